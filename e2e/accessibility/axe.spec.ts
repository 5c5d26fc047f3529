import type { Locator, Page } from '@playwright/test';
import { enterDemo, enterOwnBusiness, makeDemo } from '../journeys/steps';
import { ContactPage } from '../pages/ContactPage';
import { CrmPage } from '../pages/CrmPage';
import { DashboardPage } from '../pages/DashboardPage';
import { GatePage } from '../pages/GatePage';
import { HeroPage } from '../pages/HeroPage';
import { ImportDialog } from '../pages/ImportDialog';
import { letterpress, OnboardingPage } from '../pages/OnboardingPage';
import { Shell } from '../pages/Shell';
import type { Deployment } from '../serve';
import { expect, test } from '../test';
import { violations, violationsInBothSchemes } from './violations';

interface Place {
  readonly name: string;
  /** Looked at in a window as high as the page: a control half under the bar at the bottom is not a small control. */
  readonly tall?: true;
  readonly go: (page: Page, deployment: Deployment) => Promise<void>;
}

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

/** Makes the window as high as a page that is higher than the 4,000 px it began with. */
async function fitWindow(page: Page, width: number) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > 4000) await page.setViewportSize({ width, height });
}

/** A page by its address: checked once its heading is there and nothing loads any more. */
const at = (name: string, address: string): Place => ({
  name,
  go: async (page) => {
    await page.goto(address);
    await heading(page);
    await expect(new Shell(page).skeleton).toHaveCount(0);
  },
});

/** The shell, its dashboard and its settings. */
const shellPlaces: readonly Place[] = [
  { name: 'dashboard with sample data', go: (page) => expect(new DashboardPage(page).heading).toBeVisible() },
  {
    name: 'palette with hits',
    go: async (page) => {
      const shell = new Shell(page);
      await shell.openPalette('amelia');
      await expect(page.getByRole('option', { name: /Amelia Hart/ }).first()).toBeVisible();
    },
  },
  {
    name: 'notifications',
    go: async (page) => {
      await page.keyboard.press('Escape');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click();
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    },
  },
  {
    name: 'the switcher of businesses, in the sheet of all modules on a phone',
    go: async (page) => {
      await page.goto('/?module=dashboard');
      await heading(page);
      const more = page.getByRole('button', { name: 'More', exact: true });
      if (await more.isVisible()) await more.click();
      await page.getByRole('button', { name: /Switch business$/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Manage businesses' })).toBeVisible();
    },
  },
  at('settings of the workspace', '/?module=settings'),
  at('settings of the appearance', '/?module=settings&section=appearance'),
  at('settings of the business', '/?module=settings&section=business'),
  at('settings of the clients', '/?module=settings&section=clients'),
  at('settings of the shortcuts', '/?module=settings&section=shortcuts'),
  at('settings of the modules', '/?module=settings&section=remotes'),
  at('settings of the notifications', '/?module=settings&section=notifications'),
  at('settings of content protection', '/?module=settings&section=protection'),
  at('settings of the AI engine', '/?module=settings&section=ai'),
  at('settings of the data', '/?module=settings&section=data'),
  at('settings of the demo data', '/?module=settings&section=demo'),
  at('permissions', '/?module=permissions'),
  {
    name: 'page not found',
    go: async (page) => {
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    },
  },
  {
    name: 'a remote that failed',
    go: async (page, deployment) => {
      await deployment.stop('remote-docs');
      await page.goto('/help');
      await expect(new Shell(page).failure).toBeVisible();
    },
  },
  {
    name: 'assistant, which stays open from here on',
    go: async (page) => {
      await page.goto('/?module=dashboard');
      const shell = new Shell(page);
      await shell.assistantToggle.click();
      await expect(page.getByRole('heading', { name: 'AI Assistant', exact: true })).toBeVisible();
    },
  },
];

/** Contacts, companies and what belongs to them. */
const recordPlaces: readonly Place[] = [
  at('contacts', '/?module=crm'),
  at('import dialog', '/?module=crm&import=1'),
  {
    name: 'columns of a file, and the preview of an import',
    go: async (page) => {
      const dialog = new ImportDialog(page);
      await dialog.chooseText('Name;Email;Shoe size\nAda;ada@x.example;38\nBad;nowhere;40\n');
      await dialog.preview.waitFor();
      expect.soft(await violationsInBothSchemes(page), 'columns of a file').toEqual([]);
      await dialog.preview.click();
      await expect(dialog.problems).toBeVisible();
    },
  },
  {
    name: 'a merge of two contacts',
    go: async (page) => {
      const crm = new CrmPage(page);
      await crm.goto();
      await crm.addContact({ name: 'Amelia Hart', email: 'amelia@twice.example', phone: '07700 900101' });
      await page.goto('/?module=crm&duplicates=1');
      await page.getByRole('button', { name: 'Compare and merge: Amelia Hart' }).click();
      await expect(page.getByRole('button', { name: 'Merge 2 contacts' })).toBeVisible();
    },
  },
  at('companies', '/?module=crm&tab=companies'),
  at('deals', '/?module=crm&tab=deals'),
  at('deals as a list', '/?module=crm&tab=deals&view=list'),
  at('activities', '/?module=crm&tab=activities'),
  at('tasks', '/?module=crm&tab=tasks'),
  { ...at('contact page', '/crm/contacts/contact-sample-1'), tall: true },
  at('contact not found', '/crm/contacts/nobody'),
  {
    name: 'contact in the archive and on a list, with its actions open',
    tall: true,
    go: async (page) => {
      await page.goto('/crm/contacts/contact-sample-2');
      const contactPage = new ContactPage(page);
      await contactPage.choose('Add to List');
      await page.getByRole('dialog').getByLabel('List', { exact: true }).fill('Autumn fair');
      await page.keyboard.press('Enter');
      await contactPage.choose('Archive Contact');
      await contactPage.show('Details');
      await expect(page.getByRole('link', { name: 'Autumn fair' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Restore Contact' })).toBeVisible();
      await page.getByRole('button', { name: /^Actions for / }).press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Restore Contact' })).toBeVisible();
    },
  },
  { ...at('company page', '/crm/companies/company-sample-1'), tall: true },
  at('company not found', '/crm/companies/nobody'),
  {
    name: 'company with the ways to meet',
    tall: true,
    go: async (page) => {
      await page.goto('/crm/companies/company-sample-2');
      await page.getByRole('button', { name: 'Meet', exact: true }).press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Google Meet' })).toBeVisible();
    },
  },
];

/** A page of these modules by its address: checked once that is on it. */
const shows = (name: string, address: string, what: (page: Page) => Locator): Place => ({
  name,
  go: async (page) => {
    await page.goto(address);
    await expect(what(page).first()).toBeVisible();
  },
});
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const title = (name: string) => (page: Page) => page.getByRole('heading', { name });

/** Deals, sales, calendar and support. */
const modules: readonly Place[] = [
  shows('sales', '/?module=sales', title('Deals that need you')),
  shows('quotes', '/?module=sales&tab=quotes', (page) => page.getByRole('grid', { name: 'Quotes' })),
  shows('sent quote', '/?module=sales&tab=quotes&quote=quote-sample-2', button('Download PDF')),
  shows('board with a deal', '/?module=crm&tab=deals&view=board&deal=deal-sample-1', button('Add quote')),
  {
    name: 'quote',
    go: async (page) => {
      await page.getByRole('button', { name: 'Add quote' }).click();
      await expect(page.getByRole('heading', { name: /^Quote Q-/ })).toBeVisible();
    },
  },
  {
    name: 'quote on paper',
    go: async (page) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Print' }).click();
      await expect(page.getByRole('article', { name: /^Quote Q-/ })).toBeVisible();
    },
  },
  shows('calendar by month', '/?module=calendar&view=month', button(/^Monthly review/)),
  shows('week of a clock change', '/?module=calendar&view=week&date=2026-03-29', title('23 – 29 March 2026')),
  shows('calendar by day', '/?module=calendar&view=day', button(/^Monthly review/)),
  shows('agenda', '/?module=calendar&view=agenda', button(/^Monthly review/)),
  {
    name: 'recurring meeting with a day that is none and a contact being looked for',
    go: async (page) => {
      await page
        .getByRole('button', { name: /^Monthly review/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
      expect.soft(await violationsInBothSchemes(page), 'card of a meeting').toEqual([]);
      await dialog.getByRole('button', { name: 'Edit', exact: true }).click();
      await dialog.getByLabel('Start day').fill('sometime');
      await dialog.getByLabel('Title').focus();
      await expect(dialog.getByText(/^Enter a day/)).toBeVisible();
      await dialog.getByRole('combobox', { name: /^Contact/ }).fill('a');
      await expect(page.getByRole('listbox').getByRole('option').filter({ visible: true }).first()).toBeVisible();
    },
  },
  shows('import of an .ics file', '/?module=calendar&import=ics', (page) => page.getByLabel('File')),
  shows('tickets', '/?module=support', (page) => page.getByRole('grid', { name: 'Tickets' })),
  shows('ticket', '/?module=support&view=all&ticket=ticket-sample-3', button('Record reply')),
  shows('solved ticket', '/?module=support&view=solved&ticket=ticket-sample-1', button('Save the answer')),
  shows('support figures', '/?module=support&tab=statistics', title('Busiest hours')),
  shows('canned replies', '/?module=support&tab=replies', button('Add canned reply')),
  shows('support settings', '/?module=support&tab=settings', button('Save working hours')),
  shows('new ticket', '/?module=support&new=ticket', (page) => page.getByRole('dialog', { name: 'Add ticket' })),
];

// Each test looks at many pages, twice at most of them, and each look takes a second, or several on a busy machine.
for (const width of [1440, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.describe('with a passphrase, whose key the worker holds while a page is left', () => {
      test.use({ serviceWorkers: 'allow' });

      test('axe finds nothing on the gate, hero, onboarding and the empty dashboard and CRM', async ({ page }) => {
        test.setTimeout(480_000);
        const gate = new GatePage(page);
        await gate.goto();
        await expect(gate.create).toBeVisible();
        expect.soft(await violationsInBothSchemes(page), 'gate').toEqual([]);
        await gate.fillNew('Tests', 'violet harbour tin ladder');
        await gate.create.click();
        await expect(gate.kept).toBeVisible();
        expect.soft(await violationsInBothSchemes(page), 'recovery file').toEqual([]);
        await gate.kept.check();
        await gate.open.click();
        await expect(new HeroPage(page).start).toBeVisible();
        expect.soft(await violationsInBothSchemes(page), 'hero').toEqual([]);
        await page.getByRole('button', { name: 'Restore it' }).click();
        await expect(page.getByRole('dialog', { name: 'Restore a backup' })).toBeVisible();
        expect.soft(await violationsInBothSchemes(page), 'restoring a backup').toEqual([]);
        await page.keyboard.press('Escape');
        await new HeroPage(page).start.click();
        const onboarding = new OnboardingPage(page);
        await onboarding.next.click();
        expect.soft(await violationsInBothSchemes(page), 'onboarding with errors').toEqual([]);
        await onboarding.fillBusiness(letterpress);
        await onboarding.next.click();
        await onboarding.next.click();
        expect.soft(await violationsInBothSchemes(page), 'second step of onboarding with errors').toEqual([]);
        await onboarding.fillMarket(letterpress);
        await onboarding.next.click();
        await onboarding.finish.click();
        expect.soft(await violationsInBothSchemes(page), 'third step of onboarding with errors').toEqual([]);
        await onboarding.fillWork(letterpress);
        await onboarding.finish.click();
        await expect(new DashboardPage(page).heading).toBeVisible();
        expect.soft(await violationsInBothSchemes(page), 'empty dashboard').toEqual([]);
        await page.goto('/?module=crm');
        await expect(new CrmPage(page).heading).toBeVisible();
        expect.soft(await violationsInBothSchemes(page), 'empty CRM').toEqual([]);
      });
    });

    test('axe finds nothing on any page of the shell with sample data', async ({ page, deployment, console }) => {
      test.setTimeout(480_000);
      // The last ones are of the remote that is down: what was fetched ahead for it is never used.
      console.allow(/nowhere/, /Failed to load resource/, /could not show/, /preloaded using link preload/);
      await enterDemo(page);
      for (const { name, go } of shellPlaces) {
        await go(page, deployment);
        expect.soft(await violationsInBothSchemes(page), name).toEqual([]);
      }
    });

    test('axe finds nothing on any page of contacts and companies', async ({ page, deployment }) => {
      test.setTimeout(480_000);
      await enterDemo(page);
      for (const { name, tall, go } of recordPlaces) {
        await page.setViewportSize({ width, height: tall ? 4000 : 900 });
        await go(page, deployment);
        if (tall) await fitWindow(page, width);
        expect.soft(await violationsInBothSchemes(page), name).toEqual([]);
      }
    });

    test('axe finds nothing in deals, sales, calendar and support, and none is wider than the window', async ({
      page,
      deployment,
    }) => {
      test.setTimeout(480_000);
      await enterDemo(page);
      for (const { name, go } of modules) {
        await go(page, deployment);
        expect.soft(await violationsInBothSchemes(page), name).toEqual([]);
        const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect.soft(isWider, `${name} is wider than the window`).toBe(false);
      }
    });
  });
}

for (const time of ['00:05', '09:55', '14:20', '15:05', '17:40', '18:50', '20:10', '23:50']) {
  test(`axe finds nothing in a day of meetings at ${time}`, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-27T09:00:00Z') });
    await page.clock.resume();
    // Made by this clock: the meetings of the sample that all tests share are those of the day on which the run began.
    await makeDemo(page);
    await page.clock.setSystemTime(new Date(`2026-11-27T${time}:00Z`));
    await page.goto('/?module=calendar&view=day');
    await expect(page.getByRole('button', { name: /^Monthly review/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing on the gate of a returning person', async ({ page }) => {
  await enterOwnBusiness(page, 'violet harbour tin ladder');
  await new Shell(page).logOut();
  await expect(new GatePage(page).unlock).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
