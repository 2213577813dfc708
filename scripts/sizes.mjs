// What is shipped stays small: fails where a bundle has grown past its budget. After `npm run build`.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createVSIX } from '@vscode/vsce';
import { cache, root } from './hosts/place.mjs';

const { values } = parseArgs({ options: { out: { type: 'string', default: join(cache, 'snakes-and-ladders.vsix') } } });

const bytes = file => statSync(join(root, 'dist', file)).size;
const isBundle = file => /\.(js|css)$/.test(file) && file !== 'cli.js';
const chunks = readdirSync(join(root, 'dist/page')).map(file => `page/${file}`);
const sumOf = files => files.reduce((sum, file) => sum + bytes(file), 0);
const bundles = [...readdirSync(join(root, 'dist')).filter(isBundle), ...chunks];

/** What of the page is loaded with these chunks: they, its entry, and all that those import. Words are counted in the longer language. */
function pageBytes(...names) {
  const loaded = new Set(['page.js', ...names.map(largest)]);
  for (const file of loaded) {
    const text = readFileSync(join(root, 'dist', file), 'utf8');
    for (const [, name] of text.matchAll(/\b(?:from|import)"\.\/(?:page\/)?([^"]+)"/g)) loaded.add(`page/${name}`);
  }
  return sumOf([...loaded]);
}

/** The largest chunk of a name. */
function largest(name) {
  const named = chunks.filter(file => new RegExp(`^page/${name}-[A-Z0-9]+\\.js$`).test(file));
  return named.reduce((most, file) => (bytes(file) > bytes(most) ? file : most));
}

await createVSIX({ cwd: root, packagePath: values.out, dependencies: false, rewriteRelativeLinks: false });

const KB = 1024;
const budget = [
  ['what a plain text loads: extension.js', bytes('extension.js'), 5 * KB],
  ['the same in the browser: extension.web.js', bytes('extension.web.js'), 5 * KB],
  ['the page, until a board is drawn', pageBytes('page'), 105 * KB],
  ['the page with a board and its findings', pageBytes('page', 'judge', 'findings'), 150 * KB],
  ['the page with every view, in both languages', sumOf(['page.js', ...chunks]), 310 * KB],
  ['all bundles of the extension', sumOf(bundles), 1.8 * KB * KB],
  ['the .vsix', statSync(values.out).size, 500 * KB],
];
let failed = 0;
for (const [what, size, most] of budget) {
  const fits = size <= most;
  if (!fits) failed++;
  console.log(`${fits ? 'ok  ' : 'FAIL'}  ${what}: ${(size / KB).toFixed(1)} of ${(most / KB).toFixed(0)} KB`);
}
console.log(`${budget.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
