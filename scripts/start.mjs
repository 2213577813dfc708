// npm start: VS Code with this extension and the examples. The desktop VS Code if this machine has one, else one in the browser.
// npm start -- --once ends after it has said what there is; --host desktop|node|web takes that one.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { desktop } from './hosts/desktop.mjs';
import { root } from './hosts/place.mjs';
import { freePort, serveNodeHost } from './hosts/server.mjs';

/** Where the browser's VS Code is, if nobody else is there. */
const PORT = 8130;

const { values } = parseArgs({ options: { once: { type: 'boolean', default: false }, host: { type: 'string' } } });
const examples = join(root, 'examples');

function node(...args) {
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

/** What the command line finds and solves in the examples, a line each. */
function report() {
  const files = readdirSync(examples)
    .filter(name => /\.snl$|^map\.txt$/.test(name))
    .sort();
  const checked = node('dist/cli.js', 'check', '--format', 'json', ...files.map(name => join('examples', name)));
  const found = new Map(JSON.parse(checked.stdout).map(({ file, findings }) => [file.split(/[\\/]/).at(-1), findings]));
  console.log('\nThe examples, as the command line sees them:');
  for (const name of files) {
    const { throws, ways, reason } = JSON.parse(node('dist/cli.js', 'solve', join('examples', name), '--json').stdout);
    const answer = throws === null ? reason : `${throws} throws, ${ways} ways`;
    const findings = found.get(name) ?? [];
    const levels = ['error', 'warning', 'info', 'hint']
      .map(level => [level, findings.filter(finding => finding.level === level).length])
      .filter(([, count]) => count > 0)
      .map(([level, count]) => `${count} ${level}`);
    console.log(`  ${name.padEnd(24)} ${answer.padEnd(24)} ${levels.join(', ') || 'nothing to mend'}`);
  }
}

function portIsFree(port) {
  return new Promise(resolve => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Serves VS Code in the browser: its address, and how to end it. */
async function serve(kind) {
  const port = (await portIsFree(PORT)) ? PORT : await freePort();
  if (kind === 'web') {
    const { serveWebHost } = await import('./hosts/web.mjs');
    const host = await serveWebHost({ folder: examples, port });
    return { address: host.address(), close: host.close };
  }
  const host = await serveNodeHost();
  // Its own address is long: a short one leads to it.
  const location = host.address({ folder: examples, open: [join(examples, 'thirty-cells.snl')] });
  const door = createHttpServer((_request, response) => response.writeHead(302, { location }).end());
  await new Promise(resolve => door.listen(port, '127.0.0.1', resolve));
  const close = async () => {
    door.close();
    await host.close();
  };
  return { address: `http://127.0.0.1:${port}/`, close };
}

const built = node('scripts/build.mjs');
if (built.status !== 0) {
  console.error(`The build failed:\n${built.stdout}${built.stderr}`);
  process.exit(1);
}

const code = values.host === undefined || values.host === 'desktop' ? desktop() : undefined;
if (code) {
  const args = [`--extensionDevelopmentPath=${root}`, '--new-window', examples, join(examples, 'thirty-cells.snl')];
  const opened = spawn(code, args, { stdio: 'ignore', detached: true, shell: process.platform === 'win32' });
  opened.on('error', error => console.error(`${code} could not be started: ${error.message}`));
  opened.unref();
  console.log(`VS Code opens with the examples: ${code}`);
  report();
} else if (values.host === 'desktop') {
  console.error('No desktop VS Code was found here.');
  process.exitCode = 1;
} else {
  const host = await serve(values.host);
  console.log('VS Code with the examples is at');
  console.log(`  ${host.address}`);
  report();
  console.log('\nWrite, press F1 and choose "Solve board". Ctrl+C ends.');
  if (!values.once) {
    await new Promise(resolve => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve);
    });
  }
  await host.close();
  process.exit(0);
}
