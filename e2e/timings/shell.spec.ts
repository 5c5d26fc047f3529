import type { Page } from '@playwright/test';
import { enterDemo } from '../journeys/steps';
import { expect, test } from '../test';

/** Lets React finish what it has begun, timers included: its scheduler runs in messages, which the clock does not hold. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    }
  });

/** Stops the clock once nothing is fetched any more: a fetch that sees a minute pass gives up. */
async function stopClock(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('switching modules shows a skeleton for exactly 200 ms', async ({ page, shell, crm, dashboard }) => {
  await enterDemo(page);
  await shell.open('CRM');
  await expect(crm.heading).toBeVisible();
  await shell.open('Dashboard');
  await expect(dashboard.heading).toBeVisible();
  await stopClock(page);

  await shell.open('CRM');
  await expect(shell.skeleton).toBeVisible();
  await settle(page);
  await page.clock.runFor(199);
  await expect(shell.skeleton).toBeVisible();
  await expect(crm.heading).toBeHidden();
  await page.clock.runFor(1);
  await expect(shell.skeleton).toBeHidden();
  await expect(crm.heading).toBeVisible();
});

test('a page change shows the loading indicator for exactly 300 ms', async ({ page, shell }) => {
  await enterDemo(page);
  await stopClock(page);

  await shell.open('Documentation');
  await expect(shell.pageIndicator).toBeVisible();
  await settle(page);
  await page.clock.runFor(299);
  await expect(shell.pageIndicator).toBeVisible();
  await page.clock.runFor(1);
  await expect(shell.pageIndicator).toBeHidden();
});
