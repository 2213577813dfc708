import type { Format } from '../text';

/** What a document is by its language or its name. `byHand`: the language says so, and the text is not asked. */
export interface Recognised {
  readonly format: Format;
  readonly byHand: boolean;
}

/**
 * Which format a document has: by its language id, else (editors name languages as they like) by its name. A `map.txt` that is not called
 * so by its language is a board only if its text is one. null: no board file.
 * @param path a path or the path of a URI; only its last part counts.
 */
export function recognise(path: string, languageId: string | null): Recognised | null {
  if (languageId === 'snl') return { format: 'snl', byHand: true };
  if (languageId === 'snl-map') return { format: 'map', byHand: true };
  if (/\.snl$/i.test(path)) return { format: 'snl', byHand: false };
  if (/(^|[\\/])map\.txt$/i.test(path)) return { format: 'map', byHand: false };
  return null;
}

/** Schemes of documents that are copies of others: an old revision, one side of a diff, a proposal. They get nothing. */
const COPIES =
  /^(git|gitfs|git-.*|gitlens.*|gl-.*|hg|svn|review|pr|conflictResolution|merge-.*|.*-?diff.*|fugitive|vscode-local-history|vscode-scm|timeline|chat-editing.*|output):/i;

/** Whether a document of this URI is one that a person writes, rather than a copy that an editor made. */
export function isOwnDocument(uri: string): boolean {
  return !COPIES.test(uri);
}
