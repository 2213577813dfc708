import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vocabulary } from '../../../src/webview/vocabulary';
import type { Area, PageWords } from '../../../src/webview/words';
import type { Language } from '../../../src/words';

/** Stands for an area's words: what it is and in which language. */
const said = (language: Language, areas: readonly Area[]) =>
  Object.fromEntries(areas.map(area => [area, `${area} ${language}`])) as unknown as Partial<PageWords>;

const areas: readonly Area[] = ['findings', 'play', 'solve', 'pageEdit'];

test('areas that come in any order, in any language, are all there in the language that is spoken', async () => {
  const deed = fc.oneof(
    fc.record({ learn: fc.subarray([...areas], { minLength: 1 }) }),
    fc.record({ speak: fc.constantFrom<Language>('en', 'ja') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(deed, { maxLength: 8 }), async (scheduler, deeds) => {
      const load = scheduler.scheduleFunction(async (language: Language, asked: readonly Area[]) =>
        said(language, asked),
      );
      const known = vocabulary(said('en', ['page']) as Pick<PageWords, 'page'>, 'en', load);
      let language: Language = 'en';
      const wanted = new Set<Area>(['page']);
      const all = deeds.map(async next => {
        if ('speak' in next) {
          language = next.speak;
          return known.speak(language);
        }
        for (const area of next.learn) wanted.add(area);
        await known.learn(next.learn);
        for (const area of next.learn) expect(known.words()[area]).toBeDefined();
      });
      await scheduler.waitFor(Promise.all(all));
      expect(known.words()).toEqual(said(language, [...wanted]));
    }),
    { numRuns: 100 },
  );
});
