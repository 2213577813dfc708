import type { service as en } from '../en/service';

export const service: typeof en = {};
