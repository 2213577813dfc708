import { figureOf } from '../../text/reader';
import { writeNumber } from '../changes';
import { found, type Kind, mending, related } from '../kind';
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
  mend(file, finding) {
    const { expected, rows } = finding.facts as { readonly expected: number | null; readonly rows: number };
    if (expected === null || rows > 1) return [];
    return mending('write-number', { number: expected }, [writeNumber(file, finding, expected)]);
  },
};
