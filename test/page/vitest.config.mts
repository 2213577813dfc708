import { defineConfig } from 'vitest/config';

/** The page in a real browser: the built page with a stand-in for VS Code around it. `npm run build` comes first. */
export default defineConfig({
  test: {
    include: ['test/page/**/*.test.ts'],
    pool: 'threads',
    // One browser serves all files.
    isolate: false,
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
