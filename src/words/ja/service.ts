import type { service as English } from '../en/service';

export const service: typeof English = {
  findingsCut: (shown, all) =>
    `この盤には指摘が ${all} 件あり、最初の ${shown} 件だけを表示しています（設定 snl.limits.findings）。`,
};
