// The hand that the host suite has in the window: it runs inside VS Code and asks for keys and looks over HTTP.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { cache } from './place.mjs';
import { boardFrame } from './window.mjs';

/** The longest wait for what is in the board's page: half a minute may be VS Code's own (test/host/kit.ts). */
const timeout = 75_000;

/** What the suite can ask for, each with one argument. */
const deeds = {
  press: (page, key) => page.keyboard.press(key),
  type: (page, text) => page.keyboard.type(text),
  /** Clicks in the board's page. */
  click: (page, selector) => boardFrame(page).locator(selector).first().click({ timeout }),
  /** The value of an expression in the board's page. */
  look: (page, code) => boardFrame(page).locator('body').evaluate(code, undefined, { timeout }),
  /** The texts of all that the selector finds in VS Code's own window. */
  texts: (page, selector) => page.locator(selector).allInnerTexts(),
  /** Clicks in VS Code's own window. */
  clickWindow: (page, selector) => page.locator(selector).first().click({ timeout }),
  /** What was copied last: its kinds, and its text where it has one. */
  clipboard: async page => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    return page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const text = item.types.includes('text/plain') ? await (await item.getType('text/plain')).text() : null;
      return { types: item.types, text };
    });
  },
  /** A picture of the window, for people to look at, beside those of `npm run pictures`. */
  picture: async (page, name) => {
    await page.screenshot({ path: join(cache, 'pictures', `host-${name}.png`) });
  },
  /** What went wrong in any page of the window since the last look. */
  faults: page => {
    const before = faultsOf.get(page);
    faultsOf.set(page, []);
    if (!before) page.on('console', message => FAULT.test(message.text()) && faultsOf.get(page).push(message.text()));
    return before ?? [];
  },
};
const FAULT = /Content Security Policy|Uncaught|Refused to/;
const faultsOf = new WeakMap();

/** Serves the hand on this machine; the port stands in the settings of the suite's folder. `getPage` gives the window's page. */
export async function lendHand(getPage) {
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method !== 'POST') return response.end();
    let body = '';
    for await (const part of request) body += part;
    try {
      const { deed, with: argument } = JSON.parse(body);
      const value = (await deeds[deed](await getPage(), argument)) ?? null;
      response.end(JSON.stringify({ value }));
    } catch (error) {
      response.end(JSON.stringify({ error: String(error) }));
    }
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  return { port: server.address().port, close: () => server.closeAllConnections() ?? server.close() };
}
