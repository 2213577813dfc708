import type { Board, RulesName } from '../board/board';
import { underRules } from '../board/rules';
import { parseSetting } from '../text';

/** What a question changes of a board before it is answered: `--rules`, `--set`, `--players` of the command line. */
export interface Changes {
  readonly rules?: RulesName | null;
  /** Settings as lines of a file. */
  readonly set?: readonly string[];
  readonly players?: number | null;
}

/** The first of these lines that is not one setting as a file has it; null where all are. */
export function wrongSetting(lines: readonly string[]): string | null {
  return (
    lines.find(line => {
      const { name, problems, sizeProblem } = parseSetting(line, {});
      return name === null || problems.length > 0 || sizeProblem !== null;
    }) ?? null
  );
}

/** The board as the question has it: the named set first, then each setting in place of the file's, then the players. */
export function askedBoard(board: Board, { rules, set = [], players }: Changes): Board {
  let asked = rules == null ? board : underRules(board, rules);
  for (const line of set) {
    const { settings, size } = parseSetting(line, asked.settings);
    asked = { ...asked, settings, size: size ?? asked.size };
  }
  if (players == null) return asked;
  const seats = Array.from({ length: players }, () => ({ name: null, colour: null }));
  return { ...asked, settings: { ...asked.settings, players: seats } };
}
