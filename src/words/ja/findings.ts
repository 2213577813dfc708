import type { findings as en } from '../en/findings';

export const findings: typeof en = {};
