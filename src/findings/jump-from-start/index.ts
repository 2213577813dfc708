import { found, type Kind } from '../kind';

/** A jump on the cell where tokens begin. */
export const jumpFromStart: Kind = {
  code: 'jump-from-start',
  level: 'hint',
  *check({ start, acting }) {
    const here = acting.get(start);
    if (here === undefined) return;
    const { kind, from, to } = here.jump;
    yield found('jump-from-start', here.at, { kind, from, to });
  },
};
