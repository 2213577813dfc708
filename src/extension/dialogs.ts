/**
 * All that is asked of a person, or told in a notification, goes through this port, so that a test can answer in their
 * place. What only tells is never awaited by a command: VS Code keeps such a promise until the notification is closed.
 */
import { env, type QuickPickItem, type Uri, window } from 'vscode';

export interface Choice<T> extends QuickPickItem {
  readonly value: T;
}

export interface Dialogs {
  /** Tells; resolves to the pressed button, perhaps never. */
  tell(kind: 'info' | 'warning' | 'error', text: string, ...buttons: string[]): Thenable<string | undefined>;
  pick<T>(choices: readonly Choice<T>[], placeholder: string): Thenable<Choice<T> | undefined>;
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
  saveTo: (defaultUri, kinds) => window.showSaveDialog({ defaultUri, filters: { ...kinds } }),
  openOutside: uri => env.openExternal(uri),
};
