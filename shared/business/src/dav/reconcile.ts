import { yieldToMain } from '@steps/platform/src/core/storage/pageTime';
import type { RowChange } from '@steps/platform/src/core/storage/port';
import type { StoredRecord } from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { type DavItem, davItemId, newDavHref } from '../nouns/dav/davItem';
import { type DavLink, davLinks } from '../nouns/dav/davLink';
import { may } from '../nouns/people/rights';
import { davCase, emptied, seesWhole } from './davQuestion';
import { changedKeys, withKeys } from './fieldMerge';
import { groupStep } from './groups';
import { changedRecord, type Side, sideOf } from './sides';

/** Items that are compared before the page goes on. */
const atOnce = 50;
/** What was equal when it was last looked at; rows and records are immutable. */
const settled = new WeakMap<DavItem, { readonly record: StoredRecord | undefined; readonly mode: DavLink['mode'] }>();

/** What it compares: whatever changes in them is looked at. */
export const watched = (['calendar', 'contacts'] as const).flatMap((kind) => [
  sideOf(kind).records,
  sideOf(kind).items,
]);

/**
 * Takes in what linked calendars and address books have, and says what is wanted there. Writes only what follows from the rows as
 * they are, so that several browsers that do it at once come to the same. Never asks a server to delete what nobody deleted here.
 * `goesOn`: false ends it between two groups.
 */
export async function reconcile(goesOn: () => boolean = () => true): Promise<void> {
  for (const link of davLinks.all()) {
    const side = sideOf(link.kind);
    const module = link.kind === 'calendar' ? 'calendar' : 'crm';
    if (!may('add', module) || !may('change', module) || !seesWhole(side)) continue;
    const items = side.items.all().filter(({ linkId }) => linkId === link.id);
    const isEmptied = emptied(items, link);
    for (let from = 0; from < items.length; from += atOnce) {
      const group = items.slice(from, from + atOnce);
      const changes = group.flatMap((item) => changesFor(item, link, side, isEmptied));
      save(link, changes);
      if (group.some((item) => !settled.has(item))) await yieldToMain();
      if (!goesOn()) return;
    }
    save(link, sent(link, side));
  }
}

function save(link: DavLink, changes: readonly RowChange[]): void {
  // Undone, it would be done again.
  if (changes.length > 0) commit({ label: `Keep up with ${link.name}`, changes, undoable: false });
}

function changesFor(item: DavItem, link: DavLink, side: Side, isEmptied: boolean): RowChange[] {
  const record = item.recordId === undefined ? undefined : side.records.get(item.recordId);
  const last = settled.get(item);
  if (last && last.record === record && last.mode === link.mode) return [];
  const found = davCase(item, link, isEmptied);
  // What the others depend on more than their own rows.
  if (found.what === 'both' || found.what === 'unreadable') settled.set(item, { record, mode: link.mode });
  const writes = link.mode === 'both' && !link.feed;
  const withItem = (patch: Partial<DavItem>) => changedItem(side, item, patch);
  switch (found.what) {
    case 'both': {
      const { record: known, merged, remote } = found;
      const text = item.remote ?? '';
      const mine = side.fields(known);
      const after = changedKeys(mine, merged.record).length > 0 ? changedRecord(side, known, merged.record) : known;
      const isOpen = merged.conflicts.length > 0;
      const open = merged.conflicts.flatMap(({ keys }) => keys);
      // Without a base, what is open cannot be told from what nobody has said.
      const base = isOpen ? item.base && side.patched(text, link, after, withKeys(remote, merged.base, open)) : text;
      const wanted = isOpen || !writes ? undefined : side.patched(text, link, after, merged.remote);
      return [
        ...(after === known ? [] : side.saved(after)),
        ...withItem({ recordId: known.id, base, wanted: wanted === text ? undefined : wanted }),
      ];
    }
    case 'new': {
      if (found.alike.length > 0) return [];
      const made = side.made(item, recordIdOf(item, side), found.remote);
      return [...side.saved(made), ...withItem({ recordId: made.id, base: item.remote, wanted: undefined })];
    }
    case 'sending':
      return writes ? withItem({ wanted: side.newText(found.record) }) : [];
    case 'gone':
      if (found.changed) return withItem({ wanted: undefined });
      return [...side.dropped(found.record.id), drop(side.items, item.id)];
    case 'deleted':
      return withItem({ wanted: writes && !found.changed ? 'delete' : undefined });
    case 'missing':
      return withItem({ wanted: undefined });
    case 'nothing':
      if (link.kind === 'contacts') {
        const group = groupStep(item, link);
        if (group) return group;
      }
      return item.remote === undefined ? [drop(side.items, item.id)] : withItem({ base: item.remote });
    case 'unreadable':
      return [];
  }
}

/** The item with a patch, where that changes it. */
export function changedItem(side: Side, item: DavItem, patch: Partial<DavItem>): RowChange[] {
  const after = Object.fromEntries(
    Object.entries({ ...item, ...patch }).filter(([, value]) => value !== undefined),
  ) as unknown as DavItem;
  const isSame = (Object.keys({ ...item, ...after }) as (keyof DavItem)[]).every((key) => item[key] === after[key]);
  return isSame ? [] : [put(side.items, after)];
}

/** Of the item, so that whoever else takes it in makes the same record. */
export const recordIdOf = ({ id }: DavItem, { records }: Side): string =>
  `${records === sideOf('calendar').records ? 'meeting' : 'contact'}-${id.replace(/[^\w-]/g, (one) => `.${one.charCodeAt(0).toString(36)}`)}`;

/** What was made here and goes to the first link of its kind that is written, once all that is there was read. */
function sent(link: DavLink, side: Side): RowChange[] {
  const isFirst = davLinks
    .all()
    .filter(({ kind, mode, feed }) => kind === link.kind && mode === 'both' && !feed)
    .sort((one, other) => (`${one.createdAt} ${one.id}` < `${other.createdAt} ${other.id}` ? -1 : 1))[0];
  if (isFirst?.id !== link.id || link.lastSyncedAt === undefined) return [];
  const items = side.items.all();
  const taken = new Set(items.flatMap(({ recordId }) => recordId ?? []));
  const waiting = new Set(
    items
      .filter(({ recordId, remote }) => recordId === undefined && remote !== undefined)
      .flatMap((item) => {
        const found = davCase(item, link);
        return found.what === 'new' ? found.alike.map(({ id }) => id) : [];
      }),
  );
  return side.records
    .all()
    .filter(
      (record) => !taken.has(record.id) && !waiting.has(record.id) && !isSample(record) && side.goes(record, link),
    )
    .map((record) => {
      const uid = side.uid(record);
      const href = newDavHref(link.kind, uid);
      const wanted = side.newText(record);
      return put(side.items, { id: davItemId(link.id, href), linkId: link.id, href, uid, wanted, recordId: record.id });
    });
}

/** Nobody's friends see people who do not exist. */
const isSample = ({ id }: StoredRecord) => /-sample(-|$)/.test(id);
