/** "Design board…" and "Improve this board…": what is wanted is asked in a few lines, the server searches, the person may cancel. */
import { type TextDocument, window, workspace } from 'vscode';
import { type DesignArgument, type DesignJson, type Improvement, SERVER_COMMANDS } from '../protocol/server';
import type { Answers } from './answers';
import type { Dialogs } from './dialogs';
import type { Server } from './server';
import type { Texts } from './texts';
import { countOf, sizeOf, turnsOf } from './written';

interface Needs {
  readonly server: Server;
  readonly answers: Answers;
  readonly dialogs: Dialogs;
  readonly words: Texts;
}

/** Both commands. Each gives the server's answer, undefined where the person has left or cancelled. */
export function designCommands({ server, answers, dialogs, words }: Needs) {
  const secondsPerTurn = () => workspace.getConfiguration('snl').get('secondsPerTurn', 20);

  /** Asks until what is written is understood; '' is an answer where nothing may be wanted. */
  async function asked<T>(
    prompt: string,
    usual: string,
    read: (written: string) => T | undefined,
    wrong: string,
  ): Promise<T | undefined> {
    const written = await dialogs.ask(prompt, usual, text => (read(text) === undefined ? wrong : undefined));
    return written === undefined ? undefined : read(written);
  }

  const askTurns = (usual: string) =>
    asked(words.askTurns, usual, text => turnsOf(text, secondsPerTurn()), words.wrongTurns);

  async function design(): Promise<{ readonly json: DesignJson; readonly document: TextDocument } | undefined> {
    const size = await asked(words.askSize, '10x10', sizeOf, words.wrongSize);
    if (size === undefined) return undefined;
    const ladders = await asked(words.askLadders, '8', countOf, words.wrongCount);
    if (ladders === undefined) return undefined;
    const snakes = await asked(words.askSnakes, '8', countOf, words.wrongCount);
    if (snakes === undefined) return undefined;
    const expected = await askTurns('30');
    if (expected === undefined) return undefined;
    const argument: DesignArgument = { size, ladders, snakes, expected };
    const given = await answers.search<DesignJson>(SERVER_COMMANDS.design, argument, words.designing);
    if (given === undefined) return undefined;
    const document = await workspace.openTextDocument({ language: 'snl', content: given.json.board });
    await window.showTextDocument(document);
    return { json: given.json, document };
  }

  async function improve(document: TextDocument): Promise<Improvement | undefined> {
    const expected = await askTurns('30');
    if (expected === undefined) return undefined;
    const uri = server.client.code2ProtocolConverter.asUri(document.uri);
    const argument = { uri, version: document.version, expected };
    const given = (await answers.search(SERVER_COMMANDS.improve, argument, words.improving)) as Improvement | undefined;
    if (given?.edit) {
      await workspace.applyEdit(await server.client.protocol2CodeConverter.asWorkspaceEdit(given.edit));
    }
    return given;
  }

  return { design, improve };
}
