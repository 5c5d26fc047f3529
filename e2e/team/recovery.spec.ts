import { violationsInBothSchemes } from '../accessibility/violations';
import { enterOwnBusiness } from '../journeys/steps';
import { CrmPage } from '../pages/CrmPage';
import { DashboardPage } from '../pages/DashboardPage';
import { GatePage } from '../pages/GatePage';
import { HeroPage } from '../pages/HeroPage';
import { TeamPage } from '../pages/TeamPage';
import { expect } from '../test';
import { ada, openAda, test, withoutServer } from './twoBrowsers';

test.skip(...withoutServer);

test('with all devices lost the recovery file brings the business from its server into a new browser, once', async ({
  browser,
  page,
  phone,
  server,
}, testInfo) => {
  // Three browsers, each from its gate.
  test.slow();
  const [file, next] = [testInfo.outputPath('recovery.json'), testInfo.outputPath('next.json')];

  await test.step('the owner saves the file, and all devices are lost', async () => {
    const context = await browser.newContext();
    const lost = await context.newPage();
    await enterOwnBusiness(lost);
    const crm = new CrmPage(lost);
    await crm.goto();
    await crm.addContact(ada);
    const team = new TeamPage(lost);
    await team.goto();
    await team.connect(server.access);
    await expect(team.nothingWaits).toBeVisible();
    await team.saveRecoveryFile(file);
    await context.close();
  });

  const team = new TeamPage(page);
  await test.step('a new browser has the business again, and is its owner’s', async () => {
    await new GatePage(page).createWorkspace('New laptop');
    const hero = new HeroPage(page);
    await hero.openRecovery();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await hero.recover(file);
    await expect(new DashboardPage(page).heading).toBeVisible();
    await (await openAda(page)).change('Phone', '07700 900456');
    await team.open();
    await expect(team.connected).toBeVisible();
    await expect(team.nothingWaits).toBeVisible();
    await expect(page.getByText('No recovery file was saved yet.')).toBeVisible();
    await expect(team.devices).toHaveCount(2);
    await expect(team.devices.filter({ hasText: 'Removed' })).toHaveCount(1);
  });

  await test.step('the file opens nothing after that, and the next one has the edit', async () => {
    await team.saveRecoveryFile(next);
    await new GatePage(phone).createWorkspace('Phone');
    const hero = new HeroPage(phone);
    await hero.openRecovery();
    await hero.recover(file);
    await expect(phone.getByText(/^This recovery file was used before/)).toBeVisible();
    await hero.recover(next);
    await expect(new DashboardPage(phone).heading).toBeVisible();
    await expect((await openAda(phone)).fact('Phone')).toContainText('07700 900456');
  });
});
