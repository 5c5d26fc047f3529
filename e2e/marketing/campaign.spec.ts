import { enterDemo } from '../journeys/steps';
import { StudioPage } from '../pages/StudioPage';
import { expect, test } from '../test';

// Journeys through engines that are loaded on the way: a busy machine takes its time.
test.describe.configure({ timeout: 180_000 });

const kinds = ['Subject Line', 'Email Body', 'Call-to-Action'];

test('a campaign goes from a studio to the timelines of those it reached', async ({ page }) => {
  await enterDemo(page);
  const studio = new StudioPage(page, '/marketing/email');

  await test.step('an email is written and approved', async () => {
    await studio.goto();
    await studio.make('Open day on Saturday 9 January from ten, coffee and cake included.', kinds);
    for (const kind of kinds) await studio.approve(kind);
    await expect(page.getByText('3 of 3 approved')).toBeVisible();
  });

  await test.step('it goes to everybody who can be reached', async () => {
    await page.getByRole('navigation', { name: 'Marketing' }).getByRole('link', { name: 'Campaigns' }).click();
    await page.getByRole('button', { name: 'New campaign' }).click();
    await page.getByRole('combobox', { name: 'Email to send' }).click();
    await page.getByRole('option', { name: /^Open day on Saturday/ }).click();
    await page.getByText('Everybody', { exact: true }).click();
    await expect(page.getByText(/^60 people get it\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Make ready' }).click();
  });

  await test.step('its files are for a mail program, and sending is recorded once', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save CSV' }).click();
    expect((await download).suggestedFilename()).toBe('new-email-campaign.csv');
    await page.getByRole('button', { name: 'Record as sent' }).click();
    await expect(page.getByText('Everybody: sent to 60 people.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Record as sent' })).toHaveCount(0);
  });

  await test.step('each of them has it in the timeline', async () => {
    await page.goto('/?module=crm&tab=contacts');
    await page.getByRole('grid', { name: 'Contacts' }).getByRole('link').first().click();
    await expect(page.getByText(/^Campaign: /).first()).toBeVisible();
  });
});
