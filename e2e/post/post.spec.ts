import PostalMime from 'postal-mime';
import { violationsInBothSchemes } from '../accessibility/violations';
import { enterOwnBusiness } from '../journeys/steps';
import { CrmPage } from '../pages/CrmPage';
import { DashboardPage } from '../pages/DashboardPage';
import { GatePage } from '../pages/GatePage';
import { HeroPage } from '../pages/HeroPage';
import { TeamPage } from '../pages/TeamPage';
import { ada, openAda, withoutServer } from '../team/twoBrowsers';
import { expect } from '../test';
import { addAddress, letPostOfficeIn, postCard, test } from './postSteps';

test.skip(...withoutServer);

test('a business lets a post office in, adds an address, and sends an email from a contact', {
  tag: '@journey',
}, async ({ page, phone, server, sink, program, console }) => {
  test.slow();
  console.allow(/WebSocket connection to .* failed/);
  await enterOwnBusiness(page);
  const crm = new CrmPage(page);
  await crm.goto();
  await crm.addContact(ada);
  const team = new TeamPage(page);
  await team.goto();
  await team.connect(server.access);
  const card = postCard(page);

  await test.step('the post office comes in by the command, with nothing else to press', async () => {
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
    await dialog.getByLabel('Password').fill(sink.secret);
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

  const other = await test.step('another browser of the business comes in, and sees what was sent', async () => {
    await team.goto();
    const link = await team.invite('Ada Lovelace');
    await new GatePage(phone).createWorkspace('Phone', undefined, link);
    await new HeroPage(phone).bringHere('Phone of Ada');
    expect(await new TeamPage(phone).digits()).toBe(await team.digits());
    await team.letIn();
    await expect(new DashboardPage(phone).heading).toBeVisible();
    await openAda(phone);
    const emails = phone.getByRole('region', { name: /^Email/ }).getByRole('listitem');
    await expect(emails.filter({ hasText: 'Jam' }).getByText('Sent', { exact: true })).toBeVisible();
    return emails;
  });

  await test.step('one writes in the conversation, with a list and a signature, and the other sees each state', async () => {
    sink.refusal = { code: 451, words: 'Try later' };
    await openAda(page);
    await page.getByRole('button', { name: 'Follow up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write an email' });
    await expect(dialog.getByLabel('Subject')).toHaveValue('Re: Jam');
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Plum');
    await dialog.getByRole('button', { name: 'List', exact: true }).click();
    await dialog.getByRole('button', { name: 'Add a signature' }).click();
    await dialog.getByRole('textbox', { name: 'Your signature' }).fill('Ada, Bramble & Co');
    await dialog.getByRole('button', { name: 'Save signature' }).click();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    const answer = other.filter({ hasText: 'Re: Jam' });
    await expect(answer.getByText('Waiting', { exact: true })).toBeVisible();
    await expect(answer.getByText('Trying again', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(answer.getByText(/“451 Try later”/)).toBeVisible();
    await answer.getByRole('button', { name: 'Take it back' }).click();
    await expect(answer).toBeHidden();
    // In the list of emails and in the timeline.
    await expect(page.getByRole('listitem').filter({ hasText: 'Re: Jam' })).toHaveCount(0);
  });

  await test.step('a follow-up that goes out is in the thread, in both forms', async () => {
    sink.refusal = undefined;
    await page.getByRole('button', { name: 'Follow up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write an email' });
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Plum');
    await dialog.getByRole('button', { name: 'Bold', exact: true }).click();
    await expect(dialog.getByText('Ada, Bramble & Co')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(other.filter({ hasText: 'Re: Jam' }).getByText('Sent', { exact: true })).toBeVisible({
      timeout: 30_000,
    });
    const [first, answer] = await Promise.all(sink.taken.map(({ text }) => PostalMime.parse(text)));
    expect(answer?.inReplyTo).toBe(first?.messageId);
    expect(answer?.text).toContain('-- \nAda, Bramble & Co');
    expect(answer?.html).toContain('<p>Ada, Bramble &amp; Co</p>');
  });
});
