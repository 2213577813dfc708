/** How wide texts are, roughly, and how they are broken: without a DOM there is nothing to measure with, so widths are guessed and a little large. */

/** The width of a character in ems: full for East Asian and symbols, narrow for thin letters. */
function ems(character: string): number {
  const code = character.codePointAt(0)!;
  if (code >= 0x1100) return 1;
  if (/[ilj.,:;'|! ]/.test(character)) return 0.32;
  if (/[A-Zmw@%&]/.test(character)) return 0.76;
  return 0.6;
}

/** The width of a text in the unit of `size`, the size of its letters. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += ems(character);
  return width * size;
}

/**
 * A text in at most `most` lines that are about `width` wide: broken at blanks, within a word where one is too long, and cut with … where
 * it does not fit. Control characters and line ends count as blanks.
 */
export function broken(text: string, size: number, width: number, most: number): readonly string[] {
  const words = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .split(' ')
    .filter(word => word !== '');
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string) => widthOf(candidate, size) <= width;
  for (const word of words) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (fits(joined)) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
        if (lines.length > most) break;
      }
      line += character;
    }
    if (lines.length > most) break;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  kept[most - 1] = cut(`${kept[most - 1]} ${lines[most]}`, size, width);
  return kept;
}

/** A text that is cut with … so that it fits. */
function cut(text: string, size: number, width: number): string {
  const characters = [...text];
  while (characters.length > 1 && widthOf(`${characters.join('')}…`, size) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
