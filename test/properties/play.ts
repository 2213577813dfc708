/** Random games by random rules are those that the slow referee plays. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { listedDie } from '../../src/board/die';
import type { Game } from '../../src/board/game';
import { passTurn, playLog, startGame, type Turn, throwDie, turnOf } from '../../src/play';
import { slowPlay } from '../slow/play';
import { anySettings, expectAlike, gameOn, jumpOn } from './boards';

const cells = 14;

/** Low throws are rare with a fair die on so small a board; the list has them more often, and again-faces in rows. */
const die = listedDie([1, 1, 2, 3, 4, 6, 6].map(face => ({ face, weight: 1 })));
const script = fc.array(fc.constantFrom(1, 1, 2, 3, 4, 6, 6), { maxLength: 40, size: 'max' });

/** Each game is the referee's, and a tenth of them are also played a throw at a time; what was met is noted. */
export function refereedGames(seen: Set<string>) {
  let games = 0;
  return fc.property(
    anySettings(fc.integer({ min: 4, max: cells }), 3),
    fc.array(jumpOn(cells, fc.integer({ min: 0, max: cells + 1 })), { maxLength: 6 }),
    fc.integer({ min: 1, max: 5 }),
    script,
    (said, jumps, players, throws) => {
      const { board, game } = gameOn(cells, { ...said, die }, jumps);
      const slow = slowPlay(board, game.rules, game.start, game.goal, players, throws);
      const fast = playLog(game, players, throws);
      if ('impossible' in fast) throw new Error('the die has all faces of the script');
      const { turns, finished, positions } = fast;
      expectAlike({ turns, finished, positions }, slow);
      if (games++ % 10 === 0) expect(stepped(game, players, throws).slice(0, slow.turns.length)).toEqual(slow.turns);
      for (const { note, reversed } of slow.turns) seen.add(`${note} ${reversed}`);
    },
  );
}

/** The turns of a game that is played a throw at a time, its state written out and read back between the throws. */
function stepped(game: Game, players: number, throws: readonly number[]): Turn[] {
  const turns: Turn[] = [];
  let state = startGame(game, players);
  let used = 0;
  while (turnOf(game, state) !== null && used < throws.length) {
    const step = state.skip ? passTurn(game, state) : throwDie(game, state, throws[used++]);
    if (step.turn) turns.push(step.turn);
    state = JSON.parse(JSON.stringify(step.state));
  }
  return turns;
}
