import { writeCell } from '../changes';
import { found, guess, type Kind } from '../kind';
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
  mend(file, finding) {
    const token = file.map?.rows.flat().find(({ start }) => start === finding.start);
    if (token === undefined) return [];
    const { cell, change } = writeCell(file, token);
    return guess('write-number', { number: cell }, [change]);
  },
};
