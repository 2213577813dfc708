/** A route as a list of steps. */
import type { StepFacts } from '../solve';
import { h, type Node_ } from './vdom';
import type { Model } from './view';

/** So many steps are listed. */
const MOST_STEPS = 500;
/** The columns are for eyes; ears have a sentence. */
const unheard = { 'aria-hidden': 'true' };

/** The steps, each a button that shows its arc; the one looked at is the current one. */
export function routeList(
  { words }: Model,
  steps: readonly StepFacts[],
  chosen: number | null,
  goTo: (step: number | null) => void,
): Node_ {
  const { page } = words;
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
          h('span', { class: 'for-ears' }, page.stepName(index + 1, words.solve.step(step))),
          h('span', { class: 'badge', ...unheard }, String(index + 1)),
          h('span', { class: 'die', ...unheard }, String(step.throw)),
          h('span', { class: 'walk', ...unheard }, walkOf(step, words)),
          h('span', { class: 'place', ...unheard }, carriedOf(step, words)),
        ),
      );
    }),
    steps.length > MOST_STEPS && h('li', { key: 'more', class: 'more' }, page.moreSteps(steps.length - MOST_STEPS)),
  );
}

function walkOf({ how, from, walked }: StepFacts, { page }: Model['words']): string {
  return how === 'stays' ? page.stays(from) : how === 'enters' ? page.enters(walked) : page.walk(from, walked);
}

function carriedOf({ by, to }: StepFacts, { page }: Model['words']): string {
  return by === null ? '' : by === 'several' ? page.carriedOn(to) : page.carried(by, to);
}
