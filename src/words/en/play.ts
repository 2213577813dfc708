/** What play says: the game told step by step, and the Play view. */
import type { Change, Fate, Misfit, PlaySetting, ScriptFault, Turn } from '../../play';
import { numberFormat } from '../numbers';
import { all, brief, full, ordinal } from './play-told';

const large = numberFormat('en');
const count = (number: number, one: string, many: string) => `${large.format(number)} ${number === 1 ? one : many}`;
const pair = ([from, to]: readonly [number, number]) => `${from} → ${to}`;

/** Faces in a row are told by the first and the last; of many others only some are. */
function facesTold(faces: readonly number[]): string {
  const row = faces.length > 2 && faces.at(-1)! - faces[0] === faces.length - 1;
  if (row) return `${faces[0]} to ${faces.at(-1)}`;
  return faces.length > 12 ? `${faces.slice(0, 10).join(', ')} and ${faces.length - 10} more` : all(faces);
}

function jumpsTold(jumps: readonly (readonly [number, number])[]): string {
  return jumps.length > 6
    ? `${jumps.slice(0, 5).map(pair).join(', ')} and ${jumps.length - 5} more`
    : jumps.map(pair).join(', ');
}

const settings: Readonly<Record<PlaySetting, string>> = {
  start: 'Start',
  goal: 'Goal',
  die: 'Die',
  finish: 'Finish',
  chain: 'Chain',
  enter: 'Enter',
  again: 'Again',
  order: 'Order',
  void: 'Void',
  'skip-next': 'Skip next',
  reverse: 'Reverse',
  winners: 'Winners',
};

/** What a turn of a log did, in a few words. */
function turnTold({ throws, moves }: Turn): string {
  const to = moves.at(-1)?.to;
  return to === undefined
    ? `throws ${throws.join(', ')} that move nothing`
    : `throws ${throws.join(', ')} that lead to ${to}`;
}

export const play = {
  /** A player without a name of their own. */
  player: (number: number) => `Player ${number}`,
  /** A player whose name another one has too. */
  nameTwice: (name: string, number: number) => `${name} (${number})`,
  full,
  brief,

  // Whose turn it is, and what one can do.
  turn: (name: string) => `${name} is to throw`,
  turnAgain: (name: string) => `${name} throws again`,
  turnLost: (name: string) => `${name} loses this turn`,
  over: 'The game is over',
  throwDie: 'Throw',
  throwFor: (name: string) => `Throw for ${name}`,
  throwReady: (face: number) => `Next throw: ${large.format(face)}`,
  throwAnew: 'Throw anew',
  passTurn: 'Pass the turn',
  endMotion: 'Show the end',
  undo: 'Take back',
  redo: 'Redo',
  run: 'Run',
  pause: 'Pause',
  typed: 'Die on the table',
  typedEnter: 'Enter',
  keys: 'On the board: N next step, P take back, digits for a throw, Esc ends a motion.',
  undone: (name: string, face: number | null) =>
    face === null ? `Taken back: the lost turn of ${name}.` : `Taken back: the ${large.format(face)} of ${name}.`,
  rewound: 'All is taken back, and ready to be watched again.',
  newGame: (players: number, seed: string) =>
    `A new game for ${count(players, 'player', 'players')}. The seed is ${seed}.`,

  // The stack of throws and the order of play.
  stack: 'The throws of this turn',
  noThrows: 'No throw yet.',
  fate: {
    held: 'not walked yet',
    walked: 'walked',
    lost: 'lost',
    dropped: 'dropped',
    void: 'void',
  } satisfies Record<Fate, string>,
  thrownAs: (face: number, fate: string, walk: number | null) =>
    walk === null ? `${large.format(face)}, ${fate}` : `${large.format(face)}, ${ordinal(walk)} to be ${fate}`,
  queue: 'Order of play',
  turned: 'turned round',
  places: 'Places',
  place: (place: number) => `${ordinal(place)} place`,
  onCell: (cell: number) => (cell === 0 ? 'off the board' : `on ${large.format(cell)}`),
  computer: 'computer',
  computerPlays: (name: string) => `The computer plays for ${name}`,

  // The turns so far.
  turns: (turns: number) => (turns === 0 ? 'No turn yet' : count(turns, 'turn', 'turns')),
  earlierTurns: (turns: number) => `${count(turns, 'earlier turn', 'earlier turns')} in the log`,
  lostTurn: 'loses the turn',
  voidTurn: 'void',
  notEntered: 'not entered',
  turnedRound: 'turns the order',

  // A new game, seed, log.
  game: 'New game, seed, log',
  players: 'Players',
  seed: 'Seed',
  seedHelp: 'The same seed gives the same throws. Leave it as it is and a new game has a new one.',
  begin: 'New game',
  rewind: 'Watch again',
  copyLog: 'Copy the log',
  copied: (turns: number) => `The log is copied: ${count(turns, 'turn', 'turns')}.`,
  notCopied: 'The clipboard cannot be used. The log stands in the field below.',
  log: 'A log, or throws',
  logHelp: 'The log of a game or throws such as 3, 5, 6: they are played step by step.',
  load: 'Play them',
  loaded: (throws: number) => `${count(throws, 'throw is', 'throws are')} ready.`,
  speed: 'Speed',
  speeds: { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'at once' },
  briefly: 'Tell it briefly',

  // What cannot be done.
  noGame: 'There is nothing to play on until the text says the size of the board.',
  stale: 'The text is no board at the moment. The game goes on by the last one.',
  nobodyWins: 'Nobody can win on this board: the goal cannot be reached. It can be played all the same.',
  seatsFull: (players: number, most: number) =>
    `The file names ${large.format(players)} players. Here the first ${most} play.`,
  badPlayers: (found: string, most: number) =>
    found === '' ? `Say how many play: 1 to ${most}.` : `From 1 to ${most} can play here, not "${found}".`,
  noNumber: (found: string) => (found === '' ? 'Type what the die shows.' : `"${found}" is no throw.`),
  noFace: (found: number, faces: readonly number[]) =>
    `This die never shows ${large.format(found)}: it shows ${facesTold(faces)}.`,
  nobodyThrows: 'Nobody is to throw now.',
  endless: (steps: number) => `${large.format(steps)} steps went by without an end. "Run" goes on.`,
  scriptFault: (fault: ScriptFault): string => {
    switch (fault.fault) {
      case 'empty':
        return 'There are no throws to play.';
      case 'long':
        return `That is too long: more than ${large.format(fault.most)} letters are not read.`;
      case 'no-log':
        return `This is neither a log nor a list of throws: "${fault.found}".`;
    }
  },
  logPlayers: (players: number, most: number) =>
    `That is a game of ${large.format(players)} players. At most ${most} can play here.`,
  misfit: (misfit: Misfit): string => {
    if (misfit.misfit === 'face') {
      return `The log is of another board: throw ${large.format(misfit.index + 1)} is a ${large.format(misfit.face)}, which this die never shows.`;
    }
    const { turn, logged, here } = misfit;
    return here === null
      ? `The log is of another board: here the game is over before its turn ${large.format(turn)}.`
      : `The log is of another board: in turn ${large.format(turn)} it has ${turnTold(logged)}; here it is ${turnTold(here)}.`;
  },

  // A whole game on the command line.
  seedIs: (seed: string) => `Seed: ${seed}`,
  badThrows: (found: string) => `--throws takes faces such as 3,5,6, not "${found}"`,
  stopped: (why: 'script' | 'turns' | 'throws', turns: number) =>
    ({
      script: 'The throws are used up.',
      turns: `The game was stopped after ${count(turns, 'turn', 'turns')}.`,
      throws: 'The game was stopped: its throws had no end.',
    })[why],
  positions: (players: readonly { readonly name: string; readonly cell: number }[]) =>
    `${players.map(({ name, cell }) => `${name}: ${cell === 0 ? 'off the board' : large.format(cell)}`).join('; ')}`,

  // The board changed under a game.
  changed: 'The board has changed',
  changedSaid: (changes: readonly string[]) =>
    `The board has changed. ${changes.join('; ')}. The game waits for your choice.`,
  change: (change: Change): string => {
    switch (change.what) {
      case 'cells':
        return `Cells: ${large.format(change.before)} → ${large.format(change.after)}`;
      case 'setting':
        return `${settings[change.setting]}: ${change.before} → ${change.after}`;
      case 'jumps': {
        const { gone, come } = change;
        if (gone === null || come === null) return 'Snakes and ladders have changed';
        if (gone.length === 0) return `New: ${jumpsTold(come)}`;
        return come.length === 0 ? `Gone: ${jumpsTold(gone)}` : `Gone: ${jumpsTold(gone)}; new: ${jumpsTold(come)}`;
      }
    }
  },
  goOn: 'Go on',
  startAgain: 'Start again',
  stranded: (names: readonly string[]) =>
    names.length === 1
      ? `It cannot go on: the cell of ${names[0]} is no longer there.`
      : `It cannot go on: the cells of ${all(names)} are no longer there.`,
  wentOn: 'The game goes on by the changed board.',
};
