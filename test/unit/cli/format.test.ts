import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { call, folder } from './call';

const UNTIDY = '\ufeffBOARD 30 # size\r\nladder 3->22\r\n';
const TIDY = '\ufeffboard 30  # size\r\nladder 3 -> 22\r\n';

describe('snl format', () => {
  it('formats in place, and keeps line ends, BOM and mode', async () => {
    const cwd = folder({ 'a.snl': UNTIDY });
    writeFileSync(join(cwd, 'run.snl'), UNTIDY, { mode: 0o755 });
    const { exit, out } = await call(['format', 'a.snl', 'run.snl'], { cwd });
    expect([exit, out]).toEqual([0, '']);
    expect(readFileSync(join(cwd, 'a.snl'), 'utf8')).toBe(TIDY);
    expect(statSync(join(cwd, 'run.snl')).mode & 0o777).toBe(0o755);
    expect(await call(['format', '.'], { cwd })).toEqual({ exit: 0, out: '', err: '' });
  });

  it('only tells with --check', async () => {
    const cwd = folder({ 'a.snl': UNTIDY, 'b.snl': TIDY });
    expect(await call(['format', '--check', '.'], { cwd })).toEqual({
      exit: 1,
      out: 'a.snl: would be formatted\n',
      err: '',
    });
    expect(readFileSync(join(cwd, 'a.snl'), 'utf8')).toBe(UNTIDY);
    expect((await call(['format', '--check', 'b.snl'], { cwd })).exit).toBe(0);
  });

  it('prints standard input formatted', async () => {
    expect(await call(['format', '-'], { input: UNTIDY })).toEqual({ exit: 0, out: TIDY, err: '' });
  });

  it('leaves alone what is no UTF-8, and what is no board', async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('BOARD 30\ntitle "'), 0xe9, 34]);
    const cwd = folder({ 'a.snl': bytes, 'foreign.snl': 'program x;\n' });
    const { exit, err } = await call(['format', 'a.snl', 'foreign.snl'], { cwd });
    expect([exit, err]).toEqual([2, 'snl: a.snl: is not UTF-8 and stays as it is\n']);
    expect(new Uint8Array(readFileSync(join(cwd, 'a.snl')))).toEqual(bytes);
    expect(readFileSync(join(cwd, 'foreign.snl'), 'utf8')).toBe('program x;\n');
  });

  it('ends with 2 where a file cannot be read', async () => {
    expect((await call(['format', 'gone.snl'])).exit).toBe(2);
  });
});
