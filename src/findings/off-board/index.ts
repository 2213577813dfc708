import { found, type Kind } from '../kind';
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
      const { kind, from, to } = file.board.jumps[index];
      const outside = isOn(from, cells) ? to : from;
      yield found('off-board', file.jumps[index], { what: 'jump', kind, from, to, outside, cells });
    }
    for (const caption of file.captions) {
      const cell = caption.cell.value;
      if (!isOn(cell, cells)) yield found('off-board', caption, { what: 'caption', cell, cells });
    }
  },
};

function* settings({ file, cells, goal, said, startFault, goalFault }: Subject) {
  const { settings } = file.board;
  const startLine = said.get('start');
  if (startFault && startLine !== undefined && settings.start !== undefined) {
    const { start } = settings;
    yield start >= 0 && goal !== null && (cells === null || start <= cells)
      ? found('off-board', startLine, { what: 'start-at-goal', start, goal })
      : found('off-board', startLine, { what: 'start', start, cells });
  }
  const goalLine = said.get('goal');
  if (goalFault && goalLine !== undefined && settings.goal !== undefined) {
    yield found('off-board', goalLine, { what: 'goal', goal: settings.goal, cells });
  }
}
