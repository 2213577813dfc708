import { removeStatements, setSetting } from '../../text';
import type { BoardFile, SettingName, Statement, TextChange } from '../../text/syntax';
import type { Conflict } from '../../words/en/findings';
import { type Fixer, guess, type Mending, mending } from '../fixer';
import { facesAt } from './faces';

/** Leaves out what comes to nothing. */
export const settingConflictFixer: Fixer = {
  mend(file, finding) {
    const facts = finding.facts as Conflict;
    const statement = file.statements.find(({ start, end }) => start <= finding.start && finding.end <= end);
    if (statement === undefined) return [];
    const name = statement.name as SettingName;
    switch (facts.conflict) {
      case 'again-face':
      case 'enter-face':
        return removeFaces(file, statement, facts.faces);
      case 'winners': {
        const value = String(facts.players);
        return mending('write-setting', { name, value }, setSetting(file, name, value));
      }
      case 'equal':
      case 'enter-start':
        return guess('remove-setting', { name }, removeStatements(file, [statement]));
      default:
        return mending('remove-setting', { name }, removeStatements(file, [statement]));
    }
  },
};

/** Takes the faces out that no die shows; the whole line where no other is left. */
function removeFaces(file: BoardFile, statement: Statement, faces: readonly number[]): readonly Mending[] {
  const none = new Set(faces);
  const written = facesAt(file, statement);
  const lacking = written.filter(number => none.has(number.value));
  if (lacking.length === written.length) {
    return mending('remove-setting', { name: statement.name as SettingName }, removeStatements(file, [statement]));
  }
  const changes = lacking.map((number): TextChange => {
    const before = file.text.slice(0, number.start).trimEnd().length;
    return { start: before, end: number.end, text: '' };
  });
  return mending('remove-faces', { faces }, changes);
}
