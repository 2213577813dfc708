import type { extension as en } from '../en/extension';

export const extension: typeof en = {};
