import { violationsInBothSchemes } from '../accessibility/violations';
import { enterOwnBusiness } from '../journeys/steps';
import { CrmPage } from '../pages/CrmPage';
import { TeamPage } from '../pages/TeamPage';
import { ada, openAda, withoutServer } from '../team/twoBrowsers';
import { expect } from '../test';
import { addAddress, letPostOfficeIn, postCard, test } from './postSteps';

test.skip(...withoutServer);

test('a business lets a post office in, adds an address, and sends an email from a contact', {
  tag: '@journey',
}, async ({ page, server, sink, program, console }) => {
  test.slow();
  console.allow(/WebSocket connection to .* failed/);
  await enterOwnBusiness(page);
  const crm = new CrmPage(page);
  await crm.goto();
  await crm.addContact(ada);
  const team = new TeamPage(page);
  await team.goto();
  await team.connect(server.access);
  await expect(team.connected).toBeVisible();
  const card = postCard(page);

  await test.step('the post office comes in once both show the same digits', async () => {
    await letPostOfficeIn(page, program, {
      asked: async () => expect(await violationsInBothSchemes(page)).toEqual([]),
    });
  });

  await test.step('an address whose password is wrong says so, and works once it is right', async () => {
    await addAddress(page, sink, 'a guess');
    const dialog = page.getByRole('dialog');
    await expect(card.getByText('Does not work')).toBeVisible({ timeout: 20_000 });
    await expect(card.getByText(/refuses this user and password/)).toBeVisible();
    await card.getByRole('button', { name: 'Change', exact: true }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(sink.secret);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('Works', { exact: true })).toBeVisible({ timeout: 20_000 });
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  await test.step('an email is taken back, another one goes out, and the contact says so', async () => {
    await openAda(page);
    const write = async (subject: string) => {
      await page.getByRole('button', { name: 'Email', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Write an email' });
      await expect(dialog.getByLabel('To')).toHaveValue(ada.email);
      await dialog.getByLabel('Subject').fill(subject);
      await dialog.getByLabel('Message').fill('Six jars are ready.');
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    await write('Not this one');
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Take it back' }).click();
    await write('Jam');
    const sent = page
      .getByRole('region', { name: /^Email/ })
      .getByRole('listitem')
      .filter({ hasText: 'Jam' });
    await expect(sent.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 });
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(sink.taken.map(({ to }) => to)).toEqual([[ada.email]]);
    expect(sink.taken[0]?.text).toContain('Six jars are ready.');
  });
});
