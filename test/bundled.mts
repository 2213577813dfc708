import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { TestUserConfig } from 'vitest/config';

/**
 * The configuration of a suite: all `*.test.ts` below a folder, bundled at once and then loaded by Node.js itself. Vite's way, a module
 * at a time, takes longer than all unit tests, and what it makes of a module runs several times slower. The bundles go with the run.
 */
export async function bundled(folder: string, more: TestUserConfig = {}) {
  mkdirSync('dist', { recursive: true });
  const root = mkdtempSync(join('dist', 'tests-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.test.ts'));
  await build({
    entryPoints: files.map(file => ({ in: join(folder, file), out: join(folder, file) })),
    outdir: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    charset: 'utf8',
    sourcemap: 'inline',
    loader: { '.md': 'text' },
    logLevel: 'warning',
  });
  const test: TestUserConfig = {
    include: [`${folder}/**/*.test.ts.mjs`],
    pool: 'threads',
    // No test leaves anything behind in a module. Each worker loads all that its tests share, so more than two save nothing.
    isolate: false,
    maxWorkers: 2,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    ...more,
  };
  return { root, cacheDir: join(root, 'cache'), test };
}
