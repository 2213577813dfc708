import { execFileSync, spawn, spawnSync } from 'node:child_process';
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

/** The exit code of a command that is interrupted while it works. On a busy machine it may take a while until it does: null, then, and once more. */
async function interrupted(args: readonly string[], input: string | null = null, after = 1000): Promise<number | null> {
  const child = spawn(process.execPath, [CLI, ...args], { stdio: ['pipe', 'ignore', 'ignore'] });
  if (input !== null) child.stdin.end(input);
  const exit = new Promise<number | null>(resolve => child.on('exit', resolve));
  await new Promise(resolve => setTimeout(resolve, after));
  child.kill('SIGINT');
  const code = await exit;
  return code === null && after < 15_000 ? interrupted(args, input, 2 * after) : code;
}

/** Runs a line of bash in which `snl` is the command line. */
function shell(line: string, cwd = ROOT) {
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', `snl() { "${process.execPath}" "${CLI}" "$@"; }; ${line}`],
    {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, LANG: 'C', LC_ALL: '', NO_COLOR: '1' },
    },
  );
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
    expect(snl(['check', '-'], { input: '' })).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(snl(['explain', 'trap'], { env: { LANG: 'ja_JP.UTF-8' } }).stdout).toMatch(/ゴール/);
  });

  it('keeps its exit code, quietly, when nobody reads on', () => {
    expect(shell('snl explain | head -1')).toMatchObject({ stdout: expect.stringMatching(/^syntax /), stderr: '' });
    expect(shell('set -o pipefail; snl check examples/to-mend.snl | true')).toEqual({
      status: 1,
      stdout: '',
      stderr: '',
    });
  });

  // Other systems have no device that is always full.
  it.runIf(process.platform === 'linux')('says so where its answer cannot be written', () => {
    for (const command of ['check examples/to-mend.snl', 'explain']) {
      const full = { status: 2, stdout: '', stderr: 'snl: the answer cannot be written (ENOSPC)\n' };
      expect(shell(`snl ${command} > /dev/full`)).toEqual(full);
    }
  });

  it('reads what can be read but once, to its end: pipes, devices, standard input by any name', () => {
    const down = `printf 'board 30\\nladder 9 -> 3\\n'`;
    const finding = /:2:8 error ladder-down .*\n$/;
    for (const command of [
      `snl check <(${down})`,
      `snl check --from snl <(${down}; sleep 0.2)`,
      `${down} | snl check /dev/stdin`,
      `mkfifo fifo; (${down} > fifo) & snl check fifo; rm fifo`,
    ]) {
      expect(shell(command, folder)).toMatchObject({ stdout: expect.stringMatching(finding), stderr: '' });
    }
    expect(shell('snl check /dev/zero')).toMatchObject({ status: 2, stderr: expect.stringMatching(/not a text/) });
    expect(shell(`snl format <(printf 'BOARD 9')`)).toEqual({ status: 0, stdout: 'board 9', stderr: '' });
  });

  it('ends with 130 on Ctrl+C, also while it waits or works', async () => {
    const fifo = join(folder, 'nobody-writes');
    execFileSync('mkfifo', [fifo]);
    const solve = ['solve', '-', '--from', 'snl', '--all', '1000000'];
    const exits = [
      interrupted(['check', '-']),
      interrupted(['check', fifo]),
      interrupted(solve, 'board 10000000\ndie 2\n'),
    ];
    expect(await Promise.all(exits)).toEqual([130, 130, 130]);
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
        `ladder 3 -> 9\n${'#'.repeat(70_000)}`,
        'check',
        { status: 2, stdout: '', stderr: expect.stringMatching(/files above 50 MB that do not begin as a board/) },
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
