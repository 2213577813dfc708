import { found, type Kind, related } from '../kind';
import { mapProblems } from '../map-problems';

/** A snake or ladder that is not drawn from row to row as it must be. */
export const mapBodyBroken: Kind = {
  code: 'map-body-broken',
  level: 'warning',
  *check(subject) {
    for (const problem of mapProblems(subject, 'map-body-broken')) {
      const { id, why, other } = problem;
      yield found('map-body-broken', problem, { id, why }, [related('body-elsewhere', other, { id })]);
    }
  },
};
