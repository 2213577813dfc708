/** The server's commands: any editor can ask for answers. */
import {
  ApplyWorkspaceEditRequest,
  type CancellationToken,
  MessageType,
  type ServerCapabilities,
  type WorkDoneProgressReporter,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { Board } from '../board/board';
import { type Game, gameOf } from '../board/game';
import { pageOf } from '../findings/pages';
import { type Answer, type Explanation, type Improvement, SERVER_COMMANDS } from '../protocol/server';
import { analysisTold, unanalysed } from '../service/analyse';
import { askedBoard } from '../service/asked';
import { designTarget, designTold, improvedTold, improveTarget } from '../service/design';
import { quickGame } from '../service/numbers';
import { MOST_TURNS, playTold } from '../service/play';
import { solutionTold, unsolved } from '../service/solve';
import type { Told } from '../service/told';
import { type Asked, aimOf, askedOf, designOf, invalid, recordOf } from './arguments';
import { gone, type OpenBoard } from './boards';
import { workspaceEdit } from './convert';
import { randomSeed } from './seed';
import { type Session, tell } from './session';
import { inWorker, type Job, workOut } from './work';

type Command = (argument: unknown, job: Pick<Job, 'token' | 'progress'>) => Promise<unknown>;

/** A question about a board: which, what was asked, and the document it is in. */
interface Question extends Job {
  readonly board: Board;
  readonly game: Game;
  readonly asked: Asked;
  readonly argument: unknown;
  readonly open: OpenBoard;
}

/** Registers the commands; gives the capabilities that say so. */
export function provideCommands(session: Session): ServerCapabilities {
  const { connection, client, words } = session;
  const commands: Readonly<Record<string, Command>> = {
    [SERVER_COMMANDS.solve]: about(session, unsolved, async question => {
      const { board, game, asked, open } = question;
      const { all, noSnakes, from, to } = asked;
      const most = all === undefined ? undefined : Math.min(all, open.settings.mostRoutes);
      const options = { all: most, noSnakes, from, to };
      return solutionTold(game, await workOut(session, board, question, 'solve', { board, options }), words);
    }),
    [SERVER_COMMANDS.analyse]: about(session, unanalysed, async question => {
      const { board, game, asked } = question;
      const players = board.settings.players?.length ?? 2;
      const analysis = await workOut(session, board, question, 'analyse', { board, players });
      return analysisTold(game, analysis, words, asked.cells || quickGame(board) !== null);
    }),
    [SERVER_COMMANDS.play]: about(session, unanswered, async ({ board, game, asked }) => {
      const played = { seed: asked.seed ?? randomSeed(), throws: null, maxTurns: MOST_TURNS };
      const told = playTold(board, game, played, words, client.language);
      if ('impossible' in told) throw invalid('throws');
      return told;
    }),
    [SERVER_COMMANDS.design]: async (argument, job) => {
      const target = designTarget(designOf(argument, randomSeed()));
      if (target === null) throw invalid('size');
      const designed = await inWorker(session, { ...job, uri: null }, 'design', target);
      return { ...designTold(designed, target, words), version: 0 } satisfies Answer<unknown>;
    },
    [SERVER_COMMANDS.improve]: about(session, unanswered, async question => {
      const { board, argument, open } = question;
      const target = improveTarget(aimOf(argument));
      const improved = await inWorker(session, question, 'improve', { board, target });
      // A board without a size has been answered for.
      const { told, changes } = improvedTold(open.document.file, improved!, target, words);
      const edit = changes && workspaceEdit(open.document, changes, client);
      return { ...told, edit } satisfies Omit<Improvement, 'version'>;
    }),
    [SERVER_COMMANDS.explain]: async argument => {
      const { code } = recordOf(argument);
      const page = typeof code === 'string' ? pageOf(code, client.language) : '';
      if (page === '') throw invalid('code');
      return { code, page } as Explanation;
    },
    [SERVER_COMMANDS.apply]: async argument =>
      connection.sendRequest(ApplyWorkspaceEditRequest.type, { edit: recordOf(argument) as WorkspaceEdit }),
  };
  connection.onExecuteCommand(
    ({ command, arguments: given }, token: CancellationToken, progress: WorkDoneProgressReporter) => {
      if (!Object.hasOwn(commands, command)) throw invalid(command);
      return commands[command](given?.[0], { token, progress });
    },
  );
  return { executeCommandProvider: { commands: Object.keys(commands), workDoneProgress: true } };
}

/** A command about the game of an open board; where there is none it answers why. */
function about<Json>(
  { boards, connection, words }: Session,
  none: (reason: string) => Told<Json>,
  answer: (question: Question) => Promise<Told<Json>>,
): Command {
  return async (argument, job) => {
    const asked = askedOf(argument);
    const open = await boards.get(asked.uri, asked.version);
    const file = open?.document.file.isBoard ? open.document.file : null;
    const board = file && askedBoard(file.board, asked);
    const game = board && gameOf(board);
    const { noBoard, noSize } = words.service.answer;
    const told =
      open === null || board === null || game === null
        ? none(file === null ? noBoard : noSize)
        : await answer({ ...job, board, game, asked, argument, open, uri: asked.uri });
    if (asked.version !== undefined && boards.documents.get(asked.uri)?.version !== asked.version) throw gone();
    if (asked.show) tell(connection, told.ok ? MessageType.Info : MessageType.Warning, told.headline);
    return { ...told, version: open?.document.version ?? 0 } satisfies Answer<Json>;
  };
}

/** What is told of a board that has no game, to a question that has no answer in numbers. */
function unanswered(reason: string): Told<unknown> {
  return { json: null, headline: reason, text: `${reason}\n`, ok: false };
}
