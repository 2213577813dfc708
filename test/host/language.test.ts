import { commands, env, languages } from 'vscode';
import { clean, codes, hand, inside, open, sitDown } from './at';
import { same, test, told, until } from './kit';

const japanese = () => told<string>('language') === 'ja';
/** The worker host shows the manifest of an extension under development in English, whatever the language. */
const manifestToo = typeof process !== 'undefined';
/** Kana and kanji, which no English text has. */
const KANA = /[ぁ-ヿ一-鿿]/;

function inItsLanguage(text: string, what: string): void {
  same(KANA.test(text), japanese(), `${what} is in Japanese: “${text}”`);
}

test('language: VS Code has the language that was asked for', () => {
  same(env.language, told<string>('language'), 'the language');
});

test('language: findings, status and answers are in it', async () => {
  const { document } = await open('to-mend.snl');
  await until(() => codes(document.uri).length > 0, 'findings');
  for (const { message } of languages.getDiagnostics(document.uri)) inItsLanguage(message, 'a finding');
  await open('thirty-cells.snl');
  const { status } = await inside();
  inItsLanguage(await until(status, 'the status'), 'the status');
  const person = await sitDown();
  const given = await commands.executeCommand<{ text: string }>('snl.solve');
  inItsLanguage(person.told[0], 'the message');
  inItsLanguage(given.text, 'the answer in full');
  person.leave();
  await clean();
});

test('language: the palette and the new board are in it', async () => {
  const title = japanese() && manifestToo ? '盤を解く' : 'Solve board';
  await commands.executeCommand('workbench.action.quickOpen', `>${title}`);
  const offered = () => hand<string[]>('texts', '.quick-input-list .monaco-list-row .label-name');
  await until(async () => (await offered()).includes(`Snakes and Ladders: ${title}`), `“${title}” in the palette`);
  await commands.executeCommand('workbench.action.closeQuickOpen');
  await commands.executeCommand('snl.newBoard');
  await clean();
});
