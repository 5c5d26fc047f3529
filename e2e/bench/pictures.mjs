// @ts-check
// `npm run pictures`: the pictures of the product that the hero shows, made anew from the builds and the sample business.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { requireBrowser } from '../../shared/build/browser.mjs';
import { chromiumArgs } from '../../shared/build/chromiumArgs.mjs';
import { runMain } from '../../shared/build/commands.mjs';
import { projectRoot, servedPackages } from '../../shared/build/ports.mjs';
import { enterSample } from './benchBrowser.mjs';
import { serveComposed } from './benchServe.mjs';

/** As HeroPage.tsx says them to the browser. Pixels. */
const viewport = { width: 1280, height: 800 };
/** A Tuesday morning: the sample has tasks and meetings on working days. */
const now = new Date('2026-11-03T09:20:00Z');
/** Letters stay sharp, and the file stays below 60 kB. */
const quality = 0.82;

/**
 * The dashboard of the sample business, as somebody sees it who opens the demo.
 * @param {import('@playwright/test').Browser} browser @param {string} origin @param {'light' | 'dark'} colorScheme
 * @returns {Promise<Buffer>} PNG
 */
async function dashboardIn(browser, origin, colorScheme) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.clock.install({ time: now });
    await enterSample(page, origin);
    // Parts below the window come when somebody scrolls to them.
    await page.waitForFunction(
      (height) =>
        [...document.querySelectorAll('.s-skeleton')].every((part) => part.getBoundingClientRect().top > height),
      viewport.height,
    );
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}

/** The browser's own encoder: no library for it. @param {import('@playwright/test').Browser} browser @param {Buffer} png */
async function asWebp(browser, png) {
  const page = await browser.newPage();
  const text = await page.evaluate(
    async ({ address, quality }) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { address: `data:image/png;base64,${png.toString('base64')}`, quality },
  );
  await page.close();
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}

runMain(async () => {
  const remotes = servedPackages({}).filter(({ role }) => role === 'remote');
  await mkdir(join(projectRoot, '.cache/bench'), { recursive: true });
  const served = await serveComposed(
    remotes.map(({ name }) => name),
    (name) => join(projectRoot, name, 'dist'),
  );
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: chromiumArgs });
  try {
    for (const [scheme, name] of /** @type {const} */ ([
      ['light', 'dashboardLight.webp'],
      ['dark', 'dashboardDark.webp'],
    ])) {
      const picture = await asWebp(browser, await dashboardIn(browser, served.url, scheme));
      await writeFile(join(projectRoot, 'host/src/hero', name), picture);
      console.log(`  ${name}: ${(picture.length / 1000).toFixed(1)} kB`);
    }
  } finally {
    await browser.close();
    await served.close();
  }
});
