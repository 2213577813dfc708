import type { JumpKind } from '../../board/board';
import { numberFormat } from '../numbers';
import { answer } from './service-answers';
import { keywords, rules, values } from './service-language';

const exact = numberFormat('en', { maximumFractionDigits: 0 });
const one = numberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const two = numberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const three = numberFormat('en', { maximumSignificantDigits: 3 });
const signed = numberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

const throws = (count: number) => (count === 1 ? '1 throw' : `${exact.format(count)} throws`);
const turns = (count: number) => `${one.format(count)} turns`;
const named: Readonly<Record<JumpKind, string>> = { ladder: 'Ladder', snake: 'Snake' };

/** What the language service says beside the findings. */
export const service = {
  keywords,
  values,
  rules,

  findingsCut: (shown: number, all: number) =>
    `This board has ${exact.format(all)} findings; the first ${exact.format(shown)} are shown (setting snl.limits.findings).`,

  jump: (kind: JumpKind, from: number, to: number) => `${named[kind]} ${from} → ${to}`,
  drawn: (id: string, kind: JumpKind, from: number, to: number) => `${id}: ${kind} ${from} → ${to}`,
  jumps: (kind: JumpKind, count: number) => (kind === 'ladder' ? `${count} ladders` : `${count} snakes`),
  cell: (cell: number) => `Cell ${cell}`,

  answer,

  actions: {
    fixKind: (code: string) => `Fix all of “${code}” that can be fixed`,
    fixAll: 'Fix all that can be fixed',
  },

  rename: {
    cell: (most: number) => `A cell of this board is a number from 1 to ${exact.format(most)}.`,
    id: (letter: string) => `An id is the letter ${letter} and a number, such as ${letter}1.`,
    taken: (id: string) => `${id} stands in this map already.`,
    nothing: 'There is nothing to rename here.',
  },

  completion: {
    sample: 'small board',
    sampleDetail: 'a whole board to begin with',
    sampleTitle: 'My board',
    arrow: 'leads to',
    firstCell: 'the first cell',
    lastCell: 'the last cell',
    cellOf: (column: number, row: number) => `column ${column}, row ${row} from the top`,
    face: 'a face of the die',
    count: 'a number',
    colour: 'a colour',
    ignore: 'silences findings on a line',
    ignoreFile: 'silences findings in the whole file',
    setting: 'a setting for this map',
    newBody: 'a new one',
    goesOn: 'goes on here',
    place: 'the number of this place',
    throwsBecome: (before: number | null, after: number | null) =>
      before === null
        ? after === null
          ? 'The goal stays out of reach.'
          : `Fewest throws: ${exact.format(after)}; before, the goal was out of reach.`
        : after === null
          ? `The goal would be out of reach; now it takes ${throws(before)}.`
          : after === before
            ? `Fewest throws: ${exact.format(after)}, as before.`
            : `Fewest throws: ${exact.format(after)} instead of ${exact.format(before)}.`,
    turnsBecome: (before: number | null, after: number | null) =>
      after === null
        ? 'A game might never end.'
        : before === null
          ? `Expected turns: ${one.format(after)}; before, a game might never end.`
          : two.format(after) === two.format(before)
            ? `Expected turns: ${two.format(after)}, as before.`
            : `Expected turns: ${two.format(after)} instead of ${two.format(before)}.`,
  },

  hover: {
    cell: (cell: number, column: number, row: number) => `**Cell ${cell}**: column ${column}, row ${row} from the top`,
    cellAlone: (cell: number) => `**Cell ${cell}**`,
    offBoard: 'Off the board',
    isGoal: 'The goal.',
    caption: (caption: string) => `Caption: ${caption}`,
    fromStart: (count: number | null) =>
      count === null
        ? 'No throws from the start end a turn here.'
        : count === 0
          ? 'Tokens begin here.'
          : `From the start: ${throws(count)} at least`,
    toGoal: (count: number | null) =>
      count === null ? 'From here the goal cannot be reached.' : `To the goal: ${throws(count)} at least`,
    expected: (count: number | null) =>
      count === null ? 'From here a game may never end.' : `To the goal: ${turns(count)} on average`,
    visits: (count: number) => `Turns that end here: ${three.format(count)} a game`,
    jump: (kind: JumpKind, from: number, to: number) => `**${named[kind]}** ${from} → ${to}`,
    length: (cells: number) =>
      cells === 0 ? 'Leads to its own cell' : `Length: ${Math.abs(cells)} cells ${cells > 0 ? 'up' : 'down'}`,
    notActing: 'It does not act.',
    worthTurns: (count: number) =>
      count > 0
        ? `Without it a game would take ${turns(count)} more on average`
        : count < 0
          ? `Without it a game would take ${turns(-count)} less on average`
          : 'Without it a game would take as many turns on average',
    worthThrows: (count: number) =>
      count > 0
        ? `Without it the fewest throws would be ${exact.format(count)} more`
        : count < 0
          ? `Without it the fewest throws would be ${exact.format(-count)} less`
          : 'Without it the fewest throws would be the same',
    uses: (count: number) => `Uses: ${three.format(count)} a game`,
    cells: (count: number) => `${exact.format(count)} cells`,
  },

  lens: {
    noWay: 'the goal cannot be reached',
    expected: (count: number) => `${turns(count)} on average`,
    endless: 'a game may never end',
    never: 'no game ends',
    unknown: 'expected turns: analyse',
    solve: 'Solve',
    play: 'Play',
    analyse: 'Analyse',
  },

  hint: {
    drawn: (id: string, hint: string) => `${id} ${hint}`,
    length: (cells: number) => (cells < 0 ? String(cells) : `+${cells}`),
    lengthTip: 'How far it carries, in cells',
    worth: (count: number) => `${signed.format(count)} turns`,
    worthTip: 'How many turns longer a game would be on average without it',
  },
};
