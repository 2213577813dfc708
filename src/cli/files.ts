import { readdirSync, type Stats, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { globOf, isGlob } from './glob';

/** A file that a command is to read. */
export interface Input {
  /** As it is shown: the path as it was given or found, `-` for standard input. */
  readonly name: string;
  /** null: standard input. */
  readonly path: string | null;
  /** The folder or glob by which it was found: one of those that is no board is passed over in silence. null: it was named itself. */
  readonly by: string | null;
}

/** What the words of a command line name. */
export interface Inputs {
  /** In their order, each once. A word that names nothing is an input that cannot be read. */
  readonly inputs: readonly Input[];
  /** The words that are folders or globs. */
  readonly searched: readonly string[];
}

/** The files that words of a command line name: paths, folders, globs, `-`. Throws nothing: what cannot be read shows when it is read. */
export function inputsOf(words: readonly string[], cwd: string): Inputs {
  const searched: string[] = [];
  const inputs = new Map<string | null, Input>();
  for (const word of words) {
    const found = search(word, cwd);
    if (found !== null) searched.push(word);
    const named = { name: word, path: word === '-' ? null : resolve(cwd, word), by: null };
    for (const input of found ?? [named]) {
      if (!inputs.has(input.path)) inputs.set(input.path, input);
    }
  }
  return { inputs: [...inputs.values()], searched };
}

/** The board files of a folder, or the files that fit a glob; null for a word that is none, or fits none. */
function search(word: string, cwd: string): Input[] | null {
  if (word === '-') return null;
  const path = resolve(cwd, word);
  const stats = statsOf(path);
  const found = (folder: string, below: string): Input => {
    const name = folder === '' ? below : join(folder, below);
    return { name, path: resolve(cwd, name), by: word };
  };
  if (stats?.isDirectory()) {
    return filesBelow(path)
      .filter(below => /(^|\/)([^/]+\.snl|map\.txt)$/i.test(below))
      .map(below => found(word, below));
  }
  if (stats !== null || !isGlob(word)) return null;
  const { root, fits } = globOf(word);
  const files = filesBelow(resolve(cwd, root === '' ? '.' : root)).filter(fits);
  return files.length === 0 ? null : files.map(below => found(root, below));
}

function statsOf(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

/** All files below a folder, as paths from it with `/`, in order of their names. Hidden folders, `node_modules` and links to folders are not entered. */
function filesBelow(folder: string, from = ''): string[] {
  const entries = entriesOf(folder).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap(entry => {
    const below = `${from}${entry.name}`;
    if (entry.isDirectory()) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
      return filesBelow(join(folder, entry.name), `${below}/`);
    }
    return entry.isFile() || entry.isSymbolicLink() ? [below] : [];
  });
}

/** What a folder holds; nothing where it can't be read. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
