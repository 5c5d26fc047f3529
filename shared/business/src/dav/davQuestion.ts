import { recordMemory, type StoredRecord } from '@steps/platform/src/core/store/collection';
import type { DavItem } from '../nouns/dav/davItem';
import { type DavLink, davLinks } from '../nouns/dav/davLink';
import { deletedRecords } from '../nouns/deleted/deletedRecord';
import { changedKeys, type Fields, type Merged, mergeFields } from './fieldMerge';
import { type Side, sideOf } from './sides';

/** How an item and its record are, as both are now: nothing is kept of it, so that each browser comes to the same. */
export type DavCase =
  /** Both are there. */
  | { readonly what: 'both'; readonly record: StoredRecord; readonly merged: Merged; readonly remote: Fields }
  /** It came, and is nobody's yet. `alike`: a person says whether it is one of them. */
  | { readonly what: 'new'; readonly remote: Fields; readonly alike: readonly StoredRecord[] }
  /** Made here; the server does not have it yet. */
  | { readonly what: 'sending'; readonly record: StoredRecord }
  /** The server has it no longer. `changed`: here it was changed since. */
  | { readonly what: 'gone'; readonly record: StoredRecord; readonly changed: boolean }
  /** Somebody deleted it here. `changed`: there it was changed since. */
  | { readonly what: 'deleted'; readonly changed: boolean; readonly remote: Fields | undefined }
  /** It is not here, and nobody deleted it: the server's stays as it is until a person says otherwise. */
  | { readonly what: 'missing'; readonly remote: Fields | undefined }
  | { readonly what: 'unreadable'; readonly why: string }
  /** No record here and none there, or none that Steps keeps. */
  | { readonly what: 'nothing' };

/** What is to be done about an item. `isEmptied`: as `emptied` says of its link, so that nothing is deleted unasked. */
export function davCase(item: DavItem, link: DavLink, isEmptied = false): DavCase {
  const side = sideOf(link.kind);
  const { remote, base, recordId } = item;
  const known = recordId === undefined ? side.known(item) : undefined;
  // It is here already, from another calendar or in full.
  if (known && (link.mode === 'busy' || isTaken(side, known.id))) return { what: 'nothing' };
  const record = known ?? (recordId === undefined ? undefined : side.records.get(recordId));
  // It is there, and too large or odd to be read: what is here stays.
  if (remote === undefined && item.etag !== undefined && item.problem !== undefined)
    return { what: 'unreadable', why: item.problem };
  if (remote === undefined) {
    if (!record) return { what: 'nothing' };
    if (base === undefined) return { what: 'sending', record };
    const was = side.read(base, link, record);
    const changed = !(was instanceof Map) || changedKeys(was, side.fields(record)).length > 0;
    return { what: 'gone', record, changed: changed || isEmptied };
  }
  const there = side.read(remote, link, record);
  if (there === undefined) return { what: 'nothing' };
  if ('why' in there) return { what: 'unreadable', why: there.why };
  if (record) {
    const was = base === undefined ? undefined : side.read(base, link, record);
    const merged = mergeFields(was instanceof Map ? was : undefined, side.fields(record), there, side.groups);
    return { what: 'both', record, merged, remote: there };
  }
  if (recordId === undefined) {
    const alike = side.alike(there).filter(({ id }) => !isTaken(side, id));
    return { what: 'new', remote: there, alike };
  }
  // A person has said so.
  if (item.wanted === 'delete' && remote === base) return { what: 'deleted', changed: false, remote: there };
  return isDeleted(side, recordId)
    ? { what: 'deleted', changed: remote !== base || isEmptied, remote: there }
    : { what: 'missing', remote: there };
}

const isTaken = (side: Side, id: string) => side.items.all().some(({ recordId }) => recordId === id);
const isDeleted = ({ records }: Side, id: string) => deletedRecords.get(`${records.name}/${id}`) !== undefined;

/** More than so many, and more than half of a link, gone on one side are asked about: it may have been emptied by mistake. */
const manyGone = 10;

/** Whether one side of a link was emptied. */
export function emptied(items: readonly DavItem[], { kind }: DavLink): boolean {
  const side = sideOf(kind);
  const isMany = (gone: number) => gone > manyGone && gone * 2 > items.length;
  const there = items.filter(
    ({ remote, base, etag }) => remote === undefined && base !== undefined && etag === undefined,
  );
  const here = items.filter(({ recordId }) => recordId !== undefined && !side.records.get(recordId));
  return isMany(there.length) || isMany(here.length);
}

/** Whether a person has to say what becomes of it. */
export function asks(found: DavCase): boolean {
  switch (found.what) {
    case 'both':
      return found.merged.conflicts.length > 0;
    case 'new':
      return found.alike.length > 0;
    case 'gone':
    case 'deleted':
      return found.changed;
    case 'missing':
    case 'unreadable':
      return true;
    default:
      return false;
  }
}

/** Whether this browser sees records whole: fields that a role hides would look as if somebody had emptied them. */
export const seesWhole = (side: Side): boolean => !recordMemory.narrowed(side.records);

/** An item that waits for a person. */
export interface DavQuestion {
  readonly item: DavItem;
  readonly link: DavLink;
  readonly found: DavCase;
}

/** All that wait for a person, of links in their order. */
export function davQuestions(links: readonly DavLink[] = davLinks.all()): DavQuestion[] {
  return links.flatMap((link) => {
    const items = sideOf(link.kind)
      .items.all()
      .filter(({ linkId }) => linkId === link.id);
    const isEmptied = emptied(items, link);
    return items.flatMap((item) => {
      const found = davCase(item, link, isEmptied);
      return asks(found) ? [{ item, link, found }] : [];
    });
  });
}
