import { type Contact, emailKeysOf } from '@steps/business';
import { emailKey, yieldToMain } from '@steps/platform';
import { nameKey, switchboard } from '../duplicates/duplicateRules';
import { phonesText } from '../records/phones/contactPhones';
import { samePhone } from '../records/phones/phoneNumbers';
import { phoneTails } from '../records/phones/phoneParts';

/**
 * How a row was found to belong to a contact. `email` includes the id in a file that Steps wrote; `same` is a row that adds
 * nothing new, however it was found. `bare` is a name without a company, which is not enough unless the row turns out to be
 * the `same`.
 */
export type MatchKind = 'email' | 'phone' | 'name' | 'bare' | 'same';
/** What happens to rows that are known only by a phone number or a name. */
export type MatchChoice = 'create' | 'update' | 'skip';
export type MatchChoices = Readonly<Record<'phone' | 'name', MatchChoice>>;

/** The contact that a row seems to belong to. */
export interface RowMatch {
  readonly id: string;
  readonly name: string;
  readonly by: MatchKind;
}

/** For each row the contact it seems to belong to, and how many rows were found in which way. */
export interface Matches {
  readonly rows: readonly (RowMatch | undefined)[];
  readonly counts: Readonly<Record<MatchKind, number>>;
  /** Rows found by email whose contact is in the archive. */
  readonly archived: number;
}

/** Nobody is known. */
export const noMatches: Matches = { rows: [], counts: { email: 0, phone: 0, name: 0, bare: 0, same: 0 }, archived: 0 };

/**
 * Finds the contact of each row (`keys` as the worker writes them): by id or email, or else by phone, or else by name with
 * company.
 */
export async function matchRows(keys: string, contacts: readonly Contact[]): Promise<Matches> {
  if (contacts.length === 0 || keys === '') return noMatches;
  const find = await contactFinder(contacts);
  const rows: (RowMatch | undefined)[] = [];
  const counts = { ...noMatches.counts };
  let archived = 0;
  for (const line of keys.split('\n')) {
    if (rows.length % 500 === 0) await yieldToMain();
    const [contact, by] = find(line.split('\t'));
    rows.push(contact && by && { id: contact.id, name: contact.name, by });
    if (by) counts[by] += 1;
    if (by === 'email' && contact?.archivedAt) archived += 1;
  }
  return { rows, counts, archived };
}

/** The matches, with the rows whose number is in the set marked as `same`, and without those found only by a bare name. */
export function withSame(matches: Matches, same: ReadonlySet<number>): Matches {
  const counts = { ...matches.counts, bare: 0 };
  const rows = matches.rows.map((match, at): RowMatch | undefined => {
    if (!match || !same.has(at)) return match?.by === 'bare' ? undefined : match;
    if (match.by !== 'bare') counts[match.by] -= 1;
    counts.same += 1;
    return { ...match, by: 'same' };
  });
  return { ...matches, rows, counts };
}

/** What an import would do: rows it creates, updates, finds unchanged and leaves out. */
export function expectedCounts(
  count: number,
  { counts }: Pick<Matches, 'counts'>,
  mode: 'create' | 'update' | 'both',
  choices: MatchChoices,
) {
  const weak = (choice: MatchChoice) =>
    (['phone', 'name'] as const).reduce((sum, kind) => sum + (choices[kind] === choice ? counts[kind] : 0), 0);
  const known = counts.email + weak('update');
  const fresh = count - known - counts.same - weak('skip');
  return {
    create: mode === 'update' ? 0 : fresh,
    update: mode === 'create' ? 0 : known,
    unchanged: mode === 'create' ? 0 : counts.same,
    leave: weak('skip') + (mode === 'create' ? known + counts.same : mode === 'update' ? fresh : 0),
  };
}

type Found = readonly [Contact | undefined, MatchKind | undefined];

async function contactFinder(contacts: readonly Contact[]) {
  const byId = new Map<string, Contact>();
  const byEmail = new Map<string, Contact>();
  const byOtherEmail = new Map<string, Contact>();
  const byTail = new Map<string, Contact[]>();
  const byName = new Map<string, Contact>();
  const byBareName = new Map<string, Contact>();
  for (const [at, contact] of contacts.entries()) {
    if (at % 500 === 0) await yieldToMain();
    byId.set(contact.id, contact);
    setFirst(byEmail, emailKey(contact.email), contact);
    for (const key of emailKeysOf(contact)) setFirst(byOtherEmail, key, contact);
    setFirst(byName, nameKey(contact.name, contact.company), contact);
    if (!contact.company) setFirst(byBareName, contact.name.trim(), contact);
    for (const tail of phoneTails(phonesText(contact))) {
      const sharing = byTail.get(tail);
      if (sharing) sharing.push(contact);
      else byTail.set(tail, [contact]);
    }
  }
  return ([id = '', emails = '', phones = '', name = '', company = '']: readonly string[]): Found => {
    const keys = emailKeysOf({ email: '', otherEmails: emails });
    const sure = byId.get(id) ?? firstIn(byEmail, keys) ?? firstIn(byOtherEmail, keys);
    if (sure) return [sure, 'email'];
    const close = new Set(phoneTails(phones).flatMap((tail) => byTail.get(tail) ?? []));
    const sharing = [...close].filter((contact) => samePhone(phonesText(contact), phones));
    if (sharing.length > 0 && sharing.length <= switchboard) return [sharing[0], 'phone'];
    const named = byName.get(nameKey(name, company) ?? '');
    if (named) return [named, 'name'];
    const bare = company ? undefined : byBareName.get(name.trim());
    return bare ? [bare, 'bare'] : [undefined, undefined];
  };
}

const firstIn = (map: ReadonlyMap<string, Contact>, keys: readonly string[]): Contact | undefined =>
  keys.map((key) => map.get(key)).find(Boolean);

function setFirst(map: Map<string, Contact>, key: string | undefined, contact: Contact): void {
  if (key !== undefined && !map.has(key)) map.set(key, contact);
}
