import { defineConfig } from 'vitest/config';
import { bundled } from './bundled.mjs';

/** The heavy suite: the built server and the built command line as real processes. `npm run build` comes first. */
export default defineConfig(await bundled('test/server', { testTimeout: 60_000 }));
