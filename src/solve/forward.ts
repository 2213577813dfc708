/**
 * The search from the start, throw by throw, over (cell, phase). All states that are reached with the same number of throws make a
 * wave; a wave is moved on 32 cells at a time, and a cell that is walked onto needs looking at once.
 */
import type { Ground } from './ground';
import { type Ready, readyLegs } from './ready';
import { between, lowestBit, newSpread, type Spread, spread } from './spread';
import type { Turns } from './turns';
import { addNext, type Front, newFront, turnFront, type Waves, type WavesKeeper, wavesKeeper } from './waves';

/** What has been come to. */
export interface Found {
  /** The states that were reached, as bits; words as in `Waves`. */
  readonly rests: Int32Array;
  /** The cells that were walked onto, by the phase in which the token then was. */
  readonly walked: Int32Array;
}

export interface Reached extends Found {
  /** The number of throws after which a turn ends on the cell that was looked for; −1: never. */
  readonly throws: number;
  /** All waves before the one that reached the cell; null where they were not kept. */
  readonly waves: Waves | null;
}

interface Search {
  readonly ground: Ground;
  readonly turns: Turns;
  readonly front: Front;
  readonly walked: Int32Array;
  readonly rests: Int32Array;
}

/**
 * Searches from a cell, between two turns, until a turn can end on cell `to`; all that can be reached where `to` is −1.
 * Time: cells × phases × runs of faces / 32, and once each cell and phase. Memory: three quarters of a byte each.
 */
export function forward(ground: Ground, turns: Turns, from: number, to: number, keepWaves: boolean): Reached {
  const legs = readyLegs(ground, turns);
  const places = ground.words * legs.length;
  const front = newFront(places);
  const walked = new Int32Array(places);
  const rests = new Int32Array(places);
  const search: Search = { ground, turns, front, walked, rests };
  const waves = keepWaves ? wavesKeeper() : null;
  const box = newSpread();
  rest(search, 0, from);
  let throws = 0;
  const found = () => to !== -1 && (rests[to >> 5] & (1 << to)) !== 0;
  const plain = legs.length === 1 && legs[0].length === 1 ? legs[0][0] : null;
  while (front.count > 0 && !found()) {
    turnFront(front);
    waves?.keep(front);
    if (plain) throws += moveFar(search, plain, to, waves);
    throws++;
    for (let i = 0; i < front.many; i++) {
      const place = front.list[i];
      const bits = front.now[place];
      front.now[place] = 0;
      movePlace(search, legs, place, bits, box);
    }
  }
  return { throws: found() ? throws : -1, rests, walked, waves: waves?.end() ?? null };
}

/**
 * Where each throw is a turn, moves on wave after wave as long as all their words are far from the goal, and of the wave that follows
 * those words that are. It gives the number of whole waves. It does what `movePlace` does, but in one piece: on boards of millions
 * of cells that is four times as fast.
 */
function moveFar(search: Search, { runs, most }: Ready, to: number, waves: WavesKeeper | null): number {
  if (runs.length > 2 || runs[1] > 32) return 0;
  const { walked, rests, front } = search;
  const { heads, lands, entry, game } = search.ground;
  const first = runs[0];
  const length = runs[1];
  const lastWord = (game.goal - most - 31) >> 5;
  const box = newSpread();
  let { list, many, now, nextList, next } = front;
  let left = 0;
  let count = 0;
  for (let throws = 0; ; throws++) {
    for (let i = 0; i < many; i++) {
      const place = list[i];
      if (place > lastWord || (place === 0 && entry !== null)) {
        list[left++] = place;
        continue;
      }
      spread(box, now[place], place, first, length);
      now[place] = 0;
      let word = box.word;
      let bits = box.low;
      for (let part = 0; part < 3; part++) {
        const fresh = bits === 0 ? 0 : bits & ~walked[word];
        if (fresh !== 0) {
          walked[word] |= fresh;
          let jumping = fresh & heads[word];
          const plain = (fresh ^ jumping) & ~rests[word];
          if (plain !== 0) {
            rests[word] |= plain;
            if (next[word] === 0) nextList[count++] = word;
            next[word] |= plain;
          }
          while (jumping !== 0) {
            const bit = 31 - Math.clz32(jumping);
            jumping ^= 1 << bit;
            const at = lands[word * 32 + bit];
            const there = at >> 5;
            if (at === -1 || (rests[there] & (1 << at)) !== 0) continue;
            rests[there] |= 1 << at;
            if (next[there] === 0) nextList[count++] = there;
            next[there] |= 1 << at;
          }
        }
        word++;
        bits = part === 0 ? box.middle : box.high;
      }
    }
    const whole = left === 0 && count > 0 && (to === -1 || (rests[to >> 5] & (1 << to)) === 0);
    if (!whole) {
      Object.assign(front, { list, many: left, now, nextList, count, next });
      return throws;
    }
    [list, now, nextList, next] = [nextList, next, list, now];
    many = count;
    count = 0;
    waves?.keep({ list, many, now });
  }
}

/** Moves on the states of one word. */
function movePlace(search: Search, legs: readonly (readonly Ready[])[], place: number, all: number, box: Spread): void {
  const { ground, turns } = search;
  const { goal, cells } = ground.game;
  const phase = Math.floor(place / ground.words);
  const word = place - phase * ground.words;
  let bits = all;
  if (word === 0 && (bits & 1) !== 0 && ground.entry !== null) {
    bits ^= 1;
    for (const ready of legs[phase === 0 ? turns.off : phase]) moveWaiting(search, ready);
  }
  const onGoal = word === goal >> 5 ? bits & (1 << goal) : 0;
  if (onGoal !== 0) {
    bits ^= onGoal;
    // The other throws of the turn are dropped.
    if (phase !== 0) for (const { targets } of legs[phase]) restAll(search, targets, goal);
  }
  if (bits === 0) return;
  for (const ready of legs[phase]) {
    const end = word * 32 + 31 + ready.most;
    if (end <= goal || (word * 32 > goal && end <= cells)) moveWord(search, ready, word, bits, box);
    else for (let left = bits; left !== 0; left &= left - 1) moveCell(search, ready, word * 32 + lowestBit(left));
  }
}

/** One leg from the cells of a word from which no throw reaches beyond the goal or the last cell. */
function moveWord(search: Search, { runs, targets }: Ready, word: number, bits: number, box: Spread): void {
  for (let run = 0; run < runs.length; run += 2) {
    const first = runs[run];
    const length = runs[run + 1];
    if (length > 32) {
      // So long a run leaves no gaps between the cells that are reached from one word.
      const high = word * 32 + 31 - Math.clz32(bits) + first + length - 1;
      lookBetween(search, targets, word * 32 + lowestBit(bits) + first, high);
      continue;
    }
    spread(box, bits, word, first, length);
    for (const phase of targets) {
      look(search, phase, box.word, box.low);
      look(search, phase, box.word + 1, box.middle);
      look(search, phase, box.word + 2, box.high);
    }
  }
}

/** One leg from a cell that has the goal or the last cell within reach. */
function moveCell(search: Search, { leg, runs, most, targets }: Ready, cell: number): void {
  const { goal, cells, rules } = search.ground.game;
  const last = cell > goal ? cells : goal;
  for (let run = 0; run < runs.length && cell + runs[run] <= last; run += 2) {
    const low = cell + runs[run];
    lookBetween(search, targets, low, Math.min(low + runs[run + 1] - 1, last));
  }
  if (cell + most <= last) return;
  if (cell > goal || rules.finish === 'exact') restAll(search, targets, cell);
  else if (rules.finish === 'pass') restAll(search, targets, goal);
  else {
    for (let i = leg.faces.length - 1; i >= 0 && cell + leg.faces[i] > goal; i--) {
      const back = Math.max(1, 2 * goal - cell - leg.faces[i]);
      lookBetween(search, targets, back, back);
    }
  }
}

/** One leg of a token that waits off the board. */
function moveWaiting(search: Search, { targets, enters, waits }: Ready): void {
  if (enters) lookBetween(search, targets, 1, 1);
  if (waits) restAll(search, targets, 0);
}

function lookBetween(search: Search, targets: readonly number[], low: number, high: number): void {
  for (let word = low >> 5; word <= high >> 5; word++) {
    for (const phase of targets) look(search, phase, word, between(word, low, high));
  }
}

/** Cells are walked onto, and their jumps act. */
function look(search: Search, phase: number, word: number, bits: number): void {
  if (bits === 0) return;
  const { walked, ground } = search;
  const place = phase * ground.words + word;
  const fresh = bits & ~walked[place];
  walked[place] |= fresh;
  const { goal } = ground.game;
  const onGoal = word === goal >> 5 ? 1 << goal : 0;
  // What comes onto the goal may end the turn, so it is not taken with the others.
  const single = fresh & (ground.heads[word] | onGoal);
  add(search, place, fresh & ~single & ~search.rests[place]);
  for (let left = single; left !== 0; left &= left - 1) {
    const at = ground.lands[word * 32 + lowestBit(left)];
    if (at !== -1) rest(search, phase, at);
  }
}

function restAll(search: Search, targets: readonly number[], cell: number): void {
  for (const phase of targets) rest(search, phase, cell);
}

function rest(search: Search, phase: number, cell: number): void {
  const { turns, ground } = search;
  const at = turns.endsAtGoal && cell === ground.game.goal ? 0 : phase;
  const place = at * ground.words + (cell >> 5);
  add(search, place, (1 << cell) & ~search.rests[place]);
}

/** Adds states that were not reached before to the next wave. */
function add(search: Search, place: number, bits: number): void {
  if (bits === 0) return;
  search.rests[place] |= bits;
  addNext(search.front, place, bits);
}
