/** The words that the page has so far: areas come one after another and may cross each other and a change of the language. */
import type { Language } from '../words';
import type { Area, PageWords } from './words';

export interface Vocabulary {
  /** The words of all areas that have come. */
  words(): PageWords;
  /** Brings more areas. */
  learn(areas: readonly Area[]): Promise<void>;
  /** Brings all areas that were ever asked for, in another language. */
  speak(language: Language): Promise<void>;
}

/** Begins with the page's own area in a language; `load` brings areas in a language. */
export function vocabulary(
  first: Pick<PageWords, 'page'>,
  firstLanguage: Language,
  load: (language: Language, areas: readonly Area[]) => Promise<Partial<PageWords>>,
): Vocabulary {
  let language = firstLanguage;
  // An area is read only by what waited for it.
  let words = first as PageWords;
  const known = new Set<Area>(['page']);

  async function bring(areas: readonly Area[]): Promise<void> {
    const asked = language;
    const come = await load(asked, areas);
    // Words of a language that is no longer spoken come too late: `speak` has asked for the same areas.
    if (asked === language) words = { ...words, ...come };
  }

  return {
    words: () => words,
    learn: async areas => {
      for (const area of areas) known.add(area);
      await bring(areas);
      // The language may have changed under way: what waits for these words waits for them in the new one.
      if (areas.some(area => words[area] === undefined)) await bring(areas);
    },
    speak: next => {
      language = next;
      return bring([...known]);
    },
  };
}
