import { removeStatements } from '../../text';
import { type Fixer, mending } from '../fixer';
import { keywordAt } from '../places';

/** Takes away the lines that no longer count. */
export const settingRepeatedFixer: Fixer = {
  mend(file, finding) {
    const repeated = file.statements.find(({ start }) => start === finding.start);
    const earlier = file.statements.filter(
      ({ name, valid, start }) => valid && name === repeated?.name && start < finding.start,
    );
    if (earlier.length === 0) return [];
    const facts = { keyword: keywordAt(file, earlier[0]), count: earlier.length };
    return mending('remove-earlier', facts, removeStatements(file, earlier));
  },
};
