import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../accessibility/violations';
import { ContactPage } from '../pages/ContactPage';
import { CrmPage } from '../pages/CrmPage';
import { DashboardPage } from '../pages/DashboardPage';
import { GatePage } from '../pages/GatePage';
import { HeroPage } from '../pages/HeroPage';
import { TeamPage } from '../pages/TeamPage';
import { withoutServer } from '../team/twoBrowsers';
import { expect } from '../test';
import { ada, addMailbox, businessWithSam, kim, readMailbox, sam, test, waiting } from './mailboxSteps';
import { MailServers } from './mailServers';
import { oddMail } from './oddMail';

test.skip(...withoutServer);
test.skip(MailServers.unable !== undefined, MailServers.unable);

interface Letter {
  readonly subject: string;
  readonly to?: string;
  readonly from?: string;
  readonly html?: string;
}

const letter = ({
  subject,
  to = ada,
  from = 'Sam Plum <sam@example.com>',
  html = '<p>Six jars, please.</p>',
}: Letter) =>
  `From: ${from}\nTo: ${to}\nSubject: ${subject}\nDate: ${new Date().toUTCString()}\nMessage-ID: <${subject.replaceAll(/\W/g, '.')}@example.com>\nMIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n${html}\n`;

async function openContact(page: Page, name: string): Promise<void> {
  const crm = new CrmPage(page);
  await crm.goto();
  await crm.contact(name).click();
  await expect(new ContactPage(page).heading(name)).toBeVisible();
}

const emails = (page: Page) => page.getByRole('region', { name: /^Email/ }).getByRole('listitem');

/** What a page asked of anybody but the product itself, and whether a script of a message ran in it. */
async function watched(page: Page): Promise<{ readonly asked: string[]; readonly ran: () => Promise<unknown> }> {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && !/^\w+:\/\/(localhost|127\.0\.0\.1)/.test(request.url()))
      asked.push(request.url());
  });
  await page.evaluate(() =>
    window.addEventListener('message', ({ data }) => {
      if (data === 'ran') document.documentElement.dataset.ran = 'yes';
    }),
  );
  return { asked, ran: () => page.evaluate(() => document.documentElement.dataset.ran) };
}

test('two people of a business read two mailboxes, and an unknown sender becomes a contact', {
  tag: '@journey',
}, async ({ page, phone, server, servers, program, console }) => {
  test.slow();
  console.allow(/WebSocket connection to .* failed/);
  await businessWithSam(page, { server, program });
  const [crm, team] = [new CrmPage(page), new TeamPage(page)];

  await test.step('the email of a contact stands with them, and nobody else’s', async () => {
    servers.put(
      ada,
      letter({ subject: 'Plums', html: '<p>Six jars, please.</p><img src="https://spy.example/p.png">' }),
    );
    servers.put(ada, letter({ subject: 'Statement', from: 'sam@bank.example' }));
    servers.put(ada, letter({ subject: 'A question', from: 'Eve Late <eve@example.org>' }));
    await addMailbox(page, servers, ada);
    await readMailbox(page, ada, 'offer', 'without');
    await openContact(page, sam.name);
    await expect(emails(page).filter({ hasText: 'Plums' })).toBeVisible(waiting);
    await expect(emails(page)).toHaveCount(1);
  });

  await test.step('it is opened without a picture of the web, and found by the search of everything', async () => {
    const { asked } = await watched(page);
    await emails(page).getByRole('button', { name: 'Open' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plums' });
    await expect(dialog.frameLocator('iframe').getByText('Six jars, please.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Show pictures' })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Show pictures' }).click();
    await expect(dialog.getByText('None of these pictures could be fetched.')).toBeVisible(waiting);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    expect(asked).toEqual([]);
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').getByRole('combobox').fill('six jars');
    await expect(page.getByRole('option', { name: /Plums/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a colleague sees it too, and what comes now within two seconds', async () => {
    await team.goto();
    const link = await team.invite('Kim');
    await new GatePage(phone).createWorkspace('Phone', undefined, link);
    await new HeroPage(phone).bringHere('Phone of Kim');
    expect(await new TeamPage(phone).digits()).toBe(await team.digits());
    await team.letIn();
    await expect(new DashboardPage(phone).heading).toBeVisible();
    await openContact(phone, sam.name);
    await expect(emails(phone).filter({ hasText: 'Plums' })).toBeVisible();
    servers.put(ada, letter({ subject: 'Just now' }));
    await expect(emails(phone).filter({ hasText: 'Just now' })).toBeVisible({ timeout: 10_000 });
  });

  await test.step('the colleague’s own mailbox is read beside it', async () => {
    servers.put(kim, letter({ subject: 'For Kim', to: kim }));
    await addMailbox(phone, servers, kim);
    await readMailbox(phone, kim);
    await openContact(page, sam.name);
    await expect(emails(page).filter({ hasText: 'For Kim' })).toBeVisible(waiting);
  });

  await test.step('what one keeps to oneself is gone for the other, and is shared again', async () => {
    await openContact(phone, sam.name);
    await expect(emails(phone)).toHaveCount(3);
    await emails(page).filter({ hasText: 'Plums' }).getByRole('button', { name: 'Open' }).click();
    await page.getByRole('dialog', { name: 'Plums' }).getByRole('button', { name: 'Only I see this' }).click();
    const question = page.getByRole('dialog', { name: 'Keep this email to yourself?' });
    await question.getByRole('button', { name: 'Only I see this' }).click();
    await expect(emails(page).filter({ hasText: 'Plums' }).getByText('Only you')).toBeVisible();
    await expect(emails(phone)).toHaveCount(2);
    await emails(page).filter({ hasText: 'Plums' }).getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Share with everyone' }).click();
    await expect(emails(phone)).toHaveCount(3);
  });

  await test.step('who wrote and is no contact is offered, and their email comes once they are one', async () => {
    await crm.goto();
    await page.getByRole('button', { name: 'See who' }).click();
    const dialog = page.getByRole('dialog', { name: 'People who wrote to you' });
    const people = dialog.getByRole('list', { name: 'People' }).getByRole('listitem');
    await expect(people).toHaveCount(1);
    await expect(people).toContainText('eve@example.org · 1 email');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await people.getByRole('button', { name: 'Add as contact' }).click();
    await expect(people).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await openContact(page, 'Eve Late');
    await expect(emails(page).filter({ hasText: 'A question' })).toBeVisible(waiting);
  });
});

test('pages that strangers send run nothing and ask nobody when they are opened', async ({
  page,
  server,
  servers,
  program,
  console,
}) => {
  test.slow();
  console.allow(/WebSocket connection to .* failed/, /Content Security Policy|sandboxed/);
  const all = oddMail().filter(({ isPage, name }) => isPage || name === 'Script in the headers');
  for (const { message } of all) servers.put(ada, message);
  await businessWithSam(page, { server, program });
  await addMailbox(page, servers, ada);
  await readMailbox(page, ada);
  await openContact(page, sam.name);
  const { asked, ran } = await watched(page);
  const title = await page.title();
  await expect(emails(page).filter({ hasText: 'Script in the headers <script>' })).toBeVisible(waiting);
  await expect(emails(page)).toHaveCount(all.length);
  for (const { name } of all.filter(({ isPage }) => isPage)) {
    await test.step(name, async () => {
      await emails(page)
        .filter({ has: page.locator('strong', { hasText: new RegExp(`^${name}$`) }) })
        .getByRole('button', { name: 'Open' })
        .click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.frameLocator('iframe').getByText(`Shown ${name}`)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(dialog).toBeHidden();
    });
  }
  expect(asked).toEqual([]);
  expect(await ran()).toBeUndefined();
  expect(await page.title()).toBe(title);
});
