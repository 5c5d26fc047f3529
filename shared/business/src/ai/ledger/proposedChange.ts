import type { AiProposal } from '@steps/platform/src/core/contract/aiTool';
import { formatFull } from '@steps/platform/src/core/dates';
import type { RowChange } from '@steps/platform/src/core/storage/port';
import { sameValue } from '@steps/platform/src/core/storage/rowChange';
import { collectionNamed, type StoredRecord } from '@steps/platform/src/core/store/collection';
import { newId, stamp } from '@steps/platform/src/core/store/recordChange';
import { isPlainObject } from '@steps/platform/src/core/store/rowCheck';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import * as v from 'valibot';
import { type Activity, activities } from '../../nouns/activities/activity';
import { lastContactAfter } from '../../nouns/activities/lastContact';
import { type Deal, deals } from '../../nouns/deals/deal';
import { movedDeal } from '../../nouns/deals/dealState';
import { type Meeting, meetings } from '../../nouns/meetings/meeting';
import { activityChange } from '../../nouns/meetings/meetingActivity';
import type { AiResult } from './aiResult';
import { approvedData } from './aiResultRules';

const fieldChange = v.object({
  key: v.string(),
  /** As people call it: "Due". */
  label: v.string(),
  /** As it was when it was proposed; absent where the field was empty or the record is new. */
  before: v.optional(v.unknown()),
  after: v.unknown(),
  /** As people read them, where that is something else: "Qualified" for `qualified`. */
  beforeText: v.optional(v.string()),
  afterText: v.optional(v.string()),
});

/** What a proposal would write, field by field. A new value of a list of texts is added to it. */
export const proposedChangeSchema = v.object({
  collection: v.string(),
  id: v.string(),
  isNew: v.boolean(),
  fields: v.array(fieldChange),
  /** What a new record is made of besides. */
  rest: v.optional(v.record(v.string(), v.unknown())),
});

export type ProposedChange = Readonly<v.InferOutput<typeof proposedChangeSchema>>;
export type ProposedField = ProposedChange['fields'][number];

/** A field of a proposal, as a tool names it. */
interface FieldInput {
  readonly key: string;
  readonly label: string;
  readonly after: unknown;
  readonly beforeText?: string;
  readonly afterText?: string;
}

interface ProposalInput extends Pick<AiProposal, 'kind' | 'module' | 'title' | 'risk'> {
  readonly collection: string;
  /** The record to change; a new one without it. */
  readonly id?: string;
  readonly fields: readonly FieldInput[];
  /** What a new record is made of besides. */
  readonly rest?: Readonly<Record<string, unknown>>;
}

/** A proposal to change or add one record, with what is there now. `RuleError` when the record is not there. */
export function proposeChange({ collection, id, fields, rest, ...proposal }: ProposalInput): AiProposal {
  const before = id === undefined ? undefined : recordAt(collection, id);
  const change: ProposedChange = {
    collection,
    id: id ?? newId(collection),
    isNew: id === undefined,
    fields: fields.map((field) => {
      const old = valueAt(before, field.key);
      return { ...field, ...(old !== undefined && { before: old }) };
    }),
    ...(rest && { rest: { ...rest } }),
  };
  return {
    risk: 'medium',
    ...proposal,
    text: readableChange(change),
    data: change,
    about: { collection, id: change.id },
  };
}

/** What an entry of the ledger would write; `undefined` for entries that are texts. */
export function proposedChange(data: unknown): ProposedChange | undefined {
  const parsed = v.safeParse(proposedChangeSchema, data);
  return parsed.success ? parsed.output : undefined;
}

/** "Due: Tue 24 November 2026, 09:00", a line for each field. */
export const readableChange = ({ fields }: ProposedChange): string =>
  fields.map(({ label, after, afterText }) => `${label}: ${afterText ?? readableValue(after)}`).join('\n');

/** A value as people read it: moments by this clock, lists with commas. */
export function readableValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatFull(value);
  return value === undefined || value === null ? '' : String(value);
}

/** What the approved entry writes, and what follows from it in the same step. */
interface ApprovedChange {
  readonly changes: readonly RowChange[];
  readonly related: readonly RowChange[];
}

/**
 * The rows of an approved proposal. `RuleError` when the record is gone, or somebody changed one of the fields since: what
 * was approved was the difference from what was there.
 */
export function approvedChange(result: AiResult): ApprovedChange | undefined {
  const change = proposedChange(approvedData(result));
  if (!change) return undefined;
  const value = change.isNew ? newRecord(change) : changedRecord(change);
  return { changes: [{ collection: change.collection, id: change.id, value }], related: whatFollows(change, value) };
}

function newRecord({ id, collection, fields, rest }: ProposedChange): StoredRecord {
  // Its remote may not have been opened yet in this tab.
  if (!collectionNamed(collection)) {
    throw new RuleError('The part of Steps that this belongs to is not open yet. Open it, then accept this again.');
  }
  if (collectionNamed(collection)?.get(id)) throw new RuleError('This is there already: it was accepted before.');
  const at = stamp();
  const stamps = { createdAt: at, updatedAt: at };
  return { ...rest, ...Object.fromEntries(fields.map(({ key, after }) => [key, after])), ...stamps, id };
}

function changedRecord({ collection, id, fields }: ProposedChange): StoredRecord {
  const record = recordAt(collection, id);
  const moved = fields.find(({ key, before }) => !Array.isArray(before) && !sameValue(valueAt(record, key), before));
  if (moved) {
    throw new RuleError(`${moved.label} was changed after this was proposed. Discard it, and ask for a new proposal.`);
  }
  const patch = Object.fromEntries(
    fields.map(({ key, before, after }) => [key, isList(before) ? added(valueAt(record, key), after) : after]),
  );
  const changed = { ...record, ...patch, id, updatedAt: stamp() };
  return collection === deals.name && 'stage' in patch
    ? stageMoved(record as Deal, changed as unknown as Deal)
    : changed;
}

/** A deal in another stage remembers when it came there. */
function stageMoved(before: Deal, after: Deal): StoredRecord {
  const { stage, stageChangedAt, stageHistory } = movedDeal(before, after.stage, { lostReason: after.lostReason });
  return { ...after, stage, stageChangedAt, stageHistory } as StoredRecord;
}

const isList = (value: unknown): boolean => Array.isArray(value);
const added = (list: unknown, item: unknown): unknown[] => [
  ...new Set([...(Array.isArray(list) ? list : []), ...(Array.isArray(item) ? item : [item])]),
];

/** A call or email that took place is also the contact's last contact; a meeting is in the timelines of its records. */
const whatFollows = ({ collection, isNew }: ProposedChange, value: StoredRecord): readonly RowChange[] => {
  if (!isNew) return [];
  if (collection === activities.name) return lastContactAfter([], [value as unknown as Activity]);
  return collection === meetings.name ? activityChange(value as unknown as Meeting) : [];
};

function recordAt(collection: string, id: string): StoredRecord {
  const record = collectionNamed(collection)?.get(id);
  if (!record) throw new RuleError('This record no longer exists.');
  return record;
}

const valueAt = (record: unknown, key: string): unknown => (isPlainObject(record) ? record[key] : undefined);
