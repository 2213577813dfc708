import { found, type Kind } from '../kind';
import { mapProblems } from '../map-problems';

/** A token that stands only once. */
export const mapTokenAlone: Kind = {
  code: 'map-token-alone',
  level: 'error',
  *check(subject) {
    for (const problem of mapProblems(subject, 'map-token-alone')) {
      yield found('map-token-alone', problem, { id: problem.id });
    }
  },
};
