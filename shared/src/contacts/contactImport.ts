import { companies, companyWithName } from '../companies/company';
import { newCompany } from '../companies/companyState';
import { importChunkRows, maxTags } from '../constants';
import type { RowChange } from '../storage/port';
import { openStep } from '../store/commit';
import { type Origin, person } from '../store/origin';
import { patched, put, stamp } from '../store/recordChange';
import { RuleError } from '../store/ruleError';
import { type Contact, type ContactInput, contacts } from './contact';
import { checkedEmail, sameEmail } from './contactRules';
import { contactWithEmail, newContact } from './contactState';
import { withTag } from './tagRules';

/** What to do with a row whose email is known already. */
export type ImportMode = 'create' | 'update' | 'both';

interface ImportOptions {
  readonly mode: ImportMode;
  /** How known contacts are found; by email, whatever its case. */
  readonly by?: 'email';
  /** Rows done so far. */
  readonly onProgress?: (done: number) => void;
  /** Stops between two chunks; what is imported by then stays, as one undo step. */
  readonly signal?: AbortSignal;
  readonly origin?: Origin;
}

/** What an import did; `row` counts from 0. */
export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
  companiesCreated: number;
  skipped: { row: number; reason: string }[];
  cancelled: boolean;
}

/** Changes of one chunk, on top of what is in the store. */
interface Chunk {
  readonly changes: Map<string, RowChange>;
  readonly byEmail: Map<string, Contact>;
  readonly companyIds: Map<string, string>;
}

/**
 * Imports contacts as one undo step, in chunks with pauses so that the page stays alive. Companies are linked by name, or
 * made. Empty fields of a row never empty a known contact. Rows that break a rule are skipped with the reason.
 */
export async function importContacts(rows: readonly ContactInput[], options: ImportOptions): Promise<ImportCounts> {
  const counts: ImportCounts = {
    created: 0,
    updated: 0,
    unchanged: 0,
    companiesCreated: 0,
    skipped: [],
    cancelled: false,
  };
  const step = openStep(`Import ${rows.length} contacts`, options.origin ?? person);
  try {
    for (let start = 0; start < rows.length; start += importChunkRows) {
      if (options.signal?.aborted) {
        counts.cancelled = true;
        break;
      }
      const chunk: Chunk = { changes: new Map(), byEmail: new Map(), companyIds: new Map() };
      const end = Math.min(start + importChunkRows, rows.length);
      for (let row = start; row < end; row++) importRow(rows[row] ?? {}, row, options.mode, chunk, counts);
      step.commit([...chunk.changes.values()]);
      options.onProgress?.(end);
      if (end < rows.length) await pause();
    }
  } finally {
    step.end();
  }
  return counts;
}

function importRow(row: ContactInput, index: number, mode: ImportMode, chunk: Chunk, counts: ImportCounts): void {
  try {
    const email = checkedEmail(row.email ?? '');
    const known = email ? (chunk.byEmail.get(email.toLowerCase()) ?? contactWithEmail(email)) : undefined;
    if (known && mode === 'create') throw new RuleError(`${email} is already a contact.`);
    if (!known && mode === 'update')
      throw new RuleError(email ? `No contact has the email ${email}.` : 'No email to find the contact by.');
    const contact = known ? merged(known, row) : newContact(row);
    const linked = withCompany(contact, chunk, counts);
    if (known && linked === known) {
      counts.unchanged++;
      return;
    }
    const saved = known ? { ...linked, updatedAt: stamp() } : linked;
    chunk.changes.set(saved.id, put(contacts, saved));
    if (email) chunk.byEmail.set(email.toLowerCase(), saved);
    if (known) counts.updated++;
    else counts.created++;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    counts.skipped.push({ row: index, reason: error.message });
  }
}

/** The known contact with the row's filled fields; tags and properties are added to, never replaced. */
function merged(known: Contact, row: ContactInput): Contact {
  const { name, ...rest } = row;
  // A row without a name carries its email there; that is no name to put over a known one.
  const given = name && !sameEmail(name, known.email) ? { ...rest, name } : rest;
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '' && value !== undefined));
  const tags = (row.tags ?? []).reduce(withTagIfRoom, known.tags);
  const otherCompany = row.company && row.company !== known.company && !row.companyId;
  return patched(known, {
    ...filled,
    email: known.email,
    tags,
    properties: { ...known.properties, ...row.properties },
    ...(otherCompany ? { companyId: undefined } : {}),
  });
}

const withTagIfRoom = (tags: string[], tag: string): string[] =>
  tags.length < maxTags && tag.trim() ? withTag(tags, tag, 'contact') : tags;

function withCompany(contact: Contact, chunk: Chunk, counts: ImportCounts): Contact {
  const name = contact.company.trim();
  if (!name || contact.companyId) return contact;
  const key = name.toLowerCase();
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

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
