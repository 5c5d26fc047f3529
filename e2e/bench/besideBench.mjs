// @ts-check
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { requireBrowser } from '../../shared/build/browser.mjs';
import { chromiumArgs } from '../../shared/build/chromiumArgs.mjs';
import { contentType, isCompressible } from '../../shared/build/headers.mjs';
import { compress } from '../../shared/build/serverFiles.mjs';
import { loadCold, seedProfile, slow, unthrottled } from './benchBrowser.mjs';
import { ownRemotes } from './benchBuild.mjs';
import { crmList } from './benchPlaces.mjs';
import { median } from './benchReport.mjs';
import { serveComposed } from './benchServe.mjs';

/** Atomic CRM's contacts; the first one is selected. @type {import('./benchPlaces.mjs').Place} */
const theirs = {
  title: 'Atomic CRM, contacts',
  path: '/#/contacts',
  ready: () => document.querySelector('a[href^="#/contacts/"][href$="/show"]')?.checkVisibility() === true,
  act: () => /** @type {HTMLElement} */ (document.querySelector('[role="checkbox"]')).click(),
  answered: () => document.querySelector('[role="checkbox"][aria-checked="true"]') !== null,
};

/** What our first list may take of the time of theirs, by conditions. */
const most = new Map([
  [unthrottled, 0.5],
  [slow, 0.4],
]);

/**
 * Prints how soon the first contact list can be used, beside that of Atomic CRM's demo, by turns. Its pictures come from
 * another server and are not waited for by either.
 * @param {{ dist: string, runs: number }} options `dist`: its demo, built by `vite build --config vite.demo.config.ts`
 * @returns {Promise<number>} how many targets were missed
 */
export async function measureBeside({ dist, runs }) {
  const other = await serveFolder(dist);
  const own = await serveComposed(ownRemotes());
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: chromiumArgs });
  const profile = await seedProfile(browser, own.url);
  let missed = 0;
  for (const [conditions, share] of most) {
    /** @type {Record<'ours' | 'theirs', import('./benchBrowser.mjs').ColdLoad[]>} */
    const loads = { ours: [], theirs: [] };
    for (let run = 0; run < runs; run += 1) {
      loads.ours.push(await loadCold(browser, own.url, crmList, conditions, profile));
      loads.theirs.push(await loadCold(browser, other.url, theirs, conditions));
    }
    const [usable, bytes] = /** @type {const} */ (['usable', 'bytes']).map((what) => ({
      ours: median(loads.ours.map((load) => load[what])),
      theirs: median(loads.theirs.map((load) => load[what])),
    }));
    if (!usable || !bytes) continue;
    const ratio = usable.ours / usable.theirs;
    if (ratio > share) missed += 1;
    console.log(
      `  ${conditions.title}: ${usable.ours.toFixed(0)} ms beside ${usable.theirs.toFixed(0)} ms, ${ratio.toFixed(2)} of ${share}; ` +
        `${(bytes.ours / 1000).toFixed(0)} kB beside ${(bytes.theirs / 1000).toFixed(0)} kB`,
    );
  }
  await Promise.all([browser.close(), own.close(), other.close()]);
  return missed;
}

/** Serves a folder as its build left it, each text compressed as small as ours are. @param {string} dist */
async function serveFolder(dist) {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path.endsWith('.map')) continue;
    const raw = await readFile(path);
    const name = path.slice(dist.length);
    files.set(name, isCompressible(name) ? await compress('br', raw, { patient: true }) : raw);
  }
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = pathname === '/' ? '/index.html' : pathname;
    const body = files.get(name);
    if (!body) return void response.writeHead(404).end();
    response.setHeader('Content-Type', contentType(name));
    if (isCompressible(name)) response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Length', body.length);
    response.end(body);
  });
  await new Promise((done) => server.listen(0, () => done(undefined)));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('Expected a port of the server, there is none.');
  return { url: `http://localhost:${address.port}`, close: () => new Promise((done) => server.close(done)) };
}
