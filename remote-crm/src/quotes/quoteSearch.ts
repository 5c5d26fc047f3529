import { formatPence, type SearchProvider } from '@steps/shared';
import { provider } from '../ground/search/provider';
import { folded } from '../ground/search/searchRules';
import { quotes } from './quote';
import { quoteHref } from './quoteAddress';
import { customerName } from './quoteCustomer';
import { quoteTotals } from './quoteRules';

/** Quotes in the palette, by number, customer and content. */
export const quoteSearch: readonly SearchProvider[] = [
  provider(
    'crm.quotes',
    'Quotes',
    (query) => {
      const words = folded(query).split(/\s+/).filter(Boolean);
      return quotes.all().filter((quote) => {
        const content = quote.lines.map((line) => line.description).join(' ');
        const text = folded(`${quote.number} ${customerName(quote)} ${content}`);
        return words.every((word) => text.includes(word));
      });
    },
    (quote) => ({
      id: quote.id,
      title: quote.number,
      detail: [customerName(quote), formatPence(quoteTotals(quote).totalPence)].filter(Boolean).join(' · '),
      href: quoteHref(quote.id),
    }),
    'quote',
  ),
];
