import type { Page } from '@playwright/test';

/**
 * By WebDriver BiDi `fill` sets the value of a field in a way that React does not notice: in Firefox a field is filled by
 * the keyboard, as a person does it.
 */
export function typeInsteadOfFill(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('body'));
  locators.fill = async function fill(this: ReturnType<Page['locator']>, text: string) {
    await this.focus();
    await this.selectText();
    await page.keyboard.press('Delete');
    await page.keyboard.type(text);
  };
}
