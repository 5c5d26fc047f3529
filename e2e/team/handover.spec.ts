import { violationsInBothSchemes } from '../accessibility/violations';
import { letterpress } from '../pages/OnboardingPage';
import { TeamPage } from '../pages/TeamPage';
import { expect } from '../test';
import { letPhoneIn, openAda, test, withoutServer } from './twoBrowsers';

test.skip(...withoutServer);

test('an owner hands the business over to a device of the team: both compare digits, and one of them is the owner at any time', async ({
  page,
  phone,
  server,
  console,
}) => {
  // Two browsers, each from its gate.
  test.slow();
  console.allow(/WebSocket connection to .* failed/);
  const [team, phoneTeam] = [new TeamPage(page), new TeamPage(phone)];
  const invites = page.getByRole('button', { name: 'Invite a device' });
  const phoneInvites = phone.getByRole('button', { name: 'Invite a device' });
  const takeOver = phone.getByRole('button', { name: 'Take over', exact: true });
  const handOver = page.getByRole('button', { name: 'Hand over', exact: true });

  await test.step('a device is in the team', async () => {
    await letPhoneIn(page, phone, server, { person: 'Ada Lovelace', role: 'Sales', device: 'Phone of Ada' });
  });

  await test.step('where the digits differ nothing happens, and both are told', async () => {
    await phone.goto(await team.handOver('Phone of Ada'));
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await phoneTeam.compareDigits();
    await phoneTeam.digits();
    await page.getByRole('button', { name: 'The digits differ' }).click();
    await expect(page.getByRole('alert').getByText(/^Nothing was handed over/)).toBeVisible();
    await expect(phone.getByText(/^The owner’s device has refused/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await phone.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('cut in the middle, the owner is the owner still', async () => {
    await phone.goto(await team.handOver('Phone of Ada'));
    await phoneTeam.compareDigits();
    expect(await phoneTeam.digits()).toBe(await team.digits());
    await handOver.click();
    await expect(takeOver).toBeVisible();
    await server.stop('SIGKILL');
    await expect(page.getByRole('alert').getByText(/^The connection was lost, and with it the link/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(takeOver).toBeHidden();
    await phone.getByRole('button', { name: 'Cancel' }).click();
    await server.start();
    await expect(team.connected).toBeVisible({ timeout: 30_000 });
    await expect(phoneTeam.connected).toBeVisible({ timeout: 30_000 });
    await expect(invites).toBeVisible();
    await expect(phoneInvites).toBeHidden();
  });

  await test.step('with the same digits, once both have pressed, the other device is the owner', async () => {
    await phone.goto(await team.handOver('Phone of Ada'));
    await phoneTeam.compareDigits();
    expect(await phoneTeam.digits()).toBe(await team.digits());
    await handOver.click();
    await expect(takeOver).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(await violationsInBothSchemes(phone)).toEqual([]);
    await phone.getByRole('combobox', { name: /^Role of the other device/ }).click();
    await phone.getByTitle('Marketing', { exact: true }).click();
    // Both notices go away by themselves, each a few seconds after its own side is through.
    await Promise.all([
      takeOver.click(),
      expect(
        phone.getByText(`This device is the owner’s of ${letterpress.name} now`).filter({ visible: true }),
      ).toBeVisible(),
      expect(page.getByText('Phone of Ada is the owner’s device now').filter({ visible: true })).toBeVisible(),
    ]);
    await expect(phoneInvites).toBeVisible();
    await expect(invites).toBeHidden();
    await expect(phoneTeam.device('Ada Lovelace')).toContainText(/All records.*Owner/);
    await expect(phoneTeam.devices.filter({ hasNotText: 'Ada Lovelace' })).toContainText('Marketing');
    await expect(phone.getByText('No recovery file was saved yet.')).toBeVisible();
    for (const one of [team, phoneTeam]) {
      await expect(one.connected).toBeVisible({ timeout: 30_000 });
      await expect(one.nothingWaits).toBeVisible();
    }
  });

  await test.step('records go both ways as the roles say, and a reload changes nothing', async () => {
    await (await openAda(phone)).change('Phone', '07700 900456');
    await page.reload();
    await openAda(page);
    await expect(page.getByRole('link', { name: '07700 900456' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Edit phone' })).toBeHidden();
    await team.open();
    await expect(team.connected).toBeVisible();
    await expect(invites).toBeHidden();
  });

  await test.step('the new owner gives the former one another role', async () => {
    await phoneTeam.open();
    const laptop = phoneTeam.devices.filter({ hasNotText: 'Ada Lovelace' });
    await laptop.getByRole('button', { name: /^Actions for/ }).click();
    await phone.getByRole('menuitem', { name: 'Change role' }).click();
    await phone.getByRole('combobox', { name: /^Role/ }).click();
    await phone.getByTitle('Sales', { exact: true }).click();
    await phone.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(laptop).toContainText('Sales');
    const here = await openAda(page);
    await expect(page.getByRole('button', { name: 'Edit phone' })).toBeVisible({ timeout: 30_000 });
    await here.change('Phone', '07700 900789');
    await expect((await openAda(phone)).fact('Phone')).toContainText('07700 900789', { timeout: 30_000 });
  });
});
