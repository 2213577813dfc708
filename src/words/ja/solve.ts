import type { solve as en } from '../en/solve';

export const solve: typeof en = {
  throws: throws => `${throws}投`,
};
