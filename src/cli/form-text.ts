import { reportOf } from '../service/report';
import type { Checked } from './check';
import type { Call } from './command';

/** The colours of terminals for the levels. */
const COLOURS = { error: 31, warning: 33, info: 34, hint: 90 } as const;

/** The form for people: `FILE:LINE:COLUMN level code message`, and a line for each place that matters for it. Lines and columns from 1. */
export function textLines(checked: readonly Checked[], { words, io }: Call): string {
  const paint = (text: string, colour: number) => (io.colour ? `\u001b[${colour}m${text}\u001b[0m` : text);
  let lines = '';
  for (const { name, file, findings } of checked) {
    const place = (line: number, character: number) => `${name}:${line + 1}:${character + 1}`;
    for (const finding of findings) {
      const { code, level, message, range, related } = reportOf(file, finding, words);
      const { line, character } = range.start;
      lines += `${place(line, character)} ${paint(words.cli.levels[level], COLOURS[level])} ${code} ${message}\n`;
      for (const { message: note, range: where } of related) {
        lines += `  ${place(where.start.line, where.start.character)} ${note}\n`;
      }
    }
  }
  return lines;
}
