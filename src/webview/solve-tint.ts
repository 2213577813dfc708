/** Distances as tints of cells. */
import type { Heat } from '../draw';
import type { Distances } from '../solve';
import type { Tint } from './solve-view';

/** The faintest and the strongest tint. */
const FAINTEST = 0.08;
const STRONGEST = 0.62;

/** The tints for a measure: the farther, the stronger; for a search the wave that is looked at stands out among those before it. */
export function tintOf({ fromStart, toGoal }: Distances, tint: Tint, wave: number): readonly Heat[] {
  if (tint === 'none') return [];
  const measure = tint === 'toGoal' ? toGoal : fromStart;
  const most = measure.reduce((a, b) => Math.max(a, b), 1);
  const heat: Heat[] = [];
  for (let cell = 1; cell < measure.length; cell++) {
    const throws = measure[cell];
    if (throws < 0) continue;
    if (tint === 'search') {
      if (throws > wave) continue;
      heat.push({
        cell,
        tone: throws === wave ? 1 : 0,
        strength: throws === wave ? STRONGEST : 0.22,
        text: String(throws),
      });
    } else {
      const strength = FAINTEST + ((STRONGEST - FAINTEST) * throws) / most;
      heat.push({ cell, tone: tint === 'toGoal' ? 1 : 0, strength, text: String(throws) });
    }
  }
  return heat;
}
