/**
 * Turns that are walked last first, in the order in which they are thrown. The search knows them in the order of walking, so what is
 * thrown first is known last: the turns are followed backward from all their ends at once.
 */
import { waitsToEnter } from '../board/turn';
import type { Choices, Paths, State } from './paths';

/** A throw that leads from one state of a turn to another. */
interface Edge {
  readonly face: number;
  readonly from: Node;
}

/** A state within a turn, and the throws by which it is reached in that turn. */
interface Node {
  readonly state: State;
  readonly into: Edge[];
}

/** What can be thrown next, in order: after it the search stands on the nodes that are given. */
interface Option {
  readonly face: number;
  readonly to: readonly Node[] | State;
}

interface Frame {
  readonly options: readonly Option[];
  at: number;
  /** From where the throws that follow are walked: the walk begins with the last of them. */
  readonly root: Node | null;
}

/**
 * The turns from a state between two turns that lie on shortest ways, in the order of their throws; where a `time` is given those that
 * end by time 0.
 */
export function turnWords(paths: Paths, start: State, time: number | null): Choices {
  const { game } = paths.ground;
  const frames: Frame[] = [
    waitsToEnter(game, start.cell) ? entryFrame(paths, start, time) : endFrame(paths, start, time),
  ];
  const thrown: number[] = [];
  return () => {
    while (frames.length > 0) {
      const top = frames[frames.length - 1];
      thrown.length = frames.length - 1;
      const option = top.options[top.at++];
      if (option === undefined) {
        frames.pop();
        continue;
      }
      thrown.push(option.face);
      const { to } = option;
      if (!isNodes(to)) {
        // Still in the order of throwing: the turn ends with the entry, or the token waits on, or it has entered.
        if (to.phase === 0) return { throws: [...thrown], state: to };
        frames.push(to.phase >= paths.turns.entered ? endFrame(paths, to, time) : entryFrame(paths, to, time));
      } else if (to[0] === top.root) {
        const before = frames.findIndex(({ root }) => root !== null);
        return { throws: [...thrown], state: endOf(paths, top.root.state, thrown.slice(before)) };
      } else frames.push({ options: optionsOf(to.flatMap(node => node.into)), at: 0, root: top.root });
    }
    return null;
  };
}

function isNodes(to: readonly Node[] | State): to is readonly Node[] {
  return Array.isArray(to);
}

/** The throws of a token that waits off the board. */
function entryFrame(paths: Paths, state: State, time: number | null): Frame {
  const options: Option[] = [];
  paths.next(state, (face, next) => {
    if (inTime(next, time)) options.push({ face, to: next });
  });
  return { options: options.sort((a, b) => a.face - b.face), at: 0, root: null };
}

/** The first throws of turns whose walk begins in the state: the last ones walked. */
function endFrame(paths: Paths, start: State, time: number | null): Frame {
  const root: Node = { state: start, into: [] };
  const ends: Edge[] = [];
  const nodes = new Map<string, Node>();
  const queue = [root];
  for (const node of queue) {
    paths.next(node.state, (face, next) => {
      if (!inTime(next, time)) return;
      if (next.phase === 0) {
        ends.push({ face, from: node });
        return;
      }
      const key = `${next.phase} ${next.cell}`;
      let known = nodes.get(key);
      if (known === undefined) {
        known = { state: next, into: [] };
        nodes.set(key, known);
        queue.push(known);
      }
      known.into.push({ face, from: node });
    });
  }
  return { options: optionsOf(ends), at: 0, root };
}

/** Whether one can stand in a state of the turn that began at `time`, or after it, and end by time 0. */
function inTime(state: State, time: number | null): boolean {
  return time === null || state.clock >= (state.phase === 0 ? time + 1 : time);
}

/** The throws by face, with all the nodes that each leads from. A throw that leads from the root leads from nothing else: it is the last. */
function optionsOf(edges: readonly Edge[]): readonly Option[] {
  const byFace = new Map<number, Set<Node>>();
  for (const { face, from } of edges) {
    const nodes = byFace.get(face);
    if (nodes) nodes.add(from);
    else byFace.set(face, new Set([from]));
  }
  return [...byFace].sort(([a], [b]) => a - b).map(([face, nodes]) => ({ face, to: [...nodes] }));
}

/** Where a turn leads whose walk begins in a state, last throw first. */
function endOf(paths: Paths, root: State, throws: readonly number[]): State {
  let state = root;
  for (let i = throws.length - 1; i >= 0; i--) {
    let then = state;
    paths.next(state, (face, next) => {
      if (face === throws[i] && (next.phase === 0) === (i === 0)) then = next;
    });
    state = then;
  }
  return state;
}
