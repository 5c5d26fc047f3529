import { freePort } from '../../shared/build/freePort.mjs';
import { violationsInBothSchemes } from '../accessibility/violations';
import { enterOwnBusiness } from '../journeys/steps';
import { longTasks, watchLongTasks } from '../longTasks';
import { CrmPage } from '../pages/CrmPage';
import { ImportDialog } from '../pages/ImportDialog';
import { StudioPage } from '../pages/StudioPage';
import { TeamPage } from '../pages/TeamPage';
import { withoutServer } from '../team/twoBrowsers';
import { expect } from '../test';
import { addAddress, letPostOfficeIn, postCard, test } from './postSteps';

test.skip(...withoutServer);

/** How many get it; the figures are of 20,000: `POST_RECIPIENTS=20000`. */
const recipients = Number(process.env.POST_RECIPIENTS ?? 40);
const contacts = ['Name,Email,Company,Status'].concat(
  Array.from({ length: recipients }, (_, nth) => `Reader ${nth},reader${nth}@example.com,Bakers,Customer`),
);
/** Milliseconds for what takes longer the more there are. */
const patience = 60_000 + recipients * 30;

test('a campaign is tried, sent to everybody, counted, and somebody unsubscribes without Steps', {
  tag: '@journey',
}, async ({ page, server, sink, program, console }) => {
  test.setTimeout(300_000 + recipients * 60);
  console.allow(/WebSocket connection to .* failed/);
  await enterOwnBusiness(page);

  await test.step('the business has contacts, an approved email and a post office with an address', async () => {
    const crm = new CrmPage(page);
    await crm.goto();
    await crm.import.click();
    const dialog = new ImportDialog(page);
    await dialog.chooseText(contacts.join('\n'));
    await dialog.go.click();
    await dialog.done.waitFor({ timeout: patience });
    await dialog.finish();
    const studio = new StudioPage(page, '/marketing/email');
    await studio.goto();
    const kinds = ['Subject Line', 'Email Body', 'Call-to-Action'];
    await studio.make('Open day on Saturday 9 January from ten, coffee and cake included.', kinds);
    for (const kind of kinds) await studio.approve(kind);
    const team = new TeamPage(page);
    await team.goto();
    await team.connect(server.access);
    const port = await freePort();
    await letPostOfficeIn(page, program, {
      options: ['--listen', String(port), '--public', `http://127.0.0.1:${port}`],
    });
    await addAddress(page, sink);
    await expect(postCard(page).getByText('Works', { exact: true })).toBeVisible({ timeout: 20_000 });
  });

  await test.step('a test comes to oneself, and the check finds what is missing', async () => {
    await page.goto('/marketing/campaigns');
    await page.getByRole('button', { name: 'New campaign' }).click();
    await page.getByRole('combobox', { name: 'Email to send' }).click();
    await page.getByRole('option', { name: /^Open day on Saturday/ }).click();
    await page.getByText('Everybody', { exact: true }).click();
    await page.getByRole('button', { name: 'Make ready' }).click();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(page.getByText('The test was sent. Look at it in your mailbox.')).toBeVisible({ timeout: 30_000 });
    expect(sink.taken.map(({ to }) => to)).toEqual([[sink.user]]);
    await expect(page.getByText(/^Checked: nothing is missing\.$|^Before it goes out$/)).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  await test.step('it goes out to everybody once, and the page stays quick', async () => {
    await page.getByRole('combobox', { name: 'Pace' }).click();
    await page.getByRole('option', { name: 'As fast as the mail server takes them' }).click();
    await page.getByText('Count who presses a link').click();
    sink.taken.length = 0;
    const isMeasured = Boolean(process.env.POST_RECIPIENTS);
    if (isMeasured) await watchLongTasks(page);
    await page.getByRole('button', { name: 'Send campaign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send campaign' }).click();
    await expect(page.getByText('Scheduled', { exact: true }).first()).toBeVisible({ timeout: patience });
    await expect.poll(() => sink.taken.length, { timeout: patience }).toBeGreaterThan(0);
    const from = performance.now();
    const sending = page.getByRole('region', { name: 'Sending' });
    await expect(sending.getByText('Sent', { exact: true })).toBeVisible({ timeout: patience });
    const took = performance.now() - from;
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results.getByText(recipients.toLocaleString('en-GB'), { exact: true })).toBeVisible();
    expect(new Set(sink.taken.map(({ to }) => to[0])).size).toBe(recipients);
    expect(sink.taken).toHaveLength(recipients);
    const tasks = isMeasured ? await longTasks(page) : [];
    test.info().annotations.push({
      type: 'figures',
      description: `${recipients} in ${Math.round(took)} ms, ${Math.round((1000 * recipients) / took)} a second${isMeasured ? `; tasks over 50 ms: ${tasks.map(Math.round).join(', ') || 'none'}` : ''}`,
    });
    if (isMeasured) process.stdout.write(`${test.info().annotations.at(-1)?.description}\n`);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  await test.step('whoever unsubscribes is counted, and gets no more campaigns', async () => {
    const text = (sink.taken[0]?.text ?? '').replace(/\r\n[ \t]+/g, ' ');
    const [, out = ''] = /List-Unsubscribe: <(http[^>]+)>/.exec(text) ?? [];
    const stranger = await page.context().browser()?.newPage();
    if (!stranger) throw new Error('Expected a browser for whoever unsubscribes.');
    await stranger.goto(out);
    await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(stranger.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    await stranger.close();
    await expect(
      page
        .getByRole('region', { name: 'Results' })
        .getByText('Unsubscribed')
        .locator('..')
        .getByText('1', { exact: true }),
    ).toBeVisible({ timeout: 20_000 });
    await page.goto('/marketing/campaigns');
    await expect(page.getByText('reader0@example.com')).toBeVisible();
  });
});
