import { lineAt, lineEndOf } from '../text/lines';
import type { BoardFile, TextChange } from '../text/syntax';
import { lineSpan } from './changes';
import type { Finding, Fix } from './finding';
import { textAt } from './places';

/** The fixes that write a comment which silences a finding: on its line, and in the whole file. None in a file that is no board. */
export function ignoreFix(file: BoardFile, { code, start }: Finding): readonly Fix[] {
  if (!file.isBoard) return [];
  return [
    { title: 'ignore-line', facts: { code }, changes: [ignoreLine(file, code, lineAt(file, start))], preferred: false },
    { title: 'ignore-file', facts: { code }, changes: [ignoreInFile(file, code)], preferred: false },
  ];
}

/** Adds the code to the comment that silences the line already, else writes one above it. */
function ignoreLine(file: BoardFile, code: string, line: number): TextChange {
  const comment = file.ignores.find(ignore => ignore.line === line);
  if (comment !== undefined) return { start: comment.end, end: comment.end, text: ` ${code}` };
  const { start } = lineSpan(file, line);
  const [indent] = /^[ \t]*/.exec(textAt(file, lineSpan(file, line)))!;
  return { start, end: start, text: `${indent}# snl-ignore ${code}${lineEndOf(file)}` };
}

function ignoreInFile(file: BoardFile, code: string): TextChange {
  const comment = file.ignores.find(ignore => ignore.line === null);
  if (comment !== undefined) return { start: comment.end, end: comment.end, text: ` ${code}` };
  const { start } = lineSpan(file, 0);
  return { start, end: start, text: `# snl-ignore-file ${code}${lineEndOf(file)}` };
}
