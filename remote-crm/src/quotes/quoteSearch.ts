import { formatPence } from '@steps/platform';
import { type Quote, quotes } from '../nouns/quote';
import { quoteCatalogue } from '../nouns/quoteCatalogue';
import { searchTextOf } from '../records/catalogue/searchText';
import { provider } from '../records/search/provider';
import { searchOver } from '../records/search/searchRules';
import { quoteHref } from './quoteAddress';
import { customerName } from './quoteCustomer';
import { quoteTotals } from './quoteRules';

const textOf = searchTextOf<Quote>(quoteCatalogue);

/** Quotes by number, notes, content and whom they are for. */
export const searchQuotes = searchOver((quote: Quote) =>
  [textOf(quote), customerName(quote), ...quote.lines.map(({ description }) => description)].join(' '),
);

/** Quotes in the palette. */
export const quoteSearch = provider(
  'crm.quotes',
  'Quotes',
  (query) => searchQuotes(quotes.all(), query),
  (quote) => ({
    id: quote.id,
    title: quote.number,
    detail: [customerName(quote), formatPence(quoteTotals(quote).totalPence)].filter(Boolean).join(' · '),
    href: quoteHref(quote.id),
  }),
  'quote',
);
