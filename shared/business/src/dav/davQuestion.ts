import { yieldToMain } from '@steps/platform/src/core/storage/pageTime';
import { recordMemory } from '@steps/platform/src/core/store/collection';
import { type DavItem, isBusyText } from '../nouns/dav/davItem';
import { type DavLink, davLinks, isWritten } from '../nouns/dav/davLink';
import { deletedRecords } from '../nouns/deleted/deletedRecord';
import { may } from '../nouns/people/rights';
import { changedKeys, type Fields, type Merged, mergeFields } from './fieldMerge';
import { type LinkedRecord, type Side, sideOf } from './sides';

/**
 * What has become of an item and its record, worked out from both as they are now. Nothing of it is stored, so every browser
 * finds the same.
 */
export type DavCase =
  /** Both exist. `remote`: as the record would hold it; `text`: as the server has it. */
  | {
      readonly what: 'both';
      readonly record: LinkedRecord;
      readonly merged: Merged;
      readonly remote: Fields;
      readonly text: Fields;
    }
  /** It came and belongs to no record yet. `alike`: records that it may be, for a person to say. */
  | { readonly what: 'new'; readonly remote: Fields; readonly alike: readonly LinkedRecord[] }
  /** Made here; the server does not have it yet. */
  | { readonly what: 'sending'; readonly record: LinkedRecord }
  /** The server no longer has it. `changed`: it was changed here since. */
  | { readonly what: 'gone'; readonly record: LinkedRecord; readonly changed: boolean }
  /** Somebody deleted it here. `changed`: it was changed on the server since. */
  | { readonly what: 'deleted'; readonly changed: boolean; readonly remote: Fields | undefined }
  /** It is missing here although nobody deleted it: the server keeps it until a person says otherwise. */
  | { readonly what: 'missing'; readonly remote: Fields | undefined }
  | { readonly what: 'unreadable'; readonly why: string }
  /** Another item has this record, another calendar shows it in full, nothing comes here from its link, or it is read anew first. */
  | { readonly what: 'held' }
  /** No record here and none there, or none that Steps keeps. */
  | { readonly what: 'nothing' };

/**
 * What has to be done about an item. `isEmptied`: as `emptied` says of its link, so that nothing is deleted unasked; called
 * only where something may be deleted.
 */
export function davCase(item: DavItem, link: DavLink, isEmptied: () => boolean = () => false): DavCase {
  try {
    return caseOf(item, link, isEmptied);
  } catch (error) {
    return { what: 'unreadable', why: error instanceof Error ? error.message : 'It cannot be read.' };
  }
}

interface Reading {
  readonly record: LinkedRecord | undefined;
  readonly mode: DavLink['mode'];
  readonly there: ReturnType<Side['read']>;
  /** Those of these fields that a record can hold. */
  readonly held: Fields;
  both?: DavCase;
}
/**
 * What the texts of items say: reading them takes most of the time. Rows and records are immutable, so what was read stays
 * true.
 */
const readings = new WeakMap<DavItem, Reading>();

function readingOf(item: DavItem, remote: string, link: DavLink, record: LinkedRecord | undefined): Reading {
  const last = readings.get(item);
  if (last && last.record === record && last.mode === link.mode) return last;
  const side = sideOf(link.kind);
  const there = side.read(remote, link, record);
  const held = there instanceof Map ? side.held(there, record) : new Map();
  const reading: Reading = { record, mode: link.mode, there, held };
  readings.set(item, reading);
  return reading;
}

function caseOf(item: DavItem, link: DavLink, isEmptied: () => boolean): DavCase {
  const side = sideOf(link.kind);
  const { remote, base, recordId } = item;
  const known = recordId === undefined ? side.known(item) : undefined;
  // It is here already, from another calendar, under another name, or in full.
  if (known && (link.mode === 'busy' || side.itemsOf(known.id).length > 0))
    return { what: remote === undefined ? 'nothing' : 'held' };
  const record = known ?? (recordId === undefined ? undefined : side.records.get(recordId));
  // The server has it, but it is too large or too odd to be read: what is here stays.
  if (remote === undefined && item.etag !== undefined && item.problem !== undefined)
    return { what: 'unreadable', why: item.problem };
  if (remote === undefined) {
    if (!record) return { what: 'nothing' };
    // Where Steps alone decides, it is written again.
    if (base === undefined || link.mode === 'write') return { what: 'sending', record };
    const isAsked = base === askFirst || !may('delete', side.records.modules) || isEmptied();
    return { what: 'gone', record, changed: isAsked || isChangedHere(side, link, record, base) };
  }
  if (link.mode === 'write' && !record && recordId === undefined) return { what: 'held' };
  // The link gave busy times alone until now: the post office reads it anew. What is written there must not follow from those.
  if (link.mode !== 'busy' && isBusyText(remote)) return { what: 'held' };
  const reading = readingOf(item, remote, link, record);
  const { there, held } = reading;
  if (there === undefined) return { what: 'nothing' };
  if ('why' in there) return { what: 'unreadable', why: there.why };
  if (record) {
    reading.both ??= bothOf(side, link, item, record, reading, there);
    return reading.both;
  }
  if (recordId === undefined) {
    const alike = side.alike(held).filter(({ id }) => !side.itemsOf(id).some(({ linkId }) => linkId === link.id));
    return { what: 'new', remote: held, alike };
  }
  // A person has said so.
  if (item.wanted === 'delete' && remote === base) return { what: 'deleted', changed: false, remote: held };
  return isDeleted(side, recordId)
    ? { what: 'deleted', changed: (link.mode !== 'write' && remote !== base) || isEmptied(), remote: held }
    : { what: 'missing', remote: held };
}

function bothOf(
  side: Side,
  link: DavLink,
  item: DavItem,
  record: LinkedRecord,
  { held }: Reading,
  text: Fields,
): DavCase {
  // Where Steps alone decides, it replaces whatever was changed there.
  const was =
    link.mode === 'write' || (item.base && item.base === item.remote) ? held : agreedOf(side, link, item, record, held);
  return { what: 'both', record, merged: mergeFields(was, side.fields(record), held, side.groups), remote: held, text };
}

/** What both sides last agreed on: what Steps wrote itself since is no change of the other side's. `held`: what is there now. */
function agreedOf(
  side: Side,
  link: DavLink,
  { base, tried = [] }: DavItem,
  record: LinkedRecord,
  held: Fields,
): Fields | undefined {
  const written = tried.flatMap((text) => heldIn(side, link, record, text) ?? []);
  const was = base ? heldIn(side, link, record, base) : base === undefined ? written[0] : undefined;
  if (!was || written.length === 0) return was;
  const agreed = new Map(was);
  for (const key of changedKeys(was, held)) {
    const value = held.get(key);
    if (!written.some((one) => one.get(key) === value)) continue;
    if (value === undefined) agreed.delete(key);
    else agreed.set(key, value);
  }
  return agreed;
}

/** What a record would hold of a text; `undefined` if the text cannot be read. */
function heldIn(side: Side, link: DavLink, record: LinkedRecord, text: string): Fields | undefined {
  const read = side.read(text, link, record);
  return read instanceof Map ? side.held(read, record) : undefined;
}

/** Whether a record differs from a text in anything that such a text can express. */
function isChangedHere(side: Side, link: DavLink, record: LinkedRecord, text: string): boolean {
  const was = heldIn(side, link, record, text);
  const now = side.fields(record);
  if (was && changedKeys(was, now).length === 0) return false;
  const then = heldIn(side, link, record, side.patched(text, link, record, now));
  return !was || !then || changedKeys(then, was).length > 0;
}

/**
 * Whether a text for the server would say something else than these fields. What no such text can express does not count: it
 * would be written again and again. Throws if the text could not be read back.
 */
export function isNews(side: Side, link: DavLink, record: LinkedRecord, text: string, fields: Fields): boolean {
  return changedKeys(legible(side, link, record, text), fields).length > 0;
}

/** The fields of a text for the server; throws if the text could not be read back. */
export function legible(side: Side, link: DavLink, record: LinkedRecord, text: string): Fields {
  const read = side.read(text, link, record);
  if (!(read instanceof Map)) throw new Error('It cannot be written so that other programs can read it.');
  return read;
}

/** Whether somebody deleted it here. */
export const isDeleted = ({ records }: Side, id: string): boolean =>
  deletedRecords.get(`${records.name}/${id}`) !== undefined;

/** The `base` of an item that one side of a link lost together with many others: it asks until a person has answered. */
export const askFirst = '';

/**
 * If more than this many, and more than half of a link, are gone on one side, a person is asked: it may have been emptied by
 * mistake.
 */
const manyGone = 10;
/** What came within this time is not counted as left (ms): a calendar that replaces another brings new events with it. */
const isFreshFor = 3_600_000;

/** Whether one side of a link was emptied. */
export function emptied(items: readonly DavItem[], link: DavLink): boolean {
  const { records } = sideOf(link.kind);
  const since = new Date(Date.now() - isFreshFor).toISOString();
  let [goneThere, goneHere, rest] = [0, 0, 0];
  for (const { base, remote, etag, recordId } of items) {
    if (base === undefined) continue;
    const record = recordId === undefined ? undefined : records.get(recordId);
    if (remote === undefined && etag === undefined) goneThere += 1;
    else if (recordId !== undefined && !record) goneHere += 1;
    else if (!record || record.createdAt < since) rest += 1;
  }
  const isMany = (gone: number) => gone > manyGone && gone > rest;
  return isMany(goneThere) || (isWritten(link) && isMany(goneHere));
}

/** Whether a person has to say what happens to it. */
function asks(found: DavCase, link: DavLink): boolean {
  switch (found.what) {
    case 'both':
      return found.merged.conflicts.length > 0;
    case 'new':
      return found.alike.length > 0;
    case 'gone':
      return found.changed;
    // Where Steps does not write to the server, it is gone only here.
    case 'deleted':
      return found.changed && isWritten(link);
    case 'missing':
      return isWritten(link);
    case 'unreadable':
      return true;
    default:
      return false;
  }
}

/** Whether this browser sees whole records: fields that a role hides would look as if somebody had emptied them. */
export const seesWhole = (side: Side): boolean => !recordMemory.narrowed(side.records);

/** An item that waits for a person, or cannot be kept in step. */
export interface DavQuestion {
  readonly item: DavItem;
  readonly link: DavLink;
  readonly found: DavCase;
  /** Whether a person has to say what happens to it; if not, its `problem` is only shown. */
  readonly isAsked: boolean;
}

/** What an item leaves to a person, if anything. `isEmptied`: as for `davCase`. */
export function questionOf(item: DavItem, link: DavLink, isEmptied?: () => boolean): DavQuestion | undefined {
  const found = davCase(item, link, isEmptied);
  const isAsked = asks(found, link);
  return isAsked || item.problem !== undefined ? { item, link, found, isAsked } : undefined;
}

/**
 * All items that wait for a person, in the order of the links. Works in pieces, so that the page stays responsive; when
 * `goesOn` returns false it stops early.
 */
export async function davQuestions(goesOn: () => boolean = () => true): Promise<DavQuestion[]> {
  const questions: DavQuestion[] = [];
  for (const link of davLinks.all()) {
    const items = itemsOf(link);
    let known: boolean | undefined;
    const isEmptied = () => {
      known ??= emptied(items, link);
      return known;
    };
    for (const item of items) {
      const question = questionOf(item, link, isEmptied);
      if (question) questions.push(question);
      await yieldToMain();
      if (!goesOn()) return [];
    }
  }
  return questions;
}

/** The items of a link as they are now. */
export const itemsOf = ({ id, kind }: DavLink): DavItem[] =>
  sideOf(kind)
    .items.all()
    .filter(({ linkId }) => linkId === id);
