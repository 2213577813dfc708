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
const bundles = [...readdirSync(join(root, 'dist')).filter(isBundle), ...chunks];

/** What of the page is loaded: its entry, the chunks of these names, all that they import, and these areas of words in one language. */
function pageBytes(names, areas) {
  const named = name => chunks.filter(file => file.startsWith(`page/${name}-`));
  const loaded = new Set(['page.js', ...names.flatMap(named)]);
  for (const file of loaded) {
    const text = readFileSync(join(root, 'dist', file), 'utf8');
    for (const [, name] of text.matchAll(/\bfrom"\.\/(?:page\/)?([^"]+)"/g)) loaded.add(`page/${name}`);
  }
  // Two chunks of each name: one a language.
  const words = areas.map(area => Math.max(...named(area).map(bytes)));
  return [...[...loaded].map(bytes), ...words].reduce((sum, size) => sum + size);
}

await createVSIX({ cwd: root, packagePath: values.out, dependencies: false, rewriteRelativeLinks: false });

const KB = 1024;
const budget = [
  ['what a plain text loads: extension.js', bytes('extension.js'), 5 * KB],
  ['the same in the browser: extension.web.js', bytes('extension.web.js'), 5 * KB],
  ['the page, until a board is drawn', pageBytes([], ['page']), 150 * KB],
  ['the same and its findings', pageBytes(['judge'], ['page', 'findings']), 175 * KB],
  ['all bundles of the extension', bundles.reduce((sum, file) => sum + bytes(file), 0), 1.8 * KB * KB],
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
