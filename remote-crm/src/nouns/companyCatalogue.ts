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
  industry: {
    label: 'Industry',
    kind: 'words',
    width: 140,
    section: 'info',
    form: true,
    search: true,
    ai: true,
    also: ['sector', 'trade', 'line of business'],
  },
  location: {
    label: 'Location',
    kind: 'words',
    width: 130,
    section: 'info',
    form: true,
    search: true,
    ai: true,
    also: ['town', 'city', 'place', 'based', 'located', 'where'],
  },
  address: { label: 'Address', kind: 'address', width: 180, section: 'info', search: true },
  phone: {
    label: 'Phone',
    kind: 'phone',
    width: 116,
    section: 'reach',
    form: true,
    search: true,
    ai: true,
    also: ['phone number', 'telephone', 'number'],
  },
  email: {
    label: 'Email',
    kind: 'email',
    width: 160,
    section: 'reach',
    search: true,
    ai: true,
    also: ['email address', 'e-mail', 'mail'],
  },
  website: {
    label: 'Website',
    kind: 'website',
    width: 150,
    section: 'reach',
    form: true,
    search: true,
    ai: true,
    also: ['web site', 'site', 'homepage'],
  },
  linkedin: { label: 'LinkedIn', kind: 'linkedin', width: 150, section: 'social', ai: true },
  status: {
    ...{ label: 'Status', kind: 'choice', width: 110, ai: true },
    values: ['active', 'prospect', 'partner', 'churned'],
  },
  size: {
    ...{ label: 'Size', kind: 'choice', width: 136, ai: true, also: ['big'] },
    values: ['startup', 'small', 'medium', 'large', 'enterprise'],
  },
  score: { label: 'Score', kind: 'score', width: 70, ai: true, also: ['scored', 'scoring'] },
  tags: { label: 'Tags', kind: 'tags', id: 'tag', width: 160, search: true, ai: true, also: ['tag', 'tagged'] },
  revenue: { label: 'Revenue', kind: 'text', width: 110, section: 'info', ai: true },
  owner: {
    label: 'Owner',
    kind: 'words',
    width: 120,
    section: 'info',
    search: true,
    ai: true,
    also: [
      'own',
      'owned',
      'owned by',
      'belongs to',
      'belong to',
      'looks after',
      'look after',
      'looked after',
      'assigned',
      'assigned to',
      'team',
      'of us',
    ],
  },
  description: { label: 'Description', kind: 'lines', width: 180, section: 'info', search: true, ai: true },
  notes: { label: 'Notes', kind: 'lines', width: 180, search: true, ai: true, merge: 'join' },
  properties: { label: 'Custom properties', kind: 'properties', csv: false },
  createdAt: {
    ...{
      label: 'Added',
      kind: 'moment',
      id: 'created',
      width: 110,
      ai: true,
      also: ['new', 'created', 'joined', 'add'],
    },
    ...{ csv: 'Created', ownFiles: true, merge: 'earliest' },
  },
  updatedAt: { label: 'Changed', kind: 'moment', id: 'updated', width: 110, csv: false, merge: 'keep' },
  archivedAt: { label: 'Archived', kind: 'moment', ownFiles: true, merge: 'every' },
} as const satisfies Catalogue<Company>;

export type CompanyCatalogue = typeof companyCatalogue;
