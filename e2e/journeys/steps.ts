import { expect, type Page } from '@playwright/test';
import { DashboardPage } from '../pages/DashboardPage';
import { GatePage } from '../pages/GatePage';
import { HeroPage } from '../pages/HeroPage';
import { letterpress, OnboardingPage } from '../pages/OnboardingPage';

/** Through the gate, without a passphrase, into the sample business. */
export async function enterDemo(page: Page): Promise<void> {
  await new GatePage(page).createWorkspace('Tests');
  await new HeroPage(page).demo.click();
  await expect(new DashboardPage(page).heading).toBeVisible();
}

/** Through the gate and onboarding into an empty business. */
export async function enterOwnBusiness(page: Page, passphrase?: string): Promise<void> {
  await new GatePage(page).createWorkspace('Tests', passphrase);
  await new HeroPage(page).start.click();
  await new OnboardingPage(page).complete(letterpress);
  await expect(new DashboardPage(page).heading).toBeVisible();
}
