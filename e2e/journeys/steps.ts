import { expect, type Page, test } from '@playwright/test';
import { DashboardPage } from '../pages/DashboardPage';
import { GatePage } from '../pages/GatePage';
import { HeroPage } from '../pages/HeroPage';
import { letterpress, OnboardingPage } from '../pages/OnboardingPage';
import { Deployment } from '../serve';
import { restoreState, type StateName } from '../storedStates';

/** Through the gate, without a passphrase, into the sample business. */
export async function makeDemo(page: Page): Promise<void> {
  await new GatePage(page).createWorkspace('Tests');
  await new HeroPage(page).demo.click();
  await arrived(page);
}

/** Through the gate and onboarding into an empty business. */
export async function makeOwnBusiness(page: Page, passphrase?: string): Promise<void> {
  await new GatePage(page).createWorkspace('Tests', passphrase);
  await new HeroPage(page).start.click();
  await new OnboardingPage(page).complete(letterpress);
  await arrived(page);
}

/**
 * Waited for as for a control: before all tests the configured time of expectations does not hold, and within Playwright's own
 * five seconds a browser that has nothing yet has not always loaded what two workspaces need at once. Then no test would run.
 */
const arrived = (page: Page): Promise<void> => new DashboardPage(page).heading.waitFor();

/** The sample business, in a workspace without a passphrase that was made before the tests. */
export const enterDemo = (page: Page): Promise<void> => enter(page, 'demo');

/** An empty business. With a passphrase it is made by hand: its key leaves the browser in no state. */
export const enterOwnBusiness = (page: Page, passphrase?: string): Promise<void> =>
  passphrase ? makeOwnBusiness(page, passphrase) : enter(page, 'own business');

async function enter(page: Page, name: StateName): Promise<void> {
  await restoreState(page.context(), name, new Deployment(test.info().parallelIndex).hostUrl);
  await page.goto('/');
  await expect(new DashboardPage(page).heading).toBeVisible();
}
