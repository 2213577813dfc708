/** The document as the views see it. */
import { gameOf } from '../board/game';
import type { PageSettings, ToPage } from '../protocol/page';
import { parse } from '../text/parse';
import { isSame } from './same';
import type { Judge, Model } from './view';
import type { PageWords } from './words';

export type DocumentMessage = Extract<ToPage, { type: 'document' }>;

/** What the settings are until the extension says so. */
export const USUAL_SETTINGS: PageSettings = {
  language: 'en',
  levels: {},
  longGame: 1000,
  secondsPerTurn: 20,
  followCursor: true,
};

/**
 * The model of a version of a document: parsed once, its findings, its game. While its text says no size, the last board that had one
 * stays in sight (`before` is the model before, of the same document). The board of a text that changed elsewhere, in a comment say, is
 * the very object that it was, and so is all that is made of it.
 */
export function modelOf(
  message: DocumentMessage,
  settings: PageSettings,
  words: PageWords,
  judge: Judge | null,
  before: Model | null,
): Model {
  const { uri, name, version, readonly } = message;
  const same = before !== null && before.uri === uri;
  const unchanged = same && before.file.text === message.text && before.file.format === message.format;
  // Who opened the page for a map has said that it is one.
  const file = unchanged ? before.file : parse(message.text, message.format, true);
  const stale = file.board.size === null && same && before.board.size !== null;
  const kept = same && (stale || isSame(file.board, before.board));
  const board = kept ? before.board : file.board;
  return {
    uri,
    name,
    version,
    readonly,
    settings,
    words,
    file,
    board,
    stale,
    game: kept ? before.game : gameOf(board),
    judge,
    findings:
      unchanged && settings === before.settings && judge === before.judge
        ? before.findings
        : (judge?.findingsOf(file, { levels: settings.levels, longGame: settings.longGame }) ?? []),
    gone: null,
  };
}
