import { expectedTurnsInTime } from '../analyse';
import { CODES, findingsOf } from '../findings';
import { type Finding, LEVELS, type Level } from '../findings/finding';
import { reportWithFixes } from '../service/report';
import { type BoardFile, didYouMean } from '../text';
import { type Arguments, UsageError } from './args';
import { eachBoard } from './boards';
import { type Command, EXIT } from './command';
import { githubLines } from './form-github';
import { sarifOf } from './form-sarif';
import { textLines } from './form-text';
import { jsonText } from './json';
import { READ_OPTIONS } from './read';
import type { Words } from './words';

/** A file and what was found in it. */
export interface Checked {
  /** As it was named. */
  readonly name: string;
  readonly file: BoardFile;
  readonly findings: readonly Finding[];
}

const FORMS = ['text', 'json', 'github', 'sarif'] as const;

/** Tells the findings of files. */
export const check: Command = {
  options: {
    ...READ_OPTIONS,
    format: 'text',
    json: 'flag',
    level: 'texts',
    'long-game': 'text',
    'max-warnings': 'text',
  },
  async run(call) {
    const { args, words, io } = call;
    const form = args.choice('format', FORMS) ?? (args.has('json') ? 'json' : 'text');
    const longGame = args.positive('long-game') ?? undefined;
    // Whoever calls this can wait, so that it says of large boards what `analyse` does.
    const options = { levels: levelsOf(args, words), longGame, turnsOfLarge: expectedTurnsInTime };
    const mostWarnings = args.whole('max-warnings', 0);
    const checked: Checked[] = [];
    const good = await eachBoard(call, (input, { file }) => {
      const name = input.path === null ? (args.text('name') ?? input.name) : input.name;
      checked.push({ name, file, findings: findingsOf(file, options) });
    });

    if (form === 'text') io.out(textLines(checked, call));
    else if (form === 'github') io.out(githubLines(checked, words));
    else if (form === 'sarif') io.out(jsonText(sarifOf(checked, call)));
    else io.out(jsonText(jsonOf(checked, words)));

    const count = (level: Level) =>
      checked.reduce((sum, { findings }) => sum + findings.filter(finding => finding.level === level).length, 0);
    const [errors, warnings] = [count('error'), count('warning')];
    if (io.terminal && form === 'text') io.err(`${words.cli.summary(errors, warnings, checked.length)}\n`);
    const tooMany = mostWarnings !== null && warnings > mostWarnings;
    if (tooMany) io.err(`snl: ${words.cli.tooManyWarnings(warnings, mostWarnings)}\n`);
    if (!good) return EXIT.usage;
    return errors > 0 || tooMany ? EXIT.found : EXIT.fine;
  },
};

/** The levels that `--level CODE=LEVEL` sets. */
function levelsOf(args: Arguments, words: Words): Readonly<Record<string, Level>> {
  const say = words.cli.usage;
  const levels: Record<string, Level> = {};
  for (const said of args.texts('level')) {
    const [code, level] = said.split('=');
    const known = LEVELS.find(each => each === level);
    if (known === undefined) throw new UsageError(say.level(said));
    if (!CODES.some(each => each === code)) throw new UsageError(say.unknownCode(code, didYouMean(code, CODES)));
    levels[code] = known;
  }
  return levels;
}

/** The form for programs; its keys are the command line's contract. */
function jsonOf(checked: readonly Checked[], words: Words) {
  return checked.map(({ name, file, findings }) => ({ file: name, findings: reportWithFixes(file, findings, words) }));
}
