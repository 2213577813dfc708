import { defineConfig } from 'vitest/config';
import { bundled } from '../bundled.mjs';

/** What takes long: properties a thousand times and more, statistics, searches, large inputs, threads. */
export default defineConfig(await bundled('test/long', { testTimeout: 60_000 }));
