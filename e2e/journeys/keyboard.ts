import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the wanted element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator, { atMost = 60 } = {}): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < atMost; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Expected Tab to reach ${wanted} within ${atMost} presses, it did not.`);
}

/** Reaches an element by Tab, then presses a key on it. */
export async function pressOn(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Reaches a field by Tab, then types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
