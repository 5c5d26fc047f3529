import type { Catalogue } from '../records/catalogue/catalogue';
import type { Quote } from './quote';

/** Every field of a quote: list, search and the labels of its editor are derived from it. */
export const quoteCatalogue = {
  id: { label: 'Quote ID', kind: 'id' },
  number: { label: 'Number', kind: 'text', width: 100, search: true, ai: true },
  status: {
    ...{ label: 'Status', kind: 'choice', width: 110 },
    values: ['draft', 'sent', 'accepted', 'declined'],
  },
  date: { label: 'Date', kind: 'day', width: 120, form: true, ai: true, also: ['day', 'dated', 'wrote', 'written'] },
  validUntil: {
    ...{ label: 'Valid until', kind: 'day', id: 'until', width: 120, form: true, ai: true },
    also: ['valid', 'run out', 'expire', 'expiring', 'good until'],
  },
  dealId: { label: 'Deal', kind: 'id' },
  companyId: { label: 'Company', kind: 'id', form: true },
  contactId: { label: 'Contact', kind: 'id', form: true },
  lines: { label: 'Content', kind: 'parts' },
  discount: { label: 'Discount', kind: 'count' },
  notes: { label: 'Notes', kind: 'lines', form: true, search: true, ai: true },
  terms: { label: 'Terms', kind: 'lines', form: true, ai: true },
  customer: { label: 'Customer', kind: 'parts' },
  seller: { label: 'Seller', kind: 'parts' },
  statusAt: { label: 'Status since', kind: 'moment', ai: true },
  createdAt: { label: 'Added', kind: 'moment', ai: true, also: ['created', 'new', 'add'] },
  updatedAt: { label: 'Changed', kind: 'moment' },
} as const satisfies Catalogue<Quote>;

export type QuoteCatalogue = typeof quoteCatalogue;
