import { writeNumber } from '../changes';
import { type Fixer, mending } from '../fixer';

/** Writes the number that fits. */
export const mapNumberFixer: Fixer = {
  mend(file, finding) {
    const { expected, rows } = finding.facts as { readonly expected: number | null; readonly rows: number };
    if (expected === null || rows > 1) return [];
    return mending('write-number', { number: expected }, [writeNumber(file, finding, expected)]);
  },
};
