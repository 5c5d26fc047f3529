import { contacts } from '@steps/business';
import {
  type FieldValue,
  fieldsOf,
  type Look,
  type Looked,
  lookInPage,
  type QueryNoun,
  titleField,
} from '@steps/business/queries';
import { yieldToMain } from '@steps/platform';
import { type LookThread, lookThread } from './lookThread';

/** Up to this many records are searched at once in the page, in less time than it takes to send them. */
const fewRecords = 5_000;
/** Values sent at once, so that the page stays responsive: some ms. */
const sliceLength = 2_000;

/** Searches the records of a noun: many of them in a worker. Rejects once aborted. */
export async function lookUp(
  name: string,
  noun: QueryNoun,
  look: Look,
  signal: AbortSignal,
  away: () => Promise<LookThread | undefined> = lookThread,
) {
  // Read first: a change while the records are being read makes the version too old, never too new.
  const edition = noun.edition?.();
  const records = await noun.all();
  const table = { name, noun, edition, records };
  const inWorker = records.length > fewRecords ? await answered(table, look, signal, away) : undefined;
  signal.throwIfAborted();
  if (!inWorker) return lookInPage(name, noun, look, signal);
  const { rows, ...found } = inWorker;
  return { ...found, records: rows.map((row) => records[row]) };
}

/** A noun's records, and their version. */
interface Table {
  readonly name: string;
  readonly noun: QueryNoun;
  readonly edition: string | undefined;
  readonly records: readonly unknown[];
}

/** What was found in a noun at one version. One question asks the same again, such as which values exist. */
interface KeptAnswers {
  readonly edition: string;
  readonly found: Map<string, Looked>;
}
const keptAnswers = new Map<string, KeptAnswers>();
/** Answers for one version. */
const mostAnswers = 40;

/** Searches in the worker, unless the answer is known and nothing has changed since. */
async function answered(
  table: Table,
  look: Look,
  signal: AbortSignal,
  away: () => Promise<LookThread | undefined>,
): Promise<Looked | undefined> {
  const { name, edition } = table;
  const thread = await away();
  const kept = keptAnswers.get(name);
  const key = JSON.stringify(look);
  const known = thread === sentTo && kept?.edition === edition ? kept?.found.get(key) : undefined;
  if (known) return known;
  const looked = await lookAway(table, look, signal, thread);
  if (looked && edition !== undefined) {
    const of = kept?.edition === edition && kept.found.size < mostAnswers ? kept : { edition, found: new Map() };
    of.found.set(key, looked);
    keptAnswers.set(name, of);
  }
  return looked;
}

/** A column as it was sent: its values, and the records they came from. */
interface SentColumn {
  readonly values: FieldValue[];
  edition: string | undefined;
}
let sent = new Map<string, SentColumn>();
let sentTo: LookThread | undefined;
/** One after the other: the rows of an answer are those of the records that were sent before it. */
let turn: Promise<unknown> = Promise.resolve();

async function lookAway(
  table: Table,
  look: Look,
  signal: AbortSignal,
  thread: LookThread | undefined,
): Promise<Looked | undefined> {
  if (!thread) return undefined;
  const asked = turn.then(async () => {
    if (sentTo !== thread) remember(thread);
    // Without a field only the number of rows matters.
    const [first = titleField, ...others] = fieldsOf(look);
    for (const field of [first, ...others]) await send(thread, table, field, signal);
    return { answer: thread({ kind: 'look', table: table.name, look }) };
  });
  turn = asked.catch(() => {});
  return (await asked).answer;
}

/** Sends the parts of a column that the worker does not have. */
async function send(
  thread: LookThread,
  { name, noun, edition, records }: Table,
  field: string,
  signal: AbortSignal,
): Promise<void> {
  const key = `${name} ${field}`;
  const column = sent.get(key) ?? { values: [], edition: undefined };
  sent.set(key, column);
  const { length } = records;
  if (edition !== undefined && column.edition === edition) return;
  column.edition = undefined;
  const of = field === titleField ? noun.title : noun.fields()[field]?.of;
  for (let from = 0; from < length; from += sliceLength) {
    await yieldToMain();
    signal.throwIfAborted();
    const rows: number[] = [];
    const values: FieldValue[] = [];
    for (let row = from; row < Math.min(from + sliceLength, length); row += 1) {
      const value = of?.(records[row]);
      if (row < column.values.length && value === column.values[row]) continue;
      column.values[row] = value;
      rows.push(row);
      values.push(value);
    }
    const isLast = from + sliceLength >= length;
    if (rows.length > 0 || isLast) void thread({ kind: 'put', table: name, length, field, rows, values });
  }
  column.values.length = length;
  column.edition = edition;
}

/** A worker that knows nothing yet; it drops everything when the client is closed. */
function remember(thread: LookThread): void {
  sentTo = thread;
  sent = new Map();
  keptAnswers.clear();
  contacts.subscribe(() => {
    if (contacts.size > 0 || sentTo !== thread || sent.size === 0) return;
    sent = new Map();
    keptAnswers.clear();
    void thread({ kind: 'forget' });
  });
}
