import type { Numbers } from '../analyse';
import type { RulesName } from '../board/board';
import { type BoardFile, type Format, parse } from '../text';
import { withMapRules } from '../text/map-rules';
import { quickNumbers } from './numbers';

/** A text to be read as a board file. */
export interface Source {
  readonly uri: string;
  readonly version: number;
  readonly text: string;
  readonly format: Format;
  /** Whether a person or an editor said the format, so that a map is not asked whether it is one. */
  readonly byHand: boolean;
  /** The rules of a map that names none. */
  readonly mapRules: RulesName;
}

/** One version of a document, parsed once and passed to every feature; what costs more is worked out when first asked for. */
export interface BoardDocument {
  readonly uri: string;
  readonly version: number;
  readonly file: BoardFile;
  /** Its numbers; null where the board has no size, or is too large for somebody to wait for them. */
  readonly numbers: Numbers | null;
}

/** Parses a text; null where it is a map that is no board, which gets nothing at all. Never throws. */
export function documentOf({ uri, version, text, format, byHand, mapRules }: Source): BoardDocument | null {
  const parsed = parse(text, format, byHand);
  if (format === 'map' && !parsed.isBoard) return null;
  const file = withMapRules(parsed, mapRules);
  let numbers: Numbers | null | undefined;
  return {
    uri,
    version,
    file,
    get numbers() {
      if (numbers === undefined) numbers = quickNumbers(file.board);
      return numbers;
    },
  };
}
