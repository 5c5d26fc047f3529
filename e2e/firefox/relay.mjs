#!/usr/bin/env node
// @ts-check
import { spawn } from 'node:child_process';
import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WebSocket, WebSocketServer } from 'ws';

// What Playwright starts as Firefox. Its WebDriver BiDi sends a command with every context that Firefox ESR does not know
// yet, and gives up at the answer; between the two this says "done" to that one command and passes on everything else.
const unknownToFirefox = ['emulation.setMediaFeaturesOverride', 'permissions.setPermission'];
const address = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.on(signal, () => firefox.kill(signal));

let unread = '';
firefox.stderr.on('data', (part) => {
  const lines = `${unread}${part}`.split('\n');
  unread = lines.pop() ?? '';
  for (const line of lines) {
    const own = address.exec(line)?.[1];
    if (own) relayTo(own);
    else console.error(line);
  }
});

/** Name of each file on its way, by its address. @type {Map<string, string>} */
const names = new Map();

/**
 * Firefox names no navigation for a file that a page makes, and Playwright passes over a download with neither that nor a
 * number of its own: its address is that number. Firefox calls a second file "name(1)"; Playwright looks for it by its name.
 * @param {string} text
 */
function withDownload(text) {
  if (!text.includes('"browsingContext.download')) return text;
  const { params, ...event } = JSON.parse(text);
  const { url, suggestedFilename, filepath } = params ?? {};
  if (suggestedFilename) names.set(url, suggestedFilename);
  const name = names.get(url);
  if (filepath && name) renameSync(filepath, join(dirname(filepath), name));
  return JSON.stringify({ ...event, ...(params && { params: { ...params, download: url } }) });
}

/** Listens on a port of its own, which Playwright reads from the same words as Firefox's. @param {string} own */
function relayTo(own) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on('connection', (playwright, { url = '' }) => {
    const browser = new WebSocket(own + url, { perMessageDeflate: false, maxPayload: 0 });
    const opened = new Promise((resolve) => browser.once('open', resolve));
    browser.on('message', (text) => playwright.send(withDownload(String(text))));
    browser.on('close', () => playwright.close());
    browser.on('error', (error) => console.error(error.message));
    playwright.on('close', () => browser.close());
    playwright.on('message', async (data) => {
      const { id, method } = JSON.parse(String(data));
      if (unknownToFirefox.includes(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else await opened.then(() => browser.send(String(data)));
    });
  });
}
