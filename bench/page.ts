/** The built page in a real browser: from a text that comes to the frame that shows it. */
import { writeBoard } from '../src/text';
import { closeBrowser, type Opened, open } from '../test/page/harness';
import { benchBoard } from './boards';
import { leastOf, type Row, timeRow } from './row';

/** What is typed, by turns: a comment, and where the first jump leads. */
const KEYS: readonly (readonly [string, (text: string, i: number) => string])[] = [
  ['in a comment', (text, i) => `# ${'x'.repeat(i)}\n${text}`],
  ['in a jump', (text, i) => text.replace(/-> \d+/, `-> ${50 + i}`)],
];

/** How often each is typed; the least time counts. */
const TIMES = 20;

/** How long a frame of most screens is, in milliseconds. */
const FRAME = 1000 / 60;

export async function* pageRows(board: string): AsyncGenerator<Row> {
  const texts: readonly (readonly [string, string, number])[] = [
    ['100 cells', board, 16],
    ['10,000 cells', writeBoard(benchBoard(10_000, 'local')), 50],
  ];
  try {
    for (const [name, text, most] of texts) {
      const page = await open({ text });
      for (const [what, typed] of KEYS) {
        const named = `page: a keystroke ${what} to the board redrawn, ${name}`;
        const ours = await leastOf(TIMES, i => frameTime(page, typed(text, i + 1)));
        yield timeRow(named, ours, 'a frame', FRAME, `≤ ${most} ms`);
      }
      await page.close();
    }
  } finally {
    await closeBrowser();
  }
}

let version = 1;

/** The milliseconds from a text's coming until the frame that shows it is drawn. */
function frameTime({ page }: Opened, text: string): Promise<number> {
  version++;
  const message = {
    type: 'document',
    uri: 'file:///board',
    name: 'board.snl',
    version,
    format: 'snl',
    text,
    readonly: false,
  };
  return page.evaluate(
    data =>
      new Promise<number>(done => {
        const begin = performance.now();
        window.dispatchEvent(new MessageEvent('message', { data }));
        // What is asked for in a frame comes after it is drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - begin);
          port2.postMessage(null);
        });
      }),
    message,
  );
}
