import type { BoardFile, Expected, SyntaxFault, TextChange } from '../../text/syntax';
import { replace } from '../changes';
import type { Finding } from '../finding';
import { type Fixer, guess, type Mending, mending } from '../fixer';

/** The most values that are offered where nothing is near to what was written. */
const MOST_OFFERED = 4;

/** Writes what was most likely meant. */
export const syntaxFixer: Fixer = {
  reveals: true,
  mend(file, finding) {
    const fault = finding.facts as SyntaxFault;
    switch (fault.fault) {
      case 'unknown-statement':
        return write(fault.near, wordChange(file, finding, fault.word, fault.near));
      case 'unknown-word':
        if (fault.near === null && fault.allowed.length > 1 && fault.allowed.length <= MOST_OFFERED) {
          // A corner's “from” stays; what is missing is the way before it.
          const change = (word: string) =>
            fault.word === 'from' ? { ...replace(finding, `${word} `), end: finding.start } : replace(finding, word);
          return fault.allowed.flatMap(word => guess('write-word', { word }, [change(word)]));
        }
        return write(fault.near, wordChange(file, finding, fault.word, fault.near));
      case 'unknown-colour':
        return write(fault.near, replace(finding, fault.near ?? ''));
      case 'quoted-colour':
        return write(fault.colour, replace(finding, fault.colour));
      case 'string-open': {
        const end = finding.start + file.text.slice(finding.start, finding.end).trimEnd().length;
        return mending('close-text', {}, [{ start: end, end, text: '"' }]);
      }
      case 'expected': {
        const other = OTHER_DICE[fault.keyword];
        if (fault.expected === other?.expected && fault.found === other.found) {
          const statement = file.statements.find(({ start, end }) => start <= finding.start && finding.end <= end);
          return statement === undefined
            ? []
            : guess('write-word', { word: other.word }, [replace(statement.keyword, other.word)]);
        }
        if (fault.found !== '' && (fault.expected === 'string' || fault.expected === 'comma-or-caption')) {
          return quoted(file, finding, fault.expected === 'string' ? /^[^\r\n#]*/ : /^['\p{L}][^\r\n#,]*/u);
        }
        // Another item begins here: what is missing is the comma before it.
        if (fault.expected !== 'comma' || !/^\d/.test(fault.found)) return [];
        const end = file.text.slice(0, finding.start).trimEnd().length;
        return mending('insert-comma', {}, [{ start: end, end, text: ',' }]);
      }
      default:
        return [];
    }
  },
};

/** Where what follows `die` or `dice` is the other's: `die 2d6`, `dice 6`. */
const OTHER_DICE: Readonly<
  Record<string, { readonly word: string; readonly expected: Expected; readonly found: string }>
> = {
  die: { word: 'dice', expected: 'face', found: 'd' },
  dice: { word: 'die', expected: 'dice', found: '' },
};

/** Writes the near word in the place of the one written, which begins the finding. */
function wordChange(file: BoardFile, { start }: Finding, word: string, near: string | null): TextChange {
  const end = file.text.startsWith(word, start) ? start + word.length : start;
  return { start, end, text: near ?? '' };
}

/** Puts the text that begins at the finding into quotes; `'…'` loses its own. Nothing where a quote stands in it. It may have been meant for more than a text. */
function quoted(file: BoardFile, { start }: Finding, pattern: RegExp): readonly Mending[] {
  const text = pattern.exec(file.text.slice(start))?.[0].trimEnd() ?? '';
  if (text === '' || /["\\]/.test(text)) return [];
  const inner = /^'([^']*)'$/.exec(text)?.[1] ?? text;
  return guess('quote-text', {}, [{ start, end: start + text.length, text: `"${inner}"` }]);
}

function write(word: string | null, change: TextChange): readonly Mending[] {
  return word === null ? [] : mending('write-word', { word }, [change]);
}
