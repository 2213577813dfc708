import { parseMap } from './map';
import { parseSnl } from './snl';
import type { BoardFile, Format } from './syntax';

export {
  changeJump,
  type Edit,
  insertJump,
  type JumpChange,
  removeJump,
  removeStatements,
  setCaption,
  setSetting,
} from './change';
export type { Refused } from './change-map';
export { COLOUR_NAMES, isColourName, isHexColour } from './colours';
export { type Decoded, decode, decodeLoosely } from './decode';
export { applyChanges, minimalChanges } from './edits';
export { formatChanges } from './format';
export { parseMap } from './map';
export { didYouMean } from './near';
export { print } from './print';
export { isMap, mapSniffer } from './recognise';
export { parseSnl } from './snl';
export { parseSetting, type SettingRead, STATEMENT_KEYWORDS, statementOf } from './statements';
export type * from './syntax';
export { CORNERS, WAYS } from './values';
export { jumpText, keywordOf, quoted, valueText, type WriteOptions, writeBoard } from './write';

/** Parses a board file of either format. `byHand`: an author chose the format, so a map is not asked whether it is one. Never throws. */
export function parse(text: string, format: Format, byHand = false): BoardFile {
  return format === 'snl' ? parseSnl(text) : parseMap(text, byHand);
}
