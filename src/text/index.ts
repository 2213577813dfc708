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
export { freeId } from './change-map';
export { COLOUR_NAMES, isHexColour } from './colours';
export { decode, decodeLoosely } from './decode';
export { minimalChanges } from './edits';
export { formatChanges } from './format';
export { didYouMean } from './near';
export { parse, parseMap } from './parse';
export { isMap, mapSniffer } from './recognise';
export { parseSnl } from './snl';
export { parseSetting, STATEMENT_KEYWORDS, statementOf } from './statements';
export type * from './syntax';
export { CORNERS, WAYS } from './values';
export { quoted, valueText, writeBoard } from './write';
