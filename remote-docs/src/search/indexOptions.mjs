// @ts-check

/**
 * How the search index is made, at build time, and read, in the browser.
 * @type {import('minisearch').Options<import('./searchEntry').SearchEntry>}
 */
export const indexOptions = {
  idField: 'href',
  fields: ['title', 'heading', 'keywords', 'text'],
  storeFields: ['title', 'heading', 'group', 'text'],
};
