import { test as base, expect, type Page } from '@playwright/test';
import { actInFirefox } from './actInFirefox';
import { firefoxConsole } from './firefoxConsole';
import { ContactPage } from './pages/ContactPage';
import { CrmPage } from './pages/CrmPage';
import { DashboardPage } from './pages/DashboardPage';
import { GatePage } from './pages/GatePage';
import { HeroPage } from './pages/HeroPage';
import { ImportDialog } from './pages/ImportDialog';
import { OnboardingPage } from './pages/OnboardingPage';
import { SettingsPage } from './pages/SettingsPage';
import { Shell } from './pages/Shell';
import { Deployment } from './serve';
import { stuckPage } from './stuckPage';

/** What the console may say in one test, beside nothing. */
export interface Console {
  /** Allows console errors, warnings and page errors that match; every test that needs it says so. */
  allow(...patterns: RegExp[]): void;
  /** Everything said so far, as "error: text". */
  readonly messages: readonly string[];
}

interface Pages {
  gate: GatePage;
  hero: HeroPage;
  onboarding: OnboardingPage;
  shell: Shell;
  dashboard: DashboardPage;
  crm: CrmPage;
  importDialog: ImportDialog;
  contactPage: ContactPage;
  settings: SettingsPage;
  console: Console;
  deployment: Deployment;
}

/** Waits until nobody who leaves would be asked whether to: what was done is saved. The browser here leaves without asking. */
const saved = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))), {
      message: 'what was done is saved before the page is left',
    })
    .toBe(true);

export const test = base.extend<Pages, { workerDeployment: Deployment }>({
  workerDeployment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use, worker) => {
      const deployment = new Deployment(worker.parallelIndex);
      await deployment.start();
      await use(deployment);
      await deployment.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  deployment: async ({ context, workerDeployment }, use) => {
    await use(workerDeployment);
    // An open page still fetches what it may need next, and would find nobody while the servers start again.
    await Promise.all(context.pages().map((page) => page.close()));
    await workerDeployment.restore();
  },
  baseURL: async ({ workerDeployment }, use) => use(workerDeployment.hostUrl),
  console: [
    async ({ context, browserName }, use) => {
      const isFirefox = browserName === 'firefox';
      if (isFirefox) await firefoxConsole.sayErrors(context);
      // Chromium's own words when the settings ask whether it has a model: the one of tests has none.
      const allowed: RegExp[] = [
        /Unable to create a text session because the service is not running/,
        // See `serviceWorkers` in playwright.config.ts.
        /Service Worker registration blocked by Playwright/,
        // Content protection takes a page that the machine held up for over 100 ms for one that is looked into (spec 2, section 9).
        /warning: Developer tools are open/,
        ...(isFirefox ? [firefoxConsole.ofAxe] : []),
      ];
      const messages: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => {
        const line = `page error: ${error.error()}`;
        messages.push(isFirefox ? firefoxConsole.asInChromium(line) : line);
      });
      await use({ allow: (...patterns) => void allowed.push(...patterns), messages });
      const unexpected = messages.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'nothing unexpected on the console').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, browserName }, use, info) => {
    if (browserName === 'firefox') actInFirefox(page);
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...to) => {
      await saved(page);
      return goto(...to);
    };
    page.reload = async (...how) => {
      await saved(page);
      return reload(...how);
    };
    await use(page);
    const stuck = info.status === info.expectedStatus ? undefined : await stuckPage(page);
    if (stuck) throw new Error(stuck);
  },
  gate: async ({ page }, use) => use(new GatePage(page)),
  hero: async ({ page }, use) => use(new HeroPage(page)),
  onboarding: async ({ page }, use) => use(new OnboardingPage(page)),
  shell: async ({ page }, use) => use(new Shell(page)),
  dashboard: async ({ page }, use) => use(new DashboardPage(page)),
  crm: async ({ page }, use) => use(new CrmPage(page)),
  importDialog: async ({ page }, use) => use(new ImportDialog(page)),
  contactPage: async ({ page }, use) => use(new ContactPage(page)),
  settings: async ({ page }, use) => use(new SettingsPage(page)),
});

export { expect };
