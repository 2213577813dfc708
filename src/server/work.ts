/** Answers that may take long: small boards are worked out at once, large ones in a worker, so that typing goes on meanwhile. */
import type { CancellationToken, WorkDoneProgressReporter } from 'vscode-languageserver';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { Board } from '../board/board';
import { quickGame } from '../service/numbers';
import type { Argument, Result, Runner, TaskName } from '../tasks';
import { work } from '../tasks/table';
import { type Boards, gone } from './boards';

/** What a long answer is worked out for, and how its asker is kept informed. */
export interface Job {
  readonly board: Board;
  /** The document: when it changes the work is for nothing, and ends. */
  readonly uri: string;
  readonly token: CancellationToken;
  readonly progress: WorkDoneProgressReporter;
}

/** Works something out. Throws ContentModified where the document has changed meanwhile, RequestCancelled where the client wants it no more. */
export async function workOut<Name extends TaskName>(
  runner: Runner,
  boards: Boards,
  { board, uri, token, progress }: Job,
  name: Name,
  argument: Argument<Name>,
): Promise<Result<Name>> {
  if (quickGame(board) !== null) return work(name, argument);
  const running = runner.run(name, argument, share => progress.report(Math.round(100 * share)));
  const cancelled = token.onCancellationRequested(() => running.cancel());
  const changed = boards.documents.onDidChangeContent(({ document }) => {
    if (document.uri === uri) running.cancel();
  });
  try {
    const result = await running.promise;
    if (result !== null) return result;
    throw token.isCancellationRequested ? new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled') : gone();
  } finally {
    cancelled.dispose();
    changed.dispose();
  }
}
