/** How often it is looked whether developer tools are open (specification, part 2, section 9), ms. */
export const toolsInterval = 1_000;
/** A `debugger` statement that takes longer than this was stopped at: developer tools are open, ms. */
export const toolsThreshold = 100;

/**
 * Where people go on selecting, dragging and opening menus: fields and editors, what they entered themselves, code samples,
 * and what the product itself lets them drag. `data-own` marks own words that no element tells: notes, messages, reports.
 */
const kept = [
  'input, textarea, select, option, [contenteditable]:not([contenteditable="false"])',
  '[role="textbox"], [role="combobox"], [role="searchbox"], [role="spinbutton"]',
  'h1, dd, td, time, output, address, blockquote, [role="gridcell"], a[href^="mailto:"], a[href^="tel:"]',
  '[data-own], [data-result-text], .s-result',
  'pre, code, kbd, samp',
  '[draggable="true"]',
].join(', ');

/** Whether this place goes on working while the content is protected. */
export function keepsWorking(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null;
  return element?.closest(kept) !== null && element !== null;
}

/** Keys that open the menu of what has the focus; people who use no pointer need it everywhere. */
export const opensMenu = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);

/**
 * Whether the product is meant to be served by this host: localhost, an IP address, or the preview domain with what is
 * under it. `host` is `location.hostname`, where an address of version 6 is in brackets.
 */
export function isAllowedHost(host: string, previewDomain: string): boolean {
  if (host === 'localhost' || /^\[[\da-f:.]+\]$/i.test(host)) return true;
  if (/^(\d{1,3})(\.\d{1,3}){3}$/.test(host)) return host.split('.').every((part) => Number(part) <= 255);
  return previewDomain !== '' && (host === previewDomain || host.endsWith(`.${previewDomain}`));
}
