import { Uri, workspace } from 'vscode';
import type { FromPage } from '../protocol/page';
import { reasonOf } from './answers';
import { nameOf } from './boards';
import type { Dialogs } from './dialogs';
import type { Texts } from './texts';

/** Writes what the page made where the person says. Gives the file's name; `null` where nothing was written. */
export async function savePageFile(
  { name, data, encoding, open }: Extract<FromPage, { type: 'save' }>,
  board: Uri,
  dialogs: Dialogs,
  words: Texts,
): Promise<string | null> {
  const folder = board.scheme === 'untitled' ? workspace.workspaceFolders?.[0]?.uri : Uri.joinPath(board, '..');
  const proposed = folder ? Uri.joinPath(folder, name) : Uri.file(`/${name}`);
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const kind = (words.fileKinds as Readonly<Record<string, string>>)[ending];
  const place = await dialogs.saveTo(proposed, kind ? { [kind]: [ending] } : {});
  if (!place) return null;
  try {
    const bytes = encoding === 'utf8' ? new TextEncoder().encode(data) : bytesOf(data);
    await workspace.fs.writeFile(place, bytes);
  } catch (error) {
    void dialogs.tell('error', words.saveFailed(reasonOf(error)));
    return null;
  }
  if (open) void dialogs.openOutside(place);
  else void offerToOpen(place, dialogs, words);
  return nameOf(place);
}

async function offerToOpen(place: Uri, dialogs: Dialogs, words: Texts): Promise<void> {
  const pressed = await dialogs.tell('info', words.saved(nameOf(place)), words.openFile);
  if (pressed) await dialogs.openOutside(place);
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), sign => sign.charCodeAt(0));
}
