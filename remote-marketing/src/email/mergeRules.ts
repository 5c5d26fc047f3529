import type { Contact } from '@steps/business';
import { textKey } from '@steps/platform';
import { fieldToken } from '../links/mergeMarks';

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

/** A text as its plain parts and its merge fields, in order. Unknown braces stay plain. */
export function mergeParts(text: string): readonly (string | MergeField)[] {
  const parts: (string | MergeField)[] = [];
  let from = 0;
  for (const match of text.matchAll(fieldToken)) {
    const field = byToken.get(textKey(match[0]));
    if (!field) continue;
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push(field);
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** Where a value is written: as words, or within an address. */
export type MergePlace = 'words' | 'address';

/** Whose values go into the fields of a text: a contact's, nobody's in particular, or marks that somebody else fills in. */
export type MergedFor = MergeContact | ((field: MergeField, place: MergePlace) => string) | undefined;

/** What is written for a field. */
export const fieldValue = (field: MergeField, reader: MergedFor, place: MergePlace = 'words'): string =>
  typeof reader === 'function' ? reader(field, place) : (reader && field.value(reader)) || field.otherwise;

/** An address within a text, with the fields in it. */
const addressIn = /(?:https?:\/\/|mailto:|www\.)(?:\{[\p{L} ]{2,20}\}|[^\s<>"])+/giu;

/**
 * A text as one person reads it; without a contact each field says what is written when nothing is known. Within an address
 * values are encoded. `written` says how values are put into words.
 */
export function merged(text: string, reader: MergedFor, written: (value: string) => string = (value) => value): string {
  let from = 0;
  let out = '';
  for (const match of text.matchAll(addressIn)) {
    out += filled(text.slice(from, match.index), reader, written);
    // An at sign is a sign of addresses as well, and easier to read.
    out += addressFor(match[0], reader, '@');
    from = match.index + match[0].length;
  }
  return out + filled(text.slice(from), reader, written);
}

/** An address as one person follows it: a sign of a value is no sign of the address. */
export const mergedAddress = (address: string, reader: MergedFor): string =>
  addressFor(address, reader, /^mailto:/iu.test(address) ? '@' : '%40');

const addressFor = (address: string, reader: MergedFor, at: string): string =>
  filled(
    address,
    reader,
    (value) =>
      // Whoever fills marks in encodes by their own rules.
      typeof reader === 'function' ? value : encodeURIComponent(value.replace(/\p{Cs}/gu, '')).replaceAll('%40', at),
    'address',
  );

const filled = (
  text: string,
  reader: MergedFor,
  written: (value: string) => string,
  place: MergePlace = 'words',
): string =>
  mergeParts(text)
    .map((part) => (typeof part === 'string' ? part : written(fieldValue(part, reader, place))))
    .join('');

/** Merge fields of a text, each once. */
export const fieldsIn = (...texts: readonly string[]): MergeField[] => [
  ...new Set(texts.flatMap(mergeParts).filter((part) => typeof part !== 'string')),
];

/** Fields of a text that a contact has no value for. */
export const unknownFor = (contact: MergeContact, ...texts: readonly string[]): MergeField[] =>
  fieldsIn(...texts).filter((field) => !field.value(contact));
