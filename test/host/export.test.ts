import { commands, workspace } from 'vscode';
import { clean, file, hand, look, open, pageOf, said, sitDown } from './at';
import { ok, same, test, until } from './kit';

const press = (name: string) => hand('click', `button:text-is(${JSON.stringify(name)})`);
/** What was copied, once the page says so. */
async function copied(button: string): Promise<{ types: string[]; text: string | null }> {
  await look(`document.querySelector('[aria-live]').textContent = ''`);
  await press(button);
  await until(said, 'a word about it');
  same(await said(), 'Copied.', 'what is said');
  return hand('clipboard', null);
}

test('the picture, the route and the numbers of a board are copied', async () => {
  const { document } = await open('thirty-cells.snl');
  const person = await sitDown();
  await commands.executeCommand('snl.solve');
  await pageOf(document.uri);
  same(
    (await copied('Copy the route')).text,
    '3 throws, 7 ways\n1. thrown 2: 1 → 3, ladder to 22\n2. thrown 2: 22 → 24\n3. thrown 6: 24 → 30\n',
    'the route',
  );
  await commands.executeCommand('snl.analyse');
  // They come from a worker, which VS Code lets start from a Blob only.
  const { text } = await copied('Copy the numbers');
  ok(/^Expected turns\t14\.32\d+\n/.test(text ?? ''), `the numbers: ${text}`);
  await press('Export');
  same((await copied('Copy the picture')).types, ['image/png'], 'the picture');
  person.leave();
  await clean();
});

test('the sheet for print is written where the person says, and opened outside', async () => {
  const { document } = await open('thirty-cells.snl');
  const place = file('board.pdf');
  const person = await sitDown(undefined, place);
  await commands.executeCommand('snl.openToSide');
  await pageOf(document.uri);
  await press('Export');
  await press('Save as PDF for print');
  await until(() => person.opened.length > 0, 'it to be opened');
  same(person.opened, [place.toString()], 'what was opened outside');
  const pdf = new TextDecoder('latin1').decode(await workspace.fs.readFile(place));
  ok(pdf.startsWith('%PDF-') && pdf.trimEnd().endsWith('%%EOF'), `the file: ${pdf.slice(0, 20)}`);
  await until(async () => (await said()) === 'Saved as board.pdf.', 'a word about it');
  person.leave();
  await clean();
  await workspace.fs.delete(place);
});
