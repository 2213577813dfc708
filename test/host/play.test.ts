import { commands, window, workspace } from 'vscode';
import { clean, file, hand, look, open, pageOf, palette, said, sitDown, tabTo } from './at';
import { same, test, until } from './kit';

/** Whose turn it is, or how the game stands. */
const status = async () => String(await look(`document.querySelector('.play .status')?.textContent ?? ''`));

/** Types a throw on the board, and gives the sentence that is said of it. */
async function typed(face: number): Promise<string> {
  const before = await said();
  await hand('press', String(face));
  return until(async () => {
    const now = await said();
    return now !== before && /throws/.test(now) ? now : '';
  }, `a word about the throw ${face} after “${before}”`);
}

const intoTheGrid = () => tabTo(`it?.closest('[role=grid]') !== null`);

test('"Play board": a game by keyboard alone from the palette to the end, hidden and shown, every sentence heard', async () => {
  await open('thirty-cells.snl');
  const person = await sitDown();
  await palette('Play board');
  const page = await pageOf(file('thirty-cells.snl'));
  await until(() => page.state()?.view === 'play', 'the view');
  await commands.executeCommand('workbench.action.focusSecondEditorGroup');
  await intoTheGrid();
  const heard = [await typed(2), await typed(1)];

  // Hidden by another tab: VS Code throws the page away, and the game is there again with it.
  await window.showTextDocument(await workspace.openTextDocument(file('notes.txt')), page.panel.viewColumn);
  await commands.executeCommand('workbench.action.closeActiveEditor');
  await commands.executeCommand('snl.play');
  await until(async () => /Player 1/.test(await status()), 'the game as it was');
  await commands.executeCommand('workbench.action.focusSecondEditorGroup');
  await intoTheGrid();
  for (const face of [2, 1, 6]) heard.push(await typed(face));
  same(
    heard,
    [
      'Player 1 throws 2. Player 1 walks 2 from 1 to 3 and climbs the ladder to 22. Player 2 is next.',
      'Player 2 throws 1. Player 2 walks 1 from 1 to 2. Player 1 is next.',
      'Player 1 throws 2. Player 1 walks 2 from 22 to 24. Player 2 is next.',
      'Player 2 throws 1. Player 2 walks 1 from 2 to 3 and climbs the ladder to 22. Player 1 is next.',
      'Player 1 throws 6. Player 1 walks 6 from 24 to 30. Player 1 is at the goal and takes 1st place. The game is over: Player 1 wins.',
    ],
    'what was heard',
  );
  person.leave();
  await clean();
});
