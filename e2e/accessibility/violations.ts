import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The whole page as it is when scrolled to: axe would take buttons for too small that are half covered by what sticks to the
 * window's edge, or by days of a timeline whose heights are estimates until they come into sight.
 */
const scrolledTo =
  '.c-bar, .h-bottom { position: static !important; } .c-day { content-visibility: visible !important; }';

/** What axe finds on the page (WCAG 2.2 AA and best practice), in words: rule, what it says, and where. */
export async function violations(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: scrolledTo });
  const { violations: found } = await new AxeBuilder({ page })
    // No frames of other origins to look into, so the faster way that needs no second page.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary})`),
  );
}
