import { defineConfig } from 'vitest/config';

/** The unit suite: one worker pool without isolation, since every module under test is pure. */
export default defineConfig({
  plugins: [
    {
      name: 'markdown',
      transform: (text, id) => (id.endsWith('.md') ? `export default ${JSON.stringify(text)}` : null),
    },
  ],
  test: {
    include: ['test/unit/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
  },
});
