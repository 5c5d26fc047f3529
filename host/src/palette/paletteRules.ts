import type { Company, Contact, Deal } from '@steps/business';
import { foldText, searchText, textFinder } from '@steps/platform';
import { digitsIn, phoneWord } from '@steps/platform/numbers';
import { paths } from '@steps/platform/paths';

/** Groups of the palette, in the order shown. Search providers of remotes add groups of their own. */
export const paletteGroups = ['Recent', 'Actions', 'Go to', 'Records'] as const;

/** One line of the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  /** A second part, in muted text. */
  readonly detail?: string | undefined;
  /** Other words that find it. */
  readonly keywords?: readonly string[] | undefined;
  /** Its shortcut, e.g. `Ctrl+Z`. */
  readonly keys?: string | undefined;
  /** Name in `navigationIcons`. */
  readonly icon?: string | undefined;
  /** Where it leads; such entries come back under Recent. */
  readonly href?: string | undefined;
  readonly run: () => void;
}

export const palettePlaceholder = 'Search contacts, pages and actions';

/** At most so many records are shown (our choice: more is what a list is for). */
export const recordLimit = 20;
/** Records are searched from so many letters on. */
export const recordQueryLength = 2;

const words = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/** How well an entry fits: 0 when a typed word is nowhere in it; whole beginnings count most. */
export function fitOf(query: string, { title, keywords = [] }: Pick<PaletteEntry, 'title' | 'keywords'>): number {
  const typed = words(foldText(query));
  const own = words(searchText(title));
  const other = keywords.flatMap((word) => words(searchText(word)));
  let fit = foldText(title).startsWith(foldText(query.trim())) ? 4 : 0;
  for (const word of typed) {
    if (own.some((name) => name.startsWith(word))) fit += 3;
    else if (other.some((name) => name.startsWith(word))) fit += 2;
    else if (searchText(title).includes(word)) fit += 1;
    else return 0;
  }
  return fit;
}

/** The entries that fit, best first; all of them, as they are, while nothing is typed. */
export function filterEntries(query: string, entries: readonly PaletteEntry[]): readonly PaletteEntry[] {
  if (words(foldText(query)).length === 0) return entries;
  const rated = entries.map((entry) => ({ entry, fit: fitOf(query, entry) })).filter(({ fit }) => fit > 0);
  return rated.sort((one, other) => other.fit - one.fit).map(({ entry }) => entry);
}

/** While nothing is typed, so many actions are offered: those done most often, which the host and the remotes name first. */
export const actionsAtFirst = 5;

/**
 * The entries under their groups, without what is in a group twice. While something is typed the group with the best
 * answer comes first; before that each keeps its place, and actions are cut to the first five.
 */
export function inGroups(query: string, entries: readonly PaletteEntry[]): [string, PaletteEntry[]][] {
  const typed = words(foldText(query)).length > 0;
  const groups = new Map<string, PaletteEntry[]>(paletteGroups.map((group) => [group, []]));
  for (const entry of entries) {
    const group = groups.get(entry.group);
    if (!group) groups.set(entry.group, [entry]);
    else if (!group.some(({ title, href }) => title === entry.title && href === entry.href)) group.push(entry);
  }
  const filled = [...groups].filter(([, inGroup]) => inGroup.length > 0);
  if (!typed) {
    return filled.map(([group, inGroup]) => [group, group === 'Actions' ? inGroup.slice(0, actionsAtFirst) : inGroup]);
  }
  const best = new Map(filled.map(([group, inGroup]) => [group, Math.max(...inGroup.map((one) => fitOf(query, one)))]));
  return filled.sort(([one], [other]) => (best.get(other) ?? 0) - (best.get(one) ?? 0));
}

/** A record that the palette can open. */
export interface RecordHit {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly icon: string;
  readonly href: string;
}

interface Records {
  readonly contacts: readonly Contact[];
  readonly companies: readonly Company[];
  readonly deals: readonly Deal[];
}

/** Contacts, companies and deals whose names, emails or phones hold every typed word; at most 20, names' beginnings first. */
export function findRecords(query: string, { contacts, companies, deals }: Records, limit = recordLimit): RecordHit[] {
  if (query.trim().length < recordQueryLength) return [];
  const fits = textFinder(query);
  const [first = ''] = foldText(query.trim()).split(/\s+/);
  const number = phoneWord(query);
  const calls = (phone: string) => number !== undefined && digitsIn(phone).includes(number);
  // A scan of 100,000 contacts costs about 20 ms, so nothing is kept beside the records for it.
  const foundContacts = take(
    contacts,
    limit,
    first,
    ({ name, email, phone, company, archivedAt }) => !archivedAt && (fits(name, email, phone, company) || calls(phone)),
  );
  const foundCompanies = take(
    companies,
    limit,
    first,
    ({ name, website, archivedAt }) => !archivedAt && fits(name, website),
  );
  const foundDeals = take(deals, limit, first, ({ name }) => fits(name));
  return [...foundContacts.map(contactHit), ...foundCompanies.map(companyHit), ...foundDeals.map(dealHit)].slice(
    0,
    limit,
  );
}

/** The fitting records, those whose name begins with the first word before the others; no longer than needed. */
function take<T extends { readonly name: string }>(
  records: readonly T[],
  limit: number,
  first: string,
  fits: (record: T) => boolean,
): T[] {
  const beginning: T[] = [];
  const others: T[] = [];
  for (const record of records) {
    if (beginning.length >= limit) break;
    if (!fits(record)) continue;
    if (foldText(record.name).startsWith(first)) beginning.push(record);
    else if (others.length < limit) others.push(record);
  }
  return [...beginning, ...others].slice(0, limit);
}

const contactHit = ({ id, name, email, company }: Contact): RecordHit => ({
  id,
  title: name,
  detail: [company, email].filter(Boolean).join(' · ') || 'Contact',
  icon: 'users',
  href: paths.contact.href(id),
});

const companyHit = ({ id, name, industry }: Company): RecordHit => ({
  id,
  title: name,
  detail: ['Company', industry].filter(Boolean).join(' · '),
  icon: 'company',
  href: paths.company.href(id),
});

const dealHit = ({ id, name }: Deal): RecordHit => ({
  id,
  title: name,
  detail: 'Deal',
  icon: 'trending-up',
  // The same address as that of the CRM's own search, so that a deal is found once.
  href: paths.module.href('crm', { tab: 'deals', deal: id }),
});
