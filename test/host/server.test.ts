import { commands, WorkspaceEdit, workspace } from 'vscode';
import { clean, findings, inside, sitDown, untitled } from './at';
import { ok, same, test, until } from './kit';

/** The state of a client that runs. */
const RUNNING = 2;

/** Ends the server as a crash would. */
async function kill(): Promise<void> {
  const server = (await inside()).server.native();
  if (server instanceof EventTarget) server.dispatchEvent(new Event('error'));
  else (server as { kill(signal: string): void }).kill('SIGKILL');
}

test('a server that dies is started again, is told of once, and knows the boards', async () => {
  const { client } = (await inside()).server;
  const document = await untitled('board 6 x 5\nladder 22 -> 3\n');
  await findings(document.uri, ['ladder-down']);
  const person = await sitDown();
  for (let death = 1; death <= 2; death++) {
    await kill();
    await until(() => client.state !== RUNNING, 'the end of the server');
    await until(() => client.state === RUNNING, 'a new server');
    const edit = new WorkspaceEdit();
    edit.insert(document.uri, document.positionAt(document.getText().length), `ladder ${23 + death} -> 4\n`);
    await workspace.applyEdit(edit);
    await findings(
      document.uri,
      Array.from({ length: death + 1 }, () => 'ladder-down'),
    );
  }
  same(person.told.length, 1, `messages (${person.told})`);
  person.leave();
  await clean();
});

test('a server that dies again and again stays down, says so, and is started by hand', async () => {
  const { client } = (await inside()).server;
  await untitled('board 6 x 5\nstart 1\n');
  const person = await sitDown();
  for (let death = 1; death <= 10 && person.told.length === 0; death++) {
    await until(() => client.state === RUNNING, 'the server');
    await kill();
    await until(() => client.state !== RUNNING, 'the end of the server');
    await until(() => client.state === RUNNING || person.told.length > 0, 'a new server, or a word that there is none');
  }
  same(person.told.length, 1, `messages (${person.told})`);
  same(await commands.executeCommand('snl.solve'), undefined, 'the answer without a server');
  same(person.told.length, 2, `messages (${person.told})`);
  await commands.executeCommand('snl.restartServer');
  same((await commands.executeCommand<{ json: { throws: number } }>('snl.solve'))?.json.throws, 5, 'the answer');
  person.leave();
  await clean();
});

test('"Restart server" starts another, which knows the boards', async () => {
  const { client } = (await inside()).server;
  const document = await untitled('board 6 x 5\nladder 22 -> 3\n');
  await findings(document.uri, ['ladder-down']);
  const person = await sitDown();
  await commands.executeCommand('snl.restartServer');
  ok(client.state === RUNNING, 'The server runs');
  await findings(document.uri, ['ladder-down']);
  person.leave();
  await clean();
});

test('a question while the server starts is answered', async () => {
  await untitled('board 6 x 5\nstart 1\n');
  const person = await sitDown();
  void commands.executeCommand('snl.restartServer');
  const given = await commands.executeCommand<{ json: { throws: number } }>('snl.solve');
  same(given?.json.throws, 5, 'the answer');
  person.leave();
  await clean();
});
