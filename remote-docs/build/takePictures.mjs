// @ts-check
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { pictureBudget, pictureFrame, pictures } from './pictures.mjs';

// `npm run pictures -w remote-docs`: takes the pictures of the help from the product that `npm start` serves, in light and
// in dark. STEPS_URL names another address, CHROMIUM_PATH another browser.

/** @typedef {import('@playwright/test').Page} Page */

const address = process.env.STEPS_URL ?? 'http://localhost:3000';
const folder = fileURLToPath(new URL('../src/content/help/pictures/', import.meta.url));
const size = { width: 1140, height: 760 };
/** Of WebP: letters stay sharp, and a page weighs about 40 kB. */
const quality = 0.8;

/** Through the gate into the sample business. @param {Page} page */
async function enterSample(page) {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Workspace name' }).fill('Harbour & Vale');
  await page.getByRole('radio', { name: 'Without a passphrase' }).check();
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  // The last part of the sample: leaving before would leave it out.
  await page.getByRole('link', { name: /^Reviews: \d+ waiting/ }).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
}

/** The part of the window that a picture shows. @param {Page} page @param {import('./pictures.mjs').PictureOf} picture */
async function clipOf(page, { around }) {
  const { width, height } = pictureFrame;
  const main = await page.getByRole('main').boundingBox();
  const box = around && (await around(page).boundingBox());
  const wanted = box ? { x: box.x + box.width / 2 - width / 2, y: box.y - 24 } : { x: main?.x ?? 0, y: main?.y ?? 0 };
  /** @param {number} at @param {number} most */
  const within = (at, most) => Math.round(Math.max(0, Math.min(at, most)));
  return { x: within(wanted.x, size.width - width), y: within(wanted.y, size.height - height), width, height };
}

/** Playwright takes PNG; the browser itself makes WebP of it. @param {Page} page @param {Buffer} png @returns {Promise<Buffer>} */
async function asWebp(page, png) {
  const text = await page.evaluate(
    async ({ source, quality }) => {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const webp = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
      return btoa(Array.from(webp, (byte) => String.fromCharCode(byte)).join(''));
    },
    { source: png.toString('base64'), quality },
  );
  return Buffer.from(text, 'base64');
}

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox'],
});
await mkdir(folder, { recursive: true });
let all = 0;
try {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const context = await browser.newContext({
      colorScheme,
      viewport: size,
      deviceScaleFactor: pictureFrame.scale,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await enterSample(page);
    for (const picture of pictures) {
      const { name, address: place, prepare, shows } = picture;
      await page.goto(address + place);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await prepare?.(page);
      await shows(page).waitFor();
      // What is below the window is fetched when it is scrolled to.
      await page.waitForFunction(() => {
        const busy = [...document.querySelectorAll('[aria-busy="true"]')];
        return (
          document.fonts.status === 'loaded' && busy.every((part) => part.getBoundingClientRect().top > innerHeight)
        );
      });
      const clip = await clipOf(page, picture);
      const file = await asWebp(page, await page.screenshot({ animations: 'disabled', caret: 'hide', clip }));
      if (file.length > pictureBudget.file) {
        throw new Error(`${name} in ${colorScheme} weighs ${file.length} bytes, more than ${pictureBudget.file}.`);
      }
      all += file.length;
      await writeFile(`${folder}${name}.${colorScheme}.webp`, file);
      process.stdout.write(`${name} (${colorScheme}): ${file.length} bytes\n`);
    }
    await context.close();
  }
} finally {
  await browser.close();
}
if (all > pictureBudget.all) throw new Error(`All pictures weigh ${all} bytes, more than ${pictureBudget.all}.`);
