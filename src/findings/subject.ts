import { type Jump, MOST_CELLS } from '../board/board';
import { type Game, gameOf, goalOf, startOf } from '../board/game';
import { type Rules, rulesOf } from '../board/rules';
import { type Reach, reach } from '../solve/reach';
import { once } from '../text/once';
import type { BoardFile, JumpAt, SettingName, Statement } from '../text/syntax';
import { type Acting, actingOf, circlesOf, type Idle, idleOf } from './acting';
import { kindOf } from './direction';

/** What the checks look at: a file, and the facts that several of them need, each worked out once. */
export interface Subject {
  readonly file: BoardFile;
  readonly rules: Rules;
  /** null: not known. */
  readonly cells: number | null;
  /** The goal that is played; null: not known. */
  readonly goal: number | null;
  /** Where tokens begin, as far as that is known: a start that is off the board is played as if not said. */
  readonly start: number;
  /** The line that counts of each setting. */
  readonly said: ReadonlyMap<SettingName, Statement>;
  readonly startFault: boolean;
  readonly goalFault: boolean;
  /**
   * The jumps that are on the board, do not lead to themselves, and of whose ends it is known where they are; in the order of the file.
   * Here and below a jump is told by its index in the file.
   */
  readonly sound: readonly number[];
  /** The jumps of the file that are off the board, those that lead to themselves, and the sound ones that lead the way that their kind does not. */
  readonly offBoard: readonly number[];
  readonly toItself: readonly number[];
  readonly wrongWay: readonly number[];
  /** The sound jumps that act: the first of each cell. */
  readonly acting: Acting;
  /** The sound jumps that do not act, since another leaves their cell before them. */
  readonly idle: () => readonly Idle[];
  /** The circles of jumps, each from its first jump in the file. */
  readonly circles: () => ReturnType<typeof circlesOf>;
  /** The game; null where reachability cannot be told: no size, or a start or goal that is off the board. */
  readonly game: () => Game | null;
  /** What play can reach; null as for the game. */
  readonly reach: () => Reach | null;
}

/** Whether a cell (or, for a snake's tail, 0) is on the board. Without a size only what no board has is off it. */
export function isOn(cell: number, cells: number | null, least = 1): boolean {
  return cell >= least && cell <= (cells ?? MOST_CELLS);
}

const isJumpOn = ({ kind, from, to }: Jump, cells: number | null): boolean =>
  isOn(from, cells) && isOn(to, cells, kind === 'snake' ? 0 : 1);

/** The subject of a file's checks. Linear in the file; the game, which is linear in the board, is made when it is asked for. */
export function subjectOf(file: BoardFile): Subject {
  const { board } = file;
  const rules = rulesOf(board.settings);
  const cells = board.size?.cells ?? null;
  const said = new Map<SettingName, Statement>();
  for (const setting of file.settings) if (setting.valid) said.set(setting.name, setting);
  const saidGoal = board.settings.goal;
  const goalFault = saidGoal !== undefined && !isOn(saidGoal, cells);
  const goal = cells !== null ? goalOf(board, cells) : goalFault ? null : (saidGoal ?? null);
  const saidStart = board.settings.start;
  const startFault = saidStart !== undefined && !(saidStart >= 0 && saidStart < (goal ?? MOST_CELLS));

  const unplaced = unplacedOf(file);
  const [sound, offBoard, toItself, wrongWay]: number[][] = [[], [], [], []];
  for (let index = 0; index < board.jumps.length; index++) {
    const jump = board.jumps[index];
    if (!isJumpOn(jump, cells)) offBoard.push(index);
    else if (jump.from === jump.to) toItself.push(index);
    else if (unplaced.size === 0 || isPlaced(file.jumps[index], unplaced)) {
      sound.push(index);
      if (jump.kind !== kindOf(jump.from, jump.to)) wrongWay.push(index);
    }
  }
  const acting = actingOf(board.jumps, sound, cells);

  const game = once(() => (startFault || goalFault ? null : gameOf(board)));
  return {
    file,
    rules,
    cells,
    goal,
    start: startOf(board, goal ?? MOST_CELLS),
    said,
    startFault,
    goalFault,
    sound,
    offBoard,
    toItself,
    wrongWay,
    acting,
    idle: once(() => idleOf(board.jumps, sound, acting)),
    circles: once(() => circlesOf(board.jumps, acting)),
    game,
    reach: once(() => {
      const played = game();
      return played && reach(played);
    }),
  };
}

const isPlaced = ({ from, to }: JumpAt, unplaced: ReadonlySet<number>): boolean =>
  !unplaced.has(from.start) && !unplaced.has(to.start);

/** Where the tokens of a map stand of which nobody knows which cells they are: those of rows of another length. */
function unplacedOf({ map }: BoardFile): ReadonlySet<number> {
  const rows = map?.rows.filter(row => row.length !== map.width) ?? [];
  return new Set(rows.flatMap(row => row.map(({ start }) => start)));
}
