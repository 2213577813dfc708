/** What the command line says. */

interface CommandHelp {
  readonly usage: string;
  readonly does: string;
  readonly notes: readonly string[];
  readonly options: readonly (readonly [option: string, meaning: string])[];
}

const list = (words: readonly string[]) =>
  words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const sets = 'classic, from-one, pass-wins, family, three-sixes or exercise';

const rulesOptions: CommandHelp['options'] = [
  ['--rules NAME', `play by a named set of rules, whatever the file says of them: ${sets}`],
  ['--set "SETTING"', 'put a setting in place of the file\'s: --set "start 1"; may be said again'],
];

const readOptions: CommandHelp['options'] = [
  ['--from FORMAT', 'the format of the files, where their names do not tell: snl or map'],
  ['--name NAME', 'the name of what is read from standard input (-)'],
];

const json: CommandHelp['options'][number] = ['--json', 'print one JSON value and nothing else'];

const fileNote = 'FILE may be - (standard input), a folder (its board files) or a glob.';
const oneFileNote = 'FILE may be - (standard input) or a folder with one board.';
const fileExit2 = '2 the call was wrong or a file cannot be read';

const check: CommandHelp = {
  usage: 'Usage: snl check FILE… [options]',
  does: 'Tells what is wrong with boards.',
  notes: [fileNote, `Exit: 0 no finding of level error; 1 there is one; ${fileExit2}.`],
  options: [
    ['--format text|json|github|sarif', 'how the findings are printed (text)'],
    ['--json', 'the same as --format json'],
    ['--level CODE=LEVEL', "a finding's level: error, warning, info, hint or off; may be said again"],
    ['--long-game TURNS', 'report long-game above so many expected turns (1000)'],
    ['--max-warnings N', 'exit 1 also where there are more than N warnings'],
    ...readOptions,
  ],
};

const solve: CommandHelp = {
  usage: 'Usage: snl solve FILE [options]',
  does: 'Finds the fewest throws to the goal, and one way step by step.',
  notes: [oneFileNote, `Exit: 0 solved; 1 the goal cannot be reached, or the file is no board; ${fileExit2}.`],
  options: [
    ['--all N', 'list all the shortest ways, N at most'],
    ['--no-snakes', 'only ways in which no snake carries the token'],
    ['--players N', 'so many players, whatever the file says; the fewest throws are those of one'],
    json,
    ...rulesOptions,
    ...readOptions,
  ],
};

const analyse: CommandHelp = {
  usage: 'Usage: snl analyse FILE [options]',
  does: 'Tells how long a game lasts, exactly, what each jump is worth, and who wins how often.',
  notes: [oneFileNote, `Exit: 0; 1 a game may never end, or the file is no board; ${fileExit2}.`],
  options: [['--players N', 'so many players, whatever the file says'], json, ...rulesOptions, ...readOptions],
};

const play: CommandHelp = {
  usage: 'Usage: snl play FILE [options]',
  does: 'Plays one whole game, by chance or by given throws, and tells it turn by turn.',
  notes: [oneFileNote, `Exit: 0; 1 the game was ended by --max-turns, or the file is no board; ${fileExit2}.`],
  options: [
    ['--players N', 'so many players, whatever the file says'],
    ['--seed S', 'the seed of the throws: the same seed gives the same game'],
    ['--throws 3,5,6,…', 'these throws instead; the game stops when they are used up'],
    ['--max-turns N', 'end the game after so many turns (100000)'],
    json,
    ...rulesOptions,
    ...readOptions,
  ],
};

const simulate: CommandHelp = {
  usage: 'Usage: snl simulate FILE [options]',
  does: 'Plays many games by chance and tells their length and who won, with standard errors.',
  notes: [oneFileNote, `Exit: 0; 1 a game was ended by --max-turns, or the file is no board; ${fileExit2}.`],
  options: [
    ['--games N', 'so many games (10000)'],
    ['--players N', 'so many players, whatever the file says'],
    ['--seed S', 'the seed of the throws: the same seed gives the same games'],
    ['--max-turns N', 'end a game after so many turns (100000)'],
    json,
    ...rulesOptions,
    ...readOptions,
  ],
};

const format: CommandHelp = {
  usage: 'Usage: snl format FILE… [options]',
  does: 'Formats board files in place. Standard input is printed formatted.',
  notes: [fileNote, `Exit: 0; 1 with --check where something would change; ${fileExit2}.`],
  options: [['--check', 'change nothing, only name the files that would change'], ...readOptions],
};

const design: CommandHelp = {
  usage: 'Usage: snl design --board 10x10 [options]',
  does: 'Makes a board that meets a target. The same seed gives the same board.',
  notes: [`Exit: 0; 1 the target was not met, and the nearest board is given; ${fileExit2}.`],
  options: [
    ['--board CxR', 'columns x rows, or a number of cells'],
    ['--snakes N', 'so many snakes'],
    ['--ladders N', 'so many ladders'],
    ['--expected T', 'so many expected turns'],
    ['--fewest N', 'so many fewest throws'],
    ['--longest N', 'no jump over more than so many cells'],
    ['--chains', 'a jump may end where another begins; unless this is said none does'],
    ['--no-chains', 'no jump ends where another begins'],
    ['--no-crossings', 'no two jumps cross'],
    ['--spread', 'the jumps are spread over the rows'],
    ['--keep "JUMPS"', 'jumps that must be there: --keep "ladder 3 -> 22"; may be said again'],
    ['--seed S', 'the seed: the same one gives the same board'],
    ['-o, --out FILE', 'write the board to this file instead of printing it'],
    json,
    ['--rules NAME', `make it for a named set of rules: ${sets}`],
    ['--set "SETTING"', 'a setting that the board is to have: --set "start 1"; may be said again'],
  ],
};

const explain: CommandHelp = {
  usage: 'Usage: snl explain [CODE]',
  does: 'Explains a finding, or lists them all.',
  notes: ['Exit: 0; 2 there is no such finding.'],
  options: [],
};

const lsp: CommandHelp = {
  usage: 'Usage: snl lsp --stdio | --node-ipc | --socket=PORT',
  does: 'Runs the language server for an editor.',
  notes: [],
  options: [
    ['--stdio', 'speak by standard input and output'],
    ['--node-ipc', 'speak by the channel of the Node.js process that started this one'],
    ['--socket=PORT', 'connect to this port of this machine'],
  ],
};

export const cli = {
  usage: {
    noCommand: 'which command?',
    unknownCommand: (name: string) => `there is no command "${name}"`,
    unknownOption: (option: string) => `there is no option ${option} here`,
    noValue: (option: string) => `${option} takes no value`,
    needsValue: (option: string) => `${option} needs a value`,
    oneOf: (option: string, choices: readonly string[], found: string) =>
      `${option} takes ${list(choices)}, not "${found}"`,
    whole: (option: string, least: number, most: number, found: string) =>
      most === Number.MAX_SAFE_INTEGER
        ? `${option} takes a whole number from ${least}, not "${found}"`
        : `${option} takes a whole number from ${least} to ${most}, not "${found}"`,
    positive: (option: string, found: string) => `${option} takes a number above 0, not "${found}"`,
    level: (found: string) => `--level takes CODE=LEVEL, not "${found}"`,
    unknownCode: (code: string, near: string | null) =>
      near === null ? `there is no finding "${code}"` : `there is no finding "${code}"; did you mean "${near}"?`,
    setting: (found: string) => `--set takes one setting as a file has it, not "${found}"`,
    noFile: 'which file?',
    noBoard: 'how large? Say --board 10x10',
    board: (found: string) => `--board takes a size such as 10x10, not "${found}"`,
    notBoth: (one: string, other: string) => `${one} and ${other} do not go together`,
    keep: (found: string) => `--keep takes jumps as a file has them, such as "ladder 3 -> 22", not "${found}"`,
    oneFile: (count: number) => `this command takes one file, not ${count}`,
    tooMuch: (found: string) => `"${found}" is too much here`,
    oneConnection: 'say one of --stdio, --node-ipc and --socket=PORT',
    seeHelp: (command: string | null) => `See: snl ${command === null ? '' : `${command} `}--help`,
  },

  /** Why a file was not read. */
  unreadable: {
    missing: (file: string) => `${file}: there is no such file`,
    noMatch: (glob: string) => `${glob}: no file fits`,
    denied: (file: string) => `${file}: may not be read`,
    failed: (file: string, reason: string) => `${file}: cannot be read (${reason})`,
    large: (file: string, most: number) => `${file}: files above ${most} MB are not read`,
    largeOther: (file: string, most: number) =>
      `${file}: files above ${most} MB that do not begin as a board are not read`,
    unwritable: (file: string, reason: string) => `${file}: cannot be written (${reason})`,
    notUtf8: (file: string) => `${file}: is not UTF-8 and stays as it is`,
  },

  /** Why a file is no board. */
  noBoard: {
    plain: (file: string) => `${file} is no board`,
    noSize: (file: string) => `${file} does not say the size of the board`,
    binary: (file: string) => `${file} is no board: it is not a text`,
    unknown: (file: string) => `${file} is no board that is known here; --from snl or --from map reads it as one`,
    noneIn: (place: string) => `${place}: no boards were found there`,
    several: (place: string) => `${place}: there is more than one board; name one of them`,
  },
  standardInput: 'standard input',
  unwritten: (reason: string) => `the answer cannot be written (${reason})`,
  noMemory: 'there is not enough memory for this',

  faulty: (file: string, errors: number) =>
    errors === 1
      ? `${file}: 1 error was found (snl check); the answer is for the rest`
      : `${file}: ${errors} errors were found (snl check); the answer is for the rest`,

  idleSetting: (setting: string, why: string) => `--set "${setting}" comes to nothing: ${why}`,

  levels: { error: 'error', warning: 'warning', info: 'info', hint: 'hint', off: 'off' },
  levelByChain: (on: string, off: string) => `${on} with “chain on”, else ${off}`,
  summary: (errors: number, warnings: number, files: number) =>
    [
      errors === 1 ? '1 error' : `${errors} errors`,
      warnings === 1 ? '1 warning' : `${warnings} warnings`,
      files === 1 ? '1 file' : `${files} files`,
    ].join(', '),
  tooManyWarnings: (warnings: number, most: number) =>
    warnings === 1 ? `1 warning; --max-warnings allows ${most}` : `${warnings} warnings; --max-warnings allows ${most}`,

  wouldChange: (file: string) => `${file}: would be formatted`,
  formatted: (file: string) => `${file}: formatted`,
  listed: (title: string, level: string) => `${title} (${level})`,

  help: {
    title: 'snl: snakes and ladders. Checks, solves, analyses, plays, formats and designs boards.',
    usage: 'Usage: snl COMMAND [options]',
    commandsTitle: 'Commands:',
    optionsTitle: 'Options:',
    commonOptions: [
      ['--lang en|ja', 'the language of all texts; else that of LANG'],
      ['-h, --help', 'this help'],
    ] as CommandHelp['options'],
    versionOption: ['-V, --version', 'the version'] as CommandHelp['options'][number],
    notes: ['snl COMMAND --help tells more of a command.'],
    commands: { check, solve, analyse, play, simulate, format, design, explain, lsp } as const,
  },
};
