import type { cli as en } from '../en/cli';

export const cli: typeof en = {};
