import type { Collection, StoredRecord } from './collection';

const none: readonly never[] = [];

/**
 * Records by a key of theirs (contacts by company), or by each of several (contacts by their emails). Built at the first question, then kept up to date row by row:
 * a rebuild after each edit would cost 10 ms at 100,000 rows.
 */
export class RecordIndex<T extends StoredRecord> {
  /** One id, or several: most keys have one record, and 100,000 sets would cost 20 MB. */
  #ids: Map<string, string | Set<string>> | undefined;
  readonly #lists = new Map<string, readonly T[]>();

  constructor(
    readonly collection: Collection<T>,
    /** Its key, or several: a contact may have two emails. */
    private readonly keyOf: (record: T) => string | readonly string[] | undefined,
  ) {}

  /** The records with this key; the same array until one of them changes. */
  of(key: string | undefined): readonly T[] {
    const ids = key === undefined ? undefined : this.#built().get(key);
    if (key === undefined || ids === undefined) return none;
    const known = this.#lists.get(key);
    if (known) return known;
    const list = (typeof ids === 'string' ? [ids] : [...ids]).flatMap((id) => this.collection.get(id) ?? []);
    this.#lists.set(key, list);
    return list;
  }

  /** How many records have this key, without making a list. */
  count(key: string): number {
    const ids = this.#built().get(key);
    if (ids === undefined) return 0;
    return typeof ids === 'string' ? 1 : ids.size;
  }

  #built(): Map<string, string | Set<string>> {
    if (this.#ids) return this.#ids;
    this.#ids = new Map();
    for (const record of this.collection.all()) this.#add(this.#ids, record);
    this.collection.follow((before, after) => this.#follow(this.#ids ?? new Map(), before, after));
    return this.#ids;
  }

  #follow(ids: Map<string, string | Set<string>>, before: T | undefined, after: T | undefined): void {
    const [gone, come] = [this.#keysOf(before), this.#keysOf(after)];
    if (gone.join('\n') === come.join('\n')) {
      for (const key of come) this.#lists.delete(key);
      return;
    }
    if (before) this.#remove(ids, before);
    if (after) this.#add(ids, after);
  }

  #keysOf(record: T | undefined): readonly string[] {
    const keys = record && this.keyOf(record);
    return keys === undefined ? none : typeof keys === 'string' ? [keys] : keys;
  }

  #add(ids: Map<string, string | Set<string>>, record: T): void {
    for (const key of this.#keysOf(record)) {
      const known = ids.get(key);
      if (known === undefined) ids.set(key, record.id);
      else if (typeof known === 'object') known.add(record.id);
      else if (known !== record.id) ids.set(key, new Set([known, record.id]));
      this.#lists.delete(key);
    }
  }

  #remove(ids: Map<string, string | Set<string>>, record: T): void {
    for (const key of this.#keysOf(record)) {
      const known = ids.get(key);
      if (typeof known === 'object') known.delete(record.id);
      if (known === record.id || (typeof known === 'object' && known.size === 0)) ids.delete(key);
      this.#lists.delete(key);
    }
  }
}

/** A value computed from all records of a collection, computed anew only when one of them changed. */
export interface Derived<R> {
  get(): R;
  subscribe(onChange: () => void): () => void;
}

/** Memoises `compute` by the collection's edition. */
export function derive<T extends StoredRecord, R>(
  collection: Collection<T>,
  compute: (records: readonly T[]) => R,
): Derived<R> {
  let known: { edition: number; value: R } | undefined;
  return {
    get() {
      if (known?.edition !== collection.edition) {
        known = { edition: collection.edition, value: compute(collection.all()) };
      }
      return known.value;
    },
    subscribe: collection.subscribe,
  };
}
