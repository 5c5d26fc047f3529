import { type Collection, chosenZone, type StoredRecord, yieldToMain } from '@steps/platform';
import type { Fold, MetricTable } from './countRules';

/** How a number is written. */
export type Unit = 'count' | 'money' | 'minutes' | 'score' | 'percent' | 'number';

/** One way to sort the records of a metric into groups. */
interface Group<T> {
  readonly label: string;
  /** The word of a record; shown as it is. */
  readonly of: (record: T) => string;
  /** Words in the order in which they follow each other, for a funnel. */
  readonly order?: () => readonly string[];
}

/** What tells that it has changed. */
type Watched = Pick<Collection<StoredRecord>, 'edition' | 'subscribe'>;

interface MetricFacts {
  readonly id: string;
  readonly label: string;
  /** What is counted, one line. */
  readonly purpose: string;
  readonly area: 'CRM' | 'Sales' | 'Support' | 'Marketing' | 'Review';
  /** "activity", "activities". */
  readonly noun: readonly [one: string, many: string];
  readonly fold: Fold;
  readonly unit: Unit;
  /** Whether more of it is good news, less of it, or neither. */
  readonly good: 'more' | 'less' | 'neither';
}

/** How records of a collection become a metric. */
interface MetricDefinition<T> extends MetricFacts {
  readonly collection: Collection<T & StoredRecord>;
  /** What else its groups are read from: the stages of the pipeline. */
  readonly alsoWatched?: Watched;
  /** When a record counts; `undefined` for one that does not. */
  readonly at: (record: T) => string | undefined;
  readonly value?: (record: T) => number | undefined;
  readonly groups: Readonly<Record<string, Group<T>>>;
  readonly title: (record: T) => string;
  readonly href: (record: T) => string;
}

/** One of the counted records. */
export interface CountedRecord {
  readonly id: string;
  readonly title: string;
  /** When it counts. */
  readonly at: string;
  readonly value: number | undefined;
  readonly href: string;
}

/** The rows of a metric at one moment, with the records behind them. */
export interface ReadMetric {
  readonly table: MetricTable;
  readonly recordOf: (row: number) => CountedRecord | undefined;
}

/** Something that boards count. */
export interface Metric extends MetricFacts {
  readonly groups: Readonly<Record<string, { readonly label: string; readonly order?: () => readonly string[] }>>;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Another one whenever its records may have changed. */
  readonly edition: () => string;
  /** Reads the records in pieces, so that the page stays alive; the same object until a record changes. */
  readonly read: () => Promise<ReadMetric>;
}

/** A metric from its definition. */
export function defineMetric<T extends StoredRecord>(definition: MetricDefinition<T>): Metric {
  const { collection, alsoWatched, title, href, at, value, ...facts } = definition;
  const watched: readonly Watched[] = alsoWatched ? [collection, alsoWatched] : [collection];
  // A day without a time is in the middle of that day, which another zone has at another moment.
  const edition = () => [chosenZone(), ...watched.map((one) => one.edition)].join(' ');
  let kept: { edition: string; reading: Promise<ReadMetric> } | undefined;
  return {
    ...facts,
    edition,
    subscribe(onChange) {
      const ends = watched.map((one) => one.subscribe(onChange));
      return () => {
        for (const end of ends) end();
      };
    },
    read() {
      if (kept?.edition !== edition()) kept = { edition: edition(), reading: start() };
      return kept.reading;
    },
  };

  async function start(): Promise<ReadMetric> {
    const records = collection.all();
    const table = await tableOf(records, definition);
    return {
      table,
      recordOf(row) {
        const record = records[row];
        return (
          record && {
            id: record.id,
            title: title(record),
            at: at(record) ?? '',
            value: value?.(record),
            href: href(record),
          }
        );
      },
    };
  }
}

/** Rows between which the page may paint and answer. */
const piece = 2_000;

async function tableOf<T>(records: readonly T[], { at, value, groups }: MetricDefinition<T>): Promise<MetricTable> {
  const times = new Float64Array(records.length);
  const values = value && new Float64Array(records.length);
  const columns = Object.entries(groups).map(([id, { of }]) => ({
    id,
    of,
    codes: new Uint32Array(records.length),
    known: new Map<string, number>(),
  }));
  for (const [row, record] of records.entries()) {
    if (row % piece === 0) await yieldToMain();
    const moment = at(record);
    times[row] = moment === undefined ? Number.NaN : Date.parse(moment);
    if (values) values[row] = value?.(record) ?? Number.NaN;
    if (moment === undefined) continue;
    for (const { of, codes, known } of columns) {
      const word = of(record);
      let code = known.get(word);
      if (code === undefined) {
        code = known.size;
        known.set(word, code);
      }
      codes[row] = code;
    }
  }
  return {
    at: times,
    values,
    groups: Object.fromEntries(columns.map(({ id, codes, known }) => [id, { codes, labels: [...known.keys()] }])),
  };
}
