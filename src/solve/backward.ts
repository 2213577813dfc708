/** The search against the arrows: from a cell on which a turn ends to the states from which it is reached, wave by wave as `forward`. */
import type { Game } from '../board/game';
import type { Ground } from './ground';
import { type Ready, readyLegs } from './ready';
import { between, lowestBit, newSpread, type Spread, spread } from './spread';
import type { Turns } from './turns';
import { addNext, type Front, newFront, turnFront, type Wave } from './waves';

/** The states that may still be reached, as bits by place; those that have been are taken out. */
export type Open = Int32Array;

/** A leg against its arrow: the phase from which it leads. */
interface Back {
  readonly phase: number;
  readonly ready: Ready;
}

/** All states of all phases: those that a token can be in, as far as the phase alone tells. */
export function openAll(ground: Ground, turns: Turns): Open {
  const { words, game } = ground;
  const open = new Int32Array(words * turns.legs.length);
  for (let phase = 0; phase < turns.legs.length; phase++) {
    const at = phase * words;
    if (phase < turns.narrow) {
      open.fill(-1, at, at + words - 1);
      open[at + words - 1] = between(words - 1, 0, game.cells);
    } else {
      const cell = phase < turns.entered ? 0 : ground.lands[1];
      if (cell !== -1) open[at + (cell >> 5)] = 1 << cell;
    }
  }
  return open;
}

/**
 * Searches backward from cell `to`, on which a turn has ended. `made` gets the waves one by one, with how many throws they are away
 * from `to`, the first that of `to` alone. It may change what is open to the next one, and ends the search by giving false.
 * Time and memory as `forward`.
 */
export function backward(
  ground: Ground,
  turns: Turns,
  to: number,
  open: Open,
  made: (wave: Wave, throws: number) => boolean,
): void {
  const { game, heads, words, entry } = ground;
  const { goal, cells, rules } = game;
  const legs = readyLegs(ground, turns);
  const into = backs(legs);
  const everyLeg = legs.flatMap((of, phase) => of.map(ready => ({ phase, ready })));
  const jumps = jumpsInto(ground);
  const front = newFront(words * legs.length);
  const box = newSpread();

  const take = (phase: number, word: number, bits: number) => {
    if (bits === 0 || word < 0 || word >= words) return;
    const place = phase * words + word;
    const fresh = bits & open[place];
    if (fresh === 0) return;
    open[place] ^= fresh;
    addNext(front, place, fresh);
  };
  /** Those who walk: not a token that waits off the board, nor one on the goal. */
  const takeWalkers = (phase: number, word: number, bits: number) => {
    const waiting = entry !== null && word === 0 ? 1 : 0;
    const onGoal = word === goal >> 5 ? 1 << goal : 0;
    take(phase, word, bits & ~waiting & ~onGoal);
  };
  const takeBetween = (phase: number, low: number, high: number) => {
    if (low > high) return;
    for (let word = low >> 5; word <= high >> 5; word++) takeWalkers(phase, word, between(word, low, high));
  };
  /** A token that waits off the board: in the phase itself, and between two turns where that phase is the first. */
  const takeWaiting = (phase: number) => {
    if (phase !== 0 || turns.off === 0) take(phase, 0, 1);
    if (phase === turns.off) take(0, 0, 1);
  };

  /** Cells of a word were walked onto, all of them within reach of the same walks. */
  const walkedWord = ({ phase, ready }: Back, word: number, bits: number) => {
    const { runs } = ready;
    for (let run = 0; run < runs.length; run += 2) {
      const last = runs[run] + runs[run + 1] - 1;
      if (runs[run + 1] > 32) {
        const low = Math.max(0, word * 32 + lowestBit(bits) - last);
        takeBetween(phase, low, word * 32 + 31 - Math.clz32(bits) - runs[run]);
        continue;
      }
      spread(box, bits, word, -last, runs[run + 1]);
      takeWalkers(phase, box.word, box.low);
      takeWalkers(phase, box.word + 1, box.middle);
      takeWalkers(phase, box.word + 2, box.high);
    }
  };
  const walkedCell = ({ phase, ready }: Back, cell: number) => {
    const { runs, most, leg } = ready;
    if (cell === 1 && ready.enters) takeWaiting(phase);
    if (leg.act !== 'walk') return;
    const lowest = cell > goal ? goal + 1 : 0;
    for (let run = 0; run < runs.length && cell - runs[run] >= lowest; run += 2) {
      const high = cell - runs[run];
      takeBetween(phase, Math.max(lowest, high - runs[run + 1] + 1), high);
    }
    if (rules.finish !== 'bounce' || cell > goal) return;
    for (let run = runs.length - 2; run >= 0 && cell < goal; run -= 2) {
      const first = 2 * goal - cell - runs[run];
      takeBetween(phase, Math.max(0, first - runs[run + 1] + 1), Math.min(first, goal - 1));
    }
    if (cell === 1) takeBetween(phase, Math.max(0, goal + 1 - most, 2 * goal - 1 - most), goal - 1);
  };
  const walked = (back: Back, word: number, bits: number) => {
    // Of no cells there is no lowest.
    if (bits === 0) return;
    const { most, leg } = back.ready;
    const alike = word > 0 && word * 32 + 31 <= (rules.finish === 'bounce' ? goal - most : goal);
    if (alike && leg.act === 'walk') walkedWord(back, word, bits);
    else for (let left = bits; left !== 0; left &= left - 1) walkedCell(back, word * 32 + lowestBit(left));
  };
  /** The walks that are no moves, those that win by passing the goal, and throws that are dropped there. */
  const stayed = ({ phase, ready }: Back, word: number, bits: number) => {
    const { leg, most } = ready;
    if (word === 0 && (bits & 1) !== 0 && ready.waits) takeWaiting(phase);
    if (leg.act !== 'walk') return;
    const near = between(word, Math.max(0, goal + 1 - most), goal - 1);
    if (rules.finish === 'exact') takeWalkers(phase, word, bits & near);
    takeWalkers(phase, word, bits & between(word, Math.max(goal + 1, cells + 1 - most), cells));
    if (word !== goal >> 5 || (bits & (1 << goal)) === 0) return;
    if (rules.finish === 'pass') takeBetween(phase, Math.max(0, goal + 1 - most), goal - 1);
    if (!turns.endsAtGoal && phase !== 0) take(phase, word, 1 << goal);
  };

  const moveLeg = (back: Back, word: number, bits: number) => {
    // Nobody walks onto 0; only snakes lead there.
    walked(back, word, bits & ~heads[word] & (word === 0 ? ~1 : -1));
    for (let left = bits & jumps.ends[word]; left !== 0; left &= left - 1) {
      const cell = word * 32 + lowestBit(left);
      for (let jump = jumps.first[cell]; jump !== 0; jump = jumps.next[jump]) {
        walked(back, jumps.from[jump] >> 5, 1 << jumps.from[jump]);
      }
    }
    stayed(back, word, bits);
  };
  const movePlace = (place: number, bits: number) => {
    const target = Math.floor(place / words);
    const word = place - target * words;
    const onGoal = turns.endsAtGoal && word === goal >> 5 ? bits & (1 << goal) : 0;
    if (bits !== onGoal) for (const back of into[target]) moveLeg(back, word, bits ^ onGoal);
    // Any throw that leads onto the goal ends the turn.
    if (onGoal !== 0) for (const back of everyLeg) moveLeg(back, word, onGoal);
  };

  const odd = everyLeg.length === 1 ? oddWords(ground, everyLeg[0].ready) : null;
  const far = odd && { ground, open, front, jumps, ready: everyLeg[0].ready, odd, box };
  take(0, to >> 5, 1 << to);
  for (let throws = 0; front.count > 0; throws++) {
    turnFront(front);
    if (!made(front, throws)) return;
    if (far) moveFar(far);
    for (let i = 0; i < front.many; i++) {
      const place = front.list[i];
      const bits = front.now[place];
      front.now[place] = 0;
      movePlace(place, bits);
    }
  }
}

/** What `moveFar` needs. */
interface Far {
  readonly ground: Ground;
  readonly open: Open;
  readonly front: Front;
  readonly jumps: JumpsInto;
  readonly ready: Ready;
  /** Words with a cell to which jumps lead from cells that are not far. */
  readonly odd: Uint8Array;
  readonly box: Spread;
}

/** The lowest and the highest cell that is far from the ends of the board: it is walked onto in one way only, the one that `spread` turns back. */
function farCells({ goal, rules }: Game, { most }: Ready): readonly [number, number] {
  return [most + 32, goal - 1 - (rules.finish === 'bounce' ? most : 0)];
}

/** The words whose cells jumps lead to from cells that are not far; null where the machine is not plain enough for `moveFar`. */
function oddWords({ game, lands, words }: Ground, ready: Ready): Uint8Array | null {
  if (ready.runs.length > 2 || ready.runs[1] > 32) return null;
  const [lowest, highest] = farCells(game, ready);
  const odd = new Uint8Array(words);
  for (const { from } of game.jumps)
    if ((from < lowest || from > highest) && lands[from] !== -1) odd[lands[from] >> 5] = 1;
  return odd;
}

/**
 * Where each throw is a turn, moves on all words of a wave that are far from the ends of the board, and leaves the others in the wave.
 * It does what `movePlace` does, in one piece for speed.
 */
function moveFar({ ground, open, front, jumps, ready, odd, box }: Far): void {
  const { heads, game } = ground;
  const { list, now, nextList, next, many } = front;
  const { ends, first, from, next: nextJump } = jumps;
  const length = ready.runs[1];
  const back = 1 - ready.runs[0] - length;
  const [lowest, highest] = farCells(game, ready);
  const lastWord = (highest - 31) >> 5;
  let left = 0;
  let count = front.count;
  for (let i = 0; i < many; i++) {
    const word = list[i];
    if (word > lastWord || word * 32 < lowest || odd[word] === 1) {
      list[left++] = word;
      continue;
    }
    let at = word;
    let walked = now[word] & ~heads[word];
    let ending = now[word] & ends[word];
    let jump = 0;
    now[word] = 0;
    for (;;) {
      if (walked !== 0) {
        spread(box, walked, at, back, length);
        let place = box.word;
        let reached = box.low;
        for (let part = 0; part < 3; part++) {
          const fresh = reached === 0 ? 0 : reached & open[place];
          if (fresh !== 0) {
            open[place] ^= fresh;
            if (next[place] === 0) nextList[count++] = place;
            next[place] |= fresh;
          }
          place++;
          reached = part === 0 ? box.middle : box.high;
        }
      }
      if (jump === 0) {
        if (ending === 0) break;
        jump = first[word * 32 + 31 - Math.clz32(ending & -ending)];
        ending &= ending - 1;
      }
      at = from[jump] >> 5;
      walked = 1 << from[jump];
      jump = nextJump[jump];
    }
  }
  front.many = left;
  front.count = count;
}

/** For each phase the legs that lead to it. */
function backs(legs: readonly (readonly Ready[])[]): readonly (readonly Back[])[] {
  const into: Back[][] = legs.map(() => []);
  for (const [phase, of] of legs.entries()) {
    for (const ready of of) for (const target of ready.targets) into[target].push({ phase, ready });
  }
  return into;
}

/** The jumps that lead to each cell, chains followed: jumps are numbered from 1, so that 0 is none. */
interface JumpsInto {
  /** The cells that jumps lead to, as bits. */
  readonly ends: Int32Array;
  /** The first jump to each cell, and after each jump the next one to the same. */
  readonly first: Int32Array;
  readonly next: Int32Array;
  /** The cell that each jump leaves. */
  readonly from: Int32Array;
}

function jumpsInto({ game, lands, words }: Ground): JumpsInto {
  const { jumps, cells } = game;
  const ends = new Int32Array(words);
  const first = new Int32Array(cells + 1);
  const next = new Int32Array(jumps.length + 1);
  const from = new Int32Array(jumps.length + 1);
  for (let jump = 1; jump <= jumps.length; jump++) {
    const head = jumps[jump - 1].from;
    const at = lands[head];
    if (at === head || at === -1) continue;
    ends[at >> 5] |= 1 << at;
    from[jump] = head;
    next[jump] = first[at];
    first[at] = jump;
  }
  return { ends, first, next, from };
}
