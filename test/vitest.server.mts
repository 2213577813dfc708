import { defineConfig } from 'vitest/config';
import unit from '../vitest.config.mjs';

/** The heavy suite: the built server and the built command line as real processes. `npm run build` comes first. */
export default defineConfig({
  plugins: unit.plugins,
  test: {
    include: ['test/server/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
