import { found, type Kind } from '../kind';
import { mapProblems } from '../map-problems';

/** A token in the first or last column, on which one known reader of these files fails. */
export const mapEdge: Kind = {
  code: 'map-edge',
  level: 'info',
  *check(subject) {
    for (const problem of mapProblems(subject, 'map-edge')) {
      yield found('map-edge', problem, { id: problem.id, side: problem.side });
    }
  },
};
