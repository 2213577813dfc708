import { test } from 'vitest';
import { ANALYSIS } from '../properties/analyse';

test.each(ANALYSIS)('%s', (_, check) => check({ numRuns: 500 }));
