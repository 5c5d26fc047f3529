import type { Company } from '@steps/business';
import type { Catalogue } from '../records/catalogue/catalogue';
import { lastFields, ownerAlso, tagsField } from './commonFields';

/**
 * Every field of a company, in the order of forms, files and merges. List, page, forms, search, merging, CSV, JSON and what
 * AI may ask for are derived from it.
 */
export const companyCatalogue = {
  id: { label: 'Steps ID', kind: 'id', ownFiles: true },
  logo: { label: 'Logo', kind: 'picture', csv: false },
  // In a file that has people too, "Name" is theirs.
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
  address: { label: 'Address', kind: 'address', width: 180, section: 'info', search: true, ai: true },
  phone: {
    label: 'Phone',
    kind: 'phone',
    width: 116,
    section: 'reach',
    form: true,
    search: true,
    ai: true,
    also: ['phone number', 'telephone', 'telephone number', 'number'],
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
  tags: tagsField,
  revenue: { label: 'Revenue', kind: 'text', width: 110, section: 'info', ai: true },
  owner: {
    label: 'Owner',
    kind: 'words',
    width: 120,
    section: 'info',
    search: true,
    ai: true,
    also: ownerAlso,
  },
  description: { label: 'Description', kind: 'lines', width: 180, section: 'info', search: true, ai: true },
  ...lastFields(110),
} as const satisfies Catalogue<Company>;

export type CompanyCatalogue = typeof companyCatalogue;
