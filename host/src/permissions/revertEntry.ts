import type { LogEntry, LoggedEdit } from '@steps/business/host';
import { collectionNamed, commit, type RowChange, RuleError } from '@steps/platform';

type Fields = Readonly<Record<string, unknown>>;

/** Why a step cannot be reverted from the log; `undefined` when it can be tried. */
export function revertRefusal({ edits }: LogEntry): string | undefined {
  if (!edits) return 'Nothing to take back, or too much to keep';
  return undefined;
}

/**
 * Reverts an older step as a step of its own, which can be undone. `RuleError` that names the first record
 * which somebody changed since, or that is in the way; then nothing was changed.
 */
export function revertEntry(entry: LogEntry): void {
  const refusal = revertRefusal(entry);
  if (refusal) throw new RuleError(refusal);
  const changes = (entry.edits ?? []).map(inverse);
  commit({ label: `Take back “${entry.label}”`, changes });
}

function inverse(edit: LoggedEdit): RowChange {
  const { collection: name, id, version, fields, before, after } = edit;
  const called = edit.name ? `“${edit.name}”` : 'A record';
  const collection = collectionNamed(name);
  if (!collection) throw new RuleError(`Open the part of Steps that ${called} belongs to, then try again.`);
  if (collection.version !== version) {
    throw new RuleError(`${called} was saved by an earlier version of Steps, so this step cannot be taken back.`);
  }
  const now = collection.get(id) as unknown as Fields | undefined;
  if (!after) {
    if (now) throw new RuleError(`${called} is there again already.`);
    return { collection: name, id, value: before };
  }
  if (!now) throw new RuleError(`${called} was deleted since.`);
  if (!before) {
    if (!same(withoutStamp(now), withoutStamp(after))) throw new RuleError(`${called} was changed since.`);
    return { collection: name, id, value: undefined };
  }
  const moved = (fields ?? []).filter((field) => field !== 'updatedAt');
  const changed = moved.find((field) => !same(now[field], after[field]));
  if (changed)
    throw new RuleError(`${called} was changed since: ${inWords(changed)} is no longer as this step left it.`);
  const back = Object.fromEntries(
    Object.entries({ ...now, ...Object.fromEntries(moved.map((field) => [field, before[field]])) }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  return {
    collection: name,
    id,
    value: { ...back, ...('updatedAt' in back ? { updatedAt: new Date().toISOString() } : {}) },
  };
}

const withoutStamp = ({ updatedAt: _stamp, ...rest }: Fields) =>
  Object.fromEntries(Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1)));

const same = (one: unknown, other: unknown) => Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** `nextStep` as people say it. */
const inWords = (field: string) => field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
