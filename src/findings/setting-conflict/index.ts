import { fairDie } from '../../board/die';
import { figureOf } from '../../text/reader';
import type { SettingName, Span } from '../../text/syntax';
import type { Conflict } from '../../words/en/findings';
import type { Related } from '../finding';
import { type Found, found, type Kind, related } from '../kind';
import { keywordAt } from '../places';
import type { Subject } from '../subject';
import { facesAt } from './faces';

/** How many play where the file does not say. */
const USUAL_PLAYERS = 2;

/** Settings that can be played but cannot all be meant. Each is told where the file says the one that comes to nothing. */
export const settingConflict: Kind = {
  code: 'setting-conflict',
  level: 'warning',
  *check(subject) {
    yield* runs(subject);
    yield* facesOnNoDie(subject);
    yield* entryFromCell(subject);
    yield* tooManyWinners(subject);
  },
};

const conflict = (at: Span, facts: Conflict, others: readonly Related[] = []): Found =>
  found('setting-conflict', at, facts, others);

/** The other line of a clash, where the file has it. */
function clashing({ file, said }: Subject, name: SettingName): readonly Related[] {
  const other = said.get(name);
  return other === undefined ? [] : [related('clashes-with', other, { keyword: keywordAt(file, other) })];
}

function facesOf({ file }: Subject): ReadonlySet<number> {
  return new Set((file.board.settings.die ?? fairDie(6)).faces);
}

/** `void` and `skip-next` without a run that could reach them, or equal to each other. */
function* runs(subject: Subject): Iterable<Found> {
  const { file, rules, said } = subject;
  const [first, second] = [said.get('void'), said.get('skip-next')];
  if (first === undefined && second === undefined) return;
  const faces = facesOf(subject);
  const throwsAgain = rules.again.some(face => faces.has(face));
  // Where the file itself says again-faces that no die shows, that line is the cause, and told there.
  const isToldAtAgain = !throwsAgain && rules.again.length > 0 && said.has('again');
  const happens = (run: number) => throwsAgain && (rules.limit === null || run <= rules.limit);
  for (const [setting, run] of [
    ['void', rules.void],
    ['skip-next', rules.skipNext],
  ] as const) {
    const line = said.get(setting);
    if (line === undefined || run === null || happens(run) || isToldAtAgain) continue;
    if (!throwsAgain || rules.limit === null) {
      yield conflict(line, { conflict: 'no-again', setting }, clashing(subject, 'again'));
      continue;
    }
    const again = said.get('again');
    const limit = again === undefined ? rules.limit : figureOf(file.text, again.numbers.at(-1)!);
    const facts = { conflict: 'beyond-limit', setting, run: figureOf(file.text, line.numbers[0]), limit } as const;
    yield conflict(line, facts, clashing(subject, 'again'));
  }
  if (rules.void === null || rules.void !== rules.skipNext || !happens(rules.void)) return;
  const isSecond = first === undefined || (second !== undefined && second.start > first.start);
  const later = isSecond ? second! : first;
  const run = figureOf(file.text, later.numbers[0]);
  yield conflict(later, { conflict: 'equal', run }, clashing(subject, isSecond ? 'void' : 'skip-next'));
}

/** Faces of `again` or `enter` that the die lacks. Where none of `enter` is on the die nobody can play: that is told as such. */
function* facesOnNoDie(subject: Subject): Iterable<Found> {
  const { file, rules, said } = subject;
  const faces = facesOf(subject);
  for (const name of ['again', 'enter'] as const) {
    const line = said.get(name);
    const written = name === 'again' ? rules.again : (rules.enter ?? []);
    const lacking = written.filter(face => !faces.has(face));
    if (line === undefined || lacking.length === 0) continue;
    if (name === 'enter' && lacking.length === written.length) continue;
    const places = facesAt(file, line).filter(number => !faces.has(number.value));
    const at = { start: places[0].start, end: places[places.length - 1].end };
    yield conflict(at, { conflict: `${name}-face`, faces: lacking }, clashing(subject, 'die'));
  }
}

/** `enter` where the file lets tokens begin on a cell. */
function* entryFromCell(subject: Subject): Iterable<Found> {
  const { file, rules, said, startFault } = subject;
  const line = said.get('enter');
  const start = file.board.settings.start ?? 0;
  if (line === undefined || rules.enter === null || start === 0 || startFault) return;
  yield conflict(line, { conflict: 'enter-start', start }, clashing(subject, 'start'));
}

function* tooManyWinners(subject: Subject): Iterable<Found> {
  const { file } = subject;
  const { winners, players } = file.board.settings;
  const line = subject.said.get('winners');
  const playing = players?.length ?? USUAL_PLAYERS;
  if (line === undefined || winners === undefined || winners === 'auto' || winners <= playing) return;
  const said = figureOf(file.text, line.numbers[0]);
  yield conflict(line, { conflict: 'winners', winners: said, players: playing }, clashing(subject, 'players'));
}
