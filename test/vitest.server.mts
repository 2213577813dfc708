import { defineConfig } from 'vitest/config';

/** The heavy suite: the built server and the built command line as real processes. `npm run build` comes first. */
export default defineConfig({
  test: {
    include: ['test/server/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
