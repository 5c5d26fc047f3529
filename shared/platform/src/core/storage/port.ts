import type { Clock } from './clock';

/** One record of a collection as storage sees it. Storage knows rows, not modules and not React. */
export interface Row {
  /** Collection name, e.g. `contacts`. */
  readonly collection: string;
  /** Unique within the collection. */
  readonly id: string;
  /** A plain JSON value; `undefined` means the row is deleted. */
  readonly value: unknown;
}

/** What a row of records holds: the record, and the version of its schema beside it, so that several live together. */
export interface StoredValue {
  readonly v: number;
  readonly r: unknown;
}

/** A row change: a new value, a deletion when `value` is `undefined`, or some fields. The only thing that crosses the port. */
export interface RowChange extends Row {
  /**
   * Only these fields of the record changed, or entries of them (`properties/size`): `value` is a `StoredValue` with
   * nothing but them, and one that it lacks is gone. Other writers' changes of other fields are kept beside it.
   */
  readonly fields?: readonly string[];
}

/** A change that another tab committed. */
export interface ForeignChange extends RowChange {
  /** What this tab had written in fields of the row, and the other one replaced without having seen it. */
  readonly replaced?: readonly ReplacedField[];
  /** Fields that somebody on another device wrote after this one had the row; empty paths for all of it. */
  readonly elsewhere?: readonly string[];
}

export interface ReplacedField {
  /** Absent when the whole row was replaced, or is gone. */
  readonly field?: string;
  /** What this tab had written: the value of the field, or the row's. */
  readonly mine: unknown;
}

/** Why storage could not read or write. `quota` and `unavailable` keep the work in memory; the user is told. */
export type StorageFault = 'quota' | 'unavailable' | 'blocked' | 'damaged' | 'locked';

/** Thrown (or reported through `onFault`) by every storage adapter. */
export class StorageError extends Error {
  constructor(
    readonly fault: StorageFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'StorageError';
  }
}

/** A row that could not be decrypted, decoded or parsed: kept whole, reported, never dropped. */
export interface SetAsideRow {
  readonly collection: string;
  readonly id: string;
  /** What was stored, as text when it is not JSON. */
  readonly raw: unknown;
  /** What was expected and what came. */
  readonly reason: string;
  /** UTC, ISO 8601. */
  readonly at: string;
}

/** A value computed from rows and kept beside them. */
export interface KeptValue {
  readonly name: string;
  /** A plain JSON value. */
  readonly value: unknown;
}

/**
 * One open database (one client's records, or the workspace's own rows).
 * Writes are durable when the returned promise resolves. Other tabs' writes arrive through `subscribe`.
 */
export interface Storage {
  /**
   * Streams every stored row, some thousand at a time, in the order of `collections` first, the rest after. Before them,
   * `onKept` gets each kept value whose collections have not been written since.
   */
  load(
    collections: readonly string[],
    onRows: (rows: readonly Row[]) => void,
    onKept?: (kept: KeptValue) => void,
  ): Promise<void>;
  /** One row as it is stored, once `load` is done; `undefined` when there is none. Rejects with `StorageError`. */
  read(collection: string, id: string): Promise<unknown>;
  /**
   * Keeps a value computed from all that is stored of these collections, in place of the last one of that name. False
   * while rows are read or merged: what that finds, the value does not know. Offer it again when it is still true.
   */
  keep(kept: KeptValue, collections: readonly string[]): Promise<boolean>;
  /** The clock of the newest change that the person at this tab can have read: it came a second ago or earlier. */
  readonly seen: Clock;
  /**
   * Writes all changes in one transaction, or none. Rejects with `StorageError`. `seen`: what was known when they were
   * made; all that has come by now, without it.
   */
  write(changes: readonly RowChange[], seen?: Clock): Promise<void>;
  /** Sets rows aside that the schema refused; they stay stored and exportable. */
  setRowsAside(rows: readonly SetAsideRow[]): Promise<void>;
  rowsSetAside(): Promise<readonly SetAsideRow[]>;
  /**
   * Changes committed by other tabs, in order. `onSetAside`: something could not be read and was set aside. `onLost`: the
   * database is gone (closed or emptied by the browser, removed): nothing is stored any more. Returns the undo.
   */
  subscribe(
    onChanges: (changes: readonly ForeignChange[]) => void,
    onSetAside?: () => void,
    onLost?: (error: StorageError) => void,
  ): () => void;
  /** Waits for writes under way and closes. */
  close(): Promise<void>;
}

/** Opens databases by name (`workspace`, `client-…`); the adapter decides where they live. */
export interface StoragePort {
  open(name: string): Promise<Storage>;
  /** Deletes a database for good. */
  remove(name: string): Promise<void>;
}
