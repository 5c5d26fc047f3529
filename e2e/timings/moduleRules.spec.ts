import { enterDemo, enterOwnBusiness } from '../journeys/steps';
import { expect, test } from '../test';

test('an unknown module shows the dashboard', async ({ page, dashboard }) => {
  await enterDemo(page);
  await page.goto('/?module=astrology');
  await expect(dashboard.heading).toBeVisible();
});

test('branding is a choice in the navigation', async ({ page, shell }) => {
  await enterDemo(page);
  await expect(shell.link('Branding')).toBeVisible();
  await shell.open('Branding');
  await expect(page).toHaveURL(/module=branding/);
  await expect(page.getByRole('heading', { level: 1, name: 'Branding' })).toBeVisible();
});

test('forceApp with a module opens the application there and leaves the address', async ({ page, crm }) => {
  await enterDemo(page);
  await page.goto('/?forceApp=true&module=crm&tab=companies');
  await expect(crm.heading).toBeVisible();
  await expect(page).toHaveURL(/module=crm/);
  await expect(page).toHaveURL(/tab=companies/);
  await expect(page).not.toHaveURL(/forceApp/);
});

test('while onboarding is not complete the module leaves the address and the hero shows', async ({
  page,
  gate,
  hero,
}) => {
  await gate.createWorkspace('Tests');
  await expect(hero.start).toBeVisible();
  await page.goto('/?module=crm');
  await expect(hero.start).toBeVisible();
  await expect(page).not.toHaveURL(/module=/);
});

test('forceApp opens the application before onboarding too', async ({ page, gate, hero, shell }) => {
  await gate.createWorkspace('Tests');
  await expect(hero.start).toBeVisible();
  await page.goto('/?forceApp=true&module=settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(shell.navigation).toBeVisible();
  await expect(page).not.toHaveURL(/forceApp/);
});

test('once onboarding is complete the module of the address opens', async ({ page, settings }) => {
  await enterOwnBusiness(page);
  await page.goto('/?module=settings');
  await expect(settings.heading).toBeVisible();
});
