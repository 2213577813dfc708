/** Answers that may take long: they are worked out in a worker, so that typing goes on meanwhile, and end with it when nobody wants them any more. */
import {
  type CancellationToken,
  LSPErrorCodes,
  ResponseError,
  type WorkDoneProgressReporter,
} from 'vscode-languageserver';
import type { Board } from '../board/board';
import { quickGame } from '../service/numbers';
import type { Argument, OnProgress, Result, TaskName } from '../tasks';
import { work } from '../tasks/table';
import { gone } from './boards';
import type { Session } from './session';

/** How the asker of a long answer is kept informed, and ends it. */
export interface Job {
  /** The document it is about: when that changes the work is for nothing. null: about none. */
  readonly uri: string | null;
  readonly token: CancellationToken;
  readonly progress: WorkDoneProgressReporter;
}

/** Works something out about a board: at once where that takes no time. Throws as `inWorker` does. */
export function workOut<Name extends 'solve' | 'analyse'>(
  session: Session,
  board: Board,
  job: Job,
  name: Name,
  argument: Argument<Name>,
): Promise<Result<Name>> | Result<Name> {
  return quickGame(board) !== null ? work(name, argument) : inWorker(session, job, name, argument);
}

/** Does a task in a worker. Throws ContentModified where the document has changed meanwhile, RequestCancelled where the client wants it no more. */
export async function inWorker<Name extends TaskName>(
  { runner, boards, words }: Session,
  { uri, token, progress }: Job,
  name: Name,
  argument: Argument<Name>,
): Promise<Result<Name>> {
  let isChanged = false;
  const tell: OnProgress = (share, best) => {
    const percentage = Math.round(100 * share);
    if (best === undefined) progress.report(percentage);
    else progress.report(percentage, words.design.best(best));
  };
  const running = runner.run(name, argument, tell);
  const cancelled = token.onCancellationRequested(() => running.cancel());
  const changed = boards.documents.onDidChangeContent(({ document }) => {
    if (document.uri !== uri) return;
    isChanged = true;
    running.cancel();
  });
  try {
    const result = await running.promise;
    // A task may give nothing too: what was ended is known by who ended it.
    if (isChanged) throw gone();
    if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled');
    return result as Result<Name>;
  } finally {
    cancelled.dispose();
    changed.dispose();
  }
}
