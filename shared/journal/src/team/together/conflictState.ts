import { isStamp, sameValue, valueAt, withField } from '@steps/platform/src/core/storage/rowChange';
import {
  type Collection,
  collectionNamed,
  defineCollection,
  recordMemory,
  type StoredRecord,
} from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { openClientId, useOpenClientId } from '@steps/platform/src/core/store/database';
import { drop, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { useRecord, useRecords } from '@steps/platform/src/core/store/recordHooks';
import { publishReplaced } from '@steps/platform/src/core/store/replacedEdits';
import { useEffect, useReducer } from 'react';
import * as v from 'valibot';
import type { ConflictingWrite } from '../link/linkOptions';
import { cleanName } from './presence';
import { pageClock } from './presenceClock';
import { isOpenHere, nameOfWriter } from './togetherState';

/** ms for which a field shows that it was changed on two devices at the same time. */
const shownFor = 10 * 60_000;

const conflictSchema = v.object({
  id: v.string(),
  client: v.string(),
  collection: v.string(),
  record: v.string(),
  field: v.string(),
  mine: v.unknown(),
  theirs: v.unknown(),
  /** Whether what was written here is kept. */
  mineStands: v.boolean(),
  /** Who wrote the other value. */
  by: v.string(),
  /** When it was noticed here; UTC, ISO 8601. */
  at: v.string(),
});
export type Conflict = Readonly<v.InferOutput<typeof conflictSchema>>;

/** In the workspace's own store: it is of this browser and does not travel, and all of its tabs have it, also after a reload. */
export const teamConflicts = defineCollection({
  name: 'teamConflict',
  module: 'everyone',
  scope: 'workspace',
  schema: conflictSchema,
  version: 1,
  unrecorded: true,
});

/** Keeps that a field was written here and elsewhere at the same time. Where its page is not open, a notice says so. */
export function noteConflict({
  collection: name,
  id,
  field,
  theirs,
  mineStands,
  writer,
  by: selfName,
}: ConflictingWrite): void {
  const collection = collectionNamed(name);
  const record = collection && recordMemory.raw(collection, id);
  const client = openClientId();
  if (!collection || !record || client === undefined || isStamp(field)) return;
  const mine = valueAt(collection.stored(record), field);
  if (sameValue(mine, theirs)) return;
  // A value that no verb would take is not offered.
  if ('reason' in collection.read(id, collection.stored(withField(record, field, theirs)))) return;
  const by = nameOfWriter(writer) || cleanName(selfName ?? '') || 'Somebody else';
  const values = { mine: mine ?? null, theirs: theirs ?? null };
  const row = { id: `${client}:${name}/${id}/${field}`, client, collection: name, record: id, field, ...values };
  const past = teamConflicts.all().filter((one) => isPast(one) && one.id !== row.id);
  commit({
    label: 'Keep what two wrote',
    changes: [
      put(teamConflicts, { ...row, mineStands, by, at: stamp() }),
      ...past.map((one) => drop(teamConflicts, one.id)),
    ],
    undoable: false,
  });
  if (mineStands || isOpenHere({ collection: name, id })) return;
  publishReplaced([{ collection: name, id, record, field, mine, theirs, gone: false, by }]);
}

/** What somebody else wrote in one of these fields at the same time, in render; for ten minutes, and while the field is as it was left. */
export function useConflicts(
  collection: Collection<StoredRecord>,
  id: string,
  fields: readonly string[],
): readonly Conflict[] {
  const client = useOpenClientId();
  const all = useRecords(teamConflicts);
  const record = useRecord(collection, id);
  const [, again] = useReducer((turn: number) => turn + 1, 0);
  const shown = all.filter(
    (one) =>
      one.client === client &&
      one.collection === collection.name &&
      one.record === id &&
      fields.includes(one.field) &&
      !isPast(one) &&
      sameValue(storedValue(collection, record, one.field), one.mineStands ? one.mine : one.theirs),
  );
  const ends = shown.length > 0 ? Math.min(...shown.map(endOf)) : undefined;
  useEffect(() => (ends === undefined ? undefined : pageClock.after(ends - Date.now(), again)), [ends]);
  return shown;
}

/** Puts the other value into the record, as one step. Throws as `commit` does. */
export function takeOther(conflicts: readonly Conflict[], label: string): void {
  const [first] = conflicts;
  const collection = first && collectionNamed(first.collection);
  const record = first && collection?.get(first.record);
  if (!collection || !record) return;
  const taken = conflicts.reduce<StoredRecord>(
    (held, { field, mine, theirs, mineStands }) => withField(held, field, (mineStands ? theirs : mine) ?? undefined),
    record,
  );
  commit({ label, changes: [put(collection, taken)] });
}

/** Leaves the record as it is, and says no more of it. */
export function keepAsItIs(conflicts: readonly Conflict[]): void {
  commit({
    label: 'Keep the value',
    changes: conflicts.map(({ id }) => drop(teamConflicts, id)),
    undoable: false,
  });
}

/** Forgets what was kept of a client. */
export function forgetConflicts(client: string): void {
  const gone = teamConflicts.all().filter((one) => one.client === client);
  if (gone.length > 0) keepAsItIs(gone);
}

const endOf = ({ at }: Conflict): number => Date.parse(at) + shownFor;

const isPast = (conflict: Conflict): boolean => endOf(conflict) <= Date.now();

/** As it is in storage; what is not there is null, as rows of this collection have it. */
const storedValue = (collection: Collection<StoredRecord>, record: StoredRecord | undefined, field: string): unknown =>
  (record && valueAt(collection.stored(record), field)) ?? null;
