import { found, type Kind } from '../kind';

/** A `.snl` file of another language. Where it is one, nothing else is said of it. */
export const notABoard: Kind = {
  code: 'not-a-board',
  level: 'hint',
  *check({ file }) {
    if (!file.isBoard && file.format === 'snl') yield found('not-a-board', file.head, {});
  },
};
