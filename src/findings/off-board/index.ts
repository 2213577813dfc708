import { MOST_CELLS } from '../../board/board';
import { goalOf } from '../../board/game';
import { removeStatements, setSetting } from '../../text';
import { figureOf } from '../../text/reader';
import type { OffBoard } from '../../words/en/findings';
import { found, guess, type Kind } from '../kind';
import { isOn, type Subject } from '../subject';

/** A cell that the board does not have. */
export const offBoard: Kind = {
  code: 'off-board',
  level: 'error',
  *check(subject) {
    yield* settings(subject);
    const { file, cells, faults } = subject;
    for (let index = 0; index < faults.length; index++) {
      if (faults[index] !== 'off-board') continue;
      const at = file.jumps[index];
      const { kind } = file.board.jumps[index];
      const end = isOn(at.from.value, cells) ? 'to' : 'from';
      const outside = figureOf(file.text, at[end]);
      const from = figureOf(file.text, at.from);
      yield found('off-board', at, { what: 'jump', kind, from, end, outside, cells });
    }
    for (const caption of file.captions) {
      if (isOn(caption.cell.value, cells)) continue;
      yield found('off-board', caption, { what: 'caption', cell: figureOf(file.text, caption.cell), cells });
    }
  },
  mend(file, finding) {
    const { what } = finding.facts as OffBoard;
    if (what === 'jump' || what === 'caption') return [];
    const name = what === 'goal' ? 'goal' : 'start';
    const { board } = file;
    const statements = file.statements.filter(statement => statement.name === name);
    const removal = guess('remove-setting', { name }, removeStatements(file, statements));
    if (board.size === null) return removal;
    const { cells } = board.size;
    const said = board.settings[name] ?? 0;
    const nearest = name === 'goal' ? within(said, 1, cells) : within(said, 0, goalOf(board, cells) - 1);
    const setting = { name, value: String(nearest) } as const;
    return [...guess('write-setting', setting, setSetting(file, name, setting.value)), ...removal];
  },
};

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

function* settings({ file, cells, goal, said, startFault, goalFault }: Subject) {
  const { settings } = file.board;
  const startLine = said.get('start');
  if (startFault && startLine !== undefined && settings.start !== undefined) {
    const value = settings.start;
    const start = figureOf(file.text, startLine.numbers[0]);
    yield value >= 0 && goal !== null && value <= (cells ?? MOST_CELLS)
      ? found('off-board', startLine, { what: 'start-at-goal', start, goal })
      : found('off-board', startLine, { what: 'start', start, cells });
  }
  const goalLine = said.get('goal');
  if (goalFault && goalLine !== undefined && settings.goal !== undefined) {
    yield found('off-board', goalLine, { what: 'goal', goal: figureOf(file.text, goalLine.numbers[0]), cells });
  }
}
