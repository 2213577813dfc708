import { expect, test } from 'vitest';
import { chanceWithin, numbersOf } from '../../../src/analyse';
import type { Settings } from '../../../src/board/board';
import { ANALYSIS } from '../../properties/analyse';
import { gameWith } from './games';

test.each(ANALYSIS)('%s', (_, check) => check({ numRuns: 5 }));

test('without jumps, and with a die whose faces are alike, walking back lasts as long as staying', () => {
  const law = (settings: Settings) => numbersOf(gameWith(40, [], settings)).length!;
  const exact = law({ finish: 'exact' });
  const bounce = law({ finish: 'bounce' });
  for (let turns = 1; turns < 60; turns++) {
    expect(chanceWithin(bounce, turns)).toBeCloseTo(chanceWithin(exact, turns), 11);
  }
});
