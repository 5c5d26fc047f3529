import { violationsInBothSchemes } from '../accessibility/violations';
import { enterOwnBusiness } from '../journeys/steps';
import { CrmPage } from '../pages/CrmPage';
import { DashboardPage } from '../pages/DashboardPage';
import { GatePage } from '../pages/GatePage';
import { HeroPage } from '../pages/HeroPage';
import { letterpress } from '../pages/OnboardingPage';
import { TeamPage } from '../pages/TeamPage';
import { expect } from '../test';
import { ada, openAda, test, withoutServer } from './twoBrowsers';

test.skip(...withoutServer);

test('a business on a server is the same in two browsers, also after both worked without it', {
  tag: '@journey',
}, async ({ page, phone, server, console }) => {
  // Two browsers, each from its gate.
  test.slow();
  console.allow(/WebSocket connection to .* failed/);
  const team = new TeamPage(page);

  await test.step('a business is put on a server, and says so', async () => {
    await enterOwnBusiness(page);
    const crm = new CrmPage(page);
    await crm.goto();
    await crm.addContact(ada);
    await team.goto();
    await team.connect(server.access);
    await expect(team.nothingWaits).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  const phoneTeam = new TeamPage(phone);
  await test.step('it comes to another browser with an invitation, once both show the same digits', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const link = await team.invite('Ada Lovelace');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await new GatePage(phone).createWorkspace('Phone', undefined, link);
    await new HeroPage(phone).bringHere('Phone of Ada');
    const digits = await phoneTeam.digits();
    expect(await team.digits()).toBe(digits);
    await team.letIn();
    await expect(new DashboardPage(phone).heading).toBeVisible();
    await expect(phone.getByRole('button', { name: `Business: ${letterpress.name}. Switch business` })).toBeVisible();
    await expect(team.device('Phone of Ada')).toContainText('Ada Lovelace');
    // Without a reload.
    await phoneTeam.open();
    await expect(phoneTeam.connected).toBeVisible();
  });

  const onPhone = await openAda(phone);
  const here = await openAda(page);
  await test.step('an edit in one is seen in the other, without a reload', async () => {
    await onPhone.change('Phone', '07700 900456');
    await expect(here.fact('Phone')).toContainText('07700 900456');
    await here.change('Email', 'ada@king.example');
    await expect(onPhone.fact('Email')).toContainText('ada@king.example');
  });

  await test.step('with the server away both go on, and afterwards both have everything', async () => {
    await server.stop();
    await here.change('Job title', 'Countess');
    await onPhone.change('Phone', '07700 900789');
    await phoneTeam.open();
    await expect(phoneTeam.away).toBeVisible();
    await expect(phone.getByText(/^\d+ records? (is|are) to be sent\.$/)).toBeVisible();
    await server.start();
    await expect(phoneTeam.connected).toBeVisible({ timeout: 30_000 });
    await expect(phoneTeam.nothingWaits).toBeVisible();
    await expect(here.fact('Phone')).toContainText('07700 900789', { timeout: 30_000 });
    await expect((await openAda(phone)).fact('Job title')).toContainText('Countess');
  });

  await test.step('the owner removes the phone: it keeps what it has, and gets nothing more', async () => {
    await team.open();
    await team.remove('Phone of Ada');
    await expect(team.device('Phone of Ada')).toContainText('Removed');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await phoneTeam.open();
    await expect(phone.getByText(/it was removed from the team, or the server was set up anew/)).toBeVisible();
    await expect(team.connected).toBeVisible();
    await (await openAda(page)).change('Job title', 'Programmer');
    await expect((await openAda(phone)).fact('Job title')).toContainText('Countess');
  });
});
