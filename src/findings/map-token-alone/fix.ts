import { writeCell } from '../changes';
import { type Fixer, guess } from '../fixer';

/** Writes the cell's number in its place. */
export const mapTokenAloneFixer: Fixer = {
  mend(file, finding) {
    const token = file.map?.rows.flat().find(({ start }) => start === finding.start);
    if (token === undefined) return [];
    const { cell, change } = writeCell(file, token);
    return guess('write-number', { number: cell }, [change]);
  },
};
