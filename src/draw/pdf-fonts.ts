/** The fonts of a printed page: those that every reader of PDF has, so that none is carried along. */

/** Widths of the characters 32 … 126 in thousandths of the size, as Adobe's font metrics give them. */
const PLAIN =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';

const widths = { plain: PLAIN.split(' ').map(Number), bold: BOLD.split(' ').map(Number) };

/** The characters of Windows' Latin encoding beyond those whose code is their own, by their code there. */
const WINDOWS: ReadonlyMap<string, number> = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((character, i) => [character, 128 + i]),
);

/** The code of a character in the Latin fonts; null where they do not have it. */
function latin(character: string): number | null {
  const code = character.codePointAt(0)!;
  if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return code;
  return WINDOWS.get(character) ?? null;
}

/** A stretch of text in one font: `F1` and `F2` are the Latin ones, `F3` has Japanese and much else. */
export interface Run {
  readonly font: 'F1' | 'F2' | 'F3';
  /** As it stands in a page's content. */
  readonly code: string;
  /** In ems. */
  readonly width: number;
}

/** A text as runs. */
export function runsOf(text: string, bold: boolean): readonly Run[] {
  const runs: Run[] = [];
  let codes: number[] = [];
  let others = '';
  const endLatin = () => {
    if (codes.length === 0) return;
    const table = bold ? widths.bold : widths.plain;
    const width = codes.reduce((sum, code) => sum + (table[code - 32] ?? 556), 0) / 1000;
    runs.push({ font: bold ? 'F2' : 'F1', code: `(${codes.map(escaped).join('')})`, width });
    codes = [];
  };
  const endOthers = () => {
    if (others === '') return;
    let code = '';
    for (let i = 0; i < others.length; i++) code += others.charCodeAt(i).toString(16).padStart(4, '0');
    runs.push({ font: 'F3', code: `<${code}>`, width: [...others].length });
    others = '';
  };
  for (const character of text) {
    const code = latin(character);
    if (code === null) {
      endLatin();
      others += character;
    } else {
      endOthers();
      codes.push(code);
    }
  }
  endLatin();
  endOthers();
  return runs;
}

function escaped(code: number): string {
  const character = String.fromCharCode(code);
  return /[()\\]/.test(character) ? `\\${character}` : code < 127 ? character : `\\${code.toString(8)}`;
}

/** The objects of the fonts, the first of which gets this number; by font the number of its object. */
export function fontObjects(first: number): { readonly objects: readonly string[]; readonly numbers: string } {
  const latinFont = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  return {
    objects: [
      latinFont('Helvetica'),
      latinFont('Helvetica-Bold'),
      `<</Type/Font/Subtype/Type0/BaseFont/HeiseiKakuGo-W5/Encoding/UniJIS-UTF16-H/DescendantFonts[${first + 3} 0 R]>>`,
      `<</Type/Font/Subtype/CIDFontType0/BaseFont/HeiseiKakuGo-W5/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>/DW 1000/FontDescriptor ${first + 4} 0 R>>`,
      '<</Type/FontDescriptor/FontName/HeiseiKakuGo-W5/Flags 4/FontBBox[-92 -250 1010 922]/ItalicAngle 0/Ascent 752/Descent -221/CapHeight 737/StemV 114>>',
    ],
    numbers: `/F1 ${first} 0 R/F2 ${first + 1} 0 R/F3 ${first + 2} 0 R`,
  };
}
