import type { PlayEvent } from './events';

/** What became of a throw of the turn: still held, walked, or lost, dropped or void. */
export type Fate = 'held' | 'walked' | 'lost' | 'dropped' | 'void';

export interface StackedThrow {
  readonly face: number;
  readonly fate: Fate;
  /** As which walk of the turn it was walked, from 1; null where it was not. */
  readonly walk: number | null;
}

/** The stack of a turn's throws, as thrown, from the events of its steps so far. */
export function stackOf(events: readonly PlayEvent[]): readonly StackedThrow[] {
  const stack: StackedThrow[] = [];
  let walks = 0;
  const fall = (index: number, fate: Fate, walk: number | null = null) => {
    stack[index] = { face: stack[index].face, fate, walk };
  };
  for (const event of events) {
    if (event.type === 'thrown') stack.push({ face: event.face, fate: 'held', walk: null });
    else if (event.type === 'moved') fall(event.index, 'walked', ++walks);
    else if (event.type === 'lost') fall(event.index, 'lost');
    else if (event.type === 'dropped') for (const index of event.indices) fall(index, 'dropped');
    else if (event.type === 'void' || event.type === 'waits') {
      for (const index of stack.keys()) fall(index, event.type === 'void' ? 'void' : 'lost');
    }
  }
  return stack;
}
