import type { ServerCapabilities } from 'vscode-languageserver';
import type { Session } from './session';

/** Registers what the server answers about documents; gives the capabilities that say so. */
export function provideFeatures(_session: Session): ServerCapabilities {
  return {};
}
