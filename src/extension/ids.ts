/** The names by which VS Code knows the extension's parts. They stand in package.json too. */

/** The board's page: a custom editor over the text. */
export const BOARD_EDITOR = 'snl.board';

/** A board's page that changes nothing and may follow the active board. */
export const PREVIEW = 'snl.preview';

export const LANGUAGES = ['snl', 'snl-map'] as const;

/** The findings' pages are documents of this scheme: `snl-docs:/en/trap.md`. */
export const DOCS_SCHEME = 'snl-docs';

/** The commands of the manifest. */
export type Command =
  | 'snl.solve'
  | 'snl.analyse'
  | 'snl.play'
  | 'snl.newBoard'
  | 'snl.openToSide'
  | 'snl.openPreview'
  | 'snl.openLockedPreview'
  | 'snl.togglePreviewLock'
  | 'snl.edit'
  | 'snl.design'
  | 'snl.improve'
  | 'snl.explain'
  | 'snl.restartServer';
