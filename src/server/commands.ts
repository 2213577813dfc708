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
import { type Answer, type Explanation, SERVER_COMMANDS } from '../protocol/server';
import { analysisTold, unanalysed } from '../service/analyse';
import { askedBoard } from '../service/asked';
import { quickGame } from '../service/numbers';
import { MOST_TURNS, playTold } from '../service/play';
import { solutionTold, unsolved } from '../service/solve';
import type { Told } from '../service/told';
import { type Asked, askedOf, invalid, recordOf } from './arguments';
import { gone, type OpenBoard } from './boards';
import { type Session, tell } from './session';
import { type Job, workOut } from './work';

type Command = (argument: unknown, token: CancellationToken, progress: WorkDoneProgressReporter) => Promise<unknown>;

/** A question about a board: which, what was asked, and the document it is in. */
interface Question extends Job {
  readonly game: Game;
  readonly asked: Asked;
  readonly open: OpenBoard;
}

export function provideCommands(session: Session): ServerCapabilities {
  const { connection, client, words, boards, runner } = session;
  const commands: Readonly<Record<string, Command>> = {
    [SERVER_COMMANDS.solve]: about(session, unsolved, async question => {
      const { board, game, asked, open } = question;
      const { all, noSnakes, from, to } = asked;
      const most = all === undefined ? undefined : Math.min(all, open.settings.mostRoutes);
      const options = { all: most, noSnakes, from, to };
      const solution = await workOut(runner, boards, question, 'solve', { board, options });
      return solutionTold(game, solution, words);
    }),
    [SERVER_COMMANDS.analyse]: about(session, unanalysed, async question => {
      const { board, game, asked } = question;
      const players = board.settings.players?.length ?? 2;
      const analysis = await workOut(runner, boards, question, 'analyse', { board, players });
      return analysisTold(game, analysis, words, asked.cells || quickGame(board) !== null);
    }),
    [SERVER_COMMANDS.play]: about(session, unplayed, async ({ board, game, asked }) => {
      const seed = asked.seed ?? crypto.getRandomValues(new Uint32Array(1))[0].toString(36);
      const told = playTold(board, game, { seed, throws: null, maxTurns: MOST_TURNS }, words, client.language);
      if ('impossible' in told) throw invalid('throws');
      return told;
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
  connection.onExecuteCommand(({ command, arguments: given }, token, progress) => {
    if (!Object.hasOwn(commands, command)) throw invalid(command);
    return commands[command](given?.[0], token, progress);
  });
  return { executeCommandProvider: { commands: Object.keys(commands), workDoneProgress: true } };
}

/** A command about the game of an open board; where there is none it answers why. */
function about<Json>(
  { boards, connection, words }: Session,
  none: (reason: string) => Told<Json>,
  answer: (question: Question) => Promise<Told<Json>>,
): Command {
  return async (argument, token, progress) => {
    const asked = askedOf(argument);
    const open = await boards.get(asked.uri, asked.version);
    const file = open?.document.file.isBoard ? open.document.file : null;
    const board: Board | null = file && askedBoard(file.board, asked);
    const game = board && gameOf(board);
    const { noBoard, noSize } = words.service.answer;
    const told =
      open === null || board === null || game === null
        ? none(file === null ? noBoard : noSize)
        : await answer({ board, game, asked, open, uri: asked.uri, token, progress });
    if (asked.version !== undefined && boards.documents.get(asked.uri)?.version !== asked.version) throw gone();
    if (asked.show) tell(connection, told.ok ? MessageType.Info : MessageType.Warning, told.headline);
    return { ...told, version: open?.document.version ?? 0 } satisfies Answer<Json>;
  };
}

/** A game that could not be played. */
function unplayed(reason: string): Told<unknown> {
  return { json: null, headline: reason, text: `${reason}\n`, ok: false };
}
