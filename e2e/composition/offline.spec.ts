import type { Page } from '@playwright/test';
import { enterDemo } from '../journeys/steps';
import { expect, test } from '../test';

/** As in the host's `fetchAhead`, ms. */
const rest = 30_000;

/** The last file that a server's list names was fetched. */
async function lastFetched(page: Page, origin: string): Promise<unknown> {
  const names: string[] = await (await page.request.get(`${origin}/files.json`)).json();
  return page.waitForResponse(`${origin}/${names.at(-1)}`);
}

test('pages and dialogs of an opened remote that were not open before work without a network', async ({
  page,
  context,
  crm,
  console,
  shell,
  deployment,
}) => {
  // The browser asks for the page's icon again and again.
  console.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await enterDemo(page);
  await shell.open('Calendar');
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();

  const fetched = [deployment.hostUrl, deployment.originOf('remote-crm')].map((origin) => lastFetched(page, origin));
  await page.clock.fastForward(rest);
  await Promise.all(fetched);

  await context.setOffline(true);
  await shell.open('CRM');
  await expect(crm.firstContact).toBeVisible();
  await crm.addContact({ name: 'Grace Hopper', email: 'grace@navy.example' });
  await (await crm.find('Grace Hopper')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  await shell.open('Support');
  await expect(page.getByRole('grid', { name: 'Tickets' })).toBeVisible();
});
