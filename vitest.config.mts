import { defineConfig } from 'vitest/config';

/** The unit suite: one worker pool without isolation, since every module under test is pure. */
export default defineConfig({
  test: {
    include: ['test/unit/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
  },
});
