import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import type { TestUserConfig } from 'vitest/config';

/**
 * The configuration of a suite: all `*.test.ts` below a folder, bundled into one file that Node.js itself loads. Vite's way, a module
 * at a time, takes longer than all unit tests, and what it makes of a module runs several times slower. The bundle goes with the run.
 */
export async function bundled(folder: string, more: TestUserConfig = {}) {
  mkdirSync('dist', { recursive: true });
  const root = mkdtempSync(join('dist', 'tests-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.test.ts'));
  const quoted = (path: string) => JSON.stringify(path.replaceAll('\\', '/'));
  const loads = files.map(file => `${quoted(file)}: () => import(${quoted(`./${file}`)})`);
  const bundle = join(root, 'tests.mjs');
  await build({
    stdin: { contents: `export const tests = {${loads}}`, resolveDir: folder },
    outfile: bundle,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    charset: 'utf8',
    sourcemap: 'inline',
    sourcesContent: false,
    loader: { '.md': 'text' },
    logLevel: 'warning',
  });
  // Vitest wants a file for each; a test's modules are run when the first test file that needs them is loaded.
  for (const file of files) {
    const stub = join(root, folder, `${file}.mjs`);
    mkdirSync(dirname(stub), { recursive: true });
    const from = relative(dirname(stub), bundle);
    writeFileSync(stub, `import { tests } from ${quoted(from)};\nawait tests[${quoted(file)}]();\n`);
  }
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
