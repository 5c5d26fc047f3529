import type { Company } from '@steps/business';
import { isEmailAddress } from '@steps/platform';
import * as v from 'valibot';
import { companyCatalogue } from '../nouns/companyCatalogue';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { isCardExtra } from '../nouns/vcardExtras';
import { type CatalogueField, type CatalogueKind, fieldsOf } from '../records/catalogue/catalogue';
import { EmailsSeen, type ImportedContact, type ImportedProperty, type ImportRows, maxTags } from './importedContact';
import { ImportFileError } from './importFileRules';

// Repeated here because a worker cannot load the shared library; the store checks each record again.
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/));
const time = v.pipe(v.string(), v.isoTimestamp());
const score = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const tags = v.pipe(v.array(v.string()), v.maxLength(maxTags));
const properties = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
const email = v.pipe(
  v.string(),
  v.check((text) => text === '' || isEmailAddress(text), 'expected an email address'),
);

const string = v.string();

/** What a file may hold for a field, by its kind. */
const parsers: Readonly<Record<CatalogueKind, v.GenericSchema>> = {
  ...{ money: v.number(), count: v.number(), day: string, flag: v.boolean(), parts: v.array(v.unknown()) },
  ...{ id, email, score, tags, properties, moment: time, names: v.array(string) },
  ...{ emails: string, phones: string, namePart: string },
  ...{ text: string, lines: string, words: string, choice: string, picture: string },
  ...{ phone: string, website: string, linkedin: string, x: string, address: string },
};

/** A noun in our own files: each field may be missing except those in `needed`. */
function schemaOf(
  fields: readonly (readonly [string, CatalogueField])[],
  needed: Readonly<Record<string, v.GenericSchema>> = {},
) {
  const entries = fields.map(([key, { kind, values }]) => {
    const parser = values ? v.picklist(values) : parsers[kind];
    return [key, needed[key] ?? v.optional(parser)];
  });
  return v.object(Object.fromEntries(entries));
}

const contactSchema = schemaOf(fieldsOf(contactCatalogue), { name: string, email });
const companySchema = schemaOf(fieldsOf(companyCatalogue), { id, name: v.pipe(string, v.trim(), v.nonEmpty()) });
const cardSchema = schemaOf(fieldsOf(contactCatalogue).filter(([key]) => isCardExtra(key)));

/** A company as our own export gives it. */
export type ImportedCompany = Partial<Company> & Pick<Company, 'id' | 'name'>;

const propertySchema = v.object({
  noun: v.picklist(['contact', 'company']),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
  kind: v.picklist(['text', 'number', 'date', 'choice', 'yes-no', 'link']),
  choices: v.optional(v.array(v.string()), []),
});

const fileSchema = v.object({
  format: v.literal('steps-records'),
  version: v.pipe(v.number(), v.integer()),
  contacts: v.optional(v.array(v.unknown()), []),
  companies: v.optional(v.array(v.unknown()), []),
  properties: v.optional(v.array(v.unknown()), []),
});

/** Records of a JSON file, not checked yet. */
export type OwnFile = v.InferOutput<typeof fileSchema>;

/** The values in our own line of a vCard. Throws if it is something else. */
export const readOwnFields = (value: unknown): Partial<ImportedContact> =>
  // The import treats absent and `undefined` alike.
  v.parse(cardSchema, value) as Partial<ImportedContact>;

/** Reads the text of a JSON file. Throws `ImportFileError` unless Steps exported it. */
export function readOwnFile(json: string): OwnFile {
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch {
    throw new ImportFileError('This JSON file is damaged or cut off. Export it again and choose the new file.');
  }
  const file = v.safeParse(fileSchema, content);
  if (!file.success) {
    throw new ImportFileError(
      'This JSON file was not exported from Steps. Choose a Steps export of contacts or companies, or a CSV file or vCard from another product.',
    );
  }
  if (file.output.version > 1) {
    throw new ImportFileError('This file was exported by a newer version of Steps. Reload the page and try again.');
  }
  if (file.output.contacts.length + file.output.companies.length === 0) {
    throw new ImportFileError('The file holds neither contacts nor companies.');
  }
  return file.output;
}

/** A company from an export of ours, or why it is none. */
export function companyOf(value: unknown): ImportedCompany | string {
  const company = v.safeParse(companySchema, value);
  // The catalogue has the fields of a company, each parsed by its kind.
  return company.success ? (company.output as ImportedCompany) : `The company is damaged: ${why(company.issues[0])}`;
}

/** The custom properties that the file defines; for damaged definitions the kind comes from the values instead. */
const propertiesOf = (file: OwnFile): ImportedProperty[] =>
  file.properties.flatMap((value) => {
    const property = v.safeParse(propertySchema, value);
    return property.success ? [property.output] : [];
  });

/** The contacts and companies of our own file; damaged ones are left out with the reason. */
export function recordsOf(
  file: OwnFile,
  onProgress: (done: number) => void = () => {},
): ImportRows & { readonly companies: ImportedCompany[] } {
  const rows = {
    contacts: [],
    rowNumbers: [],
    problems: [],
    properties: propertiesOf(file),
    companies: [],
  } as ImportRows & {
    companies: ImportedCompany[];
  };
  const seen = new EmailsSeen();
  const fail = (row: number, reason: string, value: unknown) =>
    rows.problems.push({ row, reason, kept: false, cells: [JSON.stringify(value)?.slice(0, 500) ?? ''] });
  for (const [index, value] of file.companies.entries()) {
    const company = companyOf(value);
    if (typeof company === 'string') fail(index + 1, company, value);
    else rows.companies.push(company);
  }
  for (const [index, value] of file.contacts.entries()) {
    if (index % 2000 === 0) onProgress(index / file.contacts.length);
    const row = index + 1;
    const contact = v.safeParse(contactSchema, value);
    if (!contact.success) {
      fail(row, `The contact is damaged: ${why(contact.issues[0])}`, value);
      continue;
    }
    // The catalogue has the fields of a contact; the import treats absent and `undefined` alike.
    const found = contact.output as unknown as ImportedContact;
    const { name, email: address } = found;
    const reason = name.trim() || address ? seen.repeats(address, row) : 'Neither a name nor an email address.';
    if (reason) {
      fail(row, reason, value);
      continue;
    }
    rows.contacts.push(found);
    rows.rowNumbers.push(row);
  }
  onProgress(1);
  return rows;
}

const why = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`;
