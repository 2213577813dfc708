/** The fewest throws of the board that is open: in the status bar, and in the status of its language. Nothing is shown elsewhere. */
import { Disposable, languages, StatusBarAlignment, type TextDocument, window, workspace } from 'vscode';
import { SERVER_COMMANDS } from '../protocol/server';
import type { Answers, FewestThrows } from './answers';
import { activeBoard, onActiveBoard } from './boards';
import { LANGUAGES } from './ids';
import type { Pages } from './pages';
import type { Texts } from './texts';

/** While somebody types, the number waits for a rest of so long. */
const REST_MS = 250;

export interface Status extends Disposable {
  /** What the status bar says; `undefined` while it says nothing. */
  text(): string | undefined;
}

/** Shows the status from now on, as long as a board is active. */
export function showStatus(answers: Answers, pages: Pages, words: Texts): Status {
  const item = window.createStatusBarItem('snl.status', StatusBarAlignment.Right, 100);
  item.name = words.statusName;
  item.tooltip = words.statusTip;
  item.command = 'snl.solve';
  const inLanguage = languages.createLanguageStatusItem(
    'snl.status',
    LANGUAGES.map(language => ({ language })),
  );
  inLanguage.name = words.statusName;
  inLanguage.detail = words.statusDetail;
  inLanguage.command = { command: 'snl.solve', title: words.statusSolve };

  let board: TextDocument | undefined;
  let shown: string | undefined;
  let asking: AbortController | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function show(text: string | undefined): void {
    shown = text;
    inLanguage.text = text ?? '';
    if (text === undefined) {
      item.hide();
      return;
    }
    item.text = `$(milestone) ${text}`;
    item.accessibilityInformation = { label: `${words.statusName}: ${text}` };
    item.show();
  }

  async function ask(): Promise<void> {
    asking?.abort();
    const mine = new AbortController();
    asking = mine;
    if (!board) return show(undefined);
    inLanguage.busy = true;
    const text = await textFor(board, mine.signal);
    if (mine.signal.aborted) return;
    inLanguage.busy = false;
    // Nothing is known of this version: what was known of the last one stays until it is.
    if (text !== undefined) show(text);
  }

  async function textFor(document: TextDocument, signal: AbortSignal): Promise<string | undefined> {
    try {
      const { json } = await answers.ask<FewestThrows>(SERVER_COMMANDS.solve, document, signal);
      return json.throws === null ? words.statusNever : words.status(json.throws);
    } catch {
      return undefined;
    }
  }

  function lookAround(): void {
    const now = activeBoard(pages.all());
    if (now === board) return;
    board = now;
    clearTimeout(rest);
    asking?.abort();
    show(undefined);
    if (board) void ask();
  }

  const listening = Disposable.from(
    item,
    inLanguage,
    onActiveBoard(pages, lookAround),
    workspace.onDidChangeTextDocument(event => {
      if (event.document !== board || event.contentChanges.length === 0) return;
      clearTimeout(rest);
      rest = setTimeout(ask, REST_MS);
    }),
  );
  lookAround();
  return {
    text: () => shown,
    dispose: () => {
      clearTimeout(rest);
      asking?.abort();
      listening.dispose();
    },
  };
}
