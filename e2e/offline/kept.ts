import { expect, type Page, type Request, test } from '@playwright/test';

/** As in the host's `offlineState.ts`, ms. */
const rest = 30_000;
/** Less than the eight seconds that a file of the program is given: one that is asked for on the way may still arrive. */
const step = 6_000;

/** The rest before anything is kept goes by, and everything that is published is kept. `page.clock` must be installed. */
export async function keepAll(page: Page): Promise<void> {
  const before = await keptReleases(page);
  // What the page asked for before anybody listened is here: a jump of the clock would end its time.
  await expect(page.locator('script[data-rspack], link[data-rspack-loading]')).toHaveCount(0);
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  for (let gone = 0; gone < rest; gone += step) {
    await page.clock.fastForward(step);
    await expect.poll(() => asked.size).toBe(0);
  }
  await expect.poll(() => keptReleases(page), { timeout: 150_000 }).toBeGreaterThan(before);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

const keptReleases = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const keys = await (await caches.open('steps-releases')).keys();
    return keys.filter(({ url }) => url.endsWith('.json')).length;
  });

/** Whether the page was started from what is kept. */
export const isKeptPage = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('meta[name=steps-release]') !== null);

/** The browser ends the worker, as it does whenever it likes; only Chromium does it when it is told to. */
export async function killWorker(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() === 'firefox') {
    test
      .info()
      .annotations.push({ type: 'not tried', description: 'the worker goes on: WebDriver BiDi cannot end it' });
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}
