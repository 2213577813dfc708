/** The programs that this project is compared with, where the machine has what they need. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a program; its output in words by line, null where it could not be run. */
export function linesOf(program: string, args: readonly string[]): string[][] | null {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 24 });
  return status === 0
    ? stdout
        .trim()
        .split('\n')
        .map(line => line.split(' '))
    : null;
}

/** Compiles a C program with whatever C compiler there is; null: none. */
export function compiled(source: string, program: string): string | null {
  const compiler = ['cc', 'gcc', 'clang'].find(name => spawnSync(name, ['-O3', source, '-o', program]).status === 0);
  return compiler === undefined ? null : program;
}

/** VS Code's language server for JSON, as the npm package or in a host that set-up has fetched; null: neither is here. */
export function jsonServer(root: string): string | null {
  const hosts = join(root, '.vscode-test/hosts');
  const inHost = 'lib/vscode/extensions/json-language-features/server/dist/node/jsonServerMain.js';
  const places = [
    join(root, 'node_modules/vscode-json-languageserver/bin/vscode-json-languageserver'),
    ...(existsSync(hosts) ? readdirSync(hosts).map(host => join(hosts, host, inHost)) : []),
  ];
  return places.find(existsSync) ?? null;
}
