import * as v from 'valibot';
import { proxy, ref, subscribe } from 'valtio';
import { withoutDirectionSigns } from '../directionSigns';
import type { RowChange, StoredValue } from '../storage/port';
import { changedFields, isStamp, onlyFields, sameValue, valueAt, withField } from '../storage/rowChange';
import type { Need, SensitiveField } from './rights';
import { isPlainObject, mapFields, quickCheck } from './rowCheck';
import type { Timeline } from './timeline';

/** What every stored record has. */
export interface StoredRecord {
  readonly id: string;
}

/** Where a collection's rows live: the workspace's own database, or the open client's. */
export type Scope = 'workspace' | 'client';

/** Brings a record of one version to the next. Throws when it cannot: the row is then set aside. */
export type Migration = (old: Record<string, unknown>) => Record<string, unknown>;

/** How deleted records of a collection are kept for a while. */
export interface Restoring {
  /** The record that it comes and goes with, as `meetings/meeting-1`; `undefined` where it depends on none. */
  partOf?(id: string): string | undefined;
}

interface CollectionOptions<S extends v.GenericSchema<unknown, StoredRecord>> {
  readonly name: string;
  readonly schema: S;
  /** Version of the schema, from 1. Stored with each row. */
  readonly version: number;
  /** By the version they start from: `{ 1: toVersion2 }`. */
  readonly migrations?: Readonly<Record<number, Migration>>;
  readonly scope?: Scope;
  /** Whose rights decide who reads and changes it; of several any one is enough. `everyone` asks no role. */
  readonly module: string | readonly string[];
  /** Everyone reads it, whatever they may change: other modules could not work without. */
  readonly everyoneReads?: boolean;
  /**
   * As what a row is read where devices of several roles share a business: rows of one name are read together. Default: all
   * rows as the collection itself.
   */
  readonly readAs?: (id: string) => string;
  /** Fields that follow what happens elsewhere: a change of them alone asks for no right. */
  readonly followsAlong?: readonly string[];
  /** What a change asks for where adding, changing and deleting do not say it; `undefined` for nothing. */
  readonly needs?: (
    before: v.InferOutput<S> | undefined,
    after: v.InferOutput<S> | undefined,
    usual: Need,
  ) => Need | undefined;
  /** Undo reaches them though they are the workspace's; those of a client it always reaches. */
  readonly undoable?: true;
  /** Fields that a role may hide. */
  readonly sensitive?: { readonly [K in keyof v.InferOutput<S>]?: SensitiveField };
  /** Deleted records can be restored for a while, also after the page was closed (`@steps/business/deleted`). */
  readonly restorable?: true | Restoring;
  /** Changes of its fields are told in timelines. */
  readonly timeline?: Timeline<v.InferOutput<S>>;
  /**
   * Read before the rest when a client is opened, lower numbers first: 1 for the few rows that lists are shown with, from
   * 2 on for the lists themselves. Without it the rows come when those have come.
   */
  readonly loadFirst?: number;
  /** Its fields mean something only together: of changes in two tabs at once the later one wins as a whole, not field by field. */
  readonly indivisible?: boolean;
  /**
   * What becomes of a record that was read (from storage, a restored backup, another tab) although its fields contradict
   * each other; the same record when they do not.
   */
  readonly settled?: (record: v.InferOutput<S>) => v.InferOutput<S>;
  /** What is typed and not recorded yet: AI's words may be in it before a person approves them. */
  readonly unrecorded?: boolean;
  /** Fields that the person decides who writes approved AI text into the record: who speaks, and what follows. */
  readonly personalFields?: readonly string[];
}

/** What reading a stored value gave: the record, or why it was refused. */
export type ReadResult<T> = { readonly record: T } | { readonly reason: string };

/** Rows saved by a newer version of Steps. Nothing is changed: the tab must be reloaded. */
export class NewerRowError extends Error {
  constructor(collection: string, expected: number, came: number) {
    super(
      `These ${collection} were saved by a newer version of Steps (${came}; this page reads up to ${expected}). Reload the page to use it.`,
    );
    this.name = 'NewerRowError';
  }
}

/** What the store does to records in memory; none of it touches storage. */
interface RecordMemory {
  /** The record as it is, also when the person at work sees less of it. */
  raw<T extends StoredRecord>(collection: Collection<T>, id: string): T | undefined;
  /** All records as they are, also when the person at work sees less of them. */
  every<T extends StoredRecord>(collection: Collection<T>): readonly T[];
  /** Whether the person at work sees less than there is. */
  narrowed<T extends StoredRecord>(collection: Collection<T>): boolean;
  /** Shows the person at work less of each record, or nothing of it; `undefined` shows all again. */
  look<T extends StoredRecord>(collection: Collection<T>, seen: Seen<T> | undefined): void;
  /** Puts a checked record, or removes it, without notifying the subscribers yet: `publish` does. */
  place<T extends StoredRecord>(collection: Collection<T>, id: string, record: T | undefined): void;
  publish<T extends StoredRecord>(collection: Collection<T>): void;
  /** Forgets all records (a client was closed). */
  clear<T extends StoredRecord>(collection: Collection<T>): void;
}

/** The store's own. */
export let recordMemory: RecordMemory;

/** What a person sees of a record. */
export type Seen<T> = (record: T) => T | undefined;

/** More edits at once than this, and all records are read anew. */
const fewEdits = 100;

type Follower<T> = (before: T | undefined, after: T | undefined) => void;

/**
 * Immutable records by id behind one version counter (a proxied Map of 100,000 contacts costs 165 ms an edit, this
 * 0.06 ms). Read it freely; write only through `commit`.
 */
export class Collection<T extends StoredRecord> {
  readonly name: string;
  readonly version: number;
  readonly scope: Scope;
  readonly modules: readonly string[];
  readonly everyoneReads: boolean;
  readonly readAs: (id: string) => string;
  readonly followsAlong: readonly string[];
  readonly undoable: boolean;
  readonly needs: CollectionOptions<v.GenericSchema<unknown, T>>['needs'];
  readonly sensitive: Readonly<Record<string, SensitiveField>>;
  readonly restorable: Restoring | undefined;
  readonly timeline: Timeline<T> | undefined;
  readonly loadFirst: number | undefined;
  readonly unrecorded: boolean;
  readonly personalFields: readonly string[];
  readonly #indivisible: boolean;
  /** Fields that hold entries by name. */
  readonly #maps: ReadonlySet<string>;
  /** Records whose stored row has an older version: the next change writes them whole. */
  readonly #old = new Set<string>();
  /** Those of the last readings, until a change asks: a set of 100,000 takes a tenth as long as reading them. */
  #oldRead: string[] = [];
  readonly #schema: v.GenericSchema<unknown, T>;
  readonly #check: (value: unknown) => boolean;
  readonly #migrations: Readonly<Record<number, Migration>>;
  readonly #settled: ((record: T) => T) | undefined;
  readonly #state = proxy({ version: 0, rows: ref(new Map<string, T>()) });
  readonly #followers = new Set<Follower<T>>();
  #seen: Seen<T> | undefined;
  #all: { version: number; rows: readonly T[] } = { version: -1, rows: [] };
  /** Records replaced since `#all` was made, as [before, after]; undefined when some came or went, or too many to follow. */
  #replaced: [T, T][] | undefined;

  constructor(options: CollectionOptions<v.GenericSchema<unknown, T>>) {
    this.name = options.name;
    this.version = options.version;
    this.scope = options.scope ?? 'client';
    this.modules = [options.module].flat();
    this.everyoneReads = options.everyoneReads ?? false;
    this.readAs = options.readAs ?? (() => options.name);
    this.followsAlong = options.followsAlong ?? [];
    this.undoable = this.scope === 'client' || options.undoable === true;
    this.needs = options.needs;
    this.sensitive = (options.sensitive ?? {}) as Readonly<Record<string, SensitiveField>>;
    this.restorable = options.restorable === true ? {} : options.restorable;
    this.timeline = options.timeline;
    this.loadFirst = options.loadFirst;
    this.unrecorded = options.unrecorded ?? false;
    this.personalFields = options.personalFields ?? [];
    this.#indivisible = options.indivisible ?? false;
    this.#maps = mapFields(options.schema);
    this.#schema = options.schema;
    this.#check = quickCheck(options.schema);
    this.#migrations = options.migrations ?? {};
    this.#settled = options.settled;
  }

  /** Goes up whenever any record changes; memoise by it. */
  get edition(): number {
    return this.#state.version;
  }

  get size(): number {
    return this.#seen ? this.all().length : this.#state.rows.size;
  }

  get(id: string): T | undefined {
    const record = this.#state.rows.get(id);
    return record && this.#seen ? this.#seen(record) : record;
  }

  /** All records in the order they came; the same array until something changes. */
  all(): readonly T[] {
    if (this.#all.version !== this.edition) {
      this.#all = { version: this.edition, rows: this.#afterEdits() ?? this.#shown() };
      // What is seen of a record is another object each time, so it cannot be found and replaced.
      this.#replaced = this.#seen ? undefined : [];
    }
    return this.#all.rows;
  }

  #shown(): readonly T[] {
    const rows = [...this.#state.rows.values()];
    const seen = this.#seen;
    return seen ? rows.flatMap((record) => seen(record) ?? []) : rows;
  }

  /** The last `#all` with a few records replaced: an eighth of the time of reading 100,000 from the map. */
  #afterEdits(): readonly T[] | undefined {
    if (!this.#replaced) return undefined;
    const rows = [...this.#all.rows];
    for (const [before, after] of this.#replaced) rows[rows.indexOf(before)] = after;
    return rows;
  }

  /** Calls back after each change of the collection, at once (a typed letter must not wait). Returns the undo. */
  readonly subscribe = (onChange: () => void): (() => void) => subscribe(this.#state, onChange, true);

  /** Told of each record that is put, replaced or removed, for indexes. Returns the undo. */
  follow(follower: Follower<T>): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  // Writing without `commit` is for the files of the store alone: these are reached through `recordMemory`, which no
  // door exports, so that a collection in anybody's hands can only be read.
  static {
    recordMemory = {
      raw: (collection, id) => collection.#state.rows.get(id),
      every: (collection) => [...collection.#state.rows.values()],
      narrowed: (collection) => collection.#seen !== undefined,
      look: (collection, seen) => {
        collection.#seen = seen;
        collection.#replaced = undefined;
        collection.#state.version++;
      },
      place: (collection, id, record) => collection.#place(id, record),
      publish: (collection) => {
        collection.#state.version++;
      },
      clear: (collection) => {
        // Of the map: some may have been put since the last `publish`, and the next client must not see them.
        for (const id of [...collection.#state.rows.keys()]) collection.#place(id, undefined);
        collection.#oldRead = [];
        collection.#state.version++;
      },
    };
  }

  #place(id: string, record: T | undefined): void {
    const rows = this.#state.rows;
    const before = rows.get(id);
    if (record === undefined) rows.delete(id);
    else rows.set(id, record);
    if (before && record && this.#replaced && this.#replaced.length < fewEdits) this.#replaced.push([before, record]);
    else this.#replaced = undefined;
    for (const follower of this.#followers) follower(before, record);
  }

  /** Checks a record about to be committed. Throws with what was expected and what came. */
  checked(id: string, value: unknown): T {
    const result = this.#parse(id, value);
    if ('reason' in result) throw new TypeError(`${this.name} ${id}: ${result.reason}`);
    return result.record;
  }

  /** How a record goes into storage. */
  stored(record: StoredRecord): StoredValue {
    return { v: this.version, r: record };
  }

  /** How a change of a record goes into storage: the fields that differ, or all of a new one. Undefined: none differs. */
  change(before: StoredRecord | undefined, after: StoredRecord): RowChange | undefined {
    const whole = { collection: this.name, id: after.id, value: this.stored(after) };
    for (const id of this.#oldRead.splice(0)) this.#old.add(id);
    if (!before || this.#indivisible || this.#old.delete(after.id)) return whole;
    const fields = changedFields({ ...before }, { ...after }, this.#maps);
    return fields.length > 0 ? onlyFields(whole, fields) : undefined;
  }

  /** The fields in which two states of a record differ, but for those that say when it was changed. */
  stepFields(from: StoredRecord, to: StoredRecord): readonly string[] {
    return changedFields({ ...from }, { ...to }, this.#maps).filter((field) => !isStamp(field));
  }

  /** A record with the fields moved in which `from` and `to` differ; undefined when one of them is no longer as in `from`. */
  withStep(record: T, from: StoredRecord, to: StoredRecord): StoredRecord | undefined {
    if (this.#indivisible) return undefined;
    const fields = this.stepFields(from, to);
    const [now, before, after] = [record, from, to].map((one) => this.stored(one));
    if (fields.some((field) => !sameValue(valueAt(now, field), valueAt(before, field)))) return undefined;
    return fields.reduce<StoredRecord>((moved, field) => withField(moved, field, valueAt(after, field)), record);
  }

  /** Reads a stored value, bringing an older version up to date. Throws `NewerRowError`. */
  read(id: string, value: unknown): ReadResult<T> {
    if (!isPlainObject(value) || typeof value.v !== 'number') {
      return { reason: `expected a stored row with a version, got ${JSON.stringify(value)?.slice(0, 80)}` };
    }
    if (value.v > this.version) throw new NewerRowError(this.name, this.version, value.v);
    const read = value.v === this.version ? this.#parse(id, value.r) : this.#migrated(id, value.v, value.r);
    return 'record' in read && this.#settled ? { record: this.#settled(read.record) } : read;
  }

  #migrated(id: string, from: number, value: unknown): ReadResult<T> {
    let record = value;
    for (let version = from; version < this.version; version++) {
      const migrate = this.#migrations[version];
      if (!migrate) return { reason: `expected a migration from version ${version} to ${version + 1}, there is none` };
      if (!isPlainObject(record)) return { reason: `expected a record of version ${version}, got ${typeof record}` };
      try {
        record = migrate(record);
      } catch (error) {
        return { reason: `migration from version ${version} failed: ${String(error)}` };
      }
    }
    this.#oldRead.push(id);
    return this.#parse(id, record);
  }

  #parse(id: string, value: unknown): ReadResult<T> {
    // The quick check answers exactly what the schema asks; see rowCheck.test.ts.
    if (this.#check(value)) return withId(id, value as T);
    const parsed = v.safeParse(this.#schema, withoutDirectionSigns(value));
    if (parsed.success) return withId(id, parsed.output);
    const [issue] = parsed.issues;
    return { reason: `${v.getDotPath(issue) ?? 'record'}: ${issue.message}` };
  }
}

function withId<T extends StoredRecord>(id: string, record: T): ReadResult<T> {
  return record.id === id ? { record } : { reason: `expected the id ${id}, got ${record.id}` };
}

const registry = new Map<string, Collection<StoredRecord>>();
const waiting = new Set<(collection: Collection<StoredRecord>) => void>();

/** Makes a collection and makes it known to the database. Define each once, at module level. */
export function defineCollection<S extends v.GenericSchema<unknown, StoredRecord>>(
  options: CollectionOptions<S>,
): Collection<v.InferOutput<S>> {
  if (registry.has(options.name)) throw new Error(`Expected one collection named ${options.name}, got a second one.`);
  // The schema's output is what InferOutput names; TypeScript cannot see that through the generic.
  const collection = new Collection<v.InferOutput<S>>(
    options as unknown as CollectionOptions<v.GenericSchema<unknown, v.InferOutput<S>>>,
  );
  registry.set(options.name, collection);
  for (const listener of waiting) listener(collection);
  return collection;
}

/** The collection of that name, when its module has been loaded. */
export function collectionNamed(name: string): Collection<StoredRecord> | undefined {
  return registry.get(name);
}

export function collectionsOf(scope: Scope): Collection<StoredRecord>[] {
  return [...registry.values()].filter((collection) => collection.scope === scope);
}

/** Told of collections defined later (a remote loaded after the client was opened). Returns the undo. */
export function onCollectionDefined(listener: (collection: Collection<StoredRecord>) => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}
