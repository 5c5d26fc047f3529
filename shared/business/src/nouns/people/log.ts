import type { RowChange } from '@steps/platform/src/core/storage/port';
import { changedFields } from '@steps/platform/src/core/storage/rowChange';
import { type Collection, collectionNamed, type StoredRecord } from '@steps/platform/src/core/store/collection';
import { commitLedger } from '@steps/platform/src/core/store/commit';
import type { CommitStep } from '@steps/platform/src/core/store/commitRules';
import { openClientId } from '@steps/platform/src/core/store/database';
import type { RowEdit } from '@steps/platform/src/core/store/history';
import { drop, newId, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { everyone } from '@steps/platform/src/core/store/rights';
import { currentActor, currentPerson } from './currentPerson';
import { type LogEntry, type LoggedEdit, logEntries, marked, mostEntries, workspaceLog } from './logEntry';
import { membership, ownDevice } from './membership';

/** With more records or characters than this, a step can only be undone, not reverted from the log. */
const mostEdits = 100;
const mostText = 30_000;
/** This many of the oldest lines are deleted at a time. */
const spare = 50;

/** Number of lines that this page wrote. */
let lines = 0;

/** The log lines of a step: one in the log of the business and one in that of the workspace, for whichever it changed. */
export function logRows(edits: readonly RowEdit[], { label, origin }: CommitStep): RowChange[] {
  return [logEntries, workspaceLog].flatMap((log) => {
    const own = edits.filter((edit) => isLogged(edit, log.scope));
    if (own.length === 0) return [];
    const ai = origin.by === 'ai' ? origin.resultId : undefined;
    return added(log, { ...lineOf(label), ...(ai ? { ai } : {}), ...contentOf(own, log.scope) });
  });
}

/** What concerns several businesses is logged in none of them: their data never mix. */
const ofWorkspace = ['settings', 'permissions'];

/** Logs what changes no record: an export, a restore, somebody starting to work on this device. */
export function logEvent(label: string, module: string): void {
  const log = openClientId() === undefined || ofWorkspace.includes(module) ? workspaceLog : logEntries;
  commitLedger(added(log, { ...lineOf(label), modules: [module], added: 0, changed: 0, deleted: 0, names: [] }));
}

function lineOf(label: string): Pick<LogEntry, 'id' | 'at' | 'actor' | 'device' | 'personId' | 'label'> {
  const at = stamp();
  const personId = currentPerson()?.id;
  // The time first, then a growing number: this keeps lines of one millisecond in order too.
  const number = String(lines++).padStart(9, '0');
  return {
    id: `log-${at}-${number}-${newId('x')}${marked(membership()?.logMark)}`,
    at,
    actor: currentActor(),
    device: ownDevice(),
    label,
    ...(personId ? { personId } : {}),
  };
}

function added(log: Collection<LogEntry>, entry: LogEntry): RowChange[] {
  const over = log.size + 1 - mostEntries;
  const oldest =
    over > 0
      ? [...log.all()]
          .sort((one, other) => (one.id < other.id ? -1 : 1))
          .slice(0, over + spare)
          .map(({ id }) => drop(log, id))
      : [];
  return [put(log, entry), ...oldest];
}

/** Choices and drafts of one person are not logged. */
function isLogged({ collection: name }: RowEdit, scope: Collection<LogEntry>['scope']): boolean {
  const collection = collectionNamed(name);
  return collection !== undefined && collection.scope === scope && !collection.modules.includes(everyone);
}

function contentOf(
  edits: readonly RowEdit[],
  scope: Collection<LogEntry>['scope'],
): Omit<LogEntry, keyof ReturnType<typeof lineOf>> {
  const count = (test: (edit: RowEdit) => boolean) => edits.filter(test).length;
  // The workspace's own rows hold PINs and server keys; its steps cannot be reverted from the log.
  const kept = scope === 'workspace' || edits.length > mostEdits ? undefined : edits.map(loggedEdit);
  const small = kept && JSON.stringify(kept).length <= mostText;
  return {
    modules: [...new Set(edits.flatMap(({ collection }) => collectionNamed(collection)?.modules[0] ?? []))],
    added: count(({ before }) => before === undefined),
    changed: count(({ before, after }) => before !== undefined && after !== undefined),
    deleted: count(({ after }) => after === undefined),
    names: [...new Set(edits.slice(0, 3).map(nameOf))].filter(Boolean),
    ...(small ? { edits: kept } : {}),
  };
}

function loggedEdit(edit: RowEdit): LoggedEdit {
  const { collection: name, id } = edit;
  // Rows of a known collection are its records.
  const [before, after] = [edit.before, edit.after] as (Record<string, unknown> | undefined)[];
  const version = collectionNamed(name)?.version ?? 0;
  const about = { collection: name, id, name: nameOf(edit), version };
  if (!before || !after) return { ...about, ...(before ? { before } : {}), ...(after ? { after } : {}) };
  const fields = changedFields(before, after, new Set());
  const only = (record: Record<string, unknown>) =>
    Object.fromEntries(fields.flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]]])));
  return { ...about, fields, before: only(before), after: only(after) };
}

/** The name of a record of any collection. */
const nameOf = ({ before, after }: RowEdit): string => nameOfRecord((after ?? before) as StoredRecord);

/** The same of a record; empty when it has no name. */
export function nameOfRecord(of: StoredRecord): string {
  const record = { ...of } as Record<string, unknown>;
  const name = ['name', 'businessName', 'title', 'subject', 'number'].map((field) => record[field]).find(isText);
  return name === undefined ? '' : name.slice(0, 80);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
