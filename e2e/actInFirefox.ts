import type { Locator, Page } from '@playwright/test';

/**
 * What WebDriver BiDi does otherwise in Firefox, for all pages of the process, whichever of them is given. `fill` sets a
 * value in a way that React does not notice: it is set as the browser itself does it. Its mouse begins no dragging of the
 * browser's own (https://github.com/w3c/webdriver-bidi/issues/487): the page is told the events of one.
 */
export function actInFirefox(page: Page): void {
  const locators: Pick<Locator, 'fill' | 'dragTo'> = Object.getPrototypeOf(page.locator('body'));
  locators.fill = async function fill(this: Locator, text) {
    await this.waitFor();
    await this.focus();
    let filled = await this.evaluate(setValue, text);
    // Another field may have taken the place of the one that was found, as a control does when it arrives.
    while (filled === 'gone') filled = await this.evaluate(setValue, text);
    if (filled === 'filled') return;
    const { keyboard } = this.page();
    await this.selectText();
    await keyboard.press('Delete');
    await keyboard.type(text);
  };
  const { dragTo: byMouse } = locators;
  locators.dragTo = async function dragTo(this: Locator, target, options) {
    const isDraggable = await this.evaluate((element) => element.closest('[draggable=true]') !== null);
    if (!isDraggable) return byMouse.call(this, target, options);
    const dataTransfer = await this.page().evaluateHandle(() => new DataTransfer());
    await this.dispatchEvent('dragstart', { dataTransfer });
    for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer });
    // Where it was dropped, what was dragged may have gone from its place.
    if ((await this.count()) > 0) await this.dispatchEvent('dragend', { dataTransfer });
  };
}

/** Runs in the page. Returns whether it filled a field, found one that has left the page, or found other text, which is typed. */
function setValue(element: Element, text: string): 'filled' | 'gone' | 'typed' {
  if (!element.isConnected) return 'gone';
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return 'typed';
  // React has a setter of its own on the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return 'filled';
}
