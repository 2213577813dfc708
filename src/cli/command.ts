import type { Runner } from '../tasks';
import type { Language } from '../words/language';
import type { Arguments, OptionKinds } from './args';
import type { Words } from './words';

/** The world as a command sees it, so that tests can give another. */
export interface Io {
  /** Standard output: the answer and nothing else. */
  out(text: string): void;
  /** Standard error: what is said beside the answer. */
  err(text: string): void;
  /**
   * The first `most` bytes of what can be read but once: standard input (null), or a path that is no regular file. All, where there are
   * fewer. Rejects with what the system says.
   */
  read(path: string | null, most: number): Promise<Uint8Array>;
  /** Whether standard output is a terminal that shows colours and is asked to. */
  readonly colour: boolean;
  /** Whether standard error is a terminal: progress is shown there only. */
  readonly terminal: boolean;
  readonly cwd: string;
  /** What does work on several cores. */
  runner(): Promise<Runner>;
}

/** One run of a command. */
export interface Call {
  readonly args: Arguments;
  readonly words: Words;
  readonly language: Language;
  readonly io: Io;
}

/** A command: its options, and what it does. Gives the exit code; throws a UsageError for a wrong call (exit 2). Its help stands in the words. */
export interface Command {
  readonly options: OptionKinds;
  run(call: Call): number | Promise<number>;
}

/** The exit codes that mean the same in every command. */
export const EXIT = { fine: 0, found: 1, usage: 2 } as const;
