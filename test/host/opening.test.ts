import { commands } from 'vscode';
import { ok, test } from './kit';

test('the commands are there', async () => {
  const all = await commands.getCommands(true);
  ok(all.includes('snl.solve'), 'snl.solve');
});
