import { fairDie } from '../board/die';
import { type BoardFile, COLOUR_NAMES, CORNERS, type SettingName } from '../text';
import { type Completion, ENOUGH, KINDS } from './completion-item';
import type { Spot } from './spot';
import type { Words } from './words';

type Word = readonly [text: string, detail: string];

/** The values that may stand after a setting's keyword, or after those that it has already. */
export function valueItems(file: BoardFile, spot: Spot, name: SettingName, words: Words): Completion[] {
  const said = spot.before.slice(1);
  if (name === 'players') return playerItems(spot, words);
  return wordsFor(file, name, spot, words)
    .filter(([text]) => !said.includes(text))
    .map(([text, detail]) => ({
      label: text,
      kind: /^\d/.test(text) ? KINDS.value : KINDS.member,
      detail,
      text,
    }));
}

const DICE = {
  die: ['6', '4', '8', '10', '12', '20'],
  dice: ['2d6', '3d6', '2d4', '2d10', '2d12', '2d20'],
} as const;

function wordsFor(file: BoardFile, name: SettingName, { before }: Spot, words: Words): readonly Word[] {
  const said = before.slice(1);
  const { values, rules, completion: say, hover } = words.service;
  const cells = file.board.size?.cells ?? null;
  const first = said.length === 0;
  const numbers = (detail: string, ...all: readonly number[]): Word[] => all.map(number => [String(number), detail]);
  switch (name) {
    case 'finish':
    case 'chain':
    case 'order':
      return first ? Object.entries(values[name]) : [];
    case 'rules':
      return first ? Object.entries(rules) : [];
    case 'numbering':
      return numberingWords(said, words);
    case 'enter':
      return [...faces(file, said, words), ...(first ? Object.entries(values.enter) : [])];
    case 'again':
      return againWords(file, said, words);
    case 'void':
    case 'skip-next':
    case 'reverse':
      return first ? [...numbers(say.count, 2, 3, 4), ['none', values.none]] : [];
    case 'winners':
      return first ? [...numbers(say.count, 1, 2, 3), ['auto', values.winners.auto]] : [];
    case 'start':
      return first ? [['0', hover.offBoard], ...numbers(say.firstCell, 1)] : [];
    case 'goal':
      return first && cells !== null ? numbers(say.lastCell, cells) : [];
    case 'board':
      return first ? ['10 x 10', '6 x 5', '8 x 8', '12 x 12', '20 x 20'].map((text): Word => [text, '']) : [];
    case 'die':
      return first ? DICE[before[0] === 'dice' ? 'dice' : 'die'].map((text): Word => [text, '']) : [];
    default:
      return [];
  }
}

function numberingWords(said: readonly string[], words: Words): readonly Word[] {
  const { serpentine, rows, from, ...corners } = words.service.values.numbering;
  if (said.length === 0) return Object.entries({ serpentine, rows });
  if (said.length === 1) return Object.entries({ from });
  return said.at(-1) === 'from' ? CORNERS.map(corner => [corner, corners[corner]]) : [];
}

function againWords(file: BoardFile, said: readonly string[], words: Words): readonly Word[] {
  const { none, limit } = words.service.values.again;
  if (said.length === 0) return [...faces(file, said, words), ...Object.entries({ none })];
  if (said.at(-1) === 'limit') return ['2', '3', '4'].map((text): Word => [text, words.service.completion.count]);
  return said.includes('limit') || said.includes('none')
    ? []
    : [...faces(file, said, words), ...Object.entries({ limit })];
}

/** The faces of the die that are not listed yet, the highest first: it is that which throws again in most games. */
function faces({ board }: BoardFile, said: readonly string[], words: Words): Word[] {
  const die = board.settings.die ?? fairDie(6);
  if (said.includes('any') || said.includes('none')) return [];
  return die.faces
    .slice(-ENOUGH)
    .toReversed()
    .map(face => [String(face), words.service.completion.face]);
}

/** After a player's name a colour, at the beginning a number or a name. */
function playerItems({ before, prefix }: Spot, words: Words): Completion[] {
  const say = words.service.completion;
  const last = before.at(-1) ?? '';
  if (last.startsWith('"') && !last.startsWith('"#')) {
    const named = COLOUR_NAMES.filter(name => name.startsWith(prefix));
    return named.map(name => ({ label: name, kind: KINDS.colour, detail: say.colour, text: name }));
  }
  if (before.length > 1) return [];
  return ['2', '3', '4', '5', '6'].map(count => ({ label: count, kind: KINDS.value, detail: say.count, text: count }));
}
