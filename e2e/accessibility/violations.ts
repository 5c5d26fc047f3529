import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Axe for the page, or for what a selector names in it. No frames of other origins to look into, so the faster way that
 * needs no second page; and only what is broken is described: the words on what passes took most of the time of a long list.
 */
function axe(page: Page, within?: string): AxeBuilder {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return within ? builder.include(within) : builder;
}

/** What axe finds, in words: rule, what it says, and where. */
async function found(builder: AxeBuilder): Promise<string[]> {
  const { violations: broken } = await builder.analyze();
  return broken.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary})`),
  );
}

/** What axe finds on the page, or within what a selector names: WCAG 2.2 AA and best practice. */
export const violations = (page: Page, within?: string): Promise<string[]> =>
  found(axe(page, within).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']));

/**
 * What axe finds in light colours, then in dark ones, where only what depends on colours is looked at again. WebDriver BiDi
 * does not tell Firefox ESR which colours to use: there it is the light ones alone.
 */
export async function violationsInBothSchemes(page: Page, within?: string): Promise<string[]> {
  const light = await violations(page, within);
  if (page.context().browser()?.browserType().name() === 'firefox') return light;
  const textColour = () => page.evaluate(() => getComputedStyle(document.body).color);
  const lightText = await textColour();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(textColour, { message: 'the page follows the dark scheme' }).not.toBe(lightText);
  await colouredAnew(page);
  const dark = await found(axe(page, within).withRules(['color-contrast', 'link-in-text-block']));
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(textColour, { message: 'the page follows the light scheme' }).toBe(lightText);
  await colouredAnew(page);
  return [...light, ...dark.map((words) => `in dark colours: ${words}`)];
}

/** Waits until everything has its new colours: antd's come with the next drawing of the page, and some of them by and by. */
const colouredAnew = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map((one) => one.finished));
  });
