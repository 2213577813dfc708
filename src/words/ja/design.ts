import type { design as en } from '../en/design';

export const design: typeof en = {};
