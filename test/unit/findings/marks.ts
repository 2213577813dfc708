import { expect, test } from 'vitest';
import { findingsOf } from '../../../src/findings';
import { parse } from '../../../src/text';
import type { BoardFile, Format } from '../../../src/text/syntax';

/** A text with `^^^ code` lines under the lines that they mark. */
interface Marked {
  readonly text: string;
  /** `line:from-to code`, lines from 1, in the order of the text. */
  readonly marks: readonly string[];
}

/** Takes the marks out of a fixture. Its first line end, and blanks before its last one, are not part of the text. */
function marked(fixture: string): Marked {
  const lines: string[] = [];
  const marks: string[] = [];
  for (const line of fixture.replace(/^\n/, '').replace(/\n *$/, '\n').split('\n')) {
    const mark = /^ *(\^+) ([a-z-]+)$/.exec(line);
    if (mark === null) lines.push(line);
    else {
      const from = line.indexOf('^');
      marks.push(`${lines.length}:${from}-${from + mark[1].length} ${mark[2]}`);
    }
  }
  return { text: lines.join('\n'), marks };
}

/** A test for each fixture: what is found in it, and where, is what its marks say. */
export function checkMarks(format: Format, fixtures: Readonly<Record<string, string>>): void {
  for (const [name, fixture] of Object.entries(fixtures)) {
    test(name, () => {
      const { text, marks } = marked(fixture);
      expect(marksOf(parse(text, format))).toEqual(marks);
    });
  }
}

/** What is found in a file, as marks. */
function marksOf(file: BoardFile): string[] {
  return findingsOf(file).map(({ code, start, end }) => {
    const line = file.lineStarts.findLastIndex(at => at <= start);
    return `${line + 1}:${start - file.lineStarts[line]}-${end - file.lineStarts[line]} ${code}`;
  });
}

/** The codes that are found in a text, in the order of their places. */
export function codesOf(text: string, format: Format): string[] {
  return findingsOf(parse(text, format)).map(({ code }) => code);
}
