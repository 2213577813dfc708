import { expectedTurnsOfSmall } from '../analyse/small';
import { type Game, gameOf } from '../board/game';
import { takesLong } from '../findings/long-game';
import type { BoardDocument } from '../service/document';
import type { OpenBoard } from './boards';
import type { Session } from './session';

/** A document has to be left alone for so many milliseconds before its expected turns are worked out. */
const LEFT_ALONE = 1000;

const atOnce = (game: Game) => ({ promise: Promise.resolve(expectedTurnsOfSmall(game)), cancel: () => undefined });

/**
 * No check waits for the expected turns of a large board, nor one in a hurry for any. Once its findings are given, what this makes is told of it;
 * it works the turns out, of a large board in a worker, and where they make other findings, these are asked for `again`.
 */
export function turnsLater({ boards, runner }: Session, again: (uri: string) => void): (board: OpenBoard) => void {
  /** How what is under way for a document is ended. */
  const ends = new Map<string, () => void>();
  const known = new WeakSet<BoardDocument>();
  const end = (uri: string) => {
    ends.get(uri)?.();
    ends.delete(uri);
  };
  boards.documents.onDidChangeContent(({ document }) => end(document.uri));
  boards.documents.onDidClose(({ document }) => end(document.uri));

  async function workOut(document: BoardDocument): Promise<void> {
    const { uri, file } = document;
    const game = gameOf(file.board);
    const isQuick = game !== null && !takesLong(game);
    const { promise, cancel } = isQuick ? atOnce(game) : runner.run('turns', { board: file.board });
    ends.set(uri, cancel);
    // A worker that could not go on leaves the findings as they are.
    const turns = await promise.catch(() => Number.NaN);
    if (turns === null || ends.get(uri) !== cancel) return;
    ends.delete(uri);
    known.add(document);
    if (boards.learn(document, turns)) again(uri);
  }

  return ({ document, lacksTurns }) => {
    const { uri } = document;
    if (!lacksTurns || ends.has(uri) || known.has(document)) return;
    const timer = setTimeout(() => void workOut(document), LEFT_ALONE);
    ends.set(uri, () => clearTimeout(timer));
  };
}
