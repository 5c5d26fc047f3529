import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../accessibility/violations';
import { enterOwnBusiness } from '../journeys/steps';
import { CrmPage } from '../pages/CrmPage';
import { TeamPage } from '../pages/TeamPage';
import type { OwnServer } from '../team/ownServer';
import { expect } from '../test';
import { MailServers } from './mailServers';
import type { PostProgram } from './postProgram';
import { letPostOfficeIn, postCard, test as withPost } from './postSteps';

const secret = 'plum orchard 7';
export const [ada, kim] = ['ada@bramble.example', 'kim@bramble.example'];
/** Whose mailbox is in another domain. */
export const guest = 'sam@plum.example';
export const sam = { name: 'Sam Plum', email: 'sam@example.com' };
export const waiting = { timeout: 30_000 };

/** Two browsers and post offices, with Postfix and Dovecot beside them. */
export const test = withPost.extend<{ servers: MailServers }>({
  servers: async ({ program }, use) => {
    const servers = await MailServers.started({ users: { [ada]: secret, [kim]: secret, [guest]: secret } });
    program.env = { NODE_EXTRA_CA_CERTS: servers.certificate };
    await use(servers);
    await servers.remove();
  },
});

/** A business with a contact and a post office. */
export async function businessWithSam(
  page: Page,
  { server, program }: { readonly server: OwnServer; readonly program: PostProgram },
): Promise<void> {
  await enterOwnBusiness(page);
  const crm = new CrmPage(page);
  await crm.goto();
  await crm.addContact(sam);
  const team = new TeamPage(page);
  await team.goto();
  await team.connect(server.access);
  await letPostOfficeIn(page, program);
}

/** Adds an address with its mailbox. */
export async function addMailbox(page: Page, { ports }: MailServers, address: string): Promise<void> {
  await page.goto('/?module=integrations');
  await postCard(page).getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill(address);
  await dialog.getByLabel('Name that people see').fill(address);
  await dialog.locator('details').evaluate((part: HTMLDetailsElement) => {
    part.open = true;
  });
  await dialog.getByLabel('Server for outgoing mail (SMTP)').fill('localhost');
  await dialog.getByLabel('Encryption', { exact: true }).selectOption('tls');
  await dialog.getByLabel('Port', { exact: true }).fill(String(ports.smtps));
  await dialog.getByLabel('Server for incoming mail (IMAP)').fill('localhost');
  await dialog.getByLabel('Encryption of incoming mail').selectOption('tls');
  await dialog.getByLabel('Port for incoming mail').fill(String(ports.imaps));
  await dialog.getByLabel('Password').fill(secret);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = postCard(page).getByRole('listitem').filter({ hasText: address });
  await expect(row.getByText('Works', { exact: true })).toBeVisible(waiting);
}

/** Has the email of an address read. */
export async function readMailbox(
  page: Page,
  address: string,
  ...of: ('offer' | 'without' | 'support')[]
): Promise<void> {
  const row = postCard(page).getByRole('listitem').filter({ hasText: address });
  await row.getByRole('button', { name: 'Read email' }).click();
  const dialog = page.getByRole('dialog');
  if (of.includes('without')) await dialog.getByLabel('Leave out these domains').fill('bank.example');
  if (of.includes('support')) await dialog.getByLabel('This is a support address').check();
  if (of.includes('offer')) await dialog.getByLabel('Offer people who write to us and are not contacts').check();
  await expect(dialog).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Read email' }).click();
  await expect(row.getByText(/^Email with your contacts is read/)).toBeVisible(waiting);
}
