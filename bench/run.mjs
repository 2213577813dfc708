// Builds and runs the bench. After `npm run build`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const common = { bundle: true, platform: 'node', target: 'node20', logLevel: 'warning', loader: { '.md': 'text' } };
const bench = join(root, '.cache/bench/bench.mjs');

await Promise.all([
  build({
    ...common,
    absWorkingDir: root,
    entryPoints: ['bench/index.ts'],
    format: 'esm',
    // The browser's driver and what checks pages lie in many files.
    external: ['playwright-core', 'axe-core'],
    outfile: bench,
    // Packages that are not modules ask for Node.js's own.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  }),
  build({
    ...common,
    absWorkingDir: root,
    entryPoints: ['bench/empty-server.ts'],
    format: 'cjs',
    minify: true,
    outfile: '.cache/bench/empty-server.js',
  }),
]);
process.exitCode =
  spawnSync(process.execPath, [bench, ...process.argv.slice(2)], { stdio: 'inherit', cwd: root }).status ?? 1;
