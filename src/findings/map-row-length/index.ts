import { found, type Kind } from '../kind';
import { mapProblems } from '../map-problems';

/** A row with more or fewer cells than the others. */
export const mapRowLength: Kind = {
  code: 'map-row-length',
  level: 'error',
  *check(subject) {
    for (const problem of mapProblems(subject, 'map-row-length')) {
      yield found('map-row-length', problem, { length: problem.length, width: problem.width });
    }
  },
};
