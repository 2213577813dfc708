import { version } from '../../package.json';
import type { Language } from '../words/language';
import { argumentsOf, UsageError } from './args';
import { type Command, EXIT, type Io } from './command';
import { helpOf, overviewOf } from './help';
import { languageOfCall } from './language';
import { type Words, wordsOf } from './words';

/** The commands by name, in the order in which the help lists them. Each is loaded when it is called. */
export const COMMANDS = {
  check: async () => (await import('./check')).check,
  solve: async () => (await import('./solve')).solve,
  analyse: async () => (await import('./analyse')).analyse,
  play: async () => (await import('./play')).play,
  simulate: async () => (await import('./simulate')).simulate,
  format: async () => (await import('./format')).format,
  design: async () => (await import('./design')).design,
  explain: async () => (await import('./explain')).explain,
  lsp: async () => (await import('./lsp')).lsp,
} satisfies Readonly<Record<string, () => Promise<Command>>>;

export type CommandName = keyof typeof COMMANDS;

const LANGUAGES: readonly string[] = ['en', 'ja'] satisfies Language[];

/** Runs the command line `args` (without the program's own name); gives the exit code. Nothing is thrown for anything a person can type. */
export async function run(args: readonly string[], io: Io, environment: NodeJS.ProcessEnv): Promise<number> {
  const { language, said, others } = languageOfCall(args, environment);
  const words = wordsOf(language);
  const [name, ...rest] = others;
  try {
    if (said !== null && !LANGUAGES.includes(said))
      throw new UsageError(words.cli.usage.oneOf('--lang', LANGUAGES, said));
    if (name === undefined) throw new UsageError(words.cli.usage.noCommand);
    if (name === '--version' || name === '-V') {
      io.out(`${version}\n`);
      return EXIT.fine;
    }
    if (name === '--help' || name === '-h' || name === 'help') return help(rest[0], words, io);
    if (!isCommand(name)) throw new UsageError(words.cli.usage.unknownCommand(name));
    const command = await COMMANDS[name]();
    const read = argumentsOf(rest, { ...command.options, help: 'flag' }, words);
    if (read.has('help')) return help(name, words, io);
    return await command.run({ args: read, words, language, io });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const command = name !== undefined && isCommand(name) ? name : null;
    io.err(`snl: ${error.message}\n${words.cli.usage.seeHelp(command)}\n`);
    return EXIT.usage;
  }
}

function help(name: string | undefined, words: Words, io: Io): number {
  if (name === undefined) io.out(overviewOf(Object.keys(COMMANDS) as CommandName[], words));
  else if (isCommand(name)) io.out(helpOf(name, words));
  else throw new UsageError(words.cli.usage.unknownCommand(name));
  return EXIT.fine;
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}
