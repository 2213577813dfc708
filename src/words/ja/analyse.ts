import type { analyse as en } from '../en/analyse';

export const analyse: typeof en = {};
