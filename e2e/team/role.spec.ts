import { violationsInBothSchemes } from '../accessibility/violations';
import { ContactPage } from '../pages/ContactPage';
import { CrmPage } from '../pages/CrmPage';
import { TeamPage } from '../pages/TeamPage';
import { expect } from '../test';
import { ada, letPhoneIn, test, withoutServer } from './twoBrowsers';

test.skip(...withoutServer);

test('a device with a role sees and changes what the role lets it, and what it may not read stays closed', async ({
  page,
  phone,
  server,
}) => {
  // Two browsers, each from its gate.
  test.slow();
  const [team, phoneTeam] = [new TeamPage(page), new TeamPage(phone)];

  await test.step('a device comes in with the role Marketing', async () => {
    await letPhoneIn(page, phone, server, { person: 'Tom', role: 'Marketing', device: 'Phone of Tom' });
  });

  await test.step('it sees the contact and offers no change of it', async () => {
    const crm = new CrmPage(phone);
    await crm.goto();
    await expect(crm.contact(ada.name)).toBeVisible();
    await expect(crm.add).toBeHidden();
    await crm.contact(ada.name).click();
    await expect(new ContactPage(phone).heading(ada.name)).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Edit', exact: true })).toBeHidden();
  });

  await test.step('what the owner changes comes in, and its settings say what it does not read', async () => {
    const crm = new CrmPage(page);
    await crm.goto();
    await crm.contact(ada.name).click();
    await new ContactPage(page).change('Phone', '07700 900456');
    await expect(phone.getByText('07700 900456').first()).toBeVisible();
    await phoneTeam.open();
    await expect(phoneTeam.connected).toBeVisible();
    await expect(phoneTeam.nothingWaits).toBeVisible();
    await expect(phone.getByText(/not readable with the role “Marketing”/)).toBeVisible();
    expect(await violationsInBothSchemes(phone)).toEqual([]);
  });

  await test.step('with another role it changes the contact, without a new invitation', async () => {
    await team.open();
    await team.changeRole('Phone of Tom', 'Sales');
    await expect(team.device('Phone of Tom')).toContainText('Sales');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    const crm = new CrmPage(phone);
    await crm.goto();
    await crm.contact(ada.name).click();
    await new ContactPage(phone).change('Phone', '07700 900789');
    const here = new CrmPage(page);
    await here.goto();
    await here.contact(ada.name).click();
    await expect(new ContactPage(page).fact('Phone')).toContainText('07700 900789', { timeout: 30_000 });
  });
});
