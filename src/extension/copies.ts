import type { Uri } from 'vscode';

/** Copies of a file that somebody only looks at: they get no findings, no status and no page of their own. */
const COPIES = new Set([
  'git',
  'gitfs',
  'gitlens',
  'git-graph',
  'review',
  'pr',
  'conflictResolution',
  'chat-editing-text-model',
  'vscode-scm',
  'vscode-local-history',
  'timeline',
  'output',
  'search-editor',
  'comment',
  'walkThrough',
  'vscode-chat-code-block',
]);

/** Whether this is a copy of a file, as the left side of a diff is, and not the file. */
export function isCopy(uri: Uri): boolean {
  return COPIES.has(uri.scheme);
}
