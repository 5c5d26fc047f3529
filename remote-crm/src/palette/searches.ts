import type { SearchProvider } from '@steps/platform';
import { activitySearch, taskSearch } from '../activities/activityPaletteSearch';
import { meetingSearch } from '../calendar/meetingSearch';
import { companySearch } from '../companies/companySearch';
import { contactSearch } from '../contacts/contactSearch';
import { dealSearch } from '../deals/dealSearch';
import { mailSearch } from '../mail/mailSearch';
import { quoteSearch } from '../quotes/quoteSearch';
import { contactListSearch } from '../staticLists/contactListSearch';
import { ticketSearch } from '../support/ticketSearch';

/**
 * The searches of this remote, in the palette's order. Each noun has its own in a file that ends in `Search.ts`; a test finds
 * any that is missing here.
 */
export const searches: readonly SearchProvider[] = [
  contactSearch,
  companySearch,
  dealSearch,
  taskSearch,
  activitySearch,
  contactListSearch,
  quoteSearch,
  meetingSearch,
  ticketSearch,
  mailSearch,
];
