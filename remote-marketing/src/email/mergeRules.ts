import type { Contact } from '@steps/shared';

/** A place in a text that each reader's own value goes into. */
export interface MergeField {
  /** As it is written in a text: `{first name}`. */
  readonly token: string;
  readonly label: string;
  /** The contact's value; empty when it is not known. */
  readonly value: (contact: MergeContact) => string;
  /** What is written when the value is not known. */
  readonly otherwise: string;
}

/** What of a contact can go into a text. */
export type MergeContact = Pick<Contact, 'name' | 'email' | 'title' | 'company'>;

const words = (name: string) => name.trim().split(/\s+/u).filter(Boolean);

export const mergeFields: readonly MergeField[] = [
  { token: '{first name}', label: 'First name', value: ({ name }) => words(name)[0] ?? '', otherwise: 'there' },
  {
    token: '{last name}',
    label: 'Last name',
    value: ({ name }) => words(name).slice(1).join(' '),
    otherwise: '',
  },
  { token: '{name}', label: 'Full name', value: ({ name }) => name.trim(), otherwise: 'there' },
  { token: '{company}', label: 'Company', value: ({ company }) => company.trim(), otherwise: 'your business' },
  { token: '{job title}', label: 'Job title', value: ({ title }) => title.trim(), otherwise: '' },
  { token: '{email}', label: 'Email', value: ({ email }) => email.trim(), otherwise: '' },
];

const byToken = new Map(mergeFields.map((field) => [field.token, field]));
const token = /\{[\p{L} ]{2,20}\}/gu;

/** A text as its plain parts and its merge fields, in order. Unknown braces stay plain. */
export function mergeParts(text: string): readonly (string | MergeField)[] {
  const parts: (string | MergeField)[] = [];
  let from = 0;
  for (const match of text.matchAll(token)) {
    const field = byToken.get(match[0].toLowerCase());
    if (!field) continue;
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push(field);
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** A text as one person reads it; without a contact each field says what is written when nothing is known. */
export const merged = (text: string, contact: MergeContact | undefined): string =>
  mergeParts(text)
    .map((part) => (typeof part === 'string' ? part : (contact && part.value(contact)) || part.otherwise))
    .join('');

/** Merge fields of a text, each once. */
export const fieldsIn = (...texts: readonly string[]): MergeField[] => [
  ...new Set(texts.flatMap(mergeParts).filter((part) => typeof part !== 'string')),
];

/** Fields of a text that a contact has no value for. */
export const unknownFor = (contact: MergeContact, ...texts: readonly string[]): MergeField[] =>
  fieldsIn(...texts).filter((field) => !field.value(contact));
