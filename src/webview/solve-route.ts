/** A route as a list of steps, and each step in words. */
import type { Step } from '../solve';
import { h, type Node_ } from './vdom';
import type { Model } from './view';

/** So many steps are listed. */
const MOST_STEPS = 500;

/** What a step does, in a sentence of its own. */
export function stepSentence(step: Step, model: Model): string {
  return model.words.page.thrown(step.throw, walkOf(step, model), carriedOf(step, model));
}

/** The steps, each a button that shows its arc; the one looked at is the current one. */
export function routeList(
  model: Model,
  steps: readonly Step[],
  chosen: number | null,
  goTo: (step: number | null) => void,
): Node_ {
  const { page } = model.words;
  const turns = new Set(steps.map(({ turn }) => turn)).size;
  return h(
    'ol',
    { class: 'route-list', key: 'list' },
    ...steps.slice(0, MOST_STEPS).map((step, index) => {
      const first = turns < steps.length && (index === 0 || steps[index - 1].turn !== step.turn);
      return h(
        'li',
        { key: index },
        first && h('p', { class: 'turn' }, page.turn(step.turn)),
        h(
          'button',
          {
            class: index === chosen ? 'step chosen' : 'step',
            'aria-current': index === chosen ? 'step' : null,
            onclick: () => goTo(index === chosen ? null : index),
          },
          h('span', { class: 'badge', 'aria-hidden': 'true' }, String(index + 1)),
          h('span', { class: 'die' }, page.throwOf(step.throw)),
          h('span', { class: 'walk' }, walkOf(step, model)),
          h('span', { class: 'place' }, carriedOf(step, model) ?? ''),
        ),
      );
    }),
    steps.length > MOST_STEPS && h('li', { key: 'more', class: 'more' }, page.moreSteps(steps.length - MOST_STEPS)),
  );
}

function walkOf({ from, walked }: Step, { words }: Model): string {
  return from === walked ? words.page.stays(from) : words.page.walk(from, walked);
}

/** What carried the token after its walk; null: nothing did. */
function carriedOf({ from, walked, to }: Step, { game, words }: Model): string | null {
  if (from === walked || walked === to) return null;
  const jump = game?.jumps.find(each => each.from === walked);
  if (jump === undefined) return null;
  return jump.to === to ? words.page.carried(jump.kind, to) : words.page.carriedTo(jump.kind, jump.to, to);
}
