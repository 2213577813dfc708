import { readMap } from './map';
import { parseSnl } from './snl';
import type { BoardFile, Format } from './syntax';

/** As `parse` where an author chose the format: it carries nothing that tells a map from other files. */
export function parseByHand(text: string, format: Format): BoardFile {
  return format === 'snl' ? parseSnl(text) : readMap(text, true);
}
