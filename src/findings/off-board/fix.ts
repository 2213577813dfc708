import { goalOf } from '../../board/game';
import { removeStatements, setSetting } from '../../text';
import type { OffBoard } from '../../words/en/findings';
import { type Fixer, guess } from '../fixer';

/** Names the nearest cell that the board has, or leaves the setting out. */
export const offBoardFixer: Fixer = {
  mend(file, finding) {
    const { what } = finding.facts as OffBoard;
    if (what === 'jump' || what === 'caption') return [];
    const name = what === 'goal' ? 'goal' : 'start';
    const { board } = file;
    const statements = file.statements.filter(({ start }) => start === finding.start);
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
