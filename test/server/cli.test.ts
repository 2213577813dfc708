import { spawn, spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CLI, ROOT } from './client';

const folder = mkdtempSync(join(tmpdir(), 'snl-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function snl(args: readonly string[], options: { input?: string; env?: NodeJS.ProcessEnv; cwd?: string } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd: options.cwd ?? ROOT,
    encoding: 'utf8',
    input: options.input,
    env: { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: 'C', NO_COLOR: '1', ...options.env },
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}

/** A file of 100 MB that takes no room: a beginning, then zeros. */
function large(name: string, beginning: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  const handle = openSync(path, 'w');
  writeSync(handle, beginning);
  ftruncateSync(handle, 100_000_000);
  closeSync(handle);
  return path;
}

describe('the command line as a process', () => {
  it('solves the boards that this tool grew from', () => {
    const answers: [string, string, string][] = [
      ['thirty-cells.snl', '', '3 throws, 7 ways'],
      ['move-array.snl', '', '3 throws, 4 ways'],
      ['move-array.snl', 'chain on', '5 throws'],
      ['pairs.snl', '', '2 throws, 3 ways'],
      ['pairs.snl', 'chain on', '3 throws'],
      ['hundred-cells.snl', '', '8 throws, 144 ways'],
      ['map.txt', '', '9 throws in 3 turns, 94 ways'],
      ['map.txt', 'rules classic', '8 throws, 75 ways'],
    ];
    for (const [file, set, first] of answers) {
      const { stdout, status } = snl(['solve', `examples/${file}`, ...(set === '' ? [] : ['--set', set])]);
      expect(stdout.split('\n')[0]).toMatch(new RegExp(`^${first}`));
      expect(status).toBe(0);
    }
  });

  it('ends with its exit code, and says errors on standard error', () => {
    expect(snl(['check', 'examples/to-mend.snl']).status).toBe(1);
    expect(snl(['check', 'examples/thirty-cells.snl'])).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(snl(['check', '--wrong'])).toMatchObject({ status: 2, stdout: '' });
    expect(
      snl(['solve', '-', '--from', 'snl'], { input: 'board 9\nsnakes 1 -> 0, 2 -> 0, 3 -> 0, 4 -> 0, 5 -> 0, 6 -> 0' })
        .status,
    ).toBe(1);
    expect(snl(['solve', '-'], { input: 'words' })).toMatchObject({ status: 1, stdout: '' });
    expect(snl(['explain', 'trap'], { env: { LANG: 'ja_JP.UTF-8' } }).stdout).toMatch(/ゴール/);
  });

  it('ends quietly when nobody reads on', () => {
    const { stdout, stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${CLI}" explain | head -1`], {
      encoding: 'utf8',
      env: { ...process.env, LANG: 'C', LC_ALL: '' },
    });
    expect(stdout).toMatch(/^syntax /);
    expect(stderr).toBe('');
  });

  it('ends with 130 on Ctrl+C, also while it works', async () => {
    const waits = spawn(process.execPath, [CLI, 'check', '-']);
    const works = spawn(process.execPath, [CLI, 'solve', '-', '--from', 'snl', '--all', '1000000']);
    works.stdin.end('board 10000000\ndie 2\n');
    const exits = [waits, works].map(child => new Promise(resolve => child.on('exit', resolve)));
    await new Promise(resolve => setTimeout(resolve, 1500));
    waits.kill('SIGINT');
    works.kill('SIGINT');
    expect(await exits[0]).toBe(130);
    expect(await exits[1]).toBe(130);
  });

  it('says of files of 100 MB and of other than text what they are, without reading them', () => {
    const cases: [string, string, string, object][] = [
      [
        'a.bin',
        '\u007fELF',
        'check',
        { status: 2, stdout: '', stderr: expect.stringMatching(/a\.bin is no board: it is not a text/) },
      ],
      ['a.bin', '\u007fELF', 'solve', { status: 1, stdout: '', stderr: expect.stringMatching(/is no board/) }],
      [
        'foreign.snl',
        'x',
        'check',
        { status: 0, stdout: expect.stringMatching(/foreign\.snl:1:1 hint not-a-board /), stderr: '' },
      ],
      ['m/map.txt', '####\n', 'check', { status: 0, stdout: '', stderr: '' }],
      ['m/map.txt', '####\n', 'solve', { status: 1, stdout: '', stderr: expect.stringMatching(/is no board/) }],
      [
        'long.snl',
        `board 9\n${'#'.repeat(70_000)}`,
        'check',
        { status: 2, stdout: '', stderr: expect.stringMatching(/is 100 MB/) },
      ],
      [
        'long.log',
        'words '.repeat(20_000),
        'solve',
        { status: 1, stdout: '', stderr: expect.stringMatching(/is no board that is known/) },
      ],
    ];
    for (const [name, beginning, command, expected] of cases) {
      expect(snl([command, large(name, beginning)])).toEqual(expected);
    }
    writeFileSync(join(folder, 'small.bin'), Uint8Array.of(0, 1, 2, 255));
    expect(snl(['check', 'small.bin'], { cwd: folder })).toMatchObject({ status: 2, stdout: '' });
  });
});
