import type { Contact } from '@steps/business';
import { addressKey } from '@steps/business/mailings';
import { isEmailAddress, sameText, textKey } from '@steps/platform';

/** Whom a campaign goes to. */
export interface AudienceChoice {
  readonly by: 'all' | 'list' | 'tag' | 'status' | 'view';
  /** Name of the list, the tag, the status or the saved view. */
  readonly name: string;
  /** Of a saved view. */
  readonly id?: string | undefined;
}

/** Who is reached, and why the others are not. */
export interface Audience {
  readonly reached: readonly Contact[];
  readonly optedOut: readonly Contact[];
  /** Without an email address that can be written to. */
  readonly unreachable: readonly Contact[];
  /** Contacts that share an address with one that is reached: it gets the email once. */
  readonly repeated: readonly Contact[];
}

/** Tags that say the same as an opt-out; other programs write them. */
const optOutTags = ['unsubscribed', 'do not email', 'opted out'];

function belongs(contact: Contact, { by, name }: AudienceChoice, inView: ReadonlySet<string> | undefined): boolean {
  switch (by) {
    case 'all':
      return true;
    case 'list':
      return contact.lists?.some((list) => sameText(list, name)) ?? false;
    case 'tag':
      return contact.tags.some((tag) => sameText(tag, name));
    case 'status':
      return sameText(contact.status, name);
    case 'view':
      return inView?.has(contact.id) ?? false;
  }
}

/** The audience of a campaign among the contacts that are not archived. Whoever opted out is never reached. */
export function audienceOf(
  contacts: readonly Contact[],
  choice: AudienceChoice,
  optedOut: (address: string) => boolean,
  /** Ids of the contacts in the saved view, where one is chosen; nobody while they are not known. */
  inView?: ReadonlySet<string>,
): Audience {
  const reached: Contact[] = [];
  const out: Contact[] = [];
  const unreachable: Contact[] = [];
  const repeated: Contact[] = [];
  const seen = new Set<string>();
  for (const contact of contacts) {
    if (contact.archivedAt || !belongs(contact, choice, inView)) continue;
    const { address, isAddress, wantsNone } = wayTo(contact);
    if (!isAddress) unreachable.push(contact);
    else if (optedOut(address) || wantsNone) out.push(contact);
    else if (seen.has(address)) repeated.push(contact);
    else {
      seen.add(address);
      reached.push(contact);
    }
  }
  // An address that one contact opted out with is not written to through another.
  const closed = new Set(out.map((contact) => wayTo(contact).address));
  const isClosed = (contact: Contact) => closed.has(wayTo(contact).address);
  return {
    reached: reached.filter((contact) => !isClosed(contact)),
    optedOut: [...out, ...reached.filter(isClosed)],
    unreachable,
    repeated,
  };
}

interface WayTo {
  readonly address: string;
  readonly isAddress: boolean;
  readonly wantsNone: boolean;
}

/** What a contact says is read once: twenty thousand are looked at with each change of one. */
const ways = new WeakMap<Contact, WayTo>();

function wayTo(contact: Contact): WayTo {
  const known = ways.get(contact);
  if (known) return known;
  const address = addressKey(contact.email);
  const wantsNone = contact.tags.some((tag) => optOutTags.includes(textKey(tag)));
  const way = { address, isAddress: isEmailAddress(address), wantsNone };
  ways.set(contact, way);
  return way;
}

/** Names that can be chosen, with how many contacts each has, the most first. */
export function audienceNames(
  contacts: readonly Contact[],
  by: AudienceChoice['by'],
): { name: string; count: number }[] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const contact of contacts) {
    const names =
      by === 'list' ? (contact.lists ?? []) : by === 'tag' ? contact.tags : by === 'status' ? [contact.status] : [];
    for (const name of names) {
      const key = textKey(name);
      if (!key) continue;
      counts.set(key, { name: counts.get(key)?.name ?? name.trim(), count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].sort(
    (one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en-GB'),
  );
}
