/** The commands of the palette. Each gives its answer as its value, for tests and for whoever runs it from a key binding. */
import { commands, languages, Uri, ViewColumn, window } from 'vscode';
import type { Language } from '../words';
import { type Answers, reasonOf } from './answers';
import { activeBoard, newBoard, openBoard } from './boards';
import { designCommands } from './design';
import type { Dialogs } from './dialogs';
import type { Command } from './ids';
import { docsUri } from './language';
import type { Pages } from './pages';
import type { Previews } from './previews';
import type { Server } from './server';
import { textsOf } from './texts';

interface Needs {
  readonly server: Server;
  readonly answers: Answers;
  readonly pages: Pages;
  readonly previews: Previews;
  readonly dialogs: Dialogs;
  readonly language: Language;
  /** The codes of all findings. */
  readonly codes: readonly string[];
}

/** All commands as one function of the command and its arguments; what it gives is undefined where the person has left. */
export function boardCommands({ server, answers, pages, previews, dialogs, language, codes }: Needs) {
  const words = textsOf(language);
  const designs = designCommands({ server, answers, dialogs, words });

  const boardFor = (argument: unknown) => openBoard(argument, pages.all(), dialogs, words);

  /** Shows a board, and gives its address. */
  async function shown(argument: unknown, show: (board: Uri) => Promise<void>): Promise<string | undefined> {
    const document = await boardFor(argument);
    if (!document) return undefined;
    await show(document.uri);
    return document.uri.toString();
  }

  async function answer(question: 'solve' | 'analyse', argument: unknown): Promise<unknown> {
    const document = await boardFor(argument);
    if (!document) return undefined;
    const [given] = await Promise.all([
      answers.answer(question, document),
      // A page that cannot be shown leaves the answer as it is.
      pages.show(document.uri, question).catch(() => undefined),
    ]);
    return given;
  }

  async function restartServer(): Promise<void> {
    try {
      await server.restart();
      void dialogs.tell('info', words.serverStarted);
    } catch (error) {
      void dialogs.tell('error', words.failed(reasonOf(error)));
    }
  }

  /** The finding at the cursor, else one of the board's, else any: the person's choice where there are several. */
  async function explain(argument: unknown): Promise<string | undefined> {
    const code = typeof argument === 'string' ? argument : await pickCode();
    if (!code || !codes.includes(code)) return undefined;
    await commands.executeCommand('vscode.open', Uri.parse(docsUri(language, code)), {
      viewColumn: ViewColumn.Beside,
      preview: true,
    });
    return code;
  }

  async function pickCode(): Promise<string | undefined> {
    const board = activeBoard(pages.all());
    const all = board ? languages.getDiagnostics(board.uri).filter(({ source }) => source === 'snl') : [];
    const editor = window.activeTextEditor;
    const here = editor ? all.filter(({ range }) => range.intersection(editor.selection)) : [];
    const found = new Map(
      (here.length > 0 ? here : all).map(finding => [codeOf(finding.code), finding] as const).filter(([code]) => code),
    );
    if (found.size === 1) return [...found.keys()][0];
    if (found.size === 0) {
      const every = codes.map(code => ({ label: code, value: code }));
      return (await dialogs.pick(every, words.pickFinding))?.value;
    }
    const choices = [...found].map(([code, { message, range }]) => ({
      label: code,
      description: words.findingAt(range.start.line + 1),
      detail: message,
      value: code,
    }));
    return (await dialogs.pick(choices, words.pickFinding))?.value;
  }

  return async (command: Command, [argument]: readonly unknown[]): Promise<unknown> => {
    switch (command) {
      case 'snl.solve':
        return answer('solve', argument);
      case 'snl.analyse':
        return answer('analyse', argument);
      case 'snl.play':
        return shown(argument, board => pages.show(board, 'play'));
      case 'snl.openToSide':
        return shown(argument, pages.edit);
      case 'snl.edit':
        return shown(argument, board => pages.edit(board, 'edit'));
      case 'snl.openPreview':
        return shown(argument, board => previews.open(board, false));
      case 'snl.openLockedPreview':
        return shown(argument, board => previews.open(board, true));
      case 'snl.togglePreviewLock':
        return previews.toggleLock();
      case 'snl.newBoard': {
        const document = await newBoard(words);
        await pages.edit(document.uri);
        return document.uri.toString();
      }
      case 'snl.design': {
        const designed = await designs.design();
        if (designed) await pages.edit(designed.document.uri);
        return designed?.json;
      }
      case 'snl.improve': {
        const document = await boardFor(argument);
        return document && designs.improve(document);
      }
      case 'snl.explain':
        return explain(argument);
      case 'snl.restartServer':
        return restartServer();
    }
  };
}

function codeOf(code: string | number | { value: string | number } | undefined): string {
  return typeof code === 'object' ? String(code.value) : String(code ?? '');
}
