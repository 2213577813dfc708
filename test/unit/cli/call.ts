import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { run } from '../../../src/cli/run';
import { newStreams } from '../../../src/cli/streams';
import { inlineRunner } from '../../../src/tasks';

export interface Called {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

export interface World {
  readonly cwd?: string;
  readonly input?: string | Uint8Array;
  readonly environment?: NodeJS.ProcessEnv;
  readonly colour?: boolean;
}

/** Runs a command in this process. */
export async function call(args: readonly string[], world: World = {}): Promise<Called> {
  let out = '';
  let err = '';
  const bytes =
    typeof world.input === 'string' ? new TextEncoder().encode(world.input) : (world.input ?? new Uint8Array());
  const io = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
    read: async (path: string | null, most: number) =>
      path === null ? bytes.subarray(0, most) : newStreams().read(path, most),
    colour: world.colour ?? false,
    terminal: false,
    cwd: world.cwd ?? tmpdir(),
    runner: async () => inlineRunner,
  };
  const exit = await run(args, io, world.environment ?? {});
  return { exit, out, err };
}

/** A new folder with these files, gone after the tests. */
export function folder(files: Readonly<Record<string, string | Uint8Array>>): string {
  const path = mkdtempSync(join(tmpdir(), 'snl-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  }
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
