import { parseArgs } from 'node:util';
import type { Words } from './words';

/** What is wrong with the way the program was called: exit 2, the message on standard error. */
export class UsageError extends Error {}

/** The options of a command by their long names: `text` takes a value, `texts` may be said again, `flag` takes none. */
export type OptionKinds = Readonly<Record<string, 'text' | 'texts' | 'flag'>>;

/** The options with a short name. */
const SHORT_NAMES: Readonly<Record<string, string>> = { help: 'h', out: 'o' };

/** What was said on the command line. */
export interface Arguments {
  /** What is no option, in order. */
  readonly rest: readonly string[];
  has(option: string): boolean;
  /** The value of an option, the last if it was said more than once; null where it was not said. */
  text(option: string): string | null;
  texts(option: string): readonly string[];
  /** One of some words; null where the option was not said. */
  choice<T extends string>(option: string, choices: readonly T[]): T | null;
  /** A whole number from `least` to `most`; null where the option was not said. */
  whole(option: string, least: number, most?: number): number | null;
  /** A number above 0, fractions allowed; null where the option was not said. */
  positive(option: string): number | null;
}

/** Reads the arguments of a command. It, and the reading of each value, throw a UsageError in the person's language. */
export function argumentsOf(args: readonly string[], kinds: OptionKinds, words: Words): Arguments {
  const say = words.cli.usage;
  const said = new Map<string, string[]>();
  const rest: string[] = [];
  const options: NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    options[name] = { type: kind === 'flag' ? 'boolean' : 'string', multiple: true };
    if (name in SHORT_NAMES) options[name].short = SHORT_NAMES[name];
  }
  // Not strict: its messages are in English only, so what it would refuse is refused here.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!Object.hasOwn(kinds, name)) throw new UsageError(say.unknownOption(rawName));
    if (kinds[name] === 'flag') {
      if (value !== undefined) throw new UsageError(say.noValue(rawName));
    } else if (value === undefined || (!token.inlineValue && /^-./.test(value))) {
      throw new UsageError(say.needsValue(rawName));
    }
    said.set(name, [...(said.get(name) ?? []), value ?? '']);
  }
  const text = (option: string) => said.get(option)?.at(-1) ?? null;
  return {
    rest,
    has: option => said.has(option),
    text,
    texts: option => said.get(option) ?? [],
    choice(option, choices) {
      const value = text(option);
      if (value === null) return null;
      const chosen = choices.find(choice => choice === value);
      if (chosen === undefined) throw new UsageError(say.oneOf(`--${option}`, choices, value));
      return chosen;
    },
    whole(option, least, most = Number.MAX_SAFE_INTEGER) {
      const value = text(option);
      if (value === null) return null;
      const number = /^[+-]?\d+$/.test(value) ? Number(value) : Number.NaN;
      if (!(number >= least && number <= most)) throw new UsageError(say.whole(`--${option}`, least, most, value));
      return number;
    },
    positive(option) {
      const value = text(option);
      if (value === null) return null;
      const number = value.trim() === '' ? Number.NaN : Number(value);
      if (!(number > 0 && Number.isFinite(number))) throw new UsageError(say.positive(`--${option}`, value));
      return number;
    },
  };
}
