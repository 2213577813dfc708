import { figureOf } from '../../text/reader';
import { found, type Kind, related } from '../kind';
import { mapProblems } from '../map-problems';

/** A number that does not fit its place. */
export const mapNumber: Kind = {
  code: 'map-number',
  level: 'error',
  *check(subject) {
    for (const problem of mapProblems(subject, 'map-number')) {
      const { expected, elsewhere, rows } = problem;
      const number = figureOf(subject.file.text, { ...problem, value: problem.found });
      const others = elsewhere === null ? [] : [related('number-elsewhere', elsewhere, { number })];
      yield found('map-number', problem, { found: number, expected, rows }, others);
    }
  },
};
