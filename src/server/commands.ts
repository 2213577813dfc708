/** The server's commands: any editor can ask for answers. */
import {
  ApplyWorkspaceEditRequest,
  MessageType,
  type ServerCapabilities,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { type Game, gameOf } from '../board/game';
import { pageOf } from '../findings/pages';
import { type Answer, type Explanation, SERVER_COMMANDS } from '../protocol/server';
import { askedBoard } from '../service/asked';
import { solveTold, type Told, unsolved } from '../service/solve';
import { type Asked, askedOf, invalid, recordOf } from './arguments';
import type { OpenBoard } from './boards';
import { type Session, tell } from './session';

type Command = (argument: unknown) => Promise<unknown>;

export function provideCommands(session: Session): ServerCapabilities {
  const { connection, client, words } = session;
  const commands: Readonly<Record<string, Command>> = {
    [SERVER_COMMANDS.solve]: about(session, unsolved, (game, { all, noSnakes, from, to }, { settings }) => {
      const most = all === undefined ? undefined : Math.min(all, settings.mostRoutes);
      return solveTold(game, { all: most, noSnakes, from, to }, words);
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
  connection.onExecuteCommand(({ command, arguments: given }) => {
    if (!Object.hasOwn(commands, command)) throw invalid(command);
    return commands[command](given?.[0]);
  });
  return { executeCommandProvider: { commands: Object.keys(commands) } };
}

/** A command about the game of an open board; where there is none it answers why. */
function about<Json>(
  { boards, connection, words }: Session,
  none: (reason: string) => Told<Json>,
  answer: (game: Game, asked: Asked, board: OpenBoard) => Told<Json> | Promise<Told<Json>>,
): Command {
  return async argument => {
    const asked = askedOf(argument);
    const open = await boards.get(asked.uri, asked.version);
    const file = open?.document.file.isBoard ? open.document.file : null;
    const game = file === null ? null : gameOf(askedBoard(file.board, asked));
    const { noBoard, noSize } = words.service.answer;
    const told =
      open === null || game === null ? none(file === null ? noBoard : noSize) : await answer(game, asked, open);
    if (asked.show) tell(connection, told.ok ? MessageType.Info : MessageType.Warning, told.headline);
    return { ...told, version: open?.document.version ?? 0 } satisfies Answer<Json>;
  };
}
