/** A question's answer, for programs and for people. */
export interface Told<Json> {
  readonly json: Json;
  /** In one line. */
  readonly headline: string;
  /** All of it, in lines. */
  readonly text: string;
  /** Whether the question has an answer: the goal can be reached, a game ends. */
  readonly ok: boolean;
}

/** Rows as lines whose columns stand under each other: the first to the left, the others to the right. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => widthOf(row[column]))));
  return rows.map(row =>
    row
      .map((text, column) => {
        const blanks = ' '.repeat(widths[column] - widthOf(text));
        return column === 0 ? text + blanks : blanks + text;
      })
      .join('  ')
      .trimEnd(),
  );
}

/** How many columns a text takes on a terminal: characters of East Asian scripts take two. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text)
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
      character,
    )
      ? 2
      : 1;
  return width;
}
