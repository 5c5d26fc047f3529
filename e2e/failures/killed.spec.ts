import { OwnBrowser } from '../ownBrowser';
import { DashboardPage } from '../pages/DashboardPage';
import { GatePage } from '../pages/GatePage';
import { HeroPage } from '../pages/HeroPage';
import { letterpress, OnboardingPage } from '../pages/OnboardingPage';
import { expect, test } from '../test';

test('a browser killed right after onboarding opens the business that was stored, not the hero', {
  tag: '@journey',
}, async ({ baseURL, launchOptions, viewport }) => {
  // A browser that is started twice, with an empty cache.
  test.slow();
  const own = await OwnBrowser.withNewProfile({ baseURL, launchOptions, viewport });
  try {
    const page = await own.open();
    await new GatePage(page).createWorkspace('Tests');
    await new HeroPage(page).start.click();
    await new OnboardingPage(page).complete(letterpress);
    await expect(new DashboardPage(page).heading).toBeVisible();
    await own.kill();

    const later = await own.open();
    await later.goto('/');
    const gate = new GatePage(later);
    const dashboard = new DashboardPage(later);
    // The flag that the gate was passed may be lost as well; the workspace is not.
    await expect(gate.open.or(dashboard.heading)).toBeVisible();
    if (await gate.open.isVisible()) await gate.open.click();
    await expect(dashboard.heading).toBeVisible();
    await expect(new HeroPage(later).start).toHaveCount(0);
  } finally {
    await own.remove();
  }
});
