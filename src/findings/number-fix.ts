import { writeCell } from './changes';
import { type Fixer, guess } from './fixer';

/** Writes the cell's number in the place of a map's token. */
export const numberFixer: Fixer = {
  mend(file, finding) {
    const token = file.map?.rows.flat().find(({ start, end }) => start === finding.start && end === finding.end);
    if (token === undefined) return [];
    const { cell, change } = writeCell(file, token);
    return guess('write-number', { number: cell }, [change]);
  },
};
