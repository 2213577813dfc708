/** What play says: the game told step by step, and the Play view. */
import { brief, full } from './play-told';

export const play = {
  /** A player without a name of their own. */
  player: (number: number) => `Player ${number}`,
  /** A player whose name another one has too. */
  nameTwice: (name: string, number: number) => `${name} (${number})`,
  full,
  brief,
};
