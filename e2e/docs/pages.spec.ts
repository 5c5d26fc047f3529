import type { Page } from '@playwright/test';
import { violations } from '../accessibility/violations';
import { enterDemo } from '../journeys/steps';
import { HelpPages } from '../pages/HelpPages';
import { expect, test } from '../test';

/** Where the documentation is entered; links lead to the rest of it. */
const entrances = [
  '/help',
  '/help?tab=features',
  '/help?tab=troubleshooting',
  '/help?tab=faq',
  '/help?tab=contact',
  '/documentation',
  '/documentation?tab=integrations',
  '/documentation?tab=security',
  '/documentation?tab=changelog',
  '/architecture',
  '/about',
  '/pricing',
];

interface PageLinks {
  /** Addresses of the product, without their anchors. */
  readonly inside: readonly string[];
  /** Anchors of this page that no element has. */
  readonly missing: readonly string[];
  readonly outside: readonly string[];
}

/** Links of the page's content. What is folded away has links too. */
const linksOf = (page: Page): Promise<PageLinks> =>
  page.getByRole('main').evaluate((main): PageLinks => {
    const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => new URL(href));
    const own = (url: URL) => url.origin === location.origin;
    const here = (url: URL) => own(url) && url.pathname + url.search === location.pathname + location.search;
    return {
      inside: links.filter(own).map(({ pathname, search }) => pathname + search),
      missing: links
        .filter((url) => here(url) && url.hash && !document.getElementById(decodeURIComponent(url.hash.slice(1))))
        .map(({ hash }) => hash),
      outside: links.filter((url) => !own(url)).map(({ href }) => href),
    };
  });

const isOurs = (address: string) => /^\/(help|documentation|architecture|about|pricing)\b/.test(address);

test('every link of help, documentation, architecture, about and pricing leads to a page', async ({ page }) => {
  // Some ninety pages, each loaded anew.
  test.setTimeout(900_000);
  await enterDemo(page);
  const known = new Set<string>(entrances);
  // A set that grows is walked to its end.
  for (const address of known) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), address).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Oops! Page not found'), address).toHaveCount(0);
    if (!isOurs(address)) continue;
    const { inside, missing, outside } = await linksOf(page);
    expect(missing, `anchors of ${address}`).toEqual([]);
    for (const href of outside) expect(href, address).toMatch(/^(https:\/\/|mailto:)/);
    for (const link of inside) known.add(link);
  }
  expect(known.size).toBeGreaterThan(40);
});

test('a printed page has dark text and no controls, also in the dark theme', async ({ page, gate }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await gate.createWorkspace('Tests');
  await page.goto('/help?topic=first-steps');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const red = () => title.evaluate((element) => Number(/\d+/.exec(getComputedStyle(element).color)?.[0]));
  await expect.poll(red).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect.poll(red).toBeLessThan(60);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

const places = [
  ...entrances,
  '/help?q=passphrse',
  '/help?tab=shortcuts',
  '/help?topic=import-contacts',
  '/documentation?tab=architecture',
  '/documentation?tab=downloads',
  '/documentation?topic=model-server',
  '/architecture?tab=roadmap',
  '/architecture?tab=protection',
];

/** A few pages for each test: one test over all of them would last longer than a busy machine is given. */
const groups = [places.slice(0, 6), places.slice(6, 12), places.slice(12)];

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    for (const group of groups) {
      test(`axe finds nothing from ${group[0]} to ${group.at(-1)}, and no page is wider than the window`, async ({
        page,
        gate,
      }) => {
        test.setTimeout(240_000);
        await gate.createWorkspace('Tests');
        for (const address of group) {
          await page.goto(address);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 }), address).toBeVisible({
            timeout: 30_000,
          });
          if (address.includes('q=')) await expect(new HelpPages(page).found).toBeVisible();
          expect.soft(await violations(page), address).toEqual([]);
          const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expect.soft(isWider, `${address} is wider than the window`).toBe(false);
        }
      });
    }

    test('axe finds nothing with the help beside or over a page', async ({ page, crm }) => {
      test.setTimeout(120_000);
      await enterDemo(page);
      await crm.goto();
      const help = new HelpPages(page);
      await help.sign.click();
      await expect(help.topic(width > 1200 ? help.panel : help.sheet)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
