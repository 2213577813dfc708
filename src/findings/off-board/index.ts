import { MOST_CELLS } from '../../board/board';
import { figureOf } from '../../text/reader';
import { found, type Kind, related } from '../kind';
import { isOn, type Subject } from '../subject';

/** A cell that the board does not have. */
export const offBoard: Kind = {
  code: 'off-board',
  level: 'error',
  *check(subject) {
    yield* settings(subject);
    const { file, cells } = subject;
    for (const index of subject.offBoard) {
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
};

function* settings({ file, cells, goal, said, startFault, goalFault }: Subject) {
  const { settings } = file.board;
  const startLine = said.get('start');
  const goalLine = said.get('goal');
  const goalHere = goalLine === undefined ? [] : [related('clashes-with', goalLine, { keyword: 'goal' })];
  if (startFault && startLine !== undefined && settings.start !== undefined) {
    const value = settings.start;
    const start = figureOf(file.text, startLine.numbers[0]);
    yield value >= 0 && goal !== null && value <= (cells ?? MOST_CELLS)
      ? found('off-board', startLine, { what: 'start-at-goal', start, goal }, goalFault ? [] : goalHere)
      : found('off-board', startLine, { what: 'start', start, cells });
  }
  if (goalFault && goalLine !== undefined && settings.goal !== undefined) {
    yield found('off-board', goalLine, { what: 'goal', goal: figureOf(file.text, goalLine.numbers[0]), cells });
  }
}
