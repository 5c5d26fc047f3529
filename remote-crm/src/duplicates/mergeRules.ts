import { type Company, type Contact, emailsOf, namePartKeys } from '@steps/business';
import { maxTags, RuleError, textKey } from '@steps/platform';
import { companyCatalogue } from '../nouns/companyCatalogue';
import { companyChoices } from '../nouns/companyWords';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { joinOthers } from '../nouns/contactReach';
import { contactChoices } from '../nouns/contactWords';
import { fieldsOf, type MergeRule, mergeRule } from '../records/catalogue/catalogue';
import type { Choice } from '../records/catalogue/choice';
import { phonesOf } from '../records/phones/contactPhones';
import { phoneKey } from '../records/phones/phoneNumbers';

/** What can be merged. */
export interface Nouns {
  readonly contact: Contact;
  readonly company: Company;
}
export type Noun = keyof Nouns;

/** A field of the merged record: its key (`properties.Name` for a custom property) and its name on the screen. */
export interface MergeField {
  readonly key: string;
  readonly label: string;
  /** All texts are kept unless somebody chooses one. */
  readonly joined: boolean;
}

/** A field whose values differ: each value once, newest record first, with the record it comes from. */
export interface FieldChoice extends MergeField {
  readonly values: readonly { readonly from: string; readonly value: string }[];
}

/** By field key: the id of the record whose value is kept, or `every` for all texts one below the other. */
export type Choices = Readonly<Record<string, string>>;
/** Notes are all kept unless somebody chooses one. */
export const every = 'every';

/** Fields in which the person chooses one value, or keeps all texts. */
const chosenFields = (catalogue: object): readonly MergeField[] =>
  fieldsOf(catalogue).flatMap(([key, field]) => {
    const rule = mergeRule(field);
    return rule === 'choose' || rule === 'join' ? [{ key, label: field.label, joined: rule === 'join' }] : [];
  });

const catalogues = { contact: contactCatalogue, company: companyCatalogue };
const fieldNames = { contact: chosenFields(contactCatalogue), company: chosenFields(companyCatalogue) };

type Fields = Readonly<Record<string, unknown>>;

/** The fields in which the records differ, with the values to choose from; empty values are no choice. */
export function fieldChoices<N extends Noun>(noun: N, records: readonly Nouns[N][]): FieldChoice[] {
  const sorted = newestFirst(records);
  return mergeFields(noun, records).flatMap((field) => {
    const values = new Map<string, string>();
    for (const record of sorted) {
      const value = inWords(noun, field.key, rawValue(record, field.key));
      if (value && ![...values.values()].includes(value)) values.set(record.id, value);
    }
    if (values.size < 2) return [];
    return [{ ...field, values: [...values].map(([from, value]) => ({ from, value })) }];
  });
}

/** The record with the most filled fields is kept; if several have as many, the one changed last. */
export function mostComplete<N extends Noun>(noun: N, records: readonly Nouns[N][]): string {
  const filled = (record: Nouns[N]) =>
    mergeFields(noun, records).filter(({ key }) => shown(rawValue(record, key)) !== '').length + record.tags.length;
  const [best] = newestFirst(records).sort((one, other) => filled(other) - filled(one));
  if (!best) throw new RuleError('Choose at least two records to merge; there are none.');
  return best.id;
}

/** Preselected: the kept record's values, for its empty fields the newest value of the others, and all notes. */
export function proposedChoices<N extends Noun>(noun: N, records: readonly Nouns[N][], keepId: string): Choices {
  const sorted = newestFirst(records).sort((one, other) => Number(other.id === keepId) - Number(one.id === keepId));
  return Object.fromEntries(
    mergeFields(noun, records).flatMap(({ key, joined }) => {
      if (joined) return [[key, every]];
      const from = sorted.find((record) => shown(rawValue(record, key)) !== '');
      return from ? [[key, from.id]] : [];
    }),
  );
}

/** All tags of the records, each once however it is written. */
export function unitedTags(records: readonly { readonly tags: readonly string[] }[]): string[] {
  const byName = new Map<string, string>();
  for (const tag of records.flatMap((record) => record.tags)) {
    if (!byName.has(textKey(tag))) byName.set(textKey(tag), tag);
  }
  return [...byName.values()];
}

/**
 * The kept record with the chosen values. Lists and custom properties are united, the earliest creation and the latest
 * contact count, and it is archived only if all were. `RuleError` for fewer than two records, an unknown record to keep, or
 * more tags than a record can have.
 */
export function mergedRecord<N extends Noun>(
  noun: N,
  records: readonly Nouns[N][],
  keepId: string,
  choices: Choices,
  tags: readonly string[],
): Nouns[N] {
  const kept = records.find((record) => record.id === keepId);
  if (!kept || records.length < 2) {
    throw new RuleError(`Choose at least two ${plurals[noun]} to merge, and one of them to keep.`);
  }
  if (tags.length > maxTags) {
    throw new RuleError(
      `A ${noun} can have at most ${maxTags} tags, not ${tags.length}. Leave out ${tags.length - maxTags}.`,
    );
  }
  const chosen = { ...proposedChoices(noun, records, keepId), ...choices };
  const merged: Record<string, unknown> = { ...kept, tags: [...tags] };
  const properties: Record<string, unknown> = {};
  for (const { key } of mergeFields(noun, records)) {
    const from = records.find((record) => record.id === chosen[key]) ?? kept;
    const value = chosen[key] === every ? allTexts(records, key) : rawValue(from, key);
    const property = propertyOf(key);
    if (property === undefined) merged[key] = value;
    else if (value !== undefined) properties[property] = value;
    if (noun === 'contact' && key === 'company') merged.companyId = (from as Contact).companyId;
    if (noun === 'contact' && key === 'name') for (const part of namePartKeys) merged[part] = (from as Contact)[part];
  }
  for (const [key, field] of fieldsOf(catalogues[noun])) {
    const values = [kept, ...records].map((record) => rawValue(record, key));
    const value = settled[mergeRule(field)]?.(values);
    if (value !== undefined) merged[key] = value;
  }
  if (noun === 'contact') Object.assign(merged, otherReach(merged, records as readonly Contact[]));
  // Every field came from records of this very kind; the schema checks it again when it is saved.
  return {
    ...merged,
    properties,
    archivedAt: records.every((record) => record.archivedAt) ? kept.archivedAt : undefined,
  } as unknown as Nouns[N];
}

/** All emails and numbers of the contacts except the chosen ones, each once, so that each of them still finds the contact. */
function otherReach(merged: Pick<Fields, string>, records: readonly Contact[]): Partial<Contact> {
  const [email, phone] = [String(merged.email ?? ''), String(merged.phone ?? '')];
  const emails = emailsOf({ email, otherEmails: joinOthers(records.flatMap(emailsOf)) });
  const phones = new Map(
    [phone, ...records.flatMap(phonesOf)]
      .filter(Boolean)
      .map((one) => [phoneKey(one) ?? one, one] as const)
      .reverse(),
  );
  const otherPhones = [...phones.values()].reverse().filter((one) => one !== phone);
  return {
    otherEmails: joinOthers(emails.filter((one) => one !== email)),
    otherPhones: joinOthers(otherPhones),
  };
}

/** The value of fields that nobody is asked about, from the kept record's value and then all others. */
const settled: Partial<Readonly<Record<MergeRule, (values: readonly unknown[]) => unknown>>> = {
  unite: (values) => {
    const words = [...new Set(values.flatMap((value) => value ?? []))];
    return words.length > 0 ? words : undefined;
  },
  fill: (values) => values.find(Boolean) ?? '',
  latest: (values) => times(values).at(-1),
  earliest: (values) => times(values)[0],
};

const times = (values: readonly unknown[]) => values.filter((value) => typeof value === 'string').sort();

/**
 * The values of other records that the merged one does not have, one line each, for the timeline: nothing disappears
 * unnoticed.
 */
export function notKept<N extends Noun>(noun: N, records: readonly Nouns[N][], merged: Nouns[N]): string[] {
  return mergeFields(noun, records).flatMap(({ key, label, joined }) => {
    if (joined || (noun === 'contact' && (key === 'email' || key === 'phone'))) return [];
    const kept = inWords(noun, key, rawValue(merged, key));
    const others = new Set(
      records.map((record) => inWords(noun, key, rawValue(record, key))).filter((value) => value && value !== kept),
    );
    return others.size > 0 ? [`${label}: ${[...others].join(', ')}`] : [];
  });
}

/** "contacts", "companies". */
export const plurals: Readonly<Record<Noun, string>> = { contact: 'contacts', company: 'companies' };

/** The fields of the noun, and custom properties that any of the records has. */
function mergeFields<N extends Noun>(noun: N, records: readonly Nouns[N][]): MergeField[] {
  const own = new Set(records.flatMap((record) => Object.keys(record.properties)));
  return [...fieldNames[noun], ...[...own].map((name) => ({ key: `properties.${name}`, label: name, joined: false }))];
}

const propertyOf = (key: string) => (key.startsWith('properties.') ? key.slice('properties.'.length) : undefined);

function rawValue(record: Contact | Company, key: string): unknown {
  const property = propertyOf(key);
  // Keys come from `mergeFields`, so they are fields of the record.
  return property === undefined ? (record as unknown as Fields)[key] : record.properties[property];
}

/** A value as text; a score of 0 means that nobody set one. */
const shown = (value: unknown): string =>
  value === undefined || value === 0 ? '' : typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value).trim();

/** Values that have words of their own, in the words of lists and pages. */
const choices: { readonly [N in Noun]: Readonly<Record<string, Choice>> } = {
  contact: contactChoices,
  company: companyChoices,
};

function inWords(noun: Noun, key: string, value: unknown): string {
  const text = shown(value);
  return text && Object.hasOwn(choices[noun], key) ? (choices[noun][key]?.shown(text) ?? text) : text;
}

const allTexts = (records: readonly (Contact | Company)[], key: string) =>
  [...new Set(newestFirst(records).map((record) => shown(rawValue(record, key))))].filter(Boolean).join('\n\n');

/** The order of records and values in a merge: a record keeps its side. */
export const newestFirst = <T extends { readonly updatedAt: string }>(records: readonly T[]): T[] =>
  [...records].sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
