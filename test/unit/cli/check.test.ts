import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SMALL_MAP } from '../service/marks';
import { call, folder } from './call';

const DOWN = 'board 30\nladder 21 -> 16\n';
const FINE = 'board 30\nladder 3 -> 22\n';
const MAZE = '##########\n#  S   L #\n##########\n';

describe('snl check', () => {
  const cwd = folder({
    'down.snl': DOWN,
    'fine.snl': FINE,
    'deep/er/map.txt': SMALL_MAP.replace('S1 28', 'S9 28'),
    'maze/map.txt': MAZE,
    'node_modules/x/down.snl': DOWN,
    '.hidden/down.snl': DOWN,
    'notes.txt': 'words\n',
    'board.txt': FINE,
    'binary.bin': new Uint8Array([1, 0, 2]),
    'foreign.snl': 'program x;\n',
    'nul.snl': new Uint8Array([98, 0, 99]),
    'latin.snl': new Uint8Array([...new TextEncoder().encode('board 30\ntitle "'), 0xe9, 34]),
  });

  it('tells findings as FILE:LINE:COLUMN level code message, from 1', async () => {
    expect(await call(['check', 'down.snl', 'fine.snl'], { cwd })).toEqual({
      exit: 1,
      out: 'down.snl:2:8 error ladder-down The ladder at 21 leads down to 16.\n',
      err: '',
    });
  });

  it('looks through folders for board files, and says nothing of other maps', async () => {
    const { out, exit } = await call(['check', '.'], { cwd });
    expect(exit).toBe(1);
    expect([...new Set(out.split('\n').map(line => line.split(':')[0]))]).toEqual([
      'deep/er/map.txt',
      'down.snl',
      'foreign.snl',
      'nul.snl',
      '',
    ]);
    expect(out).toContain('nul.snl:1:1 hint not-a-board ');
  });

  it('takes globs', async () => {
    expect((await call(['check', '*.snl'], { cwd })).out).toContain('down.snl:2:8');
    expect((await call(['check', '**/map.txt'], { cwd })).out).toContain('deep/er/map.txt:');
    // Any folders, none too.
    expect((await call(['check', '**/down.snl'], { cwd })).out).toContain('down.snl:2:8');
    expect(await call(['check', '*.{txt,bin}'], { cwd })).toEqual({ exit: 0, out: '', err: '' });
    expect(await call(['check', '*.zzz'], { cwd })).toEqual({ exit: 2, out: '', err: 'snl: *.zzz: no file fits\n' });
  });

  it('is silent about a map.txt of another program, and not about another file that is no board', async () => {
    expect(await call(['check', 'maze/map.txt'], { cwd })).toEqual({ exit: 0, out: '', err: '' });
    const none = await call(['check', 'notes.txt'], { cwd });
    expect([none.exit, none.out]).toEqual([2, '']);
    expect(none.err).toMatch(/^snl: notes\.txt is no board/);
    expect((await call(['check', 'binary.bin'], { cwd })).err).toMatch(/not a text/);
  });

  it('knows a board by its text, or is told by --from', async () => {
    expect(await call(['check', 'board.txt'], { cwd })).toEqual({ exit: 0, out: '', err: '' });
    expect((await call(['check', '--from', 'snl', 'notes.txt'], { cwd })).out).toMatch(/^notes\.txt:1:1 error syntax /);
    expect((await call(['check', '--from=map', 'notes.txt'], { cwd })).out).toMatch(/map-unknown-token/);
  });

  it('reads standard input, with a name for its format', async () => {
    const { out, exit } = await call(['check', '-', '--name', 'x.snl'], { cwd, input: 'lader 3 4\n' });
    expect(exit).toBe(1);
    expect(out).toMatch(/^x\.snl:1:1 error syntax /);
    expect((await call(['check', '-'], { cwd, input: DOWN })).out).toMatch(/^-:2:8 error /);
  });

  it('takes nothing at all for an empty board file, and says of a folder that no boards are in it', async () => {
    expect(await call(['check', '-'], { input: '' })).toEqual({ exit: 0, out: '', err: '' });
    expect(await call(['check', 'words'], { cwd: folder({ 'words/notes.txt': 'words\n' }) })).toEqual({
      exit: 0,
      out: '',
      err: 'snl: words: no boards were found there\n',
    });
  });

  it('says what cannot be read, tells the rest, and ends with 2', async () => {
    const { out, err, exit } = await call(['check', 'gone.snl', 'down.snl', 'down.snl/x'], { cwd });
    expect(exit).toBe(2);
    expect(out).toMatch(/^down\.snl:2:8 /);
    expect(err).toBe('snl: gone.snl: there is no such file\nsnl: down.snl/x: there is no such file\n');
  });

  it('changes levels, and ends with 1 for too many warnings', async () => {
    expect((await call(['check', 'down.snl', '--level', 'ladder-down=warning'], { cwd })).exit).toBe(0);
    const many = await call(['check', 'down.snl', '--level=ladder-down=warning', '--max-warnings', '0'], { cwd });
    expect([many.exit, many.err]).toEqual([1, 'snl: 1 warning; --max-warnings allows 0\n']);
    expect(await call(['check', 'down.snl', '--level', 'ladder-down=off'], { cwd })).toEqual({
      exit: 0,
      out: '',
      err: '',
    });
  });

  it('waits for the expected turns of large boards, as an editor does not', async () => {
    const { out } = await call(['check', '-', '--name', 'x.snl'], { input: 'board 10010' });
    expect(out).toMatch(/^x\.snl:1:1 info long-game A game takes 2,864\.8 turns on average/);
  });

  it('prints JSON with the keys of its contract', async () => {
    const { out } = await call(['check', '--format', 'json', 'down.snl'], { cwd });
    expect(JSON.parse(out)).toEqual([
      {
        file: 'down.snl',
        findings: [
          {
            code: 'ladder-down',
            level: 'error',
            message: 'The ladder at 21 leads down to 16.',
            range: { start: { line: 1, character: 7 }, end: { line: 1, character: 15 } },
            offset: [16, 24],
            related: [],
            fixes: ['Swap the ends: ladder from 16 to 21', 'Make it a snake from 21 to 16'],
          },
        ],
      },
    ]);
  });

  it('does not count a BOM, and counts UTF-16 units', async () => {
    const { out } = await call(['check', '-', '--name', 'x.snl', '--format', 'json'], {
      input: '\ufefflader 3 4\nboard 30\r\nladder 3 -> 9 "😀", 9 -> 3\n',
    });
    const [{ findings }] = JSON.parse(out) as { findings: { code: string; offset: number[]; range: unknown }[] }[];
    const [syntax] = findings;
    const down = findings.find(({ code }) => code === 'ladder-down');
    expect([syntax.offset, down?.offset]).toEqual([
      [0, 5],
      [40, 46],
    ]);
    expect(down?.range).toEqual({ start: { line: 2, character: 20 }, end: { line: 2, character: 26 } });
  });

  it('prints what GitHub reads', async () => {
    const { out } = await call(['check', '--format', 'github', 'down.snl'], { cwd });
    expect(out).toBe(
      '::error file=down.snl,line=2,endLine=2,col=8,endColumn=16,title=ladder-down::The ladder at 21 leads down to 16.\n',
    );
  });

  it('prints SARIF', async () => {
    const { out } = await call(['check', '--format', 'sarif', 'down.snl'], { cwd });
    const { version, runs } = JSON.parse(out);
    expect(version).toBe('2.1.0');
    const [{ ruleId, ruleIndex, level, message, locations }] = runs[0].results;
    expect([ruleId, level, message.text]).toEqual(['ladder-down', 'error', 'The ladder at 21 leads down to 16.']);
    expect(runs[0].tool.driver.rules[ruleIndex].id).toBe('ladder-down');
    expect(locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'down.snl' },
      region: { startLine: 2, startColumn: 8, endLine: 2, endColumn: 16 },
    });
  });

  it('speaks Japanese by --lang or the environment, and colours only a terminal', async () => {
    const ja = await call(['check', '--lang', 'ja', 'down.snl'], { cwd });
    expect(ja.out).toBe('down.snl:2:8 エラー ladder-down 21のはしごが16へ下っています。\n');
    expect(await call(['check', 'down.snl'], { cwd, environment: { LANG: 'ja_JP.UTF-8' } })).toEqual(ja);
    expect(await call(['--lang=ja', 'check', 'down.snl'], { cwd, environment: { LANG: 'C' } })).toEqual(ja);
    expect((await call(['check', 'down.snl'], { cwd, colour: true })).out).toContain('\u001b[31merror\u001b[0m');
  });

  it('writes nothing', () => {
    expect(readFileSync(join(cwd, 'down.snl'), 'utf8')).toBe(DOWN);
  });
});
