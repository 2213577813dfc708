/** What the tests do in VS Code: open, look, press, and clean up. */
import {
  commands,
  type Diagnostic,
  extensions,
  languages,
  Position,
  Range,
  TabInputCustom,
  type TextDocument,
  type TextEditor,
  Uri,
  WorkspaceEdit,
  window,
  workspace,
} from 'vscode';
import type { Page } from '../../src/extension/page';
import type { Session } from '../../src/extension/session';
import type { Api } from '../../src/extension/stub';
import { told, until } from './kit';

export type Inside = Session['inside'];

/** What the extension's `activate` gave; it is active once a text is open. */
export async function api(): Promise<Api> {
  const extension = extensions.getExtension<Api>('snl.snakes-and-ladders');
  if (!extension) throw new Error('The extension is not installed.');
  return extension.activate();
}

/** The extension's inside; a board is opened where nothing has needed it yet. */
export async function inside(): Promise<Inside> {
  const { session } = await api();
  if (!session()) await workspace.openTextDocument(file('thirty-cells.snl'));
  return (await until(session, 'the session')).inside;
}

/** A file of the suite's folder. */
export function file(name: string): Uri {
  return Uri.joinPath(workspace.workspaceFolders![0].uri, name);
}

export async function open(name: string): Promise<TextEditor> {
  return window.showTextDocument(await workspace.openTextDocument(file(name)), { preview: false });
}

let unsaved = 0;

/** A board that was never saved. Each has a name of its own: VS Code may give one the backup of another that had its name. */
export async function untitled(content: string): Promise<TextDocument> {
  unsaved++;
  const document = await workspace.openTextDocument(
    file(`unsaved-${unsaved}.snl`).with({ scheme: 'untitled', authority: '' }),
  );
  await window.showTextDocument(document, { preview: false });
  const edit = new WorkspaceEdit();
  edit.insert(document.uri, new Position(0, 0), content);
  await workspace.applyEdit(edit);
  return document;
}

/** Writes a file of the suite's folder, and gives its address. */
export async function write(name: string, text: string): Promise<Uri> {
  await workspace.fs.writeFile(file(name), new TextEncoder().encode(text));
  return file(name);
}

/** Puts another text in place of all of a document's. */
export async function put(uri: Uri, text: string): Promise<void> {
  const edit = new WorkspaceEdit();
  edit.replace(uri, new Range(0, 0, 1000, 0), text);
  await workspace.applyEdit(edit);
}

export function codeOf({ code }: Diagnostic): string {
  return String(typeof code === 'object' ? code.value : code);
}

/** The codes of the findings that VS Code shows for a document, sorted. */
export function codes(uri: Uri): string[] {
  return languages.getDiagnostics(uri).map(codeOf).sort();
}

/** Waits until the document has these findings and no others. */
export async function findings(uri: Uri, expected: readonly string[]): Promise<void> {
  const wanted = [...expected].sort().join(' ');
  await until(() => codes(uri).join(' ') === wanted, '').catch(() => {
    throw new Error(`Expected the findings ${wanted || '(none)'}, found ${codes(uri).join(' ') || '(none)'}`);
  });
}

/** The boards of all pages in sight. */
export function pagesInSight(): string[] {
  return window.tabGroups.all.flatMap(({ activeTab }) =>
    activeTab?.input instanceof TabInputCustom ? [activeTab.input.uri.toString()] : [],
  );
}

/** Closes all tabs; what was not saved is lost, and no dialog asks. */
export async function clean(): Promise<void> {
  for (let left = 50; window.tabGroups.all.some(group => group.tabs.length > 0) && left > 0; left--) {
    await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
  await commands.executeCommand('workbench.action.closeAllGroups');
}

/** Answers and listens in the place of a person; what was told stands in `told`, in order. */
export interface Person {
  readonly told: string[];
  readonly asked: string[][];
  /** What was opened outside of VS Code. */
  readonly opened: string[];
  leave(): void;
}

/** Puts somebody in the place of VS Code's dialogs, who picks the choice of this label, saves to this place, may press buttons, and writes these lines where asked. */
export async function sitDown(choose?: string, saveTo?: Uri, presses = false, lines: string[] = []): Promise<Person> {
  const { dialogs } = await inside();
  const before = { ...dialogs };
  const leave = () => void Object.assign(dialogs, before);
  const person: Person = { told: [], asked: [], opened: [], leave };
  Object.assign(dialogs, {
    tell: (_kind: string, text: string, button: string) => {
      person.told.push(text);
      // Else as a notification that nobody closes.
      return presses ? Promise.resolve(button) : new Promise(() => undefined);
    },
    pick: async (choices: readonly { label: string }[]) => {
      person.asked.push(choices.map(({ label }) => label));
      return choices.find(({ label }) => label === choose);
    },
    ask: async (prompt: string, usual: string, wrong: (text: string) => string | undefined) => {
      person.asked.push([prompt]);
      const text = lines.shift() ?? usual;
      if (wrong(text) !== undefined) throw new Error(`“${text}” is refused: ${wrong(text)}`);
      return text;
    },
    during: (_title: string, work: (signal: AbortSignal, tell: () => void) => Promise<unknown>) =>
      work(new AbortController().signal, () => undefined),
    saveTo: async () => saveTo,
    openOutside: async (uri: Uri) => person.opened.push(uri.toString()) > 0,
  });
  return person;
}

/** Asks the hand in the window for a deed (scripts/hosts/hand.mjs). */
export async function hand<T>(deed: string, argument: unknown): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${told<number>('hand')}/`, {
    method: 'POST',
    body: JSON.stringify({ deed, with: argument }),
  });
  const { value, error } = (await answer.json()) as { value: T; error?: string };
  if (error) throw new Error(error);
  return value;
}

/** A value in the page that is in sight, as soon as there is one. */
export const look = (code: string) => hand<unknown>('look', code);

/** How many cells that page draws. */
export const cells = () => look(`document.querySelectorAll('[data-cell]').length`);

/** What its live region says. */
export const said = async () => String(await look(`document.querySelector('[aria-live]').textContent`)).trim();

/** Runs a command as a person does: by its title in the palette. */
export async function palette(title: string): Promise<void> {
  await hand('press', 'F1');
  await hand('type', title);
  const offered = () => hand<string[]>('texts', '.quick-input-list .monaco-list-row');
  await until(async () => (await offered())[0]?.includes(title), `“${title}” in the palette`).catch(async error => {
    throw new Error(`${error.message}: ${(await offered()).join(' | ')}`);
  });
  await hand('press', 'Enter');
}

/** Tab (or another key) until a thing of the page has the keyboard for which the expression `it` holds. */
export async function tabTo(it: string, key = 'Tab'): Promise<void> {
  const passed = new Set<unknown>();
  for (let presses = 0; presses < 80; presses++) {
    if (await look(`(it => ${it})(document.activeElement)`)) return;
    passed.add(await look(`document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent`));
    await hand('press', key);
  }
  throw new Error(`${key} does not lead to where ${it}; it led to ${[...passed].join(' · ')}`);
}

/** The page of the document, in a board editor or a preview, ready. */
export async function pageOf(uri: Uri, preview = false): Promise<Page> {
  const { pages } = await inside();
  const isIt = (page: Page) => page.preview === preview && page.document.uri.toString() === uri.toString();
  const page = await until(() => pages.all().find(isIt), 'the page');
  await until(page.state, 'the page to tell of itself');
  return page;
}
