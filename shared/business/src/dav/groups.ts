import type { RowChange } from '@steps/platform/src/core/storage/port';
import { put, stamp } from '@steps/platform/src/core/store/recordChange';
import { type Contact, contacts } from '../nouns/contacts/contact';
import { type DavItem, davCards } from '../nouns/dav/davItem';
import type { DavLink } from '../nouns/dav/davLink';
import { readCard } from './cardText';

/** A group of an address book: its members are on the list of the same name. */
interface Group {
  readonly name: string;
  readonly members: ReadonlySet<string>;
}

/**
 * What has to be done about an item that is a group. Its members are put on the list of its name and taken off it; whoever
 * was put on that list in Steps, or taken off it, goes into the group or out of it. Members who are no contacts stay in it,
 * and so do those of a list that was deleted as a whole. `undefined` if the item is no group.
 */
export function groupStep(item: DavItem, link: DavLink): RowChange[] | undefined {
  const group = item.remote === undefined ? undefined : groupIn(item.remote);
  if (!group || item.remote === undefined) return undefined;
  const before = item.base === undefined ? undefined : groupIn(item.base);
  const names = [group.name, ...(before && !isSame(before.name, group.name) ? [before.name] : [])];
  const known = new Set(item.members);
  const people = peopleOf(link);
  // Two browsers may make a contact at once: the whole of the later one stays, without the list that the other one put it on.
  // Nobody took it off that.
  const taken = new Set(
    [...people].flatMap(([uid, contact]) => (known.has(uid) || known.has(madeAs(uid, contact)) ? uid : [])),
  );
  const isOn = (contact: Contact) => (contact.lists ?? []).some((list) => names.some((name) => isSame(list, name)));
  // Whoever deletes or renames a list here does not mean the group on the server.
  if (taken.size > 1 && ![...people.values()].some(isOn)) return changed(item, { ...item, base: item.remote });
  const changes: RowChange[] = [];
  const wanted = new Set(group.members);
  const agreed = new Set<string>();
  for (const [uid, contact] of people) {
    const [was, here, there] = [taken.has(uid), isOn(contact), group.members.has(uid)];
    const isMember = here === was ? there : here;
    if (isMember) wanted.add(uid);
    else wanted.delete(uid);
    // What the server has not done yet stays wanted until it has.
    if (isMember === there ? isMember : was) agreed.add(known.has(uid) ? uid : madeAs(uid, contact));
    const lists = listsOf(contact, names, isMember ? group.name : undefined);
    if (lists) changes.push(put(contacts, { ...contact, lists: [...lists], updatedAt: stamp() }));
  }
  // Whoever is no contact now may become one again.
  for (const uid of group.members) {
    if (!people.has(uid)) for (const one of known) if (one === uid || one.startsWith(`${uid} `)) agreed.add(one);
  }
  const text = withMembers(item.remote, group.members, wanted);
  const writes = link.mode === 'both' && !link.feed && text !== item.remote;
  const { wanted: _, ...rest } = item;
  const now = { ...rest, base: item.remote, members: [...agreed].sort(), ...(writes && { wanted: text }) };
  return [...changes, ...changed(item, now)];
}

const changed = (before: DavItem, now: DavItem): RowChange[] =>
  before.base === now.base && before.wanted === now.wanted && before.members?.join() === now.members?.join()
    ? []
    : [put(davCards, now)];

/** What a text says where it is a group. */
function groupIn(text: string): Group | undefined {
  if (!/KIND[^:\r\n]*:\s*group/i.test(text)) return undefined;
  const card = readCard(text);
  if ('why' in card || !card.members) return undefined;
  const name = JSON.parse(card.fields.get('name') ?? '""').trim();
  return name ? { name, members: new Set(card.members.map(plainUid)) } : undefined;
}

/** Contacts by the uids of their cards in a link. */
const peopleOf = ({ id }: DavLink): ReadonlyMap<string, Contact> =>
  new Map(
    davCards.all().flatMap(({ linkId, uid, recordId }) => {
      const contact = linkId === id && uid !== '' && recordId !== undefined ? contacts.get(recordId) : undefined;
      return contact ? [[plainUid(uid), contact] as const] : [];
    }),
  );

/** A member as it is noted: which contact it was, should another one be made from the same card. */
const madeAs = (uid: string, { createdAt }: Contact) => `${uid} ${createdAt}`;

const plainUid = (uid: string) => uid.trim().replace(/^urn:uuid:/i, '');
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The lists of a contact, with one name in place of those of the group; `undefined` if they are right already. */
function listsOf({ lists = [] }: Contact, names: readonly string[], name: string | undefined) {
  const isOfGroup = (list: string) => names.some((one) => isSame(list, one));
  const own = lists.filter(isOfGroup);
  const isRight = name === undefined ? own.length === 0 : own.length === 1 && isSame(own[0] ?? '', name);
  if (isRight) return undefined;
  return [...lists.filter((list) => !isOfGroup(list)), ...(name === undefined ? [] : [name])];
}

/** The text with exactly these of the known members; everything else stays as written. */
function withMembers(text: string, known: ReadonlySet<string>, wanted: ReadonlySet<string>): string {
  const isApple = /^X-ADDRESSBOOKSERVER-KIND/im.test(text);
  const kept = text.replace(/^(?:[\w-]+\.)?(?:X-ADDRESSBOOKSERVER-)?MEMBER[;:].*(?:\r?\n[ \t].*)*\r?\n/gim, (line) =>
    wanted.has(plainUid(line.replace(/\r?\n[ \t]/g, '').replace(/^[^:]*:/, ''))) ? line : '',
  );
  const fresh = [...wanted].filter((uid) => !known.has(uid)).sort();
  const lines = fresh.map((uid) => `${isApple ? 'X-ADDRESSBOOKSERVER-' : ''}MEMBER:urn:uuid:${uid}\r\n`).join('');
  return kept.replace(/END:VCARD\s*$/i, (end) => lines + end);
}
