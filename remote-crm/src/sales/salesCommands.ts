import type { PaletteCommand } from '@steps/platform';
import { salesHref } from '../quotes/quoteAddress';

/** What the palette offers of the module sales. */
export const salesCommands: readonly PaletteCommand[] = [
  {
    id: 'sales.new-quote',
    title: 'Add quote',
    keywords: ['new', 'offer', 'estimate', 'proposal', 'vat', 'pdf'],
    run: ({ navigate }) => navigate(salesHref({ tab: 'quotes', new: 'quote' })),
  },
  {
    id: 'sales.overview',
    title: 'Open sales overview',
    keywords: ['forecast', 'pipeline', 'target', 'conversion', 'win rate'],
    run: ({ navigate }) => navigate(salesHref({ tab: 'overview' })),
  },
  {
    id: 'sales.quotes',
    title: 'Open quotes',
    keywords: ['offers', 'estimates'],
    run: ({ navigate }) => navigate(salesHref({ tab: 'quotes' })),
  },
  {
    id: 'sales.quote-settings',
    title: 'Quote settings',
    keywords: ['vat number', 'terms', 'address'],
    run: ({ navigate }) => navigate(salesHref({ tab: 'quotes', settings: 'quotes' })),
  },
];
