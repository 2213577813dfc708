import { type Connection, type MessageType, ShowMessageNotification } from 'vscode-languageserver';
import type { Words } from '../service/words';
import type { Runner } from '../tasks';
import type { Boards } from './boards';
import type { Client } from './client';
import type { PageUri } from './convert';
import type { Counter } from './counter';
import type { SettingsPort } from './settings';

/** What the parts of the server need of each other and of the world. */
export interface Session {
  readonly connection: Connection;
  readonly client: Client;
  readonly words: Words;
  readonly settings: SettingsPort;
  readonly boards: Boards;
  readonly counter: Counter;
  readonly pageUri: PageUri;
  /** Does long work. */
  readonly runner: Runner;
  /** Does something once the messages that have come by now are read. */
  readonly soon: (act: () => void) => void;
}

/** Shows the person a message that needs no answer. */
export function tell(connection: Connection, type: MessageType, message: string): void {
  connection.sendNotification(ShowMessageNotification.type, { type, message }).catch(() => undefined);
}
