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

test('two people on one record see each other, who types where, and both values of a field that both change', async ({
  page,
  phone,
  server,
  console,
}) => {
  // Two browsers, each from its gate.
  test.slow();
  console.allow(/WebSocket connection to .* failed/);
  const team = new TeamPage(page);

  await test.step('a business is in both', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterOwnBusiness(page);
    const crm = new CrmPage(page);
    await crm.goto();
    await crm.addContact(ada);
    await team.goto();
    await team.connect(server.access);
    const link = await team.invite('Kim');
    await new GatePage(phone).createWorkspace('Phone', undefined, link);
    await new HeroPage(phone).bringHere('Phone of Kim');
    await team.digits();
    await team.letIn();
    await expect(new DashboardPage(phone).heading).toBeVisible();
  });

  const onPhone = await openAda(phone);
  await test.step('the settings list who is here, and on which record', async () => {
    await expect(team.here).toContainText('Kim · Phone of Kim', { timeout: 30_000 });
    await expect(team.here.getByRole('link', { name: ada.name })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  const here = await openAda(page);
  await test.step('each sees the other on the record, and the field that the other types in', async () => {
    await expect(here.hereToo('Kim')).toBeVisible({ timeout: 30_000 });
    await expect(onPhone.hereToo()).toBeVisible();
    const field = await onPhone.typed('Phone', '07700 9');
    await expect(here.fact('Phone')).toContainText('Kim is typing …');
    await field.press('Escape');
    await expect(here.fact('Phone')).not.toContainText('is typing');
  });

  await test.step('of a field that both changed, both values are shown on both; one press takes the other', async () => {
    await server.stop();
    await here.change('Phone', '07700 900456');
    await onPhone.change('Phone', '07700 900789');
    await server.start();
    await expect(here.fact('Phone')).toContainText('Now: “07700 900789”. Yours: “07700 900456”.', { timeout: 30_000 });
    await expect(onPhone.fact('Phone')).toContainText('Now: “07700 900789”. Theirs: “07700 900456”.');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await here.takeMine('Phone');
    await expect(here.fact('Phone')).not.toContainText('at the same time');
    await expect(onPhone.fact('Phone')).not.toContainText('at the same time');
    await expect(onPhone.fact('Phone')).toContainText('07700 900456');
  });

  await test.step('who closes the page is gone at once', async () => {
    await phone.close();
    await expect(here.hereToo('Kim')).toBeHidden({ timeout: 5000 });
  });
});
