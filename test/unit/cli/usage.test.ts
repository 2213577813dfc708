import { describe, expect, it } from 'vitest';
import { version } from '../../../package.json';
import { NAMED_RULES } from '../../../src/board/rules';
import { COMMANDS, type CommandName } from '../../../src/cli/run';
import { CODES } from '../../../src/findings';
import { wordsOf } from '../../../src/words';
import { call } from './call';

describe('a wrong call', () => {
  it.each([
    [[], 'which command?', 'snl --help'],
    [['chek', 'x'], 'there is no command "chek"', 'snl --help'],
    [['check'], 'which file?', 'snl check --help'],
    [['check', '--jsn', 'x'], 'there is no option --jsn here', 'snl check --help'],
    [['check', '--format', 'xml', 'x'], '--format takes text, json, github or sarif, not "xml"', 'snl check --help'],
    [['check', 'x', '--format'], '--format needs a value', 'snl check --help'],
    [['check', '--format', '--level', 'x'], '--format needs a value', 'snl check --help'],
    [['check', '--help=x'], '--help takes no value', 'snl check --help'],
    [['check', 'x', '--level', 'trap'], '--level takes CODE=LEVEL, not "trap"', 'snl check --help'],
    [['check', 'x', '--level', 'trp=off'], 'there is no finding "trp"; did you mean "trap"?', 'snl check --help'],
    [['check', 'x', '--max-warnings', '-1'], '--max-warnings needs a value', 'snl check --help'],
    [['check', 'x', '--max-warnings=-1'], '--max-warnings takes a whole number from 0, not "-1"', 'snl check --help'],
    [['check', 'x', '--long-game', 'x'], '--long-game takes a number above 0, not "x"', 'snl check --help'],
    [['explain', 'trp'], 'there is no finding "trp"; did you mean "trap"?', 'snl explain --help'],
    [['explain', 'trap', 'trap'], '"trap" is too much here', 'snl explain --help'],
    [['lsp'], 'say one of --stdio, --node-ipc and --socket=PORT', 'snl lsp --help'],
    [['lsp', '--stdio', '--socket=3'], 'say one of --stdio, --node-ipc and --socket=PORT', 'snl lsp --help'],
    [['--lang', 'fr', 'check', 'x'], '--lang takes en or ja, not "fr"', 'snl check --help'],
  ])('%j', async (args, message, help) => {
    expect(await call(args)).toEqual({ exit: 2, out: '', err: `snl: ${message}\nSee: ${help}\n` });
  });
});

describe('help', () => {
  it('is there for every command, in both languages, with all its options', async () => {
    for (const language of ['en', 'ja'] as const) {
      const { commands } = wordsOf(language).cli.help;
      const all = await call(['--help', '--lang', language]);
      expect(Object.keys(commands).toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
      for (const name of Object.keys(COMMANDS)) {
        expect(all.out).toContain(`  ${name} `);
        const { out, err, exit } = await call([name, '--help', '--lang', language]);
        expect([exit, err]).toEqual([0, '']);
        expect(out).toMatch(new RegExp(`snl ${name} `));
        expect(await call(['help', name, '--lang', language])).toEqual({ out, err, exit });
      }
    }
  });

  it('names the options that there are, and no others', async () => {
    for (const [name, load] of Object.entries(COMMANDS)) {
      const { options } = await load();
      for (const language of ['en', 'ja'] as const) {
        const told = wordsOf(language).cli.help.commands[name as CommandName].options.map(
          ([option]) => /--([a-z-]+)/.exec(option)?.[1],
        );
        // Clients of a server add that one by themselves.
        const taken = Object.keys(options).filter(option => option !== 'clientProcessId');
        expect([name, language, told.toSorted()]).toEqual([name, language, taken.toSorted()]);
      }
    }
  });

  it('names all sets of rules', async () => {
    for (const language of ['en', 'ja']) {
      for (const command of ['solve', 'design']) {
        const { out } = await call([command, '--help', '--lang', language]);
        for (const name of Object.keys(NAMED_RULES)) expect(out).toContain(name);
      }
    }
  });

  it('tells the version', async () => {
    expect(await call(['--version'])).toEqual({ exit: 0, out: `${version}\n`, err: '' });
  });
});

describe('snl explain', () => {
  it('lists all findings', async () => {
    const { out } = await call(['explain']);
    expect(out).toMatch(/^jump-cycle .*\(error with “chain on”, else warning\)$/m);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map(line => line.split(' ')[0]),
    ).toEqual(CODES);
    expect(out).toMatch(/^ladder-down +.* \(error\)$/m);
  });

  it('shows a page without the marks of Markdown', async () => {
    const { out, exit } = await call(['explain', 'ladder-down']);
    expect(exit).toBe(0);
    expect(out).not.toMatch(/[`#*]{1}(?! snl-ignore)/);
    expect(out).toMatch(/:\n\n {4}board 6 x 5\n {4}ladder /);
    expect((await call(['explain', 'ladder-down', '--lang', 'ja'])).out).toMatch(/はしご/);
  });
});
