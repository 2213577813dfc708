import { defineConfig } from 'vitest/config';
import { bundled } from './test/bundled.mjs';

/** The unit suite. */
export default defineConfig(await bundled('test/unit'));
