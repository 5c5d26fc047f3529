// @ts-check
import { chromium } from '@playwright/test';
import { requireBrowser } from '../../../shared/build/browser.mjs';
import { chromiumArgs } from '../../../shared/build/chromiumArgs.mjs';
import { seedProfile, slow, throttle, watchNetwork } from '../benchBrowser.mjs';
import { ownRemotes } from '../benchBuild.mjs';
import { crmList, dashboard, gate } from '../benchPlaces.mjs';
import { median } from '../benchReport.mjs';
import { serveComposed } from '../benchServe.mjs';

/**
 * @typedef {import('../benchBrowser.mjs').Profile} Profile
 * @typedef {import('./paintReport.mjs').PaintRow} PaintRow
 * @typedef {{ title: string, path: string, ready: () => boolean, paint?: number }} PaintPlace `paint`: at most, ms
 */

/** Most that a page may move while it comes, in the worst load. */
const shiftTarget = 0.02;
const patience = 90_000;
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** @param {string} title @param {string} path @returns {PaintPlace} */
const page = (title, path) => ({
  title,
  path,
  ready: () => document.querySelector('main h1')?.checkVisibility() === true,
});
/** The targets of the largest paint are those of a phone. */
const timed = [
  { ...gate, paint: 1600 },
  { ...dashboard, paint: 2000 },
  { ...crmList, title: 'Contacts', paint: 2400 },
  page('Contact', '/crm/contacts/contact-sample-1'),
];
/** Only how far they move is looked at, so two of them load at a time. */
const untimed = [
  page('Strategy', '/?module=strategy'),
  page('Marketing', '/?module=marketing'),
  page('Agents', '/agents'),
  page('Documentation', '/documentation'),
];

/** Runs in the page before its scripts: what moved, and when the largest part was painted. */
function watchPaint() {
  const seen = { shift: 0, paint: 0, largest: '', moved: /** @type {string[]} */ ([]) };
  Object.assign(window, { stepsPaint: seen });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      seen.paint = entry.startTime;
      seen.largest = entry.element?.textContent.trim().slice(0, 60) || entry.url || 'a part that is gone';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      if (entry.hadRecentInput) continue;
      seen.shift += entry.value;
      for (const { node } of entry.sources ?? []) seen.moved.push(node?.className || node?.nodeName || '');
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: fulfilled when it has had nothing to do for half a second, so that what it painted last is told too. */
function rested() {
  const calmEnough = 10;
  return /** @type {Promise<void>} */ (
    new Promise((done) => {
      let calm = 0;
      let last = performance.now();
      const look = () => {
        const now = performance.now();
        calm = now - last < 100 ? calm + 1 : 0;
        last = now;
        if (calm >= calmEnough) done();
        else setTimeout(look, 50);
      };
      look();
    })
  );
}

/** @typedef {{ shift: number, paint: number, largest: string, moved: string[] }} Load */

/**
 * One cold load on slow 4G and a quarter of the processor.
 * @param {import('@playwright/test').Browser} browser @param {string} origin @param {PaintPlace} place
 * @param {{ width: number, height: number }} viewport @param {Profile | undefined} profile
 * @returns {Promise<Load>}
 */
async function paintOnce(browser, origin, place, viewport, profile) {
  const context = await browser.newContext({ viewport, ...(profile && { storageState: profile }) });
  try {
    const page = await context.newPage();
    await page.addInitScript(`(${watchPaint})()`);
    const { becameQuiet } = watchNetwork(await throttle(page, slow));
    await page.goto(origin + place.path, { timeout: patience });
    await page.waitForFunction(place.ready, undefined, { timeout: patience, polling: 100 });
    await becameQuiet();
    await page.evaluate(rested);
    return await page.evaluate(() => Reflect.get(window, 'stepsPaint'));
  } finally {
    await context.close();
  }
}

/**
 * What comes first of each page, and what moves under the reader's eyes meanwhile.
 * @param {{ runs: number, distOf?: (name: string) => string }} options `distOf`: the builds, when not the bench's own
 * @returns {Promise<{ rows: PaintRow[], browser: string }>}
 */
export async function measurePaint({ runs, distOf }) {
  const served = await serveComposed(ownRemotes(), distOf);
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: chromiumArgs });
  /** @type {PaintRow[]} */
  const rows = [];
  try {
    const profile = await seedProfile(browser, served.url);
    for (const viewport of [phone, desktop]) {
      for (const place of timed) {
        const where = `${place.title}, ${viewport.width} px`;
        const loads = [];
        for (let run = 0; run < runs; run += 1) {
          loads.push(
            await paintOnce(browser, served.url, place, viewport, place.title === gate.title ? undefined : profile),
          );
        }
        const most = viewport === phone && 'paint' in place ? place.paint : undefined;
        const value = median(loads.map(({ paint }) => paint));
        rows.push({ what: `${where}: largest paint`, unit: 'ms', value, most }, shiftRow(where, loads));
        const painted = [...new Set(loads.map(({ largest }) => `"${largest}"`))].join(', ');
        console.log(`  ${where}: ${loads.map(({ paint }) => Math.round(paint)).join(', ')} ms, largest ${painted}`);
      }
    }
    for (const viewport of [phone, desktop]) {
      for (const place of untimed) {
        const where = `${place.title}, ${viewport.width} px`;
        /** @type {Load[]} */
        const loads = [];
        while (loads.length < runs) {
          const together = Math.min(2, runs - loads.length);
          const load = () => paintOnce(browser, served.url, place, viewport, profile);
          loads.push(...(await Promise.all(Array.from({ length: together }, load))));
        }
        rows.push(shiftRow(where, loads));
        console.log(`  measured ${where}`);
      }
    }
    return { rows, browser: browser.version() };
  } finally {
    await browser.close();
    await served.close();
  }
}

/** The worst load's shift; what moved is told when it was too much. @param {string} where @param {Load[]} loads @returns {PaintRow} */
function shiftRow(where, loads) {
  const worst = loads.reduce((one, other) => (other.shift > one.shift ? other : one));
  if (worst.shift > shiftTarget) console.log(`  ${where} moved: ${[...new Set(worst.moved)].join(', ')}`);
  return { what: `${where}: layout shift, worst load`, unit: '', value: worst.shift, most: shiftTarget };
}
