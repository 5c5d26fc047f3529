import { yieldToMain } from '@steps/platform/src/core/storage/pageTime';
import type { RowChange } from '@steps/platform/src/core/storage/port';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { type DavItem, davItemId, newDavHref } from '../nouns/dav/davItem';
import { type DavLink, davLinks, isWritten } from '../nouns/dav/davLink';
import { may } from '../nouns/people/rights';
import { askFirst, davCase, emptied, isDeleted, isNews, itemsOf, legible, seesWhole } from './davQuestion';
import { changedKeys, withKeys } from './fieldMerge';
import { groupStep } from './groups';
import { changedRecord, type LinkedRecord, type Side, sideOf } from './sides';

/**
 * Most items that are read before they are compared. Of those, at most so many are written together, and for at most so long
 * (ms).
 */
const atOnce = 50;
const atMost = 16;
/**
 * Items that agreed, or waited for somebody else, when last looked at. Rows and records are immutable, so that stays true.
 */
const settled = new WeakMap<DavItem, { readonly record: LinkedRecord | undefined; readonly mode: DavLink['mode'] }>();

/** The collections that are compared: a change in one of them starts it again. */
export const watched = (['calendar', 'contacts'] as const).flatMap((kind) => [
  sideOf(kind).records,
  sideOf(kind).items,
]);

/** A link as it is now; `undefined` if it is gone or needs nothing any more. Asked after each pause. */
type Current = () => DavLink | undefined;
/** What an item needs. */
interface Step {
  readonly item: DavItem;
  readonly changes: readonly RowChange[];
}

/**
 * Takes in what linked calendars and address books have, and says what is wanted there. Writes only what follows from the
 * rows as they are, so that several browsers that do it at once end up the same. Never asks a server to delete what nobody
 * deleted here. An item that cannot be compared holds nothing else up. When `goesOn` returns false it stops between two
 * groups.
 */
export async function reconcile(goesOn: () => boolean = () => true): Promise<void> {
  for (const { id } of davLinks.all()) {
    const current = () => {
      const link = goesOn() ? davLinks.get(id) : undefined;
      const side = link && sideOf(link.kind);
      const isAllowed =
        side && may('add', side.records.modules) && may('change', side.records.modules) && seesWhole(side);
      return isAllowed ? link : undefined;
    };
    await takeIn(current);
    await sendNew(current);
  }
}

async function takeIn(current: Current): Promise<void> {
  const first = current();
  if (!first) return;
  const side = sideOf(first.kind);
  save(
    first,
    side,
    itemsOf(first).map((item) => ({ item, changes: renamed(item, first, side) })),
  );
  const ids = itemsOf(first).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += atOnce) {
    const group = ids.slice(from, from + atOnce);
    // Reading takes most of the time, and its result is kept for the comparison.
    for (const id of group) {
      const item = side.items.get(id);
      const link = current();
      if (!item || !link || isSettled(item, link, side)) continue;
      davCase(item, link);
      await yieldToMain();
    }
    await inPieces(group, current, (id, link, isEmptied) => {
      const item = side.items.get(id);
      return item && !isSettled(item, link, side) ? stepOf(item, link, side, isEmptied) : undefined;
    });
  }
}

/** Saves what each item needs as it follows from the rows at that moment: nothing else runs between looking and saving. */
async function inPieces(
  ids: readonly string[],
  current: Current,
  step: (id: string, link: DavLink, isEmptied: () => boolean) => Step | undefined,
): Promise<void> {
  for (let at = 0; at < ids.length; ) {
    const link = current();
    if (!link) return;
    let known: boolean | undefined;
    const isEmptied = () => {
      known ??= emptied(itemsOf(link), link);
      return known;
    };
    const steps: Step[] = [];
    const touched = new Set<string>();
    for (const until = performance.now() + atMost; at < ids.length && steps.length < atOnce; ) {
      const made = step(ids[at] ?? '', link, isEmptied);
      const rows = made?.changes.map(({ collection, id }) => `${collection}/${id}`) ?? [];
      // It would change what another one has just changed, so it is worked out again after that.
      if (made && rows.some((row) => touched.has(row))) {
        settled.delete(made.item);
        break;
      }
      for (const row of rows) touched.add(row);
      if (made) steps.push(made);
      at += 1;
      if (performance.now() > until) break;
    }
    save(link, sideOf(link.kind), steps);
    await yieldToMain();
  }
}

function save(link: DavLink, side: Side, steps: readonly Step[]): void {
  // Not undoable: it would be done again at once.
  const saveOne = (changes: readonly RowChange[]) =>
    changes.length > 0 && commit({ label: `Keep up with ${link.name}`, changes, undoable: false });
  try {
    saveOne(side.together(steps.flatMap(({ changes }) => changes)));
  } catch {
    // One of them is refused: the others are not held up by it.
    for (const { item, changes } of steps) {
      try {
        saveOne(changes);
      } catch (error) {
        try {
          saveOne(failed(item, link, side, error));
        } catch (again) {
          console.error('An item of a linked calendar or address book could not be kept equal', again);
        }
      }
    }
  }
}

function isSettled(item: DavItem, { mode }: DavLink, side: Side): boolean {
  const last = settled.get(item);
  return last !== undefined && last.mode === mode && last.record === recordOf(item, side);
}
const settle = (item: DavItem, { mode }: DavLink, side: Side) =>
  settled.set(item, { record: recordOf(item, side), mode });
const recordOf = ({ recordId }: DavItem, { records }: Side) =>
  recordId === undefined ? undefined : records.get(recordId);

function stepOf(item: DavItem, link: DavLink, side: Side, isEmptied: () => boolean): Step {
  try {
    return { item, changes: changesFor(item, link, side, isEmptied) };
  } catch (error) {
    return { item, changes: failed(item, link, side, error) };
  }
}

/** Notes at the item why it stays as it is; it is looked at again once it or its record has changed. */
function failed(item: DavItem, link: DavLink, side: Side, error: unknown): RowChange[] {
  settle(item, link, side);
  const why = error instanceof Error ? error.message : String(error);
  return changedItem(side, item, { problem: `Steps left it as it is: ${why}` });
}

/** It got another name, on its server or in another linked calendar: the item with the same uid takes over its record. */
function renamed(item: DavItem, { id: linkId }: DavLink, side: Side): RowChange[] {
  const { id, uid, recordId, base } = item;
  if (uid === '' || recordId === undefined || item.remote !== undefined || item.etag !== undefined) return [];
  const order = (one: DavItem) => `${one.linkId === linkId ? 0 : 1} ${one.id}`;
  const [heir] = side
    .named(uid)
    .filter((one) => one.remote !== undefined && one.recordId === undefined)
    .filter((one) => one.linkId === linkId || (base !== undefined && davLinks.get(one.linkId)?.mode !== 'busy'))
    .sort((one, other) => (order(one) < order(other) ? -1 : 1));
  if (!heir || !may('delete', side.items.modules)) return [];
  return [drop(side.items, id), ...changedItem(side, heir, { recordId, base: base || undefined })];
}

/** The record that somebody has just deleted here, where the same is in another linked calendar: it does not come back from that one. */
const deletedTwin = ({ uid }: DavItem, side: Side): string | undefined =>
  (uid === '' ? [] : side.named(uid))
    .flatMap(({ recordId }) => recordId ?? [])
    .find((id) => !side.records.get(id) && isDeleted(side, id));

function changesFor(item: DavItem, link: DavLink, side: Side, isEmptied: () => boolean): RowChange[] {
  const found = davCase(item, link, isEmptied);
  // Only these depend on more than their own rows.
  if (found.what === 'both' || found.what === 'unreadable' || found.what === 'sending') settle(item, link, side);
  const writes = isWritten(link);
  const withItem = (patch: Partial<DavItem>) => changedItem(side, item, patch);
  /** A refusal was about what was wanted then. */
  const withWanted = (wanted: string | undefined, patch: Partial<DavItem> = {}) =>
    withItem({
      tried: triedOf(item, wanted),
      ...patch,
      wanted,
      ...((wanted === undefined || wanted !== item.wanted) && { problem: undefined }),
    });
  switch (found.what) {
    case 'both': {
      const { record: known, merged, remote, text: there } = found;
      const text = item.remote ?? '';
      const mine = side.fields(known);
      const after = changedKeys(mine, merged.record).length > 0 ? changedRecord(side, known, merged.record) : known;
      const isOpen = merged.conflicts.length > 0;
      const open = merged.conflicts.flatMap(({ keys }) => keys);
      // Without a base, what is undecided looks the same as what nobody has filled in.
      const base = isOpen ? item.base && side.patched(text, link, after, withKeys(there, merged.base, open)) : text;
      const news = changedKeys(remote, merged.remote);
      const wanted =
        isOpen || !writes || news.length === 0
          ? text
          : side.patched(text, link, after, withKeys(there, merged.remote, news));
      return [
        ...(after === known ? [] : side.saved(after)),
        ...withWanted(wanted !== text && isNews(side, link, after, wanted, remote) ? wanted : undefined, {
          recordId: known.id,
          base,
          ...(isOpen && { tried: item.tried }),
        }),
      ];
    }
    case 'new': {
      if (found.alike.length > 0) return [];
      const recordId = deletedTwin(item, side);
      if (recordId !== undefined) return withItem({ recordId });
      const made = side.made(item, found.remote);
      return [...side.saved(made), ...withWanted(undefined, { recordId: made.id, base: item.remote })];
    }
    case 'sending': {
      if (!writes) return [];
      const text = side.newText(found.record);
      legible(side, link, found.record, text);
      return withWanted(text, { base: undefined });
    }
    case 'gone':
      if (found.changed) return withItem({ wanted: undefined, ...(isEmptied() && { base: askFirst }) });
      return [...side.dropped([found.record.id]), drop(side.items, item.id)];
    case 'deleted':
      if (found.changed && isEmptied()) return withItem({ wanted: undefined, base: askFirst });
      if (found.changed) return withItem({ wanted: undefined });
      return withItem({ wanted: writes ? 'delete' : undefined, base: item.remote });
    case 'missing':
      return withItem({ wanted: undefined });
    case 'nothing': {
      const group = link.kind === 'contacts' && link.mode !== 'write' ? groupStep(item, link) : undefined;
      if (group) return group;
      if (item.remote !== undefined) return withItem({ base: item.remote });
      const { recordId, base } = item;
      // Its first writing may be under way: if it is deleted here meanwhile, it has to be deleted there too.
      if (recordId !== undefined && base === undefined && writes)
        return withItem({ wanted: isDeleted(side, recordId) ? 'delete' : undefined });
      return may('delete', side.items.modules) ? [drop(side.items, item.id)] : [];
    }
    case 'unreadable':
    case 'held':
      return [];
  }
}

/** Of what was wanted before, the last so many are kept. */
const mostTried = 3;

/** What may be there besides what is wanted now: a post office may have written it and ended before it said so. */
function triedOf({ base, remote, wanted: before, tried }: DavItem, wanted: string | undefined): DavItem['tried'] {
  if (base !== remote || wanted === undefined) return undefined;
  if (before === undefined || before === 'delete' || before === wanted) return tried;
  return [...(tried ?? []), before].slice(-mostTried);
}

/** The item with a patch, where that changes it. */
export function changedItem(side: Side, item: DavItem, patch: Partial<DavItem>): RowChange[] {
  const after = Object.fromEntries(
    Object.entries({ ...item, ...patch }).filter(([, value]) => value !== undefined),
  ) as unknown as DavItem;
  const isSame = (Object.keys({ ...item, ...after }) as (keyof DavItem)[]).every((key) => item[key] === after[key]);
  return isSame ? [] : [put(side.items, after)];
}

/** What was made here goes to the first link of its kind that Steps writes to, once everything there has been read. */
async function sendNew(current: Current): Promise<void> {
  const first = current();
  if (!first || !takesNew(first)) return;
  const side = sideOf(first.kind);
  const waiting = maybeThere(side);
  const isNew = (record: LinkedRecord, link: DavLink) =>
    side.itemsOf(record.id).length === 0 && !waiting.has(record.id) && !isSample(record) && side.goes(record, link);
  const ids = side.records.all().flatMap((record) => (isNew(record, first) ? record.id : []));
  await inPieces(ids, current, (id, link) => {
    const record = side.records.get(id);
    if (!record || !takesNew(link) || !isNew(record, link)) return undefined;
    const uid = side.uid(record);
    const href = newDavHref(link.kind, uid);
    const item: DavItem = { id: davItemId(link.id, href), linkId: link.id, href, uid, recordId: id };
    const { changes } = stepOf(item, link, side, () => false);
    return { item, changes };
  });
}

function takesNew(link: DavLink): boolean {
  const [first] = davLinks
    .all()
    .filter((one) => one.kind === link.kind && isWritten(one))
    .sort((one, other) => (`${one.createdAt} ${one.id}` < `${other.createdAt} ${other.id}` ? -1 : 1));
  return first?.id === link.id && link.lastSyncedAt !== undefined;
}

/** Records that may already have come from elsewhere: a person says. */
function maybeThere(side: Side): ReadonlySet<string> {
  // Meetings are known by their uid.
  if (side === sideOf('calendar')) return new Set();
  const ids = side.items.all().flatMap((item) => {
    const link = item.recordId === undefined && item.remote !== undefined ? davLinks.get(item.linkId) : undefined;
    const found = link && davCase(item, link);
    return found?.what === 'new' ? found.alike.map(({ id }) => id) : [];
  });
  return new Set(ids);
}

/** Samples are made-up people: they never go to a server. */
const isSample = ({ id }: LinkedRecord) => /-sample(-|$)/.test(id);
