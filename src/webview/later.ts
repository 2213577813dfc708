/** Findings that take long: a worker looks for them. */
import type { Finding } from '../findings/finding';
import type { Model } from './view';

/** What takes long waits until nobody has typed for so many milliseconds. */
export const REST = 300;

/** Tells `done` all findings of a model's text, unless what it gives back is called before: that ends the work. */
export function findingsLater(model: Model, done: (findings: readonly Finding[]) => void): () => void {
  const { file, settings } = model;
  const { text, format } = file;
  const { levels, longGame, mapRules } = settings;
  let isOver = false;
  let end = () => {};

  async function look(): Promise<void> {
    const { taskRunner } = await import('./tasks');
    const runner = await taskRunner();
    if (isOver) return;
    const { promise, cancel } = runner.run('check', { text, format, mapRules, levels, longGame });
    end = cancel;
    const findings = await promise;
    if (findings !== null && !isOver) done(findings);
  }

  // Where the worker failed there is no more to be said than before.
  const timer = setTimeout(() => void look().catch(() => {}), REST);
  return () => {
    isOver = true;
    clearTimeout(timer);
    end();
  };
}
