import type { Connection } from 'vscode-languageserver';
import { type Settings, settingsFrom } from '../protocol/server';
import type { Client } from './client';

/** The settings of each document, as the client has them now. */
export interface SettingsPort {
  /** Those of one document. Asked for once, then kept until they change. */
  of(uri: string): Promise<Settings>;
  /** Something has changed; `payload` is what a client that can't be asked sends along. */
  change(payload: unknown): void;
  forget(uri: string): void;
}

/** Settings are asked for where the client answers, per resource; else they are what it sent, at the start or since. */
export function settingsPort(connection: Connection, client: Client): SettingsPort {
  const asked = new Map<string, Promise<Settings>>();
  let sent = settingsFrom(client.options.settings);
  const ask = async (uri: string): Promise<Settings> => {
    try {
      const section: unknown = await connection.workspace.getConfiguration({ scopeUri: uri, section: 'snl' });
      return section === null || section === undefined ? sent : settingsFrom(section);
    } catch {
      return sent;
    }
  };
  return {
    of(uri) {
      if (!client.configuration) return Promise.resolve(sent);
      const known = asked.get(uri) ?? ask(uri);
      asked.set(uri, known);
      return known;
    },
    change(payload) {
      asked.clear();
      const section = sectionOf(payload);
      if (section !== null) sent = settingsFrom(section);
    },
    forget: uri => void asked.delete(uri),
  };
}

/** The section `snl` of what a client pushes: some send it under its name, some alone. null where nothing was sent. */
function sectionOf(payload: unknown): object | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const named = (payload as { snl?: unknown }).snl;
  if (typeof named === 'object' && named !== null) return named;
  return GROUPS.some(key => key in payload) ? payload : null;
}

/** What the section holds at its top. */
const GROUPS = ['levels', 'longGame', 'lenses', 'hints', 'map', 'secondsPerTurn', 'limits'];
