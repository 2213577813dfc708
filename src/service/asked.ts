import type { Board, RulesName } from '../board/board';
import { underRules } from '../board/rules';
import { findingsOf } from '../findings';
import type { Finding, Level } from '../findings/finding';
import { parse, parseSetting, writeBoard } from '../text';

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

/** What says of a setting that it comes to nothing. What the jumps make of the game is another matter. */
const IDLE: readonly string[] = ['off-board', 'setting-conflict'];
const UNASKED: Readonly<Record<string, Level>> = {
  'goal-unreachable': 'off',
  trap: 'off',
  'jump-unreachable': 'off',
  'long-game': 'off',
};

/** Of these settings those that come to nothing on a board that has them, each with the finding that tells why. */
export function idleSettings(
  board: Board,
  lines: readonly string[],
): { readonly line: string; readonly finding: Finding }[] {
  if (lines.length === 0) return [];
  const asked = new Map<string | null, string>(lines.map(line => [parseSetting(line, {}).name, line]));
  const file = parse(writeBoard({ ...board, jumps: [], captions: [] }), 'snl');
  const findings = findingsOf(file, { levels: UNASKED }).filter(({ code }) => IDLE.includes(code));
  return findings.flatMap(finding => {
    const at = file.statements.find(({ start, end }) => start <= finding.start && finding.end <= end);
    const line = at && asked.get(at.name);
    return line === undefined ? [] : [{ line, finding }];
  });
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
