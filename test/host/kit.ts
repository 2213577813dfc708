/** The smallest test runner that two hosts can run: tests in order, each with its time, and counts at the end. */
import { workspace } from 'vscode';

/** Before each line of the suite's own: VS Code writes much else to the same console. */
const MARK = 'suite| ';
const say = (line: string) => console.log(MARK + line);

type Body = () => Promise<void> | void;

const tests: { readonly name: string; readonly body: Body }[] = [];
/** The longest that one test may take. */
const MOST_MS = 120_000;

export function test(name: string, body: Body): void {
  tests.push({ name, body });
}

/** A setting of the runner, which it wrote into the folder. */
export function told<T>(name: string): T | undefined {
  return workspace.getConfiguration('snlTest').get<T>(name);
}

/** Throws unless both are the same value, compared as JSON. */
export function same(found: unknown, expected: unknown, what = ''): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: expected ${b}, found ${a}`);
}

export function ok(value: unknown, what: string): void {
  if (!value) throw new Error(what);
}

/**
 * The longest wait for one thing. A webview that was closed in the middle of a fetch holds back the next one for half a
 * minute: VS Code's service worker gives up a request after 30 s, and until then no other takes its place.
 */
const LONGEST_MS = 75_000;

/** Waits until the value is there and not false, looking again and again; says what it waited for if it never is. */
export async function until<T>(look: () => T | Promise<T>, what: string, most = LONGEST_MS): Promise<NonNullable<T>> {
  const end = Date.now() + most;
  for (;;) {
    const value = await look();
    if (value) return value as NonNullable<T>;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise(resolve => setTimeout(resolve, 25));
  }
}

/** Runs all tests, each after `before`; prints each with its time, and how many passed. Throws if one failed. */
export async function runAll(before: Body = () => undefined): Promise<void> {
  const only = told<string>('only') ?? '';
  let failed = 0;
  const chosen = tests.filter(({ name }) => name.includes(only));
  for (const { name, body } of chosen) {
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`took more than ${MOST_MS / 1000} s`)), MOST_MS);
    });
    try {
      await before();
      await Promise.race([body(), late]);
      say(`  ok    ${name} (${Date.now() - began} ms)`);
    } catch (error) {
      failed++;
      say(`  FAIL  ${name}: ${error instanceof Error ? error.message : error}`);
    } finally {
      clearTimeout(timer);
    }
  }
  say(`${chosen.length - failed} passed, ${failed} failed`);
  if (failed > 0 || chosen.length === 0) throw new Error(`${failed} failed of ${chosen.length}`);
}
