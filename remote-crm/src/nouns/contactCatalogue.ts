import type { Contact } from '@steps/shared';
import type { Catalogue } from '../ground/catalogue/catalogue';

/**
 * Every field of a contact, in the order of forms, files and merges. List, page, form, search, merging, CSV, vCard, JSON and
 * what AI may ask for are derived from it.
 */
export const contactCatalogue = {
  id: { label: 'Steps ID', kind: 'id', ownFiles: true },
  avatar: { label: 'Picture', kind: 'picture', csv: false },
  name: { label: 'Name', kind: 'text', width: 138, section: 'header', form: true, search: true, ai: true },
  namePrefix: { label: 'Name prefix', kind: 'namePart' },
  firstName: { label: 'First name', kind: 'namePart' },
  middleName: { label: 'Middle name', kind: 'namePart' },
  lastName: { label: 'Last name', kind: 'namePart' },
  nameSuffix: { label: 'Name suffix', kind: 'namePart' },
  email: { label: 'Email', kind: 'email', width: 126, section: 'info', form: true, search: true, ai: true },
  otherEmails: { label: 'Other emails', kind: 'emails', width: 150, section: 'info', search: true, ai: true },
  phone: { label: 'Phone', kind: 'phone', width: 116, section: 'info', form: true, search: true, ai: true },
  otherPhones: { label: 'Other phone numbers', kind: 'phones', width: 150, section: 'info', search: true, ai: true },
  title: { label: 'Job title', kind: 'text', width: 150, section: 'professional', form: true, search: true, ai: true },
  company: { label: 'Company', kind: 'text', width: 98, section: 'professional', search: true, ai: true },
  companyId: { label: 'Company ID', kind: 'id', csv: false },
  role: { label: 'Role', kind: 'text', width: 150, section: 'professional', search: true },
  status: { label: 'Status', kind: 'choice', width: 102, search: true, ai: true },
  temperature: { label: 'Temperature', kind: 'choice', values: ['cold', 'warm', 'hot'], width: 90, ai: true },
  score: { label: 'Lead score', short: 'Score', kind: 'score', width: 64, ai: true },
  tags: { label: 'Tags', kind: 'tags', id: 'tag', width: 160, search: true, ai: true },
  lists: { label: 'Lists', kind: 'names', id: 'list', width: 140, search: true, ai: true },
  lastContact: { label: 'Last contact', kind: 'moment', width: 120, ai: true },
  linkedin: { label: 'LinkedIn', kind: 'linkedin', width: 150, section: 'social' },
  twitter: { label: 'X (Twitter)', kind: 'x', width: 150, section: 'social', csv: 'Twitter' },
  website: { label: 'Website', kind: 'website', width: 150, section: 'social', search: true },
  address: { label: 'Address', kind: 'address', width: 180, section: 'info', search: true },
  source: { label: 'Source', kind: 'words', width: 120, section: 'professional', search: true, ai: true },
  owner: { label: 'Owner', kind: 'words', width: 120, section: 'professional', search: true, ai: true },
  notes: { label: 'Notes', kind: 'lines', width: 180, search: true, merge: 'join' },
  properties: { label: 'Custom properties', kind: 'properties', csv: false },
  createdAt: {
    ...{ label: 'Added', kind: 'moment', id: 'created', width: 120, ai: true },
    ...{ csv: 'Created', ownFiles: true, merge: 'earliest' },
  },
  updatedAt: { label: 'Changed', kind: 'moment', id: 'updated', width: 120, csv: false, merge: 'keep' },
  archivedAt: { label: 'Archived', kind: 'moment', ownFiles: true, merge: 'every' },
} as const satisfies Catalogue<Contact>;

export type ContactCatalogue = typeof contactCatalogue;
