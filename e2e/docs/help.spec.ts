import { enterDemo } from '../journeys/steps';
import { HelpPages } from '../pages/HelpPages';
import { expect, test } from '../test';

// A busy machine needs its time for a whole sample business.
test.describe.configure({ timeout: 180_000 });

test('somebody stuck finds the answer from the palette, with a typo, and is at its heading', {
  tag: '@journey',
}, async ({ page, shell }) => {
  await enterDemo(page);
  await shell.openPalette('forgot passphrse');
  await page.getByRole('option', { name: /^Passphrase/ }).click();
  await expect(page).toHaveURL(/\/help\?topic=settings-data#passphrase$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings, backup and passphrase' })).toBeVisible();
  await expect(new HelpPages(page).heading('Passphrase')).toBeFocused();
});

test('the "?" of a page opens its topic beside the work, answers a search, and works without a network', async ({
  page,
  context,
  crm,
  shell,
  console,
}) => {
  // The browser asks for the page's icon again and again.
  console.allow(/ERR_INTERNET_DISCONNECTED/);
  const help = new HelpPages(page);
  await enterDemo(page);
  await crm.goto();

  await test.step('with the topic of the page', async () => {
    await help.sign.click();
    await expect(help.panel).toBeFocused();
    await expect(help.topic(help.panel)).toHaveText('CRM & Contact Management');
    await expect(crm.firstContact).toBeVisible();
  });

  await test.step('an answer opens in place, and Back leads to the topic again', async () => {
    await help.panel.getByRole('searchbox', { name: 'Search help' }).fill('vat');
    await help.found.getByRole('link').first().click();
    await expect(help.topic(help.panel)).toHaveText('Sales and quotes');
    await expect(page).toHaveURL(/module=crm/);
    await help.panel.getByRole('button', { name: 'Back' }).click();
    await expect(help.topic(help.panel)).toHaveText('CRM & Contact Management');
  });

  await test.step('the next page has another one, without a network too', async () => {
    await shell.open('Dashboard');
    await context.setOffline(true);
    await expect(help.topic(help.panel)).toHaveText('Dashboard & Analytics');
    await page.keyboard.press('F1');
    await expect(help.panel).toBeHidden();
    await page.keyboard.press('F1');
    await expect(help.topic(help.panel)).toHaveText('Dashboard & Analytics');
    await page.keyboard.press('Escape');
    await expect(help.panel).toBeHidden();
  });
});

test('on a phone the help is a sheet, which goes when a link in it leads away', async ({ page, crm }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const help = new HelpPages(page);
  await enterDemo(page);
  await crm.goto();
  await help.sign.click();
  await expect(help.topic(help.sheet)).toHaveText('CRM & Contact Management');
  await help.sheet.getByRole('link', { name: 'Contact support' }).click();
  await expect(help.tab('Contact')).toHaveAttribute('aria-selected', 'true');
  await expect(help.sheet).toBeHidden();
});

test('while the part that holds the help is down, the "?" says so and tries again', async ({
  page,
  crm,
  console,
  deployment,
}) => {
  console.allow(/Failed to load resource/, /could not show/, /ERR_/, /preload/);
  const help = new HelpPages(page);
  await enterDemo(page);
  await deployment.stop('remote-docs');
  await crm.goto();
  await help.sign.click();
  const failure = help.panel.getByRole('alert').filter({ hasText: 'is not available' });
  // Servers that cannot be reached are tried three times.
  await expect(failure).toContainText('Help and documentation', { timeout: 30_000 });
  await expect(crm.firstContact).toBeVisible();
  await deployment.serveAgain('remote-docs');
  await help.panel.getByRole('button', { name: 'Retry' }).click();
  await expect(help.topic(help.panel)).toHaveText('CRM & Contact Management');
});

test('the help is read before a business is set up', async ({ page, gate, console }) => {
  // A busy machine takes its time to use what it fetched ahead.
  console.allow(/preloaded using link preload/);
  await gate.createWorkspace('Tests');
  const help = new HelpPages(page);
  await help.goto('?tab=faq');
  await expect(page.getByRole('button', { name: 'How safe is my data?' })).toBeVisible();
  // Letter by letter, faster than the address follows.
  const search = page.getByRole('searchbox', { name: 'Search help' });
  await search.pressSequentially('pasphrase');
  await expect(search).toHaveValue('pasphrase');
  await expect(page).toHaveURL(/[?&]q=pasphrase/);
});
