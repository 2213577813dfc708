/** A session as a page keeps it over hiding, reload and restart, and reading back what was kept, whatever it is. */
import { isCount, isFields, isListOf, isMove, isText } from './plain';
import type { BoardPrint } from './print';
import { MOST_SEATS, type Seat, type Session, type Source, type Throw } from './session';
import type { PlayState } from './turn';

/** The letter of each source in the packed form. */
const LETTERS: Readonly<Record<Source, string>> = { die: 'd', typed: 't', log: 'l' };
const sourceOf = (letter: string) => (Object.keys(LETTERS) as Source[]).find(source => LETTERS[source] === letter);

/** The session with its throws packed: a game of many thousands stays small. */
export type KeptSession = Omit<Session, 'throws'> & { readonly faces: readonly number[]; readonly sources: string };

/** The session as it is kept; `unpacked` reads it back. */
export function packed({ throws, ...session }: Session): KeptSession {
  return {
    ...session,
    faces: throws.map(({ face }) => face),
    sources: throws.map(({ source }) => LETTERS[source]).join(''),
  };
}

/** The session that was kept; null for anything else, such as what another version kept. */
export function unpacked(value: unknown): Session | null {
  if (!isFields(value)) return null;
  const { print, seats, seed, part, turnsBefore, from, steps, state, used, turnsMade, faces, sources } = value;
  if (!isPrint(print) || !isListOf(seats, isSeat) || !isText(seed) || !isListOf(faces, isCount) || !isText(sources))
    return null;
  if (!isCount(part) || !isCount(turnsBefore) || !isCount(steps) || !isCount(used) || !isCount(turnsMade)) return null;
  if (!isState(from, seats.length, print.cells) || !isState(state, seats.length, print.cells)) return null;
  const throws = faces.flatMap((face, i): Throw[] => {
    const source = sourceOf(sources.charAt(i));
    return source ? [{ face, source }] : [];
  });
  if (seats.length < 1 || seats.length > MOST_SEATS || throws.length !== faces.length || used > throws.length)
    return null;
  return { print, seats, seed, part, turnsBefore, from, throws, steps, state, used, turnsMade };
}

function isPrint(value: unknown): value is BoardPrint {
  if (!isFields(value) || !isFields(value.settings)) return false;
  const { cells, settings, jumps, jumpsMark } = value;
  return (
    isCount(cells) &&
    isText(jumpsMark) &&
    Object.values(settings).every(isText) &&
    (jumps === null || isListOf(jumps, isPair))
  );
}

const isPair = (value: unknown): value is readonly [number, number] => isListOf(value, isCount) && value.length === 2;

const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

function isSeat(value: unknown): value is Seat {
  return (
    isFields(value) && isTextOrNull(value.name) && isTextOrNull(value.colour) && typeof value.computer === 'boolean'
  );
}

/** Each player stands on the board and is either in the queue or finished. */
function isState(value: unknown, players: number, most: number): value is PlayState {
  if (!isFields(value) || typeof value.skip !== 'boolean') return false;
  const { cells, queue, finished, throws, moves } = value;
  if (!isListOf(cells, isCount) || cells.length !== players || cells.some(cell => cell > most)) return false;
  if (!isListOf(queue, isCount) || !isListOf(finished, isCount) || !isListOf(throws, isCount)) return false;
  const all = new Set([...queue, ...finished]);
  const everyOne = all.size === players && queue.length + finished.length === players;
  return everyOne && cells.every((_, i) => all.has(i + 1)) && isListOf(moves, isMove);
}
