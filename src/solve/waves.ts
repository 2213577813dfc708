/** The waves of a search one by one: all states that are reached with so many throws and no fewer, as words of bits. */
export interface Waves {
  /** Where in `places` and `bits` each wave begins, and where the last one ends. */
  readonly begins: readonly number[];
  /** phase × `ground.words` + the word's index among the cells. */
  readonly places: Int32Array;
  readonly bits: Int32Array;
}

/** A wave: where it has bits, how many such places there are, and the bits by place. */
export type Wave = Readonly<Pick<Front, 'list' | 'many' | 'now'>>;

/** Keeps waves while a search makes them. */
export interface WavesKeeper {
  /** Keeps a wave that is to be moved on. */
  readonly keep: (wave: Wave) => void;
  readonly end: () => Waves;
}

/** Keeps no wave yet. */
export function wavesKeeper(): WavesKeeper {
  const begins: number[] = [];
  let places = new Int32Array(64);
  let bits = new Int32Array(64);
  let count = 0;
  return {
    keep: ({ list, many, now }) => {
      begins.push(count);
      if (count + many > places.length) {
        places = grown(places, count + many);
        bits = grown(bits, count + many);
      }
      for (let i = 0; i < many; i++) {
        places[count] = list[i];
        bits[count++] = now[list[i]];
      }
    },
    end: () => ({ begins: [...begins, count], places, bits }),
  };
}

function grown(list: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(least, list.length * 2));
  larger.set(list);
  return larger;
}

/** The wave that is moved on and the one that is made of it, for a search under way. */
export interface Front {
  /** Where the wave has bits, how many such places there are, and the bits by place. */
  list: Int32Array;
  many: number;
  now: Int32Array;
  nextList: Int32Array;
  count: number;
  next: Int32Array;
}

/** Nothing yet, for so many places. */
export function newFront(places: number): Front {
  const words = () => new Int32Array(places);
  return { list: words(), many: 0, now: words(), nextList: words(), count: 0, next: words() };
}

/** Adds states to the next wave. */
export function addNext(front: Front, place: number, bits: number): void {
  if (front.next[place] === 0) front.nextList[front.count++] = place;
  front.next[place] |= bits;
}

/** The next wave becomes the one that is moved on. All of the one before must have been taken out. */
export function turnFront(front: Front): void {
  const { list, now } = front;
  front.list = front.nextList;
  front.now = front.next;
  front.many = front.count;
  front.nextList = list;
  front.next = now;
  front.count = 0;
}
