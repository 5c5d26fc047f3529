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
    const address = addressKey(contact.email);
    if (!isEmailAddress(address)) unreachable.push(contact);
    else if (optedOut(address) || contact.tags.some((tag) => optOutTags.includes(textKey(tag)))) out.push(contact);
    else if (seen.has(address)) repeated.push(contact);
    else {
      seen.add(address);
      reached.push(contact);
    }
  }
  // An address that one contact opted out with is not written to through another.
  const closed = new Set(out.map(({ email }) => addressKey(email)));
  return {
    reached: reached.filter(({ email }) => !closed.has(addressKey(email))),
    optedOut: [...out, ...reached.filter(({ email }) => closed.has(addressKey(email)))],
    unreachable,
    repeated,
  };
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
