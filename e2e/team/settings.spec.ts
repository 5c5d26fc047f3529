import type { Page } from '@playwright/test';
import { enterOwnBusiness } from '../journeys/steps';
import { DashboardPage } from '../pages/DashboardPage';
import { GatePage } from '../pages/GatePage';
import { HeroPage } from '../pages/HeroPage';
import { SettingsPage } from '../pages/SettingsPage';
import { TeamPage } from '../pages/TeamPage';
import { expect } from '../test';
import { test, withoutServer } from './twoBrowsers';

test.skip(...withoutServer);

const choice = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });

test('settings, region and brand follow a person to their phone; what is the device’s stays', async ({
  page,
  phone,
  server,
}) => {
  // Two browsers, each from its gate.
  test.slow();
  const [laptop, onPhone] = [new SettingsPage(page), new SettingsPage(phone)];
  const team = new TeamPage(page);
  await enterOwnBusiness(page);
  await laptop.goto('region');
  await page.getByText('Month first', { exact: true }).click();
  await laptop.goto('appearance');
  await page.getByText('Compact', { exact: true }).click();
  await team.goto();
  await team.connect(server.access);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('a phone that is let in for the same person has the choices that were made before', async () => {
    const link = await team.invite('Owner');
    await new GatePage(phone).createWorkspace('Phone', undefined, link);
    await new HeroPage(phone).bringHere('Phone');
    expect(await team.digits()).toBe(await new TeamPage(phone).digits());
    await team.letIn();
    await expect(new DashboardPage(phone).heading).toBeVisible();
    await onPhone.goto('region');
    await expect(choice(phone, 'Dates', 'Month first')).toBeChecked({ timeout: 20_000 });
  });

  await test.step('a choice on the phone comes back; the density of each stays its own', async () => {
    await phone.getByText('AM and PM', { exact: true }).click();
    await laptop.goto('region');
    await expect(choice(page, 'Clock', 'AM and PM')).toBeChecked({ timeout: 20_000 });
    await onPhone.goto('appearance');
    await expect(choice(phone, 'Density', 'Comfortable')).toBeChecked();
  });

  await test.step('a device of somebody else gets none of it', async () => {
    const other = await page.context().browser()?.newContext();
    if (!other) throw new Error('Expected a browser.');
    const bo = await other.newPage();
    await team.goto();
    await expect(team.connected).toBeVisible();
    const link = await team.invite('Bo Diaz');
    await new GatePage(bo).createWorkspace('Bo', undefined, link);
    await new HeroPage(bo).bringHere('Laptop of Bo');
    await team.letIn();
    await expect(new DashboardPage(bo).heading).toBeVisible();
    await new TeamPage(bo).goto();
    await expect(new TeamPage(bo).connected).toBeVisible();
    await new SettingsPage(bo).goto('region');
    await expect(choice(bo, 'Dates', 'Day first')).toBeChecked();
    await other.close();
  });
});
