import type { Locator, Page } from '@playwright/test';
import { violationsInBothSchemes } from '../accessibility/violations';
import { enterOwnBusiness } from '../journeys/steps';
import { DashboardPage } from '../pages/DashboardPage';
import { GatePage } from '../pages/GatePage';
import { HeroPage } from '../pages/HeroPage';
import { TeamPage } from '../pages/TeamPage';
import type { OwnServer } from '../team/ownServer';
import { expect } from '../test';
import type { PostProgram } from './postProgram';
import { letPostOfficeIn, postCard, test as withPost } from './postSteps';
import { Radicale } from './radicale';

/** Two browsers and post offices, with a server of calendars and address books beside them. */
export const test = withPost.extend<{ radicale: Radicale }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  radicale: async ({}, use) => {
    const radicale = await Radicale.started();
    await use(radicale);
    await radicale.remove();
  },
});

/** A calendar or an address book at the server, and what other programs do with it. */
export async function collectionOf(radicale: Radicale, name: string, kind: 'calendar' | 'contacts') {
  const path = await radicale.make(name, kind);
  const type = kind === 'calendar' ? 'text/calendar' : 'text/vcard';
  return {
    path,
    there: (item: string) => radicale.ask('GET', path + item).then((answer) => answer.text()),
    async put(item: string, text: string): Promise<void> {
      const { status } = await radicale.ask('PUT', path + item, text, { 'content-type': type });
      expect(status).toBeLessThan(300);
    },
  };
}

/** What goes through the post office and Radicale takes some seconds (ms). */
export const soon = { timeout: 30_000 };

interface Two {
  readonly page: Page;
  readonly phone: Page;
  readonly server: OwnServer;
  readonly program: PostProgram;
}

/** A business of two people, each at their own browser, with a post office. */
export async function twoPeople({ page, phone, server, program }: Two): Promise<void> {
  await enterOwnBusiness(page);
  const team = new TeamPage(page);
  await team.goto();
  await team.connect(server.access);
  await letPostOfficeIn(page, program);
  await team.goto();
  const link = await team.invite('Tom', 'Sales');
  await new GatePage(phone).createWorkspace('Phone', undefined, link);
  await new HeroPage(phone).bringHere('Phone of Tom');
  await new TeamPage(phone).digits();
  await team.letIn();
  await expect(new DashboardPage(phone).heading).toBeVisible();
}

/** Opens the dialog in which something is linked. */
export async function openLinkDialog(page: Page): Promise<Locator> {
  await page.goto('/?module=integrations');
  await postCard(page).getByRole('button', { name: 'Link a calendar or address book' }).click();
  return page.getByRole('dialog', { name: 'Link a calendar or address book' });
}

/** Links what the server has, as the owner does. */
export async function link(
  page: Page,
  radicale: Radicale,
  names: readonly string[],
  direction = 'Both ways',
): Promise<void> {
  const dialog = await openLinkDialog(page);
  await dialog.getByLabel('Email address or server').fill(radicale.url);
  await dialog.getByLabel('User', { exact: true }).fill(radicale.username);
  await dialog.getByLabel('Password').fill(radicale.secret);
  await dialog.getByLabel('Direction').selectOption({ label: direction });
  await dialog.getByRole('button', { name: 'Find' }).click();
  for (const name of names) {
    const found = dialog.getByRole('listitem').filter({ hasText: name });
    await found.getByRole('button', { name: 'Link' }).click(soon);
    await expect(found.getByRole('button', { name: 'Linked' })).toBeDisabled();
  }
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  for (const name of names) await expect(rowOf(page, name).getByText('Linked', { exact: true })).toBeVisible(soon);
}

/** A link in the list of them. */
export const rowOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Linked calendars and address books' })
    .getByRole('listitem')
    .filter({ hasText: name });

/** Does something while no post office runs. */
export async function withoutPostOffice(program: PostProgram, act: () => Promise<void>): Promise<void> {
  const [office] = program.running;
  if (!office) throw new Error('Expected a post office that runs.');
  const folder = program.folderOf(office);
  await program.kill(office);
  await act();
  program.start(folder);
}
