import { expectedTurns } from '../analyse';
import type { Board } from '../board/board';
import { pageOf } from '../findings/pages';
import { fewestThrows } from '../solve';
import type { Language } from '../words';
import type { About } from './completion-item';
import type { BoardDocument } from './document';
import { finite, quickGame } from './numbers';
import type { Words } from './words';

/** What is to be said of an item that somebody looks at, in Markdown; null where there is nothing. Of a jump: what it would do to the board. */
export function documentationOf(
  { file }: BoardDocument,
  about: About,
  words: Words,
  language: Language,
): string | null {
  switch (about.about) {
    case 'keyword': {
      const { long, usage } = words.service.keywords[about.name];
      return `${long}\n\n\`\`\`snl\n${usage.join('\n')}\n\`\`\``;
    }
    case 'finding':
      return pageOf(about.code, language);
    case 'jump': {
      const jumps = file.board.jumps.filter((_, index) => index !== about.without);
      const before = lengthOf({ ...file.board, jumps });
      const after = lengthOf({ ...file.board, jumps: [...jumps, { ...about.jump, caption: null }] });
      if (before === null || after === null) return null;
      const { throwsBecome, turnsBecome } = words.service.completion;
      return `${throwsBecome(before.throws, after.throws)}\n\n${turnsBecome(before.turns, after.turns)}`;
    }
  }
}

interface Length {
  readonly throws: number | null;
  /** null: infinite. */
  readonly turns: number | null;
}

/** How long the game of a board is; null where it has none, or too large a one to be worked out now. */
function lengthOf(board: Board): Length | null {
  const game = quickGame(board);
  return game && { throws: fewestThrows(game), turns: finite(expectedTurns(game)) };
}
