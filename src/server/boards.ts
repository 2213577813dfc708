import { LSPErrorCodes, ResponseError, TextDocuments } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { findingsOf } from '../findings';
import type { Finding } from '../findings/finding';
import type { Settings } from '../protocol/server';
import { type BoardDocument, documentOf } from '../service/document';
import { isOwnDocument, recognise } from '../service/recognise';
import type { Counter } from './counter';
import type { SettingsPort } from './settings';

/** An open document that is a board, at one version, under its settings. */
export interface OpenBoard {
  /** Another number for each version and each change of settings: by it a client knows whether it has these findings already. */
  readonly id: number;
  readonly document: BoardDocument;
  readonly settings: Settings;
  /** Worked out once, when first asked for. */
  readonly findings: readonly Finding[];
  /** Whether the findings had to do without the expected turns, for which no check waits. */
  readonly lacksTurns: boolean;
}

/** The open documents: all the state that the server has. Each version is parsed once, when it is first asked about. */
export interface Boards {
  readonly documents: TextDocuments<TextDocument>;
  /** null: not open, a copy, or no board. Throws ContentModified where the version that is named, or was there when it was asked, is gone. */
  get(uri: string, version?: number): Promise<OpenBoard | null>;
  /** Is told the expected turns that findings lacked; whether these become others by that. Of a version that is gone nothing is heard. */
  learn(document: BoardDocument, turns: number): boolean;
  /** All open boards, in the order in which they were opened. */
  all(): Promise<readonly OpenBoard[]>;
}

/** What is known of a document's newest version. */
interface Known {
  readonly text: TextDocument;
  readonly version: number;
  readonly mapRules: Settings['mapRules'];
  readonly document: BoardDocument | null;
  board: OpenBoard | null;
  /** The expected turns, where somebody has worked them out. */
  turns: number | undefined;
  /** The settings under which the game was not long when that was last known, in this version or one before. */
  shortUnder: Settings | null;
}

/** `canTellLater`: whether the client can be told that there are other findings by now. */
export function openBoards(settings: SettingsPort, counter: Counter, canTellLater: boolean): Boards {
  const documents = new TextDocuments(TextDocument);
  const known = new Map<string, Known>();
  let boards = 0;
  documents.onDidClose(({ document: { uri } }) => {
    known.delete(uri);
    settings.forget(uri);
  });

  /** The newest version under these settings, parsed unless it has been. */
  function read(text: TextDocument, { mapRules }: Settings): Known {
    const before = known.get(text.uri);
    if (before?.text === text && before.version === text.version && before.mapRules === mapRules) return before;
    const recognised = recognise(pathOf(text.uri), text.languageId);
    if (recognised !== null) counter.parses++;
    const source = { uri: text.uri, version: text.version, text: text.getText(), mapRules };
    const document = recognised && documentOf({ ...source, ...recognised });
    const shortUnder = before?.shortUnder ?? null;
    const now: Known = { text, version: text.version, mapRules, document, board: null, turns: undefined, shortUnder };
    known.set(text.uri, now);
    return now;
  }

  async function get(uri: string, wanted?: number): Promise<OpenBoard | null> {
    const before = documents.get(uri);
    if (before === undefined || !isOwnDocument(uri)) return null;
    const version = wanted ?? before.version;
    const said = await settings.of(uri);
    const text = documents.get(uri);
    if (text?.version !== version) throw gone();
    const now = read(text, said);
    const { document } = now;
    if (document !== null && now.board?.settings !== said) {
      const check = () => {
        counter.checks++;
        let lacksTurns = false;
        const turnsOfLarge = () => {
          lacksTurns = true;
          return Number.NaN;
        };
        // Few edits make a game long, so while somebody types the findings do not wait for whether this one did.
        const hurried = canTellLater && now.shortUnder === said;
        const findings = findingsOf(document.file, { ...said, expectedTurns: now.turns, turnsOfLarge, hurried });
        if (!lacksTurns) now.shortUnder = findings.some(({ code }) => code === 'long-game') ? null : said;
        return { findings, lacksTurns };
      };
      now.board = boardOf(++boards, document, said, check);
    }
    return now.board;
  }

  function learn(document: BoardDocument, turns: number): boolean {
    const now = known.get(document.uri);
    if (now?.document !== document) return false;
    now.turns = turns;
    if (now.board === null || !(turns > now.board.settings.longGame)) return false;
    now.board = null;
    now.shortUnder = null;
    return true;
  }

  return {
    documents,
    get,
    learn,
    all: async () => {
      const all = await Promise.allSettled(documents.keys().map(uri => get(uri)));
      return all.flatMap(result => (result.status === 'fulfilled' && result.value !== null ? [result.value] : []));
    },
  };
}

/** What a check gives. */
type Checked = Pick<OpenBoard, 'findings' | 'lacksTurns'>;

function boardOf(id: number, document: BoardDocument, settings: Settings, check: () => Checked): OpenBoard {
  let checked: Checked | null = null;
  const known = () => {
    checked ??= check();
    return checked;
  };
  return {
    id,
    document,
    settings,
    get findings() {
      return known().findings;
    },
    get lacksTurns() {
      return known().lacksTurns;
    },
  };
}

/** The path in a URI, decoded as far as it can be. */
function pathOf(uri: string): string {
  const path = uri.replace(/^[^:]*:/, '').replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What a request is answered whose version of the document is gone. Protocol text: clients drop it silently. */
export function gone(): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.ContentModified, 'content modified');
}
