/** The document as the views see it. */
import type { RulesName } from '../board/board';
import { gameOf } from '../board/game';
import { MOST_DRAWN } from '../draw';
import type { PageSettings, ToPage } from '../protocol/page';
import { parseByHand } from '../text/by-hand';
import { withMapRules } from '../text/map-rules';
import type { BoardFile, Format } from '../text/syntax';
import { isSame } from './same';
import type { Judge, Model } from './view';
import type { PageWords } from './words';

export type DocumentMessage = Extract<ToPage, { type: 'document' }>;

/** Longer texts, in UTF-16 units, are read and judged when nobody types any more. */
export const LARGE_TEXT = 1_000_000;

/** What the settings are until the extension says so. */
export const USUAL_SETTINGS: PageSettings = {
  language: 'en',
  levels: {},
  longGame: 1000,
  mapRules: 'exercise',
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
  const unchanged =
    same &&
    before.file.text === message.text &&
    before.file.format === message.format &&
    before.settings.mapRules === settings.mapRules;
  const file = unchanged ? before.file : fileOf(message.text, message.format, settings.mapRules);
  const stale = file.board.size === null && same && before.board.size !== null;
  const kept = same && (stale || isSame(file.board, before.board));
  const board = kept ? before.board : file.board;
  const asBefore = unchanged && settings === before.settings && judge === before.judge;
  const { findings, judged } = asBefore ? before : findingsNow(file, settings, judge);
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
    findings,
    judged,
    gone: null,
  };
}

/** A text as the page reads it: who opened the page for a map has said that it is one. */
export function fileOf(text: string, format: Format, mapRules: RulesName): BoardFile {
  return withMapRules(parseByHand(text, format), mapRules);
}

/** The findings that are there at once: none where looking for them would hold the page up. */
function findingsNow(
  file: BoardFile,
  { levels, longGame }: PageSettings,
  judge: Judge | null,
): Pick<Model, 'findings' | 'judged'> {
  const { text, board } = file;
  const isLarge = text.length > LARGE_TEXT || (board.size !== null && board.size.cells > MOST_DRAWN);
  if (judge === null || isLarge) return { findings: [], judged: false };
  let judged = true;
  const turnsOfLarge = () => {
    judged = false;
    return Number.NaN;
  };
  const findings = judge.findingsOf(file, { levels, longGame, turnsOfLarge });
  return { findings, judged };
}
