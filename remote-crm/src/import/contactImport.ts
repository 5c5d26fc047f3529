import {
  type Contact,
  type ContactInput,
  checkedEmail,
  companies,
  companyWithName,
  contacts,
  contactWithEmail,
  emailsOf,
  newCompany,
  newContact,
  sameEmail,
} from '@steps/business';
import {
  checkApproved,
  emailKey,
  isBlank,
  maxTags,
  type Origin,
  openStep,
  patched,
  person,
  put,
  type RowChange,
  RuleError,
  sameText,
  stamp,
  textKey,
  yieldToMain,
} from '@steps/platform';
import { joinOthers } from '../nouns/contactReach';
import { partsAlong } from '../nouns/contactState';
import { phonesOf } from '../records/phones/contactPhones';
import { phoneKey } from '../records/phones/phoneNumbers';
import { withTag } from '../records/tagRules';

/** Rows imported between two pauses for the browser (our choice: about 10 ms of work each). */
export const importChunkRows = 500;

/** What to do with rows of known contacts, and with rows of new ones. */
export type ImportMode = 'create' | 'update' | 'both';

/**
 * A contact from a file. `id` names the contact it belongs to; if there is none with it, the new contact gets that id (when
 * an export is imported again). Only new contacts take `createdAt` and `updatedAt`.
 */
export type ImportRow = ContactInput & Partial<Pick<Contact, 'id' | 'createdAt' | 'updatedAt'>>;

interface ImportOptions {
  readonly mode: ImportMode;
  /** Changes that go first in the same step, such as companies and custom properties from the file. */
  readonly first?: readonly RowChange[];
  /** The step as the user would name it. */
  readonly label?: string;
  /** Called with the changes of each chunk before they are made. */
  readonly onChunk?: (changes: readonly RowChange[]) => void;
  /** Rows done so far. */
  readonly onProgress?: (done: number) => void;
  /** Stops between two chunks; what was imported by then is rolled back. */
  readonly signal?: AbortSignal;
  readonly origin?: Origin;
}

/** A row that was left out fully or in part; `row` counts from 0. */
interface RowNote {
  row: number;
  reason: string;
}

/** What an import did. */
export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
  companiesCreated: number;
  /** Left out, with the reason. */
  skipped: RowNote[];
  /** Imported in part. */
  partly: RowNote[];
  /** Archived contacts that were updated, which lists do not show. */
  archivedIds: string[];
  cancelled: boolean;
}

/** Changes of one chunk, on top of what is in the store. */
interface Chunk {
  readonly changes: Map<string, RowChange>;
  readonly byEmail: Map<string, Contact>;
  readonly companyIds: Map<string, string>;
}

/**
 * Imports contacts as one undo step, in chunks with pauses so that the page stays responsive. Rows may come in portions.
 * Companies are linked by name, or created. Known contacts are found by id, or else by email; empty fields of a row never
 * clear theirs. Rows that break a rule are skipped with the reason. If it is stopped or fails, it leaves nothing behind.
 */
export async function importContacts(
  rows: readonly ImportRow[] | AsyncIterable<readonly ImportRow[]>,
  options: ImportOptions,
): Promise<ImportCounts> {
  const counts = nothing();
  const step = openStep(options.label ?? 'Import contacts', options.origin ?? person);
  let done = 0;
  try {
    for (const chunk of chunksOf(options.first ?? [])) {
      options.onChunk?.(chunk);
      step.commit(chunk);
      await yieldToMain();
    }
    for await (const portion of 'length' in rows ? [rows] : rows) {
      for (const part of chunksOf(portion)) {
        if (options.signal?.aborted) return stopped(step);
        const chunk: Chunk = { changes: new Map(), byEmail: new Map(), companyIds: new Map() };
        for (const [at, row] of part.entries()) importRow(row, done + at, options.mode, chunk, counts);
        const changes = [...chunk.changes.values()];
        options.onChunk?.(changes);
        step.commit(changes);
        done += part.length;
        options.onProgress?.(done);
        await yieldToMain();
      }
    }
    if (options.signal?.aborted) return stopped(step);
  } catch (error) {
    step.rollBack();
    throw error;
  }
  step.end();
  return counts;
}

function stopped(step: ReturnType<typeof openStep>): ImportCounts {
  step.rollBack();
  return { ...nothing(), cancelled: true };
}

const nothing = (): ImportCounts => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  companiesCreated: 0,
  skipped: [],
  partly: [],
  archivedIds: [],
  cancelled: false,
});

function* chunksOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += importChunkRows) yield items.slice(start, start + importChunkRows);
}

function importRow(row: ImportRow, index: number, mode: ImportMode, chunk: Chunk, counts: ImportCounts): void {
  try {
    const email = checkedEmail(row.email ?? '');
    const known = knownContact(row, emailsOf({ email, otherEmails: row.otherEmails }), chunk);
    if (known && mode === 'create') throw new RuleError(`${email || known.name} is already a contact.`);
    if (!known && mode === 'update')
      throw new RuleError(email ? `No contact has the email ${email}.` : 'No email to find the contact by.');
    const notes: string[] = [];
    const contact = known ? merged(known, row, notes) : created(row);
    checkWords(contact);
    const linked = withCompany(contact, chunk, counts);
    if (notes.length > 0) counts.partly.push({ row: index, reason: notes.join(' ') });
    if (known && linked === known) {
      counts.unchanged++;
      return;
    }
    const saved = known ? { ...linked, updatedAt: stamp() } : linked;
    chunk.changes.set(saved.id, put(contacts, saved));
    for (const key of emailsOf(saved)) chunk.byEmail.set(emailKey(key) ?? '', saved);
    if (known) counts.updated++;
    else counts.created++;
    if (known?.archivedAt && saved.archivedAt) counts.archivedIds.push(known.id);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    counts.skipped.push({ row: index, reason: error.message });
  }
}

/** Throws for words of AI that nobody approved, so that only this row is left out, not all that are committed with it. */
function checkWords(contact: Contact): void {
  checkApproved([put(contacts, contact)]);
}

/** The contact with its id, or else with one of the row's emails, as it is after the rows before. */
function knownContact({ id }: ImportRow, emails: readonly string[], chunk: Chunk): Contact | undefined {
  const now = (contact: Contact | undefined) =>
    contact && ((chunk.changes.get(contact.id)?.value as Contact | undefined) ?? contact);
  const own = id ? ((chunk.changes.get(id)?.value as Contact | undefined) ?? contacts.get(id)) : undefined;
  return (
    own ?? emails.map((email) => chunk.byEmail.get(emailKey(email) ?? '') ?? now(contactWithEmail(email))).find(Boolean)
  );
}

/** Whether importing the row would leave the contact unchanged. */
export function leavesUnchanged(known: Contact, row: ImportRow): boolean {
  const { id: _id, ...rest } = row;
  const company = (row.company ?? '').trim();
  const linked = isBlank(company) || (known.companyId !== undefined && companies.get(known.companyId) !== undefined);
  return linked && merged(known, rest, []) === known;
}

function created(row: ImportRow): Contact {
  const { id, createdAt, updatedAt, ...input } = row;
  const contact = newContact(input);
  return { ...contact, ...(id ? { id } : {}), ...(createdAt ? { createdAt, updatedAt: updatedAt ?? createdAt } : {}) };
}

/** The known contact with the row's filled fields; tags, lists and properties are added, never replaced. */
function merged(known: Contact, row: ImportRow, notes: string[]): Contact {
  const { name, id: _id, createdAt: _made, updatedAt: _changed, archivedAt: _archived, ...rest } = row;
  // A row without a name carries its email there, which must not replace a known name.
  const given = name && !sameEmail(name, row.email ?? '') ? { ...rest, name } : rest;
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '' && value !== undefined));
  const lists = [...new Set([...(known.lists ?? []), ...(row.lists ?? [])])];
  const otherCompany = row.company && row.company !== known.company && !row.companyId;
  return patched(known, {
    ...partsAlong(known, given),
    ...filled,
    ...reachOf(known, row),
    tags: tagsWithRoom(known, row.tags ?? [], notes),
    ...(lists.length > 0 ? { lists } : {}),
    properties: { ...known.properties, ...row.properties },
    ...(otherCompany ? { companyId: undefined } : {}),
  });
}

/**
 * Emails and numbers of both: the contact keeps its main email, and its main number changes only if the row has a new one.
 */
function reachOf(known: Contact, row: ImportRow): Partial<Contact> {
  const email = known.email || (row.email ?? '');
  const emails = emailsOf({ email, otherEmails: joinOthers([...emailsOf(known), ...emailsOf({ email: '', ...row })]) });
  const hasIt = phonesOf(known).some((phone) => phoneKey(phone) === phoneKey(row.phone ?? ''));
  const phone = (hasIt ? known.phone : row.phone) || known.phone;
  const phones = phonesOf({ phone, otherPhones: joinOthers([known.otherPhones ?? '', row.otherPhones ?? '']) });
  const keys = phones.map((one) => phoneKey(one) ?? one);
  const others = phones.filter((_, at) => at > 0 && keys.indexOf(keys[at] ?? '') === at);
  return {
    ...{ email, phone, otherEmails: joinOthers(emails.slice(1)), otherPhones: joinOthers(others) },
  };
}

function tagsWithRoom(known: Contact, added: readonly string[], notes: string[]): string[] {
  let tags: string[] = known.tags;
  const left: string[] = [];
  for (const tag of added.filter((one) => one.trim())) {
    const same = tags.some((one) => sameText(one, tag));
    if (tags.length < maxTags || same) tags = withTag(tags, tag, 'contact');
    else left.push(tag);
  }
  if (left.length > 0) {
    notes.push(`${known.name} has ${maxTags} tags, the most a contact can have. Not added: ${left.join(', ')}.`);
  }
  return tags;
}

function withCompany(contact: Contact, chunk: Chunk, counts: ImportCounts): Contact {
  const name = isBlank(contact.company) ? '' : contact.company.trim();
  // If the linked company is not here (in another client's export), the link is made again by name.
  const linked = contact.companyId !== undefined && companies.get(contact.companyId) !== undefined;
  if (linked) return contact;
  if (!name) return contact.companyId === undefined ? contact : { ...contact, companyId: undefined };
  const key = textKey(name);
  let companyId = chunk.companyIds.get(key) ?? companyWithName(name)?.id;
  if (!companyId) {
    const company = newCompany({ name });
    companyId = company.id;
    chunk.changes.set(company.id, put(companies, company));
    counts.companiesCreated++;
  }
  chunk.companyIds.set(key, companyId);
  return { ...contact, companyId };
}
