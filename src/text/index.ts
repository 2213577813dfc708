export { applyChanges } from './apply';
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
export { minimalChanges } from './edits';
export { formatChanges } from './format';
export { didYouMean } from './near';
export { parse, parseMap } from './parse';
export { print } from './print';
export { isMap, mapSniffer } from './recognise';
export { parseSnl } from './snl';
export { parseSetting, type SettingRead, STATEMENT_KEYWORDS, statementOf } from './statements';
export type * from './syntax';
export { CORNERS, WAYS } from './values';
export { jumpText, keywordOf, quoted, valueText, type WriteOptions, writeBoard } from './write';
