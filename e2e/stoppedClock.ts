import { expect, type Page } from '@playwright/test';

/** How far a clock may jump (ms): a file of the program is given eight seconds, and a fetch ten. */
const step = 7_000;

/** Lets React finish what it has begun, timers included: its scheduler runs in messages, which the clock does not hold. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    }
  });

/** Waits for the files of the program that were asked for: each gives up after eight seconds, which a jump of the clock brings. */
export async function filesHaveCome(page: Page): Promise<void> {
  const coming = page.locator('script[data-rspack], link[data-rspack-loading]');
  await expect(async () => {
    await expect(coming).toHaveCount(0);
    // One file may ask for the next.
    await settle(page);
    expect(await coming.count()).toBe(0);
  }).toPass();
}

/**
 * Stops the clock a step ahead, so that nothing that is still on its way gives up.
 * Timers from before go on by the clock of the machine.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + step);
}

/** Brings a clock that was installed forward to a moment and stops it there; what is still on its way comes between the steps. */
export async function stopClockAt(page: Page, moment: Date): Promise<void> {
  await filesHaveCome(page);
  const from = await page.evaluate(() => Date.now());
  for (let at = from + step; at < moment.getTime(); at += step) {
    await page.clock.pauseAt(at);
    await filesHaveCome(page);
  }
  await page.clock.pauseAt(moment);
  await filesHaveCome(page);
}
