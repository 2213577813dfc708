import { type Language, languageOf } from '../words/language';

/** What a command line says of its language, and what else it says. */
export interface LanguageOfCall {
  readonly language: Language;
  /** What `--lang` says: '' where its value is missing, null where it is not said. */
  readonly said: string | null;
  /** The arguments without it. */
  readonly others: readonly string[];
}

/** Takes `--lang` out of the arguments, wherever it stands: also a wrong call is answered in that language. Without it the environment tells. */
export function languageOfCall(args: readonly string[], environment: NodeJS.ProcessEnv): LanguageOfCall {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const others: string[] = [];
  let said: string | null = null;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at];
    if (at < end && arg === '--lang') said = args[++at] ?? '';
    else if (at < end && arg.startsWith('--lang=')) said = arg.slice('--lang='.length);
    else others.push(arg);
  }
  // Its variables in the order in which they count.
  const ofEnvironment = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG;
  return { language: languageOf(said ?? ofEnvironment), said, others };
}

/** Commands that are done at once, and the server, which speaks by the streams of its process: for these no thread is started. */
const AT_ONCE: readonly (string | undefined)[] = [undefined, 'help', 'explain', 'lsp', '--version', '-V'];
const HELP = ['--help', '-h'];

/** Whether what is asked for reads no board. */
export function readsNothing(args: readonly string[]): boolean {
  const { others } = languageOfCall(args, {});
  return AT_ONCE.includes(others[0]) || others.some(arg => HELP.includes(arg));
}
