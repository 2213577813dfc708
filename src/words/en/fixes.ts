import type { SettingName } from '../../text/syntax';
import type { JumpNamed } from './findings-notes';

const named = ({ kind, from, to }: JumpNamed) =>
  to === 0 ? `${kind} from ${from} off the board` : `${kind} from ${from} to ${to}`;

/** More faces than a menu can name. */
const MOST_NAMED = 12;

type None = Readonly<Record<string, never>>;

/** What a fix does, as it stands in a menu. */
export const fixes = {
  'write-word': ({ word }: { readonly word: string }) => `Write “${word}”`,
  'insert-comma': (_: None) => 'Insert a comma',
  'quote-text': (_: None) => 'Put the text in double quotes',
  'close-text': (_: None) => 'Close the text with a double quote',
  'insert-board': ({ columns, rows }: { readonly columns: number; readonly rows: number }) =>
    `Add “board ${columns} x ${rows}”`,
  'remove-earlier': ({ keyword, count }: { readonly keyword: string; readonly count: number }) =>
    count === 1 ? `Remove the earlier “${keyword}”` : `Remove the ${count} earlier “${keyword}”`,
  'remove-setting': ({ name }: { readonly name: SettingName }) => `Remove “${name}”`,
  'remove-faces': ({ faces }: { readonly faces: readonly number[] }) =>
    faces.length <= MOST_NAMED ? `Remove ${faces.join(' ')}` : `Remove the ${faces.length} faces that the die lacks`,
  'write-setting': ({ name, value }: { readonly name: SettingName; readonly value: string }) =>
    `Write “${name} ${value}”`,
  'swap-ends': (jump: JumpNamed) => `Swap the ends: ${named(jump)}`,
  'change-kind': (jump: JumpNamed) => `Make it a ${named(jump)}`,
  'remove-jump': (jump: JumpNamed) => `Remove the ${named(jump)}`,
  'join-jump': (jump: JumpNamed) => `Join: ${named(jump)}`,
  'join-and-remove': ({ next, ...jump }: JumpNamed & { readonly next: JumpNamed }) =>
    `Join into one: ${named(jump)}, without the ${next.kind} at ${next.from}`,
  'remove-caption': (_: None) => 'Remove this caption',
  'remove-first-caption': (_: None) => 'Remove the first caption',
  'write-number': ({ number }: { readonly number: number }) => `Write ${number}`,
  'ignore-line': ({ code }: { readonly code: string }) => `Silence ${code} for this line`,
  'ignore-file': ({ code }: { readonly code: string }) => `Silence ${code} in this file`,
};
