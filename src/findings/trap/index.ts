import { stepFacts } from '../../solve/route';
import { found, type Kind } from '../kind';

/** The most steps of a way that a message tells one by one. */
const MOST_STEPS = 6;

/** A cell that play can come to and from which the goal cannot be reached. */
export const trap: Kind = {
  code: 'trap',
  level: 'warning',
  *check({ file, reach, game }) {
    const into = reach()?.trap ?? null;
    const played = game();
    if (into === null || played === null) return;
    const { cell, throws, route } = into;
    const steps = stepFacts(played, route.length > MOST_STEPS ? route.slice(-1) : route);
    yield found('trap', file.head, { cell, throws: throws.length, steps });
  },
};
