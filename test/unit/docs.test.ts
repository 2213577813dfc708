import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/findings';
import { formatChanges, parse } from '../../src/text';

const documents = ['README.md', ...readdirSync('docs').flatMap(file => (file.endsWith('.md') ? [`docs/${file}`] : []))];
const boardsOf = (markdown: string) => [...markdown.matchAll(/^```snl\n(.*?)^```/gms)].map(([, board]) => board);
/** What people read first, and copy. */
const shown = documents.flatMap(file => boardsOf(readFileSync(file, 'utf8')).map(board => [file, board]));
const examples = readdirSync('examples').flatMap(file =>
  // One is there to be mended.
  file.endsWith('.snl') && file !== 'to-mend.snl' ? [[file, readFileSync(`examples/${file}`, 'utf8')]] : [],
);

describe('a board that is shown as an example', () => {
  it('is in the documents', () => {
    expect(shown.length).toBeGreaterThan(2);
    expect(examples.length).toBeGreaterThan(5);
  });

  it.each([...shown, ...examples])('is formatted and has neither errors nor warnings: %s', (_, text) => {
    const file = parse(text, 'snl');
    expect(formatChanges(file)).toEqual([]);
    expect(findingsOf(file).filter(({ level }) => level === 'error' || level === 'warning')).toEqual([]);
  });
});
