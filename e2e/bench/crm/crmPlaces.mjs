// @ts-check
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs } from '../../../shared/build/chromiumArgs.mjs';
import { dashboard } from '../benchPlaces.mjs';
import { installKit, ours } from './pageKit.mjs';

/**
 * @typedef {import('@playwright/test').BrowserContext} Context
 * @typedef {{ context: Context, folder: string, close: () => Promise<void> }} Profile
 * @typedef {{ contacts: number, companies: number, activities: number, aiResults?: number, messages?: number }} Counts
 */

const passphrase = 'correct horse battery staple';
const viewport = { width: 1440, height: 900 };
/** Reading everything in, on a slow machine. Milliseconds. */
export const patience = 180_000;

/** A browser profile on disk, as a user's: what is stored there outlives its pages. @param {string} executablePath @returns {Promise<Profile>} */
export async function openProfile(executablePath) {
  const folder = await mkdtemp(join(tmpdir(), 'steps-bench-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  // Also when somebody stops the bench.
  process.once('exit', clear);
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    viewport,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Otherwise a page in the background of the bench paints once a second.
    timeout: patience,
    args: [...chromiumArgs, '--disable-backgrounding-occluded-windows', '--disable-renderer-backgrounding'],
  });
  context.setDefaultTimeout(patience);
  return {
    context,
    folder,
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
      process.off('exit', clear);
    },
  };
}

/** Makes a workspace as a user does and fills its business straight in storage. @param {Context} context @param {string} origin @param {{ script: string, counts: Counts, encrypted: boolean }} options */
export async function seedWorkspace(context, origin, { script, counts, encrypted }) {
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('textbox', { name: 'Workspace name' }).fill('Bench');
  if (encrypted) {
    await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
    await page.getByLabel('Confirm passphrase', { exact: true }).fill(passphrase);
  } else await page.getByRole('radio', { name: 'Without a passphrase' }).check();
  await page.getByRole('button', { name: 'Create workspace' }).click();
  if (encrypted) {
    await page.getByRole('checkbox', { name: 'I have stored the recovery file in a safe place' }).check();
    await page.getByRole('button', { name: 'Open workspace' }).click();
  }
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await page.waitForFunction(dashboard.ready);
  // Any file of the origin that is not the application: the same storage, and nobody has it open.
  await page.goto(`${origin}/remotes.json`);
  await page.evaluate(script);
  await page.evaluate((wanted) => Reflect.get(globalThis, 'seedClient')(wanted), counts);
  await page.close();
}

/** Opens an address in a new page with the kit in it. @param {Context} context @param {string} address @param {string} [firstRow] selector */
export async function openPage(context, address, firstRow = ours.firstRow) {
  const page = await context.newPage();
  await page.addInitScript(`(${installKit})(${JSON.stringify(firstRow)})`);
  await page.goto(address, { timeout: patience });
  await page.waitForFunction(() => Reflect.get(window, 'bench').allRows > 0, undefined, { timeout: patience });
  return page;
}

/** Waits until the page has had nothing to do for half a second. @param {import('@playwright/test').Page} page */
export const becameIdle = (page) =>
  page.evaluate(
    () =>
      new Promise((/** @type {(value?: unknown) => void} */ done) => {
        let since = performance.now();
        let last = since;
        const look = () => {
          const now = performance.now();
          if (now - last > 60) since = now;
          last = now;
          if (now - since > 500) done();
          else setTimeout(look, 20);
        };
        look();
      }),
  );

/** First rows of a page, all of them, and the longest main-thread task until it was idle, in ms. @param {import('@playwright/test').Page} page */
export const openingOf = (page) =>
  page.evaluate(() => {
    const { firstRows, allRows, tasks } = Reflect.get(window, 'bench');
    return {
      firstRows: Number(firstRows),
      allRows: Number(allRows),
      longestTask: Math.max(0, ...tasks.map((/** @type {{ took: number }} */ task) => task.took)),
    };
  });

/**
 * Waits until the page has kept the preview of its list, for the next opening, as of a later journal entry than `before`.
 * @param {import('@playwright/test').Page} page
 */
export const keptListPreview = (page, before = -1) => inKept(page, before);

/** Forgets the preview that a list has kept. @param {import('@playwright/test').Page} page */
export const forgetListPreview = (page) => inKept(page, undefined);

/** Edits the first contact of the list on its own page, which then keeps the list’s preview with it. @param {import('@playwright/test').Page} page */
export async function editFirstContact(page) {
  const before = await keptListPreview(page);
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Edit phone', exact: true }).click({ timeout: patience });
  const field = page.getByRole('textbox', { name: 'Phone', exact: true });
  await field.fill(`07700 9${String(before).padStart(5, '0')}`);
  await field.press('Enter');
  await keptListPreview(page, before);
}

/** @param {import('@playwright/test').Page} page @param {number | undefined} before undefined: clear it @returns {Promise<number>} */
const inKept = (page, before) =>
  page.evaluate(async (before) => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const name = names.find((known) => known.startsWith('steps-client-')) ?? '';
    /** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open(name));
    const store = () => database.transaction('kept', 'readwrite').objectStore('kept');
    const newest = async () => Math.max(-1, ...(await done(store().getAll())).map(({ seq }) => seq));
    if (before === undefined) await done(store().clear());
    else while ((await newest()) <= before) await new Promise((resolve) => setTimeout(resolve, 50));
    const seq = await newest();
    database.close();
    return seq;
  }, before);
