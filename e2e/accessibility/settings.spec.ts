import type { Page } from '@playwright/test';
import { enterDemo } from '../journeys/steps';
import { expect, test } from '../test';

/** One page of each kind: lists, boards, records, calendars, studios, builders, documents, settings. */
const pages = [
  '/?module=dashboard',
  '/?module=crm',
  '/?module=crm&tab=deals',
  '/?module=calendar',
  '/?module=sales',
  '/?module=support',
  '/?module=strategy',
  '/?module=analytics',
  '/?module=human-loop',
  '/?module=content',
  '/?module=branding',
  '/?module=settings',
  '/?module=integrations',
  '/agents',
  '/email-builder',
  '/marketing/landing',
  '/marketing/social',
  '/marketing/campaigns',
  '/analysis-report',
  '/help',
  '/documentation',
];

const wider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Each of the pages, once its heading is there. */
async function onEachPage(page: Page, look: (address: string) => Promise<void>): Promise<void> {
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), address).toBeVisible();
    await look(address);
  }
}

test.describe.configure({ timeout: 240_000 });

test('at 400 % on a window of 1280 × 1024 nothing has to be scrolled sideways, and no heading breaks within a word', async ({
  page,
}) => {
  await enterDemo(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await onEachPage(page, async (address) => {
    expect.soft(await wider(page), address).toBeLessThanOrEqual(0);
    expect.soft(await brokenWords(page), address).toEqual([]);
  });
});

/** Words of the page's heading that have letters on two lines. */
const brokenWords = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => {
      const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
      return [...(text?.textContent ?? '').matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(([word]) => word);
    });

/** What a person may set of text (WCAG 2.2, 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

for (const width of [1280, 390]) {
  test(`with wide spacing of text no button, tab or heading loses letters, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await enterDemo(page);
    await onEachPage(page, async (address) => {
      await page.addStyleTag({ content: textSpacing });
      expect.soft(await wider(page), address).toBeLessThanOrEqual(0);
      expect.soft(await cutWords(page), address).toEqual([]);
    });
  });
}

/** Words of controls and headings that are cut without an ellipsis, a limit of lines, or a way to scroll. */
const cutWords = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('button, a, label, h1, h2, h3, [role=tab]')]
      .filter((element) => {
        const { overflow, textOverflow, webkitLineClamp, visibility } = getComputedStyle(element);
        // A meeting in a calendar is as high as it is long; its time and title are read in the list, and when it is opened.
        const isShort = element.matches('[data-key][data-kind]');
        const isCut = element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 3;
        const isHidden = overflow === 'hidden' && textOverflow !== 'ellipsis' && webkitLineClamp === 'none';
        return isHidden && isCut && !isShort && visibility === 'visible' && element.clientWidth > 1;
      })
      .map((element) => element.textContent?.slice(0, 40)),
  );

test('with text of twice the size on a phone nothing is cut, no heading breaks within a word, and no page is scrolled sideways', async ({
  page,
}) => {
  await enterDemo(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await onEachPage(page, async (address) => {
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    expect.soft(await wider(page), address).toBeLessThanOrEqual(0);
    expect.soft(await brokenWords(page), address).toEqual([]);
    expect.soft(await cutWords(page), address).toEqual([]);
  });
  // Its tables come after its heading.
  await page.goto('/?module=sales');
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  await expect(page.getByRole('table').last()).toBeVisible();
  expect(await wider(page), 'a table is scrolled, not the page').toBeLessThanOrEqual(0);
  await page.goto('/?module=crm');
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const line = page.getByRole('region', { name: 'Sample data', exact: true });
  await expect(line.getByRole('button')).toBeVisible();
  expect((await line.boundingBox())?.height, 'the line is as high as its letters below one another').toBeLessThan(200);
});

test('in high contrast the page, tab and view that are chosen have a frame, and only they', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enterDemo(page);
  await page.goto('/?module=crm&tab=companies');
  const frame = (role: 'link' | 'tab', name: string) =>
    page
      .getByRole(role, { name, exact: true })
      .first()
      .evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return `${outlineStyle} ${outlineWidth}`;
      });
  await expect(page.getByRole('tab', { name: 'Companies' })).toBeVisible();
  expect(await frame('tab', 'Companies')).toBe('solid 2px');
  expect(await frame('tab', 'Contacts')).toMatch(/^none/);
  expect(await frame('link', 'CRM')).toBe('solid 2px');
  expect(await frame('link', 'Calendar')).toMatch(/^none/);
});

test('where movement is unwelcome nothing on any page moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterDemo(page);
  await onEachPage(page, async (address) => {
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
        .map((one) => ('animationName' in one ? one.animationName : 'transition')),
    );
    expect.soft(moving, address).toEqual([]);
  });
});
