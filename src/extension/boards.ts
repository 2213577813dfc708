/** Which board is meant: the one that is open, in the order in which a person would say "this board". */
import { Disposable, TabInputText, type TextDocument, Uri, ViewColumn, window, workspace } from 'vscode';
import { isMap } from '../text/recognise';
import { isCopy } from './copies';
import type { Choice, Dialogs } from './dialogs';
import { LANGUAGES } from './ids';
import type { Page } from './page';
import type { Pages } from './pages';
import type { Texts } from './texts';

/** A folder of so many boards is offered; more would be no choice. */
const MOST_BOARDS = 500;
/** From the title of a preview VS Code names the preview. */
const WEBVIEW = 'webview-panel';
/** The text of a map.txt beyond this size is not looked at for the choice of boards. */
const MOST_BYTES = 1 << 20;

/** Whether the document is a board that the extension knows. */
function isBoard(document: TextDocument): boolean {
  return (LANGUAGES as readonly string[]).includes(document.languageId) && !isCopy(document.uri);
}

/** The file's name, without its folders. */
export function nameOf(uri: Uri): string {
  return uri.path.slice(uri.path.lastIndexOf('/') + 1) || uri.path;
}

/** The board that is at hand without a question: of the active text editor, else of the active one of these pages. */
export function activeBoard(pages: readonly Page[]): TextDocument | undefined {
  const document = window.activeTextEditor?.document;
  if (document && isBoard(document)) return document;
  return pages.find(({ panel }) => panel.active)?.document;
}

/** Calls whenever another board may have become the active one. */
export function onActiveBoard({ onDidChange }: Pages, look: () => void): Disposable {
  return Disposable.from(
    window.onDidChangeActiveTextEditor(look),
    onDidChange(look),
    // A document that becomes a board, or ceases to be one, is closed and opened.
    workspace.onDidOpenTextDocument(look),
    workspace.onDidCloseTextDocument(look),
  );
}

/** The boards in sight: in a visible text editor, or on a visible page. */
function boardsInSight(pages: readonly Page[]): Uri[] {
  const texts = window.visibleTextEditors.map(({ document }) => document).filter(isBoard);
  const shown = pages.filter(({ panel }) => panel.visible).map(({ document }) => document);
  return distinct([...texts, ...shown].map(({ uri }) => uri));
}

function distinct(uris: readonly Uri[]): Uri[] {
  return [...new Map(uris.map(uri => [uri.toString(), uri])).values()];
}

/** All boards that can be told: open in a tab, on a page, and in the files of the workspace. */
async function boardsAtHand(pages: readonly Page[]): Promise<Uri[]> {
  const tabs = window.tabGroups.all.flatMap(group => group.tabs);
  const texts = tabs.flatMap(tab => (tab.input instanceof TabInputText ? [tab.input.uri.toString()] : []));
  const open = workspace.textDocuments.filter(document => isBoard(document) && texts.includes(document.uri.toString()));
  const files = await workspace.findFiles('**/*.snl', undefined, MOST_BOARDS);
  const maps = await Promise.all((await workspace.findFiles('**/map.txt', undefined, MOST_BOARDS)).map(ifMap));
  return distinct([
    ...[...open, ...pages.map(({ document }) => document)].map(({ uri }) => uri),
    ...files,
    ...maps.filter(uri => uri !== undefined),
  ]);
}

async function ifMap(uri: Uri): Promise<Uri | undefined> {
  try {
    if ((await workspace.fs.stat(uri)).size > MOST_BYTES) return undefined;
    return isMap(new TextDecoder().decode(await workspace.fs.readFile(uri))) ? uri : undefined;
  } catch {
    return undefined; // gone since it was found
  }
}

/** Makes a board, shows its text, and gives it. Nothing is written before the person saves. */
export async function newBoard(words: Texts): Promise<TextDocument> {
  const document = await workspace.openTextDocument({ language: 'snl', content: words.newBoardText });
  await window.showTextDocument(document);
  return document;
}

/** The board that a command's argument names: a file of the explorer, or what a lens carries. */
function named(argument: unknown): Uri | undefined {
  if (argument instanceof Uri && argument.scheme !== WEBVIEW) return argument;
  const uri = (argument as { uri?: unknown } | undefined)?.uri;
  return typeof uri === 'string' ? Uri.parse(uri) : undefined;
}

/**
 * The board that a command is about: the one it names, else the active one, else the only one in sight, else the one that
 * the person picks (or the only one of the workspace), else a new one. `undefined` only if the person picks none.
 */
export async function openBoard(
  argument: unknown,
  pages: readonly Page[],
  dialogs: Dialogs,
  words: Texts,
): Promise<TextDocument | undefined> {
  const inSight = boardsInSight(pages);
  const known = named(argument) ?? activeBoard(pages)?.uri ?? (inSight.length === 1 ? inSight[0] : undefined);
  if (known) return workspace.openTextDocument(known);

  const atHand = inSight.length > 1 ? inSight : await boardsAtHand(pages);
  if (atHand.length === 0) return newBoard(words);
  const picked = atHand.length === 1 ? atHand[0] : await pick(atHand, dialogs, words);
  if (picked === undefined) return undefined;
  if (picked === 'new') return newBoard(words);
  const document = await workspace.openTextDocument(picked);
  if (!inSight.some(uri => uri.toString() === picked.toString())) {
    await window.showTextDocument(document, { viewColumn: ViewColumn.Active, preview: false });
  }
  return document;
}

async function pick(boards: readonly Uri[], dialogs: Dialogs, words: Texts): Promise<Uri | 'new' | undefined> {
  const choices: Choice<Uri | 'new'>[] = boards.map(uri => {
    const folder = workspace.asRelativePath(Uri.joinPath(uri, '..'));
    return { label: nameOf(uri), description: uri.scheme === 'untitled' ? '' : folder, value: uri };
  });
  choices.push({ label: words.newBoard, description: words.newBoardDetail, value: 'new' });
  return (await dialogs.pick(choices, words.pickBoard))?.value;
}
