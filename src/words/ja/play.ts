import type { play as en } from '../en/play';
import { brief, full } from './play-told';

export const play: typeof en = {
  player: number => `プレイヤー${number}`,
  nameTwice: (name, number) => `${name}（${number}）`,
  full,
  brief,
};
