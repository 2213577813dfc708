import { reportOf } from '../service/report';
import type { Checked } from './check';
import type { Words } from './words';

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice', hint: 'notice' } as const;

/** The form for GitHub's workflows, which show each as an annotation. Lines and columns from 1. */
export function githubLines(checked: readonly Checked[], words: Words): string {
  let lines = '';
  for (const { name, file, findings } of checked) {
    for (const finding of findings) {
      const { code, level, message, range } = reportOf(file, finding, words);
      const { start, end } = range;
      const properties = [
        `file=${property(name)}`,
        `line=${start.line + 1}`,
        `endLine=${end.line + 1}`,
        // Columns hold for one line only.
        ...(start.line === end.line ? [`col=${start.character + 1}`, `endColumn=${end.character + 1}`] : []),
        `title=${property(code)}`,
      ];
      lines += `::${COMMANDS[level]} ${properties.join(',')}::${data(message)}\n`;
    }
  }
  return lines;
}

/** Escaped as the runner's own toolkit escapes. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
