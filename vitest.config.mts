import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { bundled } from './test/bundled.mjs';

// Machine code for what a test calls a few hundred times costs more than it saves: only what is called far more often is compiled.
setFlagsFromString('--interrupt-budget=2000000');

/** The unit suite. */
export default defineConfig(await bundled('test/unit'));
