// The hand that the host suite has in the window: it runs inside VS Code and asks for keys and looks over HTTP.
import { createServer } from 'node:http';
import { boardFrame } from './window.mjs';

/** What the suite can ask for, each with one argument. */
function deeds(page) {
  const faults = [];
  page.on('console', message => {
    if (/Content Security Policy|Uncaught|Refused to/.test(message.text())) faults.push(message.text());
  });
  return {
    /** What went wrong in any page of the window since the last look. */
    faults: () => faults.splice(0),
    press: key => page.keyboard.press(key),
    type: text => page.keyboard.type(text),
    /** Clicks in the board's page. */
    click: selector => boardFrame(page).locator(selector).first().click({ timeout: 10_000 }),
    /** The value of an expression in the board's page. */
    look: code => boardFrame(page).locator('body').evaluate(code),
    /** The texts of all that the selector finds in VS Code's own window. */
    texts: selector => page.locator(selector).allInnerTexts(),
    picture: path => page.screenshot({ path }),
  };
}

/** Serves the hand on this machine; the address stands in the settings of the suite's folder. */
export async function lendHand(page) {
  const can = deeds(page);
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method !== 'POST') return response.end();
    let body = '';
    for await (const part of request) body += part;
    try {
      const { deed, with: argument } = JSON.parse(body);
      response.end(JSON.stringify({ value: (await can[deed](argument)) ?? null }));
    } catch (error) {
      response.end(JSON.stringify({ error: String(error) }));
    }
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  return { port: server.address().port, close: () => server.closeAllConnections() ?? server.close() };
}
