import { readdirSync, type Stats, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { globOf, isGlob } from './glob';

/** A file that a command is to read. */
export interface Input {
  /** As it is shown: the path as it was given or found, `-` for standard input. */
  readonly name: string;
  /** null: standard input. */
  readonly path: string | null;
  /** Whether it was found in a folder or by a glob: one of those that is no board is passed over in silence. */
  readonly found: boolean;
}

/** The inputs that the words of a command line name; a word that names nothing becomes an input that cannot be read. In their order, each file once. */
export function inputsOf(words: readonly string[], cwd: string): Input[] {
  const inputs = words.flatMap(word => inputsOfWord(word, cwd));
  const seen = new Set<string>();
  return inputs.filter(({ path }) => {
    const key = path ?? '-';
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function inputsOfWord(word: string, cwd: string): Input[] {
  if (word === '-') return [{ name: '-', path: null, found: false }];
  const path = resolve(cwd, word);
  const stats = statsOf(path);
  if (stats?.isDirectory()) {
    return filesBelow(path)
      .filter(below => /(^|\/)([^/]+\.snl|map\.txt)$/i.test(below))
      .map(below => found(word, below, cwd));
  }
  if (stats === null && isGlob(word)) {
    const { root, fits } = globOf(word);
    const files = filesBelow(resolve(cwd, root === '' ? '.' : root)).filter(fits);
    if (files.length > 0) return files.map(below => found(root, below, cwd));
  }
  return [{ name: word, path, found: false }];
}

function found(folder: string, below: string, cwd: string): Input {
  const name = folder === '' ? below : join(folder, below);
  return { name, path: resolve(cwd, name), found: true };
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
