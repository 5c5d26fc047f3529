// @ts-check
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { requireBrowser } from '../../../shared/build/browser.mjs';
import { chromiumArgs } from '../../../shared/build/chromiumArgs.mjs';
import { median } from '../benchReport.mjs';
import { pageScript } from '../crm/crmBuild.mjs';
import { buildEditor, editorBytes, editorNames } from './editorsBuild.mjs';

/**
 * @typedef {import('./editorsBuild.mjs').EditorName} EditorName
 * @typedef {import('./editorsReport.mjs').EditorRow} EditorRow
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {Record<EditorName, number>} Values
 */

const origin = 'http://editors.bench';
const types = /** @type {Record<string, string>} */ ({ '.js': 'text/javascript', '.css': 'text/css' });

/**
 * Builder of pages beside Puck and GrapesJS with the same page, by turns in the same run.
 * @param {{ runs: number }} options @returns {Promise<{ rows: EditorRow[], browser: string }>}
 */
export async function measureEditors({ runs }) {
  const folders = /** @type {Record<EditorName, string>} */ ({});
  const bytes = /** @type {Values} */ ({});
  for (const name of editorNames) {
    folders[name] = await buildEditor(name);
    bytes[name] = await editorBytes(name);
  }
  const kit = await pageScript('../editors/inPage.ts');
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: chromiumArgs });
  try {
    /** By what was measured, by editor: one value for each run. @type {Map<string, Record<EditorName, number[]>>} */
    const measured = new Map();
    for (let run = 0; run < runs; run += 1) {
      for (const name of editorNames) {
        const values = await measureOne(browser, name, folders[name], kit).catch((cause) => {
          throw new Error(`${name} could not be measured: ${cause}`, { cause });
        });
        for (const [what, value] of Object.entries(values)) {
          const known = measured.get(what) ?? { steps: [], puck: [], grapes: [] };
          known[name].push(value);
          measured.set(what, known);
        }
      }
      console.log(`  measured run ${run + 1} of ${runs}`);
    }
    const of = (/** @type {string} */ what) => {
      const all = measured.get(what);
      return /** @type {Values} */ (Object.fromEntries(editorNames.map((name) => [name, median(all?.[name] ?? [])])));
    };
    return { rows: rowsOf(of, bytes), browser: browser.version() };
  } finally {
    await browser.close();
  }
}

/** @param {(what: string) => Values} of @param {Values} bytes @returns {EditorRow[]} */
function rowsOf(of, bytes) {
  const faster = (/** @type {Values} */ { puck, grapes }) => Math.min(puck, grapes);
  /** @param {string} what @param {string} key @returns {EditorRow} */
  const timed = (what, key) => ({ what, unit: 'ms', ...of(key), most: faster(of(key)) });
  return [
    timed('A page of 400 parts opened', 'open'),
    timed('A letter typed in a heading among 300 parts, p95 to paint', 'letter'),
    timed('A part added among 300', 'add'),
    timed('That undone', 'undo'),
    timed('A part moved from the top to the end of 300', 'move'),
    {
      what: 'Frames a second while a part is dragged over 300',
      unit: 'fps',
      ...of('drag'),
      least: Math.max(of('drag').puck, of('drag').grapes),
    },
    { what: 'Frames a second while 1,000 parts scroll', unit: 'fps', ...of('frames'), least: 60 },
    { what: 'Code of the editor, gzip', unit: 'kB', ...bytes, most: bytes.grapes / 2 },
  ];
}

/** @param {Browser} browser @param {EditorName} name @param {string} folder @param {string} kit @returns {Promise<Record<string, number>>} */
async function measureOne(browser, name, folder, kit) {
  const open = async (/** @type {number} */ count) => {
    const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
    await page.route(`${origin}/**`, async (route) => {
      const file = new URL(route.request().url()).pathname.slice(1);
      if (!file) return route.fulfill({ contentType: 'text/html', body: shell(name) });
      await route.fulfill({
        contentType: types[extname(file)] ?? 'text/plain',
        body: await readFile(join(folder, file)),
      });
    });
    await page.addInitScript({ content: kit });
    await page.goto(origin);
    await page.waitForFunction(() => 'editor' in window);
    const took = await page.evaluate((parts) => window.editorBench.open(parts), count);
    return { page, took };
  };
  const large = await open(400);
  await large.page.close();

  const typed = await open(300);
  const letter = await timeLetters(typed.page);
  await typed.page.close();

  const dragged = await open(300);
  const drag = await dragFrames(dragged.page);
  await dragged.page.close();

  const { page } = await open(300);
  const add = await page.evaluate(() => window.editorBench.changed(() => window.editor.add()));
  const undo = await page.evaluate(() => window.editorBench.changed(() => window.editor.undo()));
  const move = await page.evaluate(() => window.editorBench.changed(() => window.editor.move(0, 300)));
  await page.close();

  const long = await open(1000);
  const frames = await long.page.evaluate(() => window.editorBench.scrolled(3_000));
  await long.page.close();
  return { open: large.took, letter, add, move, undo, drag, frames };
}

/**
 * A new part taken from the library and led over the page for three seconds, then dropped.
 * @param {Page} page @returns {Promise<number>} frames a second on its way
 */
async function dragFrames(page) {
  const from = await page.evaluate(() => window.editorBench.source());
  const before = await page.evaluate(() => window.editorBench.parts());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 });
  await page.mouse.move(750, 500, { steps: 10 });
  await page.evaluate(() => window.editorBench.watchFrames());
  const began = Date.now();
  while (Date.now() - began < 3_000) {
    const turn = ((Date.now() - began) / 1_000) * Math.PI;
    await page.mouse.move(750 + 100 * Math.cos(turn), 500 + 200 * Math.sin(turn));
  }
  const frames = await page.evaluate(() => window.editorBench.frames());
  await page.mouse.up();
  await page.waitForFunction((count) => window.editorBench.parts() > count, before);
  return frames;
}

/** @param {Page} page @returns {Promise<number>} p95 in ms */
async function timeLetters(page) {
  await page.evaluate(() => window.editorBench.type(150));
  await page.keyboard.type(' and the rye is gone by nine', { delay: 60 });
  const paints = await page.evaluate(() => window.editorBench.paints('and the rye is gone by nine'));
  if (paints.length < 20) throw new Error(`Expected the letters to be typed, got ${paints.length}.`);
  return paints.sort((one, other) => one - other)[Math.floor(paints.length * 0.95)] ?? Number.NaN;
}

const shell = (
  /** @type {EditorName} */ name,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
<link rel="stylesheet" href="/${name}.css"></head><body><script src="/${name}.js"></script></body></html>`;
