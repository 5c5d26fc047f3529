import { enterDemo } from '../journeys/steps';
import { settle, stopClock } from '../stoppedClock';
import { expect, test } from '../test';

test('switching modules shows a skeleton for exactly 200 ms', async ({ page, shell, crm, dashboard }) => {
  await enterDemo(page);
  await shell.open('CRM');
  await expect(crm.heading).toBeVisible();
  await shell.open('Dashboard');
  await expect(dashboard.heading).toBeVisible();
  await stopClock(page);

  // Parts of the dashboard that nobody has scrolled to have skeletons too.
  const skeleton = shell.skeleton.filter({ hasText: 'Loading CRM' });
  await shell.open('CRM');
  await expect(skeleton).toBeVisible();
  await settle(page);
  await page.clock.runFor(199);
  await expect(skeleton).toBeVisible();
  await expect(crm.heading).toBeHidden();
  await page.clock.runFor(1);
  await expect(skeleton).toBeHidden();
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
