import type { Company } from '@steps/shared';
import type { Catalogue } from '../ground/catalogue/catalogue';

/**
 * Every field of a company, in the order of forms, files and merges. List, page, forms, search, merging, CSV, JSON and what
 * AI may ask for are derived from it.
 */
export const companyCatalogue = {
  id: { label: 'Steps ID', kind: 'id', ownFiles: true },
  logo: { label: 'Logo', kind: 'picture', csv: false },
  // In a file that names people too, "Name" is theirs.
  name: {
    label: 'Name',
    kind: 'text',
    width: 200,
    section: 'header',
    form: true,
    search: true,
    ai: true,
    csv: 'Company',
  },
  industry: { label: 'Industry', kind: 'words', width: 140, section: 'info', form: true, search: true, ai: true },
  location: { label: 'Location', kind: 'words', width: 130, section: 'info', form: true, search: true, ai: true },
  address: { label: 'Address', kind: 'address', width: 180, section: 'info', search: true },
  phone: { label: 'Phone', kind: 'phone', width: 116, section: 'reach', form: true, search: true, ai: true },
  email: { label: 'Email', kind: 'email', width: 160, section: 'reach', search: true, ai: true },
  website: { label: 'Website', kind: 'website', width: 150, section: 'reach', form: true, search: true, ai: true },
  linkedin: { label: 'LinkedIn', kind: 'linkedin', width: 150, section: 'social' },
  status: {
    ...{ label: 'Status', kind: 'choice', width: 110, ai: true },
    values: ['active', 'prospect', 'partner', 'churned'],
  },
  size: {
    ...{ label: 'Size', kind: 'choice', width: 136, ai: true },
    values: ['startup', 'small', 'medium', 'large', 'enterprise'],
  },
  score: { label: 'Score', kind: 'score', width: 70, ai: true },
  tags: { label: 'Tags', kind: 'tags', id: 'tag', width: 160, search: true, ai: true },
  revenue: { label: 'Revenue', kind: 'text', width: 110, section: 'info' },
  owner: { label: 'Owner', kind: 'words', width: 120, section: 'info', search: true, ai: true },
  description: { label: 'Description', kind: 'lines', width: 180, section: 'info', search: true },
  notes: { label: 'Notes', kind: 'lines', width: 180, search: true, merge: 'join' },
  properties: { label: 'Custom properties', kind: 'properties', csv: false },
  createdAt: {
    ...{ label: 'Added', kind: 'moment', id: 'created', width: 110, ai: true },
    ...{ csv: 'Created', ownFiles: true, merge: 'earliest' },
  },
  updatedAt: { label: 'Changed', kind: 'moment', id: 'updated', width: 110, csv: false, merge: 'keep' },
  archivedAt: { label: 'Archived', kind: 'moment', ownFiles: true, merge: 'every' },
} as const satisfies Catalogue<Company>;

export type CompanyCatalogue = typeof companyCatalogue;
