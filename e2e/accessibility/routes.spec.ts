import { enterDemo } from '../journeys/steps';
import { expect, test } from '../test';

/** Values of the query parameter `module` (spec 1, section 2). */
const modules = [
  'dashboard',
  'strategy',
  'crm',
  'calendar',
  'marketing',
  'sales',
  'support',
  'content',
  'website',
  'analytics',
  'settings',
  'permissions',
  'integrations',
  'human-loop',
  'branding',
  'help',
];

/** The route table (spec 2, section 2.1), and what was added to it. */
const routes = [
  '/',
  '/about',
  '/architecture',
  '/research-report',
  '/ai-analysis',
  '/agents',
  '/brand-setup',
  '/questionnaire',
  '/business-learning',
  '/framework-boards',
  '/email-builder',
  '/email-builder/editor',
  '/marketing',
  '/marketing/email',
  '/marketing/social',
  '/marketing/landing',
  '/marketing/landing/builder',
  '/marketing/landing/preview',
  '/marketing/landing/preview/unknown',
  '/marketing/blog',
  '/marketing/ads',
  '/marketing/product',
  '/marketing/campaigns',
  '/marketing/campaigns/unknown',
  '/help',
  '/documentation',
  '/pricing',
  '/analysis-report',
  '/crm/contacts/unknown',
  '/crm/companies/unknown',
  '/crm/settings',
];

test('every path of the route table and every module value shows a page', { tag: '@journey' }, async ({ page }) => {
  test.slow();
  await enterDemo(page);
  const addresses = [...routes, ...modules.map((module) => `/?module=${module}`)];
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      await expect(heading).not.toHaveText('Oops! Page not found');
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    });
  }
});

test('an unknown path is logged and says so, with a way home', async ({ page, dashboard, console }) => {
  console.allow(/\/nowhere\/at-all/);
  await enterDemo(page);
  await page.goto('/nowhere/at-all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect.poll(() => console.messages.filter((text) => text.includes('/nowhere/at-all'))).toHaveLength(1);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(dashboard.heading).toBeVisible();
});
