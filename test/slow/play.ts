/**
 * A slow referee of whole games, written from the rules of play alone and built unlike the engine: players sit in a circle for good,
 * a hand goes round it one way or the other, and jumps are looked up in the list as it was written. It decides in the tests.
 */
import type { Board } from '../../src/board/board';
import type { Rules } from '../../src/board/rules';

export interface SlowTurn {
  player: number;
  throws: number[];
  moves: { throw: number; from: number; walked: number; to: number }[];
  note: null | 'void' | 'skipped' | 'not entered';
  reversed: boolean;
}

export interface SlowGame {
  turns: SlowTurn[];
  finished: number[];
  positions: number[];
}

interface Pawn {
  number: number;
  cell: number;
  done: boolean;
  mustSkip: boolean;
}

/** Plays the throws; stops when they are used up, and plays no turn that they leave unfinished. `start` and `goal` are those that are played. */
export function slowPlay(
  board: Board,
  rules: Rules,
  start: number,
  goal: number,
  players: number,
  script: readonly number[],
): SlowGame {
  const last = board.size!.cells;
  const circle: Pawn[] = [];
  for (let number = 1; number <= players; number++) circle.push({ number, cell: start, done: false, mustSkip: false });
  const game: SlowGame = { turns: [], finished: [], positions: [] };
  const wanted = rules.winners === 'auto' ? (players <= 2 ? 1 : players === 3 ? 2 : 3) : rules.winners;
  const pile = [...script];
  let hand = 0;
  let clockwise = true;

  const carry = (cell: number): number => {
    const used: number[] = [];
    let here = cell;
    for (;;) {
      const jump = board.jumps.find(
        ({ kind, from, to }) =>
          from === here && from <= last && to <= last && to >= (kind === 'snake' ? 0 : 1) && to !== from,
      );
      if (!jump || used.includes(here)) return here;
      used.push(here);
      here = jump.to;
      if (!rules.chain) return here;
    }
  };

  /** One throw walked by a token that may be off the board; whether the throw did anything. */
  const walkOne = (pawn: Pawn, face: number, turn: SlowTurn): boolean => {
    const from = pawn.cell;
    if (from === 0 && rules.enter) {
      if (!rules.enter.includes(face)) return false;
      pawn.cell = carry(1);
      turn.moves.push({ throw: face, from, walked: 1, to: pawn.cell });
      return true;
    }
    let walked = from;
    let wins = false;
    let steps = face;
    let forwards = true;
    if (from > goal) {
      if (from + face > last) steps = 0;
    } else if (from + face > goal) {
      if (rules.finish === 'exact') steps = 0;
      if (rules.finish === 'pass') {
        steps = goal - from;
        wins = true;
      }
    }
    for (let step = 0; step < steps; step++) {
      if (from < goal && walked === goal && rules.finish === 'bounce') forwards = false;
      if (forwards) walked++;
      else if (walked > 1) walked--;
    }
    pawn.cell = wins ? goal : steps === 0 ? from : carry(walked);
    turn.moves.push({ throw: face, from, walked, to: pawn.cell });
    return true;
  };

  while (game.finished.length < Math.min(wanted, players) && pile.length > 0) {
    const pawn = circle[hand];
    const turn: SlowTurn = { player: pawn.number, throws: [], moves: [], note: null, reversed: false };
    let skipsNext = false;
    if (pawn.mustSkip) {
      pawn.mustSkip = false;
      turn.note = 'skipped';
    } else {
      const stoodOn = pawn.cell;
      const atOnce = rules.order === 'thrown' && rules.void === null;
      let run = 0;
      let more = true;
      while (more) {
        const face = pile.shift();
        if (face === undefined) {
          pawn.cell = stoodOn;
          game.positions = circle.map(each => each.cell);
          return game;
        }
        turn.throws.push(face);
        more = rules.again.includes(face);
        if (more) run++;
        if (rules.limit !== null && run === rules.limit) more = false;
        if (atOnce) {
          walkOne(pawn, face, turn);
          if (pawn.cell === goal) more = false;
        }
      }
      if (rules.void !== null && run === rules.void) turn.note = 'void';
      else if (!atOnce) {
        let rest = [...turn.throws];
        if (rules.enter && pawn.cell === 0) {
          while (rest.length > 0 && !rules.enter.includes(rest[0])) rest.shift();
          const opener = rest.shift();
          if (opener !== undefined) walkOne(pawn, opener, turn);
        }
        if (rules.order === 'last-first') rest = rest.reverse();
        for (const face of rest) if (pawn.cell !== goal) walkOne(pawn, face, turn);
      }
      if (turn.note === null && turn.moves.length === 0) turn.note = 'not entered';
      skipsNext = rules.skipNext !== null && run === rules.skipNext;
      let total = turn.throws.reduce((a, b) => a + b);
      if (rules.enter) for (const { from, throw: face } of turn.moves) if (from === 0) total = total - face + 1;
      if (rules.reverse !== null && total % rules.reverse === 0) {
        turn.reversed = true;
        clockwise = !clockwise;
      }
      if (pawn.cell === goal) {
        pawn.done = true;
        game.finished.push(pawn.number);
      }
    }
    game.turns.push(turn);
    const left = circle.filter(each => !each.done).length;
    if (left === 0) break;
    do hand = (hand + (clockwise ? 1 : players - 1)) % players;
    while (circle[hand].done);
    if (skipsNext && left > 1) circle[hand].mustSkip = true;
  }
  game.positions = circle.map(each => each.cell);
  return game;
}
