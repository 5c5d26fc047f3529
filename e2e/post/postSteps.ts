import type { Locator, Page } from '@playwright/test';
import { test as twoBrowsers } from '../team/twoBrowsers';
import { expect } from '../test';
import { MailSink } from './mailSink';
import { openSaid, PostProgram, said } from './postProgram';

/** A browser, with a mail server and post offices beside it. */
export const test = twoBrowsers.extend<{ sink: MailSink; program: PostProgram }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  sink: async ({}, use) => {
    const sink = new MailSink();
    await sink.open();
    await use(sink);
    await sink.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  program: async ({}, use) => {
    const program = new PostProgram();
    await program.build();
    await use(program);
    await program.remove();
  },
});

export const postCard = (page: Page): Locator => page.getByRole('region', { name: 'Post office' });

/** Lets a post office in, as the owner does. `asked`: what else is looked at while the dialog is open. */
export async function letPostOfficeIn(
  page: Page,
  program: PostProgram,
  { options = [], asked = async () => {} }: { options?: readonly string[]; asked?: () => Promise<void> } = {},
): Promise<void> {
  const card = postCard(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?module=integrations');
  await card.getByRole('button', { name: 'Add a post office' }).click();
  await page.getByRole('button', { name: 'Copy the command' }).click();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  await asked();
  const invitation = /^echo '(.+)' \| npm run post -- -$/.exec(command)?.[1] ?? '';
  await said(program.join(program.newFolder(), invitation, ...options), openSaid);
  await expect(card.getByText(/^Post office on /)).toBeVisible();
}

/** Adds the address that the mail server knows. */
export async function addAddress(page: Page, sink: MailSink, password = sink.secret): Promise<void> {
  await postCard(page).getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill(sink.user);
  await dialog.getByLabel('Name that people see').fill('Ada Bramble');
  // What somebody types stands, whatever the search for its servers finds.
  await dialog.locator('details').evaluate((part: HTMLDetailsElement) => {
    part.open = true;
  });
  await dialog.getByLabel('Server for outgoing mail (SMTP)').fill('127.0.0.1');
  await dialog.getByLabel('Encryption', { exact: true }).selectOption('none');
  await dialog.getByLabel('Port', { exact: true }).fill(String(sink.port));
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Save' }).click();
}
