/** Aids to reading: hovers, lenses, hints. */
import {
  type CodeLens,
  type Command,
  type Hover,
  type InlayHint,
  MarkupKind,
  type ServerCapabilities,
} from 'vscode-languageserver';
import { SERVER_COMMANDS } from '../protocol/server';
import { hintsIn } from '../service/hints';
import { hoverAt } from '../service/hover';
import { type LensKind, lensesOf, lensTitle } from '../service/lenses';
import { plainOf } from '../service/markdown';
import { positionAt, rangeOf } from '../service/position';
import { offsetIn, spanIn } from './convert';
import { aboutBoard } from './features';
import type { Session } from './session';

/** What a lens carries whose title is told when it is seen. */
interface Later {
  readonly uri: string;
  readonly version: number;
  readonly kind: LensKind;
}

/** Registers the aids to reading; gives the capabilities that say so. */
export function provideReading(session: Session): ServerCapabilities {
  const { connection, client, words, boards } = session;
  connection.onHover(
    aboutBoard(session, null, ({ document }, { position }): Hover | null => {
      const hover = hoverAt(document, offsetIn(document, position), words, client.language);
      if (hover === null) return null;
      const contents = client.hoverMarkdown
        ? { kind: MarkupKind.Markdown, value: hover.markdown }
        : { kind: MarkupKind.PlainText, value: plainOf(hover.markdown) };
      return { contents, range: rangeOf(document.file, hover.span) };
    }),
  );
  connection.onCodeLens(
    aboutBoard(session, null, ({ document, settings }): CodeLens[] => {
      if (!settings.lenses) return [];
      const { uri, version } = document;
      return lensesOf(document, words).map(({ kind, span, title }) => ({
        range: rangeOf(document.file, span),
        data: { uri, version, kind } satisfies Later,
        ...(title !== null && { command: commandOf(session, { uri, version, kind }, title) }),
      }));
    }),
  );
  connection.onCodeLensResolve(async lens => {
    const later = lens.data as Later | undefined;
    if (later === undefined || lens.command !== undefined) return lens;
    const board = await boards.get(later.uri, later.version);
    const title = board && lensTitle(board.document, later.kind, words);
    return title === null ? lens : { ...lens, command: commandOf(session, later, title) };
  });
  connection.languages.inlayHint.on(
    aboutBoard(session, [], ({ document, settings }, { range }): InlayHint[] => {
      const shown = { length: settings.hintLength, worth: settings.hintWorth };
      return hintsIn(document, spanIn(document, range), shown, words).map(({ offset, label, tip }) => ({
        position: positionAt(document.file, offset),
        label,
        tooltip: tip,
        paddingLeft: true,
      }));
    }),
  );
  return { hoverProvider: true, codeLensProvider: { resolveProvider: true }, inlayHintProvider: true };
}

/** The command of a lens: the client's own where it has one, else the server's, which shows its answer. */
function commandOf({ client }: Session, { uri, version, kind }: Later, title: string): Command {
  const does = kind === 'fewest' ? 'solve' : kind === 'expected' ? 'analyse' : kind;
  const own = client.options.lensCommands?.[does];
  if (own !== undefined) return { title, command: own, arguments: [{ uri, version }] };
  return { title, command: SERVER_COMMANDS[does], arguments: [{ uri, version, show: true }] };
}
