import type { Page } from '@playwright/test';
import { natsServerPath } from '../../shared/build/teamServer.mjs';
import { enterOwnBusiness } from '../journeys/steps';
import { ContactPage } from '../pages/ContactPage';
import { CrmPage } from '../pages/CrmPage';
import { DashboardPage } from '../pages/DashboardPage';
import { GatePage } from '../pages/GatePage';
import { HeroPage } from '../pages/HeroPage';
import { TeamPage } from '../pages/TeamPage';
import { test as base, expect } from '../test';
import { OwnServer } from './ownServer';

const program = natsServerPath();
export const ada = { name: 'Ada Lovelace', email: 'ada@lovelace.example', phone: '07700 900123' };

/** `phone`: a browser of its own, which nothing of the first one reaches. */
export const test = base.extend<{ server: OwnServer; phone: Page }>({
  server: async ({ context, deployment }, use) => {
    const server = await OwnServer.started(program ?? '', deployment.hostUrl);
    await use(server);
    // An open page asks for its server again as soon as it is gone, and would say so on the console.
    await Promise.all(context.pages().map((page) => page.close()));
    await server.remove();
  },
  phone: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
});

/** For `test.skip` of each file. */
export const withoutServer = [!program, 'nats-server is not installed: nothing was tried with a real server'] as const;

/** The contact's page, from the list. */
export async function openAda(page: Page): Promise<ContactPage> {
  const crm = new CrmPage(page);
  await crm.goto();
  await crm.contact(ada.name).click();
  const opened = new ContactPage(page);
  await expect(opened.heading(ada.name)).toBeVisible();
  return opened;
}

/** A business with one contact is put on a server by one browser, and the other one is let in as somebody, with a role or all records. */
export async function letPhoneIn(
  page: Page,
  phone: Page,
  server: OwnServer,
  { person, role, device }: { readonly person: string; readonly role?: string; readonly device: string },
): Promise<void> {
  const team = new TeamPage(page);
  await enterOwnBusiness(page);
  const crm = new CrmPage(page);
  await crm.goto();
  await crm.addContact(ada);
  await team.goto();
  await team.connect(server.access);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = await team.invite(person, role);
  await new GatePage(phone).createWorkspace('Phone', undefined, link);
  await new HeroPage(phone).bringHere(device);
  await new TeamPage(phone).digits();
  await team.letIn();
  await expect(new DashboardPage(phone).heading).toBeVisible();
}
