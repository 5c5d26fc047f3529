import { violationsInBothSchemes } from '../accessibility/violations';
import { SupportPage } from '../pages/SupportPage';
import { withoutServer } from '../team/twoBrowsers';
import { expect } from '../test';
import { ada, addMailbox, businessWithSam, guest, readMailbox, test, waiting } from './mailboxSteps';
import { MailServers } from './mailServers';

test.skip(...withoutServer);
test.skip(MailServers.unable !== undefined, MailServers.unable);

test('an email to a support address is answered in its ticket, and what comes back joins it', {
  tag: '@journey',
}, async ({ page, server, servers, program, console }) => {
  test.slow();
  console.allow(/WebSocket connection to .* failed/);
  const support = new SupportPage(page);
  const from = (subject: string, body: string, headers: readonly string[] = []) =>
    [
      ...[`From: Mary Guest <${guest}>`, `To: ${ada}`, `Subject: ${subject}`, `Date: ${new Date().toUTCString()}`],
      ...[`Message-ID: <${Date.now()}.${subject.length}@plum.example>`, ...headers, '', body, ''],
    ].join('\n');
  await businessWithSam(page, { server, program });
  await addMailbox(page, servers, ada);
  await readMailbox(page, ada, 'support');

  await test.step('what a customer writes is a ticket, with their email in it once', async () => {
    servers.put(ada, from('Broken jar', 'It came in two pieces.'));
    await support.goto();
    await support.ticket('Broken jar').click(waiting);
    const messages = support.conversation.getByRole('listitem');
    await expect(messages).toHaveCount(1);
    await expect(page.getByRole('region', { name: /^Email/ })).toHaveCount(0);
    await messages.getByRole('button', { name: 'Open the email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Broken jar' });
    await expect(dialog.getByText('It came in two pieces.')).toBeVisible(waiting);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  const answer = await test.step('the answer is recorded, sent, and reaches the customer in their thread', async () => {
    await support.write('Reply', 'A new one is on its way.');
    await support.button('Record reply').click();
    await support.conversation.getByRole('button', { name: 'Send by email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write an email' });
    await expect(dialog.getByLabel('To')).toHaveValue(guest, waiting);
    await expect(dialog.getByLabel('Subject')).toHaveValue('Re: Broken jar [#1]');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(support.conversation.getByText('Sent', { exact: true })).toBeVisible(waiting);
    await expect(support.conversation.getByRole('button', { name: 'Send by email' })).toHaveCount(0);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await expect.poll(() => servers.messagesOf(guest).length, waiting).toBe(1);
    const [message = ''] = servers.messagesOf(guest);
    expect(message).toContain('A new one is on its way.');
    expect(message).toMatch(/^In-Reply-To: <\d+\.10@plum\.example>/m);
    return /^Message-ID: (<.+>)/im.exec(message)?.[1] ?? '';
  });

  await test.step('what the customer answers joins the ticket, and opens it again', async () => {
    await expect(support.pane(1).getByText('Waiting', { exact: true }).first()).toBeVisible();
    const quoted = 'Thank you!\n\nOn Monday Ada wrote:\n> A new one is on its way.';
    servers.put(ada, from('Re: Broken jar', quoted, [`In-Reply-To: ${answer}`, `References: ${answer}`]));
    const messages = support.conversation.getByRole('listitem');
    await expect(messages).toHaveCount(3, waiting);
    await expect(messages.last()).toContainText('Thank you!');
    await expect(messages.last()).not.toContainText('A new one is on its way.');
    await expect(support.pane(1).getByText('Open', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: /^Email/ })).toHaveCount(0);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
});
