import { boardMissing } from './board-missing';
import { boardSize } from './board-size';
import { cellCaptionRepeated } from './cell-caption-repeated';
import { goalUnreachable } from './goal-unreachable';
import { jumpChain } from './jump-chain';
import { jumpCycle } from './jump-cycle';
import { jumpFromGoal } from './jump-from-goal';
import { jumpFromStart } from './jump-from-start';
import { jumpRepeated } from './jump-repeated';
import { jumpToItself } from './jump-to-itself';
import { jumpUnreachable } from './jump-unreachable';
import type { Code, Kind } from './kind';
import { ladderDown } from './ladder-down';
import { longGame } from './long-game';
import { mapBodyBroken } from './map-body-broken';
import { mapEdge } from './map-edge';
import { mapNumber } from './map-number';
import { mapRowLength } from './map-row-length';
import { mapTokenAlone } from './map-token-alone';
import { mapUnknownToken } from './map-unknown-token';
import { notABoard } from './not-a-board';
import { offBoard } from './off-board';
import { settingConflict } from './setting-conflict';
import { settingRepeated } from './setting-repeated';
import { snakeUp } from './snake-up';
import { syntax } from './syntax';
import { trap } from './trap';
import { twoJumpsFromCell } from './two-jumps-from-cell';

/** All findings that there are, in the order of the language's table. */
export const KINDS: readonly Kind[] = [
  syntax,
  boardMissing,
  boardSize,
  settingRepeated,
  settingConflict,
  offBoard,
  ladderDown,
  snakeUp,
  jumpToItself,
  jumpRepeated,
  twoJumpsFromCell,
  jumpFromGoal,
  jumpFromStart,
  jumpChain,
  jumpCycle,
  goalUnreachable,
  trap,
  jumpUnreachable,
  cellCaptionRepeated,
  longGame,
  mapRowLength,
  mapNumber,
  mapTokenAlone,
  mapBodyBroken,
  mapEdge,
  mapUnknownToken,
  notABoard,
];

/** The codes of all findings, in the order of the language's table. */
export const CODES: readonly Code[] = KINDS.map(({ code }) => code);

const byCode = new Map<string, Kind>(KINDS.map(kind => [kind.code, kind]));

/** The kind of a code; undefined for what is no code. */
export function kindWithCode(code: string): Kind | undefined {
  return byCode.get(code);
}
