import { commands, window } from 'vscode';
import { clean, findings, open, sitDown } from './at';
import { ok, same, test } from './kit';

test('"Design board…" opens a board of the length that was asked for', async () => {
  const person = await sitDown(undefined, undefined, false, ['10x10', '8', '8', '30']);
  const made = await commands.executeCommand<{ board: string; expectedTurns: number; misses: string[] }>('snl.design');
  ok(Math.abs(made.expectedTurns - 30) <= 0.5, `the length: ${made.expectedTurns}`);
  same(made.misses, [], 'what it falls short of');
  const document = window.visibleTextEditors.find(editor => editor.document.isUntitled)?.document;
  same(document?.getText(), made.board, 'the text of the new board');
  same(person.asked.length, 4, 'questions');
  person.leave();
  await clean();
});

test('"Improve this board…" moves a jump or two, and one undo takes it back', async () => {
  const editor = await open('hundred-cells.snl');
  const before = editor.document.getText();
  const person = await sitDown(undefined, undefined, false, ['35']);
  const { json } = await commands.executeCommand<{ json: { expectedTurns: number; moved: unknown[] } }>('snl.improve');
  ok(Math.abs(json.expectedTurns - 35) <= 0.5, `the length: ${json.expectedTurns}`);
  ok(json.moved.length >= 1 && json.moved.length <= 2, `moved: ${json.moved.length}`);
  ok(editor.document.getText() !== before, 'the text has changed');
  await commands.executeCommand('undo');
  same(editor.document.getText(), before, 'the text after undo');
  await findings(editor.document.uri, ['jump-chain']);
  person.leave();
  await clean();
});
