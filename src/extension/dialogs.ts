/**
 * All that is asked of a person, or told in a notification, goes through this port, so that a test can answer in their
 * place. What only tells is never awaited by a command: VS Code keeps such a promise until the notification is closed.
 */
import { env, ProgressLocation, type QuickPickItem, type Uri, window } from 'vscode';

export interface Choice<T> extends QuickPickItem {
  readonly value: T;
}

export interface Dialogs {
  /** Tells; resolves to the pressed button, perhaps never. */
  tell(kind: 'info' | 'warning' | 'error', text: string, ...buttons: string[]): Thenable<string | undefined>;
  pick<T>(choices: readonly Choice<T>[], placeholder: string): Thenable<Choice<T> | undefined>;
  /** A line of text; `undefined` if the person does not want to. `wrong` says what is wrong with it while it is typed. */
  ask(prompt: string, usual: string, wrong: (text: string) => string | undefined): Thenable<string | undefined>;
  /** Shows that work goes on, and lets the person end it. */
  during<T>(title: string, work: (signal: AbortSignal, tell: (message: string) => void) => Promise<T>): Thenable<T>;
  /** Where to write a file; `undefined` if the person does not want to. */
  saveTo(proposed: Uri, kinds: Readonly<Record<string, string[]>>): Thenable<Uri | undefined>;
  openOutside(uri: Uri): Thenable<boolean>;
}

/** VS Code's own dialogs. */
export const dialogs: Dialogs = {
  tell: (kind, text, ...buttons) => {
    const show = {
      info: window.showInformationMessage,
      warning: window.showWarningMessage,
      error: window.showErrorMessage,
    };
    return show[kind](text, ...buttons);
  },
  pick: (choices, placeHolder) => window.showQuickPick(choices, { placeHolder, matchOnDescription: true }),
  ask: (prompt, value, validateInput) => window.showInputBox({ prompt, value, validateInput }),
  during: (title, work) =>
    window.withProgress({ location: ProgressLocation.Notification, title, cancellable: true }, (progress, token) => {
      const ending = new AbortController();
      token.onCancellationRequested(() => ending.abort());
      return work(ending.signal, message => progress.report({ message }));
    }),
  saveTo: (defaultUri, kinds) => window.showSaveDialog({ defaultUri, filters: { ...kinds } }),
  openOutside: uri => env.openExternal(uri),
};
