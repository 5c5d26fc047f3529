import { commit } from '@steps/platform/src/core/store/commit';
import { drop, existing, newId, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { useRecord, useRecords } from '@steps/platform/src/core/store/recordHooks';
import { davItemsOf } from '../nouns/dav/davItem';
import { type DavLink, davLinks } from '../nouns/dav/davLink';
import { type DavSearch, davSearches, type FoundDav } from '../nouns/dav/davSearch';
import { requireRight } from '../nouns/people/rights';

/** Asks the post office which calendars and address books there are; what it finds comes in `useDavSearch`. Returns the search's id. */
export function searchDav(input: Pick<DavSearch, 'address' | 'username' | 'secrets'>): string {
  requireRight('add', 'integrations');
  const search: DavSearch = { ...input, id: newId('dav-search'), askedAt: stamp() };
  commit({ label: `Look for calendars of ${input.address}`, changes: [put(davSearches, search)], undoable: false });
  return search.id;
}

/** Links a calendar or an address book that was found. */
export function linkDav({ url, kind, name }: FoundDav, mode: DavLink['mode'], searchId: string): DavLink {
  const { username, secrets } = existing(davSearches, searchId);
  return addLink({ url, kind, name, mode, username, secrets });
}

/** Subscribes to a calendar file (webcal), which is only read. `secrets`: none. */
export function linkFeed(address: string, name: string, mode: DavLink['mode']): DavLink {
  const url = address.trim().replace(/^webcals?:/i, 'https:');
  return addLink({ url, kind: 'calendar', name, mode, feed: true, username: '', secrets: {} });
}

function addLink(input: Omit<DavLink, 'id' | 'state' | 'createdAt' | 'updatedAt'>): DavLink {
  requireRight('add', 'integrations');
  const at = stamp();
  const link: DavLink = { ...input, id: newId('dav-link'), state: 'waiting', createdAt: at, updatedAt: at };
  commit({ label: `Link ${link.name}`, changes: [put(davLinks, link)], undoable: false });
  return link;
}

/** Another password for a link: the post office tries it at once, and goes on where it stopped. */
export function renewDav(id: string, secrets: DavLink['secrets']): void {
  requireRight('change', 'integrations');
  const { reason: _, ...link } = existing(davLinks, id);
  const renewed: DavLink = { ...link, secrets, state: 'waiting', updatedAt: stamp() };
  commit({ label: `Change the password of ${link.name}`, changes: [put(davLinks, renewed)], undoable: false });
}

/** Another direction for a link: the post office reads all of it anew. */
export function redirectDav(id: string, mode: DavLink['mode']): void {
  requireRight('change', 'integrations');
  const { reason: _, ...link } = existing(davLinks, id);
  const changed: DavLink = { ...link, mode, state: 'waiting', updatedAt: stamp() };
  commit({ label: `Change the direction of ${link.name}`, changes: [put(davLinks, changed)], undoable: false });
}

/** How many meetings or contacts that a link brought are still here. */
export async function countFrom(id: string): Promise<number> {
  const { cameFrom } = await import('./cameFrom');
  return cameFrom(existing(davLinks, id)).length;
}

/**
 * Ends a link. Events and cards stay on the server. What the link brought stays in Steps, or with `removes` is deleted, which
 * can be undone.
 */
export async function unlinkDav(id: string, removes = false): Promise<void> {
  const { cameFrom, removalOf } = await import('./cameFrom');
  const link = existing(davLinks, id);
  requireRight('delete', 'integrations');
  if (removes) requireRight('delete', link.kind === 'calendar' ? 'calendar' : 'crm');
  const brought = removes ? cameFrom(link) : [];
  const items = davItemsOf(link.kind);
  const own = items.all().filter(({ linkId }) => linkId === id);
  commit({
    label: `Unlink ${link.name}`,
    changes: [drop(davLinks, id), ...own.map((item) => drop(items, item.id))],
    undoable: false,
  });
  // Once nothing is linked any more, so that nothing is deleted on the server.
  if (brought.length > 0) commit({ label: `Remove what came from ${link.name}`, changes: removalOf(link, brought) });
}

/** Linked calendars and address books, in render. */
export const useDavLinks = (): readonly DavLink[] => useRecords(davLinks);

/** What a post office answered to a search, in render; `undefined` until then. */
export const useDavAnswer = (id: string): DavSearch['answer'] => useRecord(davSearches, id)?.answer;
