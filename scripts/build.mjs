// Builds all of dist/. `--watch` rebuilds on change; `--dev` leaves out minifying; `--tests` builds the host suite too.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import * as esbuild from 'esbuild';

const watch = process.argv.includes('--watch');
const common = {
  bundle: true,
  minify: !watch && !process.argv.includes('--dev'),
  sourcemap: watch ? 'inline' : false,
  logLevel: 'warning',
  legalComments: 'none',
  charset: 'utf8',
  loader: { '.md': 'text' },
};
const node = { ...common, platform: 'node', format: 'cjs', target: 'node20', external: ['vscode'] };
const browser = { ...common, platform: 'browser', target: 'es2022' };

/**
 * What is made of what. The workers are classic scripts: a worker takes one file. The page is a module that loads the rest of itself
 * (dist/page/) when a view is first shown.
 */
const bundles = [
  {
    ...node,
    entryPoints: ['src/extension/main.node.ts'],
    outfile: 'dist/extension.js',
  },
  // The same for both hosts: they know neither Node.js nor a page.
  { ...browser, format: 'cjs', entryPoints: ['src/text/recognise.ts'], outfile: 'dist/recognise.js' },
  {
    ...browser,
    format: 'cjs',
    external: ['vscode'],
    entryPoints: ['src/extension/session.ts'],
    outfile: 'dist/client.js',
  },
  {
    ...browser,
    format: 'cjs',
    external: ['vscode'],
    entryPoints: ['src/extension/main.web.ts'],
    outfile: 'dist/extension.web.js',
  },
  // A process and a worker in one: `dist/server.js` is the way into it for those who start a process.
  {
    ...node,
    conditions: ['browser'],
    target: 'es2022',
    entryPoints: ['src/server/main.ts'],
    outfile: 'dist/server.worker.js',
  },
  // Workers for long tasks.
  { ...node, entryPoints: ['src/tasks/main.node.ts'], outfile: 'dist/tasks.js' },
  { ...browser, format: 'iife', entryPoints: ['src/tasks/main.worker.ts'], outfile: 'dist/tasks.worker.js' },
  {
    ...browser,
    format: 'esm',
    splitting: true,
    entryPoints: { page: 'src/webview/main.ts' },
    outdir: 'dist',
    chunkNames: 'page/[name]-[hash]',
    metafile: true,
  },
  { ...browser, entryPoints: ['media/page.css'], outfile: 'dist/page.css' },
  { ...node, entryPoints: ['src/cli/main.ts'], outfile: 'dist/cli.js', banner: { js: '#!/usr/bin/env node' } },
];

/** The host suite, which runs inside VS Code: the same tests for both hosts. */
const tests = [
  { ...node, minify: false, entryPoints: ['test/host/index.ts'], outfile: 'dist/test/host.js' },
  {
    ...browser,
    minify: false,
    format: 'cjs',
    external: ['vscode'],
    entryPoints: ['test/host/index.ts'],
    outfile: 'dist/test/host.web.js',
  },
];
if (process.argv.includes('--tests')) bundles.push(...tests);

/** The findings' pages ship beside the server, for editors that open files. */
function copyPages() {
  for (const code of readdirSync('src/findings', { withFileTypes: true })) {
    for (const language of ['en', 'ja']) {
      const page = `src/findings/${code.name}/${language}.md`;
      if (code.isDirectory() && existsSync(page)) cpSync(page, `dist/findings/${language}/${code.name}.md`);
    }
  }
}

/** Takes away the page's chunks of before: they have names of their contents, and so would stay. */
function sweep(outputs) {
  const kept = new Set(Object.keys(outputs));
  for (const file of readdirSync('dist/page')) if (!kept.has(`dist/page/${file}`)) rmSync(`dist/page/${file}`);
}

mkdirSync('dist', { recursive: true });
copyPages();
writeFileSync('dist/server.js', "require('./server.worker.js');\n");
if (watch) {
  for (const bundle of bundles) await (await esbuild.context(bundle)).watch();
  console.log('Watching. Ctrl+C ends.');
} else {
  // All are tried: a fault in one room, of which esbuild has told, leaves the others their bundles.
  const built = await Promise.allSettled(bundles.map(bundle => esbuild.build(bundle)));
  if (built.some(({ status }) => status === 'rejected')) process.exitCode = 1;
  for (const { value } of built) if (value?.metafile) sweep(value.metafile.outputs);
}
