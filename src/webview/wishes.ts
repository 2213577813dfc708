/** What people want of jumps, settings and captions. Jumps are named by what they are, since their places in the text may be others by the time it is done. */
import type { Jump } from '../board/board';
import { changeJump, insertJump, type JumpChange, removeJump, type SettingName, setCaption, setSetting } from '../text';
import { applyChanges } from '../text/apply';
import { parseByHand } from '../text/by-hand';
import type { BoardFile, TextChange } from '../text/syntax';
import type { Wish } from './edits';

/** Adds a jump. */
export function addJump(jump: Jump): Wish {
  return file => insertJump(file, jump);
}

/** Takes away the jump that stood at `index`. */
export function takeJump(jump: Jump, index: number): Wish {
  return file => {
    const at = placeOf(file, jump, index);
    return at === -1 ? { refused: 'gone' } : removeJump(file, at);
  };
}

/** Changes the jump that stood at `index`. */
export function reshapeJump(jump: Jump, index: number, change: JumpChange): Wish {
  return file => {
    const at = placeOf(file, jump, index);
    return at === -1 ? { refused: 'gone' } : changeJump(file, at, change);
  };
}

/** Says a setting in place of what the file says of it; null: no more. What the format could not read is not written. */
export function saySetting(name: SettingName, value: string | null): Wish {
  return file => {
    const edit = setSetting(file, name, value);
    return 'refused' in edit || isReadable(file, edit) ? edit : { refused: 'value' };
  };
}

/** Whether no more of the text is unreadable with these changes than without. */
function isReadable(file: BoardFile, changes: readonly TextChange[]): boolean {
  const { problems, sizeProblem } = parseByHand(applyChanges(file.text, changes), file.format);
  return problems.length <= file.problems.length && (sizeProblem === null || file.sizeProblem !== null);
}

/** Gives a cell a caption, another, or (null) none. */
export function captionCell(cell: number, caption: string | null): Wish {
  return file => setCaption(file, cell, caption);
}

/** Where the jump stands now: at its old place if it is still there, else the first that is the same; −1 where none is. */
export function placeOf({ board }: BoardFile, jump: Jump, index: number): number {
  const same = (other: Jump | undefined) =>
    other !== undefined &&
    other.kind === jump.kind &&
    other.from === jump.from &&
    other.to === jump.to &&
    other.caption === jump.caption;
  return same(board.jumps[index]) ? index : board.jumps.findIndex(same);
}
