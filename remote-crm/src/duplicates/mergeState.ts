import {
  type Activity,
  activities,
  type Company,
  type Contact,
  companies,
  contacts,
  lastContactedAt,
} from '@steps/business';
import { commit, drop, newId, put, RuleError, stamp } from '@steps/platform';
import { movedReferences } from './movedReferences';
// Imported before anything is merged: references are found only in collections that are defined.
import '@steps/business/meetings';
import '../tickets';
import '../relationships/relationship';
import '../nouns/quote';
import { contactsByCompany } from '../nouns/recordLinks';
import { type Choices, mergedRecord, type Noun, type Nouns, notKept, plurals } from './mergeRules';

interface Merge {
  /** The record that is kept; the others are merged into it. */
  readonly keep: string;
  /** All of them, the kept one included. */
  readonly ids: readonly string[];
  readonly choices: Choices;
  /** At most 10. */
  readonly tags: readonly string[];
}

const collections = { contact: contacts, company: companies };

/** The records of these ids that still exist. */
export const recordsOf = <N extends Noun>(noun: N, ids: readonly string[]): Nouns[N][] =>
  // Each noun's collection holds that noun's records.
  ids.flatMap((id) => (collections[noun].get(id) as Nouns[N] | undefined) ?? []);

/** How many records of other kinds move to the kept one. */
export function movingCount(ids: readonly string[], keep: string): number {
  return movedReferences(new Set(ids.filter((id) => id !== keep)), keep).length;
}

/**
 * Merges contacts into one: activities, deals, meetings, tickets and everything else that pointed to the others points to the
 * kept one, whose timeline says which values were not kept. One step. `RuleError` as `mergedRecord`.
 */
export function mergeContacts({ keep, ids, choices, tags }: Merge): Contact {
  const records = wholeSet('contact', ids);
  const merged = {
    ...mergedRecord('contact', records, keep, choices, tags),
    ...lastContactOf(records),
    updatedAt: stamp(),
  };
  const others = records.filter((record) => record.id !== keep);
  commit({
    label: `Merge ${records.length} contacts into ${merged.name}`,
    changes: [
      ...movedReferences(new Set(others.map((other) => other.id)), keep),
      ...others.map((other) => drop(contacts, other.id)),
      put(contacts, merged),
      put(activities, mergeEntry({ contactId: keep }, 'contact', records, merged)),
    ],
  });
  return merged;
}

/** The latest of their last contacts, and of those that no activity shows. */
function lastContactOf(records: readonly Contact[]): Pick<Contact, 'lastContact' | 'earlierContact'> {
  const latest = (moments: readonly (string | undefined)[]) => moments.filter(Boolean).sort().at(-1);
  const lastContact = latest(records.map((record) => record.lastContact));
  return {
    lastContact,
    earlierContact: latest(records.map((record) => lastContactedAt(record, lastContact).earlierContact)),
  };
}

/** Merges companies into one, as `mergeContacts`; the contacts of the others become contacts of the kept one. */
export function mergeCompanies({ keep, ids, choices, tags }: Merge): Company {
  const records = wholeSet('company', ids);
  const merged = { ...mergedRecord('company', records, keep, choices, tags), updatedAt: stamp() };
  const others = records.filter((record) => record.id !== keep);
  const people = records.flatMap((record) => contactsByCompany.of(record.id));
  commit({
    label: `Merge ${records.length} companies into ${merged.name}`,
    changes: [
      ...movedReferences(new Set(others.map((other) => other.id)), keep),
      ...others.map((other) => drop(companies, other.id)),
      ...people.map((contact) => put(contacts, { ...contact, companyId: keep, company: merged.name })),
      put(companies, merged),
      put(activities, mergeEntry({ companyId: keep }, 'company', records, merged)),
    ],
  });
  return merged;
}

function wholeSet<N extends Noun>(noun: N, ids: readonly string[]): Nouns[N][] {
  const records = recordsOf(noun, ids);
  if (records.length < new Set(ids).size) {
    throw new RuleError(`Only ${records.length} of these ${ids.length} ${plurals[noun]} still exist. Choose again.`);
  }
  return records;
}

function mergeEntry<N extends Noun>(
  link: Partial<Activity>,
  noun: N,
  records: readonly Nouns[N][],
  merged: Nouns[N],
): Activity {
  const at = stamp();
  const others = records.filter((record) => record.id !== merged.id).map((record) => record.name);
  const left = notKept(noun, records, merged);
  return {
    ...link,
    id: newId('activity'),
    type: 'change',
    subject: `Merged with ${others.join(', ')}`,
    body: left.length > 0 ? `Not kept:\n${left.join('\n')}` : '',
    owner: '',
    outcome: '',
    pinned: false,
    createdAt: at,
    updatedAt: at,
  };
}
