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
  const url = address.trim().replace(/^webcal:/i, 'https:');
  return addLink({ url, kind: 'calendar', name, mode, feed: true, username: '', secrets: {} });
}

function addLink(input: Omit<DavLink, 'id' | 'state' | 'createdAt' | 'updatedAt'>): DavLink {
  requireRight('add', 'integrations');
  const at = stamp();
  const link: DavLink = { ...input, id: newId('dav-link'), state: 'waiting', createdAt: at, updatedAt: at };
  commit({ label: `Link ${link.name}`, changes: [put(davLinks, link)], undoable: false });
  return link;
}

/** Ends a link. Meetings and contacts stay here, events and cards there. */
export function unlinkDav(id: string): void {
  requireRight('delete', 'integrations');
  const { kind, name } = existing(davLinks, id);
  const items = davItemsOf(kind);
  const own = items.all().filter(({ linkId }) => linkId === id);
  commit({
    label: `Unlink ${name}`,
    changes: [drop(davLinks, id), ...own.map((item) => drop(items, item.id))],
    undoable: false,
  });
}

/** Linked calendars and address books, in render. */
export const useDavLinks = (): readonly DavLink[] => useRecords(davLinks);

/** What a post office answered to a search, in render; `undefined` until then. */
export const useDavAnswer = (id: string): DavSearch['answer'] => useRecord(davSearches, id)?.answer;
