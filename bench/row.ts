/** A line of the bench's table. */
export interface Row {
  readonly what: string;
  /** This project's, as it is shown. */
  readonly ours: string;
  /** What it is compared with, measured in the same run; null: there is nothing, or it was not found. */
  readonly reference: string | null;
  /** Ours through the reference's, or how many times faster ours is, as the goal has it; null without a reference. */
  readonly ratio: number | null;
  readonly goal: string;
}

export const milliseconds = (time: number) => (time < 10 ? `${time.toPrecision(3)} ms` : `${Math.round(time)} ms`);
export const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** The least time of so many runs, in milliseconds: what the work takes when nothing comes between. */
export function leastTime(runs: number, run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const begin = performance.now();
    run();
    least = Math.min(least, performance.now() - begin);
  }
  return least;
}

/** The least of so many times, taken one after the other. */
export async function leastOf(runs: number, time: (run: number) => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) least = Math.min(least, await time(i));
  return least;
}

/** The time of one of very many runs, in milliseconds. */
export function timeOfOne(times: number, run: () => unknown): number {
  const batch = () => {
    for (let i = 0; i < times; i++) run();
  };
  return leastTime(30, batch) / times;
}

export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

/** A row of two times, the ratio of which is to be small. */
export function timeRow(what: string, ours: number, named: string, reference: number | null, goal: string): Row {
  return {
    what,
    ours: milliseconds(ours),
    reference: reference === null ? null : `${milliseconds(reference)} ${named}`,
    ratio: reference === null ? null : ours / reference,
    goal,
  };
}

/** A row of two times of which ours is to be many times the less. */
export function fasterRow(what: string, ours: number, named: string, reference: number, goal: string): Row {
  return { ...timeRow(what, ours, named, reference, goal), ratio: reference / ours };
}
