import type { Locator, Page } from '@playwright/test';
import { enterDemo } from '../journeys/steps';
import { letterpress } from '../pages/OnboardingPage';
import { expect, test } from '../test';

const longName = `Wilhelmina-Alexandra ${'Featherstonehaugh-Cholmondeley '.repeat(4)}${'x'.repeat(60)}`;

/** How far the page is wider than the window; at most 0 when nothing has to be scrolled sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('names longer than the screen of a phone are cut or wrapped, never wider than the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterDemo(page);
  await page.goto('/?module=crm&new=contact');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(longName);
  await dialog.getByRole('combobox', { name: 'Company' }).fill(`${longName} Limited`);
  await dialog.getByRole('button', { name: 'Add contact' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/?module=crm&q=wilhelmina');
  const contact = page.getByRole('link', { name: /^Wilhelmina-Alexandra/ }).first();
  await expect(contact).toBeVisible();
  expect(await overflow(page), 'contacts').toBeLessThanOrEqual(0);
  await contact.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wilhelmina-Alexandra');
  expect(await overflow(page), 'contact page').toBeLessThanOrEqual(0);
  await page
    .getByRole('link', { name: /Limited$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/crm\/companies\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wilhelmina-Alexandra');
  expect(await overflow(page), 'company page').toBeLessThanOrEqual(0);
  for (const address of [
    '/?module=dashboard',
    '/?module=crm&tab=companies',
    '/?module=crm&tab=deals',
    '/?module=crm&tab=deals&view=list',
    '/?module=crm&tab=activities',
    '/?module=crm&tab=tasks',
    '/?module=settings',
    '/crm/settings',
    '/crm/settings?section=scores',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflow(page), address).toBeLessThanOrEqual(0);
  }
});

test('the longest name of a business, in one word, fits the screen of a phone', async ({
  page,
  gate,
  hero,
  onboarding,
  dashboard,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gate.createWorkspace('W'.repeat(60));
  await hero.start.click();
  await onboarding.complete({ ...letterpress, name: 'W'.repeat(120) });
  await expect(dashboard.welcome).toBeVisible();
  expect(await overflow(page), 'dashboard').toBeLessThanOrEqual(0);
  for (const section of ['workspace', 'clients', 'appearance', 'demo']) {
    await page.goto(`/?module=settings&section=${section}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await overflow(page), section).toBeLessThanOrEqual(0);
  }
});

test('on a phone two rows of tools are above a list, the rest behind one button, and the page scrolls', async ({
  page,
  crm,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterDemo(page);
  await crm.goto();
  await expect(crm.firstContact).toBeVisible();
  const order = page.getByRole('combobox', { name: 'Sort Contacts by' });
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN;
  await expect.poll(async () => (await top(order)) - (await top(crm.search))).toBeLessThan(120);
  const columns = page.getByRole('button', { name: 'Columns' });
  await expect(columns).toBeHidden();
  await page.getByRole('button', { name: 'More for contacts' }).click();
  await expect(columns).toBeVisible();
  const first = (await crm.firstContact.textContent()) ?? '';
  await crm.list.hover();
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expect(crm.firstContact, 'rows follow').not.toHaveText(first);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('a list ends where the window does, and keeps the name in view when it scrolls sideways', async ({
  page,
  crm,
}) => {
  await page.setViewportSize({ width: 768, height: 700 });
  await enterDemo(page);
  await crm.goto();
  await expect(crm.firstContact).toBeVisible();
  const bottom = async () => {
    const list = await crm.list.boundingBox();
    return (list?.y ?? 0) + (list?.height ?? 1000);
  };
  await expect.poll(bottom).toBeLessThanOrEqual(700);
  const before = await crm.firstContact.boundingBox();
  await crm.list.evaluate((grid) => grid.scrollTo({ left: 250 }));
  await expect.poll(() => crm.list.evaluate((grid) => grid.scrollLeft)).toBe(250);
  expect((await crm.firstContact.boundingBox())?.x).toBe(before?.x);
});

test('figures are equally wide in columns of figures, and only there', async ({ page }) => {
  const figures = (what: Locator) => what.evaluate((element) => getComputedStyle(element).fontVariantNumeric);
  await enterDemo(page);
  await page.goto('/?module=crm&tab=deals&view=list');
  await expect(page.getByRole('columnheader', { name: /Value/ })).toBeVisible();
  expect(await figures(page.getByRole('gridcell').filter({ hasText: /^£/ }).first())).toBe('tabular-nums');
  expect(await figures(page.getByRole('heading', { level: 1 }))).toBe('normal');
  await page.goto('/crm/contacts/contact-sample-1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await figures(page.getByText(/^\+?[\d ()-]{8,}$/).first()), 'a phone number').toBe('normal');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`whatever the Tab key reaches shows its focus (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await enterDemo(page);
    for (const address of ['/?module=dashboard', '/?module=crm', '/crm/contacts/contact-sample-1']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (let press = 0; press < 30; press++) {
        await page.keyboard.press('Tab');
        const unseen = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return undefined;
          // A field may show it on the box around it.
          const seen = [focused, focused.parentElement].some((element) => {
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element ?? focused);
            return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
          });
          return seen ? undefined : focused.outerHTML.slice(0, 200);
        });
        expect(unseen, address).toBeUndefined();
      }
    }
  });
}
