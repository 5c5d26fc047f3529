// @ts-check

/**
 * A place whose usability is timed. The functions run in the page: `ready` when its content shows, `act` is one click,
 * `answered` when the page has reacted to it.
 * @typedef {{ title: string, path: string, ready: () => boolean, act: () => void, answered: () => boolean }} Place
 */

/** @type {Place} */
export const gate = {
  title: 'Gate',
  path: '/',
  ready: () => document.querySelector('input[type="radio"]') !== null,
  act: () => /** @type {HTMLElement} */ (document.querySelector('input[type="radio"]:not(:checked)')).click(),
  answered: () => document.querySelectorAll('input[type="radio"]:checked').length === 1,
};

/** Figures show; the navigation is made narrow. @type {Place} */
export const dashboard = {
  title: 'Dashboard',
  path: '/?module=dashboard',
  ready: () =>
    /\d/.test(document.querySelector('main .s-stat__value')?.textContent ?? '') &&
    document.querySelector('main .s-stat')?.checkVisibility() === true,
  act: () => /** @type {HTMLElement} */ (document.querySelector('[aria-label="Shrink navigation"]')).click(),
  answered: () => document.querySelector('[aria-label="Widen navigation"]') !== null,
};

/** Contacts show; the first one is selected. @type {Place} */
export const crmList = {
  title: 'CRM list',
  path: '/?module=crm',
  ready: () => document.querySelector('main a[href^="/crm/contacts/"]')?.checkVisibility() === true,
  act: () => /** @type {HTMLElement} */ (document.querySelector('main .s-list__row input')).click(),
  answered: () => document.querySelector('main .s-list__row[aria-selected="true"]') !== null,
};
