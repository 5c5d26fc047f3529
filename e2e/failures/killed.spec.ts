import { makeDemo } from '../journeys/steps';
import { OwnBrowser } from '../ownBrowser';
import { ContactPage } from '../pages/ContactPage';
import { DashboardPage } from '../pages/DashboardPage';
import { GatePage } from '../pages/GatePage';
import { HeroPage } from '../pages/HeroPage';
import { letterpress, OnboardingPage } from '../pages/OnboardingPage';
import { ReviewPage } from '../pages/ReviewPage';
import { expect, test } from '../test';

test('a browser killed right after onboarding opens the business that was stored, not the hero', {
  tag: '@journey',
}, async ({ baseURL, browserName, channel, launchOptions, viewport }) => {
  // A browser that is started twice, with an empty cache.
  test.slow();
  const own = await OwnBrowser.withNewProfile({ baseURL, browserName, channel, launchOptions, viewport });
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

test('a browser killed as an AI result is approved has all of the approval afterwards, or nothing of it', async ({
  baseURL,
  browserName,
  channel,
  launchOptions,
  viewport,
}) => {
  // A browser that is started twice, with an empty cache.
  test.slow();
  const own = await OwnBrowser.withNewProfile({ baseURL, browserName, channel, launchOptions, viewport });
  try {
    const page = await own.open();
    await makeDemo(page);
    const review = new ReviewPage(page);
    await review.goto();
    await review.list.getByText('Contact summary: Amelia Hart').click();
    await expect(review.cardOf('Contact summary: Amelia Hart')).toBeVisible();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    const entry = new URL(page.url()).searchParams.get('entry') ?? '';
    await review.action('Approve').click();
    await own.kill();

    const later = await own.open();
    await later.goto('/');
    const gate = new GatePage(later);
    await expect(gate.open.or(new DashboardPage(later).heading)).toBeVisible();
    if (await gate.open.isVisible()) await gate.open.click();
    await expect(new DashboardPage(later).heading).toBeVisible();
    const ledger = new ReviewPage(later);
    await ledger.goto(entry);
    await expect(ledger.trail).toContainText('made it');
    const trail = await ledger.trail.innerText();
    await later.goto('/crm/contacts/contact-sample-1');
    const { notes } = new ContactPage(later);
    await expect(notes).toBeVisible();
    const isWritten = (await notes.inputValue()).includes('Keen on a start before spring.');
    expect([/approved it/.test(trail), /wrote it to a record/.test(trail)]).toEqual([isWritten, isWritten]);
  } finally {
    await own.remove();
  }
});
