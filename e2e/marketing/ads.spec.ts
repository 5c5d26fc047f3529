import { readFile } from 'node:fs/promises';
import { enterOwnBusiness } from '../journeys/steps';
import { StudioPage } from '../pages/StudioPage';
import { expect, test } from '../test';

// Journeys through engines that are loaded on the way: a busy machine takes its time.
test.describe.configure({ timeout: 180_000 });

const brief = 'A Saturday sourdough workshop on 9 January, £65, eight places, lunch included. Book a place this week.';
const networks = ['Google Search', 'Meta', 'LinkedIn'];

test('adverts go from a brief to the file of a network', async ({ page }) => {
  await enterOwnBusiness(page);
  const studio = new StudioPage(page, '/marketing/ads');

  await test.step('a brief becomes an advert for each network', async () => {
    await studio.goto();
    await studio.make(brief, networks);
    await expect(studio.canonical).toHaveAttribute('href', new URL('/marketing/ads', page.url()).href);
    await expect(studio.breadcrumb()).toContainText('Advertising');
  });

  await test.step('nothing is in a file before it is approved', async () => {
    await page.getByLabel('Web address').fill('bakery.example/saturday');
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menuitem', { name: /^Meta Ads Manager/ })).toContainText(
      'Approve the advert for Meta first',
    );
    await page.keyboard.press('Escape');
    for (const network of networks) await studio.approve(network);
    await expect(page.getByText('3 of 3 approved')).toBeVisible();
  });

  await test.step('the file has the words and the tagged address', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^LinkedIn Campaign Manager/ }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('Destination URL');
    expect(text).toContain('https://bakery.example/saturday?utm_source=linkedin&utm_medium=paid-social');
  });

  await test.step('what was typed is there after a reload', async () => {
    await page.reload();
    await expect(page.getByLabel('Web address')).toHaveValue('bakery.example/saturday');
  });
});
