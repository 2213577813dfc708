/** Which board a preview shows: it follows the active board, or is locked to one. Pure; boards are told by their addresses. */

/** A preview. */
export interface Shown {
  readonly board: string;
  /** Whether it stays with its board. */
  readonly locked: boolean;
}

/** Whether a preview turns to the board that is active now. */
export function follows({ board, locked }: Shown, active: string): boolean {
  return !locked && active !== board;
}

/** The preview that serves for a board: any that follows, or the one that is locked to it. The first of several, `undefined` where a new one is needed. */
export function previewFor<Preview extends Shown>(
  previews: readonly Preview[],
  { board, locked }: Shown,
): Preview | undefined {
  return previews.find(preview => preview.locked === locked && (!locked || preview.board === board));
}

/** A file or folder that is renamed. */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

/** Where a board is after renames of it, or of a folder that it is in; `undefined` where it is none of them. */
export function movedTo(board: string, renames: readonly Rename[]): string | undefined {
  const rename = renames.find(({ from }) => board === from || board.startsWith(`${from}/`));
  return rename && rename.to + board.slice(rename.from.length);
}

/** The preview that VS Code has kept over a restart, as its page told it; `undefined` for anything else. */
export function shownBefore(kept: unknown): Shown | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { uri, locked } = kept as Readonly<Record<string, unknown>>;
  return typeof uri === 'string' && uri !== '' && typeof locked === 'boolean' ? { board: uri, locked } : undefined;
}
