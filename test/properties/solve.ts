/** What is found on random boards is what the slow player of whole turns finds. */
import fc from 'fast-check';
import type { Jump, Settings } from '../../src/board/board';
import { listedDie } from '../../src/board/die';
import type { Game } from '../../src/board/game';
import { distances, reach, solve, throwingOf } from '../../src/solve';
import { groundOf } from '../../src/solve/ground';
import { unhindered } from '../../src/solve/unhindered';
import { slowPlayer } from '../slow/solve';
import { anySettings, expectAlike, facesOf, finish, gameOn, jumpOn, order } from './boards';

const drawn = fc.record({
  cells: fc.integer({ min: 2, max: 9 }),
  said: anySettings(fc.integer({ min: 1, max: 9 }), 2),
  faces: facesOf(6, 3),
  jumps: fc.array(jumpOn(9, fc.integer({ min: 0, max: 10 })), { maxLength: 5 }),
  ends: fc.option(fc.tuple(fc.nat(9), fc.nat(9))),
  noSnakes: fc.boolean(),
});

/** What is said of a cell that is never reached. */
const NONE = { throws: null, turns: null, ways: 0n, route: [], routes: [] };

/** Boards whose cells fill several words of bits, with dice whose faces do too. A turn is short, so that all turns can be tried. */
const larger = fc.record({
  cells: fc.integer({ min: 33, max: 80 }),
  said: fc.record(
    {
      start: fc.integer({ min: 0, max: 40 }),
      goal: fc.integer({ min: 28, max: 80 }),
      finish,
      chain: fc.boolean(),
      enter: facesOf(3, 2),
      order,
      again: fc.record({ faces: facesOf(3, 1), limit: fc.constant(2) }),
      void: fc.integer({ min: 1, max: 2 }),
    },
    { requiredKeys: [] },
  ),
  faces: fc.oneof(
    facesOf(40, 3),
    fc.integer({ min: 4, max: 40 }).map(most => Array.from({ length: most }, (_, i) => i + 1)),
  ),
  jumps: fc.array(jumpOn(80, fc.nat(80)), { maxLength: 20 }),
  ends: fc.option(fc.tuple(fc.nat(80), fc.nat(80))),
  noSnakes: fc.boolean(),
});

/** Plain dice and so few jumps that rarely as many heads stand in a row as the die has faces. */
const plain = fc.record({
  cells: fc.integer({ min: 6, max: 40 }),
  said: fc.record({ start: fc.integer({ min: 0, max: 12 }), finish, chain: fc.boolean() }, { requiredKeys: [] }),
  faces: fc.integer({ min: 1, max: 6 }).map(most => Array.from({ length: most }, (_, i) => i + 1)),
  jumps: fc.array(jumpOn(40, fc.nat(40)), { maxLength: 8 }),
  ends: fc.constant(null),
  noSnakes: fc.constant(false),
});

interface Drawn {
  readonly cells: number;
  readonly said: Settings;
  readonly faces: readonly number[];
  readonly jumps: Jump[];
  readonly ends: readonly [number, number] | null;
  readonly noSnakes: boolean;
}

/** Of boards of up to nine cells under any rules; what was met is noted. */
export const smallBoards = (seen: Set<string>) => fc.property(drawn, board => check(board, seen));

/** Of boards whose cells fill several words of bits. */
export const largerBoards = fc.property(larger, board => check(board, new Set()));

/** Of boards most of which are searched for nothing, since nothing can stop a token there. */
export const plainBoards = (seen: Set<string>) => fc.property(plain, board => check(board, seen));

/** Expects what is found on a drawn board to be what the slow player finds; notes what was met. */
function check({ cells, said, faces, jumps, ends, noSnakes }: Drawn, seen: Set<string>): void {
  const die = listedDie(faces.map(face => ({ face, weight: 1 })));
  const { board, game } = gameOn(cells, { ...said, die }, jumps);
  const { rules, start, goal } = game;
  const longest = longestTurn(game);
  const slow = slowPlayer({ board, rules, faces: die.faces, start, goal }, longest.throws);

  const [from, to] = ends === null ? [start, goal] : ends.map(cell => Math.min(cell, cells));
  const { reason, ...answer } = solve(game, { from, to, noSnakes, all: 20 });
  const right = slow.solve(from, to, noSnakes, 20);
  seen.add(right === null ? 'never' : 'solved');
  // Where longer turns than the slow player tried may be of use, it has no word on ways longer than those.
  const judged = longest.all || (answer.throws ?? right?.throws ?? 0) <= longest.throws;
  if (judged) expectAlike({ ...answer, solved: reason === null }, { ...(right ?? NONE), solved: right !== null });
  if (!longest.all) return;

  const throwing = throwingOf(game);
  seen.add(`${throwing.kind} ${rules.order}`);
  if (unhindered(groundOf(game), throwing) !== null) seen.add('unhindered');
  const { fromStart, toGoal } = distances(game);
  const all = Array.from({ length: cells + 1 }, (_, cell) => cell);
  const finite = (throws: number) => (throws === Number.POSITIVE_INFINITY ? -1 : throws);
  const there = slow.fewest(start).map(finite);
  const home = slow.home(goal).map(finite);
  expectAlike([[...fromStart], [...toGoal]], [there, home]);

  const { rests, stands, acts, goal: reached, reason: why, trap } = reach(game);
  const play = slow.play();
  const traps = all.filter(cell => play.rests.has(cell) && home[cell] === -1);
  const soonest = Math.min(...traps.map(cell => there[cell]));
  const cell = traps.find(each => there[each] === soonest);
  const into = cell === undefined || home[start] === -1 ? null : slow.solve(start, cell, false, 1);
  if (into) seen.add('trap');
  expectAlike(
    {
      ...{ rests: all.filter(rests), stands: all.filter(stands), goal: reached, explained: why !== null },
      acts: game.jumps.filter((_, i) => acts[i]),
      trap: trap && { cell: trap.cell, throws: trap.throws.length, route: trap.route },
    },
    {
      rests: all.filter(each => play.rests.has(each)),
      stands: all.filter(each => play.stands.has(each)),
      goal: play.rests.has(goal),
      explained: !play.rests.has(goal),
      acts: game.jumps.filter(each => play.acts.has(jumps.indexOf(each))),
      trap: into && { cell, throws: into.throws, route: into.route },
    },
  );
}

/** How long turns the slow player should try, and whether that is all that can be of use. */
function longestTurn({ rules, die, cells }: Game): { readonly throws: number; readonly all: boolean } {
  const again = die.faces.filter(face => rules.again.includes(face)).length;
  if (again === 0) return { throws: 1, all: true };
  if (rules.limit !== null) return { throws: rules.limit, all: true };
  // With one such face there is one turn more for each length; a run twice as long as the board always holds rounds to be left out.
  if (again === 1) return { throws: 2 * cells + 8, all: true };
  return { throws: 6, all: false };
}
