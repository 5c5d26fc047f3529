// @ts-check

/** Words that are in every article and tell none from another: 8 % of the index, and nobody looks for them. */
const everywhere = new Set(
  'a an and are as at be by for from in is it its of on or that the this to with you your'.split(' '),
);

/**
 * How the search index is made, at build time, and read, in the browser.
 * @type {import('minisearch').Options<import('./searchEntry').SearchEntry>}
 */
export const indexOptions = {
  idField: 'href',
  fields: ['title', 'heading', 'keywords', 'text'],
  storeFields: ['title', 'heading', 'group', 'text'],
  processTerm: (word) => {
    const term = word.toLowerCase();
    return everywhere.has(term) ? null : term;
  },
};
