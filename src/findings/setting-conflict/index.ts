import { fairDie } from '../../board/die';
import { removeStatements, setSetting } from '../../text';
import type { BoardFile, SettingName, Span, Statement, TextChange } from '../../text/syntax';
import type { Conflict } from '../../words/en/findings';
import type { Related } from '../finding';
import { type Found, found, guess, type Kind, type Mending, mending, related } from '../kind';
import type { Subject } from '../subject';

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
  mend(file, finding) {
    const facts = finding.facts as Conflict;
    const statement = file.statements.find(({ start, end }) => start <= finding.start && finding.end <= end);
    if (statement === undefined) return [];
    const name = statement.name as SettingName;
    switch (facts.conflict) {
      case 'again-face':
      case 'enter-face':
        return removeFaces(file, statement, facts.faces);
      case 'winners':
        return mending('write-winners', { winners: facts.players }, setSetting(file, name, String(facts.players)));
      case 'equal':
      case 'enter-start':
        return guess('remove-setting', { name }, removeStatements(file, [statement]));
      default:
        return mending('remove-setting', { name }, removeStatements(file, [statement]));
    }
  },
};

const conflict = (at: Span, facts: Conflict, others: readonly Related[] = []): Found =>
  found('setting-conflict', at, facts, others);

/** The other line of a clash, where the file has it. */
function clashing({ said }: Subject, name: SettingName): readonly Related[] {
  const other = said.get(name);
  return other === undefined ? [] : [related('clashes-with', other, { name })];
}

function facesOf({ file }: Subject): ReadonlySet<number> {
  return new Set((file.board.settings.die ?? fairDie(6)).faces);
}

/** `void` and `skip-next` without a run that could reach them, or equal to each other. */
function* runs(subject: Subject): Iterable<Found> {
  const { rules, said } = subject;
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
    yield throwsAgain && rules.limit !== null
      ? conflict(line, { conflict: 'beyond-limit', setting, run, limit: rules.limit }, clashing(subject, 'again'))
      : conflict(line, { conflict: 'no-again', setting }, clashing(subject, 'again'));
  }
  if (rules.void === null || rules.void !== rules.skipNext || !happens(rules.void)) return;
  const [first, second] = [said.get('void'), said.get('skip-next')];
  if (first === undefined && second === undefined) return;
  const isSecond = first === undefined || (second !== undefined && second.start > first.start);
  yield conflict(
    isSecond ? second! : first,
    { conflict: 'equal', run: rules.void },
    clashing(subject, isSecond ? 'void' : 'skip-next'),
  );
}

/** Faces of `again` or `enter` that the die lacks. Where none of `enter` is on the die nobody can play: that is told as such. */
function* facesOnNoDie(subject: Subject): Iterable<Found> {
  const { rules, said } = subject;
  const faces = facesOf(subject);
  for (const name of ['again', 'enter'] as const) {
    const line = said.get(name);
    const written = name === 'again' ? rules.again : (rules.enter ?? []);
    const lacking = written.filter(face => !faces.has(face));
    if (line === undefined || lacking.length === 0) continue;
    if (name === 'enter' && lacking.length === written.length) continue;
    const places = line.numbers.filter(number => lacking.includes(number.value));
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
  const { file, said } = subject;
  const { winners, players } = file.board.settings;
  const line = said.get('winners');
  const playing = players?.length ?? USUAL_PLAYERS;
  if (line === undefined || winners === undefined || winners === 'auto' || winners <= playing) return;
  yield conflict(line, { conflict: 'winners', winners, players: playing }, clashing(subject, 'players'));
}

/** Takes the faces out that no die shows; the whole line where no other is left. */
function removeFaces(file: BoardFile, statement: Statement, faces: readonly number[]): readonly Mending[] {
  const { again } = file.board.settings;
  const saysLimit = statement.name === 'again' && again !== undefined && again !== 'none' && again.limit !== null;
  // The number behind `limit` is no face.
  const written = statement.numbers.slice(0, statement.numbers.length - (saysLimit ? 1 : 0));
  const lacking = written.filter(number => faces.includes(number.value));
  if (lacking.length === written.length) {
    return mending('remove-setting', { name: statement.name as SettingName }, removeStatements(file, [statement]));
  }
  const changes = lacking.map((number): TextChange => {
    const before = file.text.slice(0, number.start).trimEnd().length;
    return { start: before, end: number.end, text: '' };
  });
  return mending('remove-faces', { faces }, changes);
}
