import type { Language } from '../words';
import boardMissingEn from './board-missing/en.md';
import boardMissingJa from './board-missing/ja.md';
import boardSizeEn from './board-size/en.md';
import boardSizeJa from './board-size/ja.md';
import cellCaptionRepeatedEn from './cell-caption-repeated/en.md';
import cellCaptionRepeatedJa from './cell-caption-repeated/ja.md';
import goalUnreachableEn from './goal-unreachable/en.md';
import goalUnreachableJa from './goal-unreachable/ja.md';
import jumpChainEn from './jump-chain/en.md';
import jumpChainJa from './jump-chain/ja.md';
import jumpCycleEn from './jump-cycle/en.md';
import jumpCycleJa from './jump-cycle/ja.md';
import jumpFromGoalEn from './jump-from-goal/en.md';
import jumpFromGoalJa from './jump-from-goal/ja.md';
import jumpFromStartEn from './jump-from-start/en.md';
import jumpFromStartJa from './jump-from-start/ja.md';
import jumpRepeatedEn from './jump-repeated/en.md';
import jumpRepeatedJa from './jump-repeated/ja.md';
import jumpToItselfEn from './jump-to-itself/en.md';
import jumpToItselfJa from './jump-to-itself/ja.md';
import jumpUnreachableEn from './jump-unreachable/en.md';
import jumpUnreachableJa from './jump-unreachable/ja.md';
import type { Code } from './kind';
import ladderDownEn from './ladder-down/en.md';
import ladderDownJa from './ladder-down/ja.md';
import longGameEn from './long-game/en.md';
import longGameJa from './long-game/ja.md';
import mapBodyBrokenEn from './map-body-broken/en.md';
import mapBodyBrokenJa from './map-body-broken/ja.md';
import mapEdgeEn from './map-edge/en.md';
import mapEdgeJa from './map-edge/ja.md';
import mapNumberEn from './map-number/en.md';
import mapNumberJa from './map-number/ja.md';
import mapRowLengthEn from './map-row-length/en.md';
import mapRowLengthJa from './map-row-length/ja.md';
import mapTokenAloneEn from './map-token-alone/en.md';
import mapTokenAloneJa from './map-token-alone/ja.md';
import mapUnknownTokenEn from './map-unknown-token/en.md';
import mapUnknownTokenJa from './map-unknown-token/ja.md';
import notABoardEn from './not-a-board/en.md';
import notABoardJa from './not-a-board/ja.md';
import offBoardEn from './off-board/en.md';
import offBoardJa from './off-board/ja.md';
import settingConflictEn from './setting-conflict/en.md';
import settingConflictJa from './setting-conflict/ja.md';
import settingRepeatedEn from './setting-repeated/en.md';
import settingRepeatedJa from './setting-repeated/ja.md';
import snakeUpEn from './snake-up/en.md';
import snakeUpJa from './snake-up/ja.md';
import syntaxEn from './syntax/en.md';
import syntaxJa from './syntax/ja.md';
import trapEn from './trap/en.md';
import trapJa from './trap/ja.md';
import twoJumpsFromCellEn from './two-jumps-from-cell/en.md';
import twoJumpsFromCellJa from './two-jumps-from-cell/ja.md';

/** The page of each finding. They are imported here alone, so that what shows no pages does not carry them. */
const PAGES: Readonly<Record<Code, Readonly<Record<Language, string>>>> = {
  'board-missing': { en: boardMissingEn, ja: boardMissingJa },
  'board-size': { en: boardSizeEn, ja: boardSizeJa },
  'cell-caption-repeated': { en: cellCaptionRepeatedEn, ja: cellCaptionRepeatedJa },
  'goal-unreachable': { en: goalUnreachableEn, ja: goalUnreachableJa },
  'jump-chain': { en: jumpChainEn, ja: jumpChainJa },
  'jump-cycle': { en: jumpCycleEn, ja: jumpCycleJa },
  'jump-from-goal': { en: jumpFromGoalEn, ja: jumpFromGoalJa },
  'jump-from-start': { en: jumpFromStartEn, ja: jumpFromStartJa },
  'jump-repeated': { en: jumpRepeatedEn, ja: jumpRepeatedJa },
  'jump-to-itself': { en: jumpToItselfEn, ja: jumpToItselfJa },
  'jump-unreachable': { en: jumpUnreachableEn, ja: jumpUnreachableJa },
  'ladder-down': { en: ladderDownEn, ja: ladderDownJa },
  'long-game': { en: longGameEn, ja: longGameJa },
  'map-body-broken': { en: mapBodyBrokenEn, ja: mapBodyBrokenJa },
  'map-edge': { en: mapEdgeEn, ja: mapEdgeJa },
  'map-number': { en: mapNumberEn, ja: mapNumberJa },
  'map-row-length': { en: mapRowLengthEn, ja: mapRowLengthJa },
  'map-token-alone': { en: mapTokenAloneEn, ja: mapTokenAloneJa },
  'map-unknown-token': { en: mapUnknownTokenEn, ja: mapUnknownTokenJa },
  'not-a-board': { en: notABoardEn, ja: notABoardJa },
  'off-board': { en: offBoardEn, ja: offBoardJa },
  'setting-conflict': { en: settingConflictEn, ja: settingConflictJa },
  'setting-repeated': { en: settingRepeatedEn, ja: settingRepeatedJa },
  'snake-up': { en: snakeUpEn, ja: snakeUpJa },
  syntax: { en: syntaxEn, ja: syntaxJa },
  trap: { en: trapEn, ja: trapJa },
  'two-jumps-from-cell': { en: twoJumpsFromCellEn, ja: twoJumpsFromCellJa },
};

/** The page of a finding, in Markdown; '' for what is no code. */
export function pageOf(code: string, language: Language): string {
  return Object.hasOwn(PAGES, code) ? PAGES[code as Code][language] : '';
}
