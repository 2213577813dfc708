import { found, type Kind } from '../kind';
import { mapProblems } from '../map-problems';

/** What is neither a number nor a snake or ladder. */
export const mapUnknownToken: Kind = {
  code: 'map-unknown-token',
  level: 'error',
  *check(subject) {
    for (const problem of mapProblems(subject, 'map-unknown-token')) {
      yield found('map-unknown-token', problem, { found: problem.found });
    }
  },
};
