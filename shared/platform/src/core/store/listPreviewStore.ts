import type { KeptValue, Storage } from '../storage/port';
import { type AppliedChange, onApplied } from './applyChanges';
import { type Collection, collectionNamed, recordMemory, type Scope, type StoredRecord } from './collection';
import { forgetKeptViews, isNarrowed, type Named, storedViewName, takeKeptView } from './keptView';
import { forgetListPreviews, type ListPreview, type StoredListPreview, showListPreview } from './listPreview';
import { loadStates } from './loadState';
import { flushSteps } from './saveQueue';

/** More edits than this are not followed: the list itself keeps its next preview. */
const mostEdits = 100;
/** A list that is shown keeps its own preview sooner, and then there is nothing left to keep, ms. */
const keepAfter = 1000;

/** A preview, and each record that came or was edited since. */
interface Kept {
  readonly preview: StoredListPreview;
  readonly edits: Map<string, StoredListPreview['edits'][number]>;
}

/**
 * Keeps the previews of one database: as their lists show them, and later with what is changed on other pages. Views
 * of several collections as they were, until one of those is written.
 */
export class ListPreviewStore {
  readonly #kept = new Map<string, Kept>();
  /** Screens to be stored when the timer ends. */
  readonly #due = new Set<string>();
  readonly #undo: (() => void)[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(
    private readonly scope: Scope,
    private readonly storage: Storage,
  ) {
    this.#undo = [
      onApplied((changes) => this.#follow(changes)),
      // The other tab keeps its own.
      storage.subscribe((changes) => {
        for (const { collection } of changes) this.#kept.delete(collection);
      }),
    ];
  }

  /** A preview or a view that storage had kept. */
  take(kept: KeptValue): void {
    if (takeKeptView(kept)) return;
    const { name, value } = kept;
    const preview = showListPreview(name, value);
    if (!preview) return;
    const edits = new Map(preview.edits.flatMap((edit) => (edit[1] ? [[edit[1][0], edit]] : [])));
    this.#kept.set(name, { preview, edits });
  }

  /** Keeps a preview once everything is read and saved. Never rejects. */
  async keep<T extends StoredRecord>(collection: Collection<T>, shown: Omit<ListPreview<T>, 'edits'>): Promise<void> {
    // What somebody sees less of must not be shown so to the next one.
    if (recordMemory.narrowed(collection)) return;
    const preview: StoredListPreview = { ...shown, rows: shown.rows.map((row) => stored(collection, row)), edits: [] };
    this.#kept.set(collection.name, { preview, edits: new Map() });
    await this.#store(collection.name);
  }

  /** Keeps what a page shows of several collections, until one of them is written. Never rejects. */
  async keepView(name: string, value: unknown, collections: Named): Promise<void> {
    // What somebody sees less of must not be shown so to the next one.
    if (isNarrowed(collections)) return;
    const editions = () => collections.map(({ name }) => collectionNamed(name)?.edition).join();
    const before = editions();
    if (loadStates[this.scope].state !== 'ready' || !(await flushSteps())) return;
    // Edited or closed meanwhile: it would be an older one.
    const isOld = () => this.#stopped || editions() !== before;
    const kept = { name: storedViewName(name), value };
    // Tried again: the page hands it over once, and an encrypted business is being merged just then.
    while (!isOld() && !(await this.#keep(kept, collections)))
      await new Promise((resolve) => setTimeout(resolve, keepAfter));
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    for (const undo of this.#undo) undo();
    forgetListPreviews();
    forgetKeptViews();
  }

  #follow(changes: readonly AppliedChange[]): void {
    for (const change of changes) {
      const { collection: name, id, before, value } = change;
      const kept = this.#kept.get(name);
      const collection = collectionNamed(name);
      if (!kept || !collection) continue;
      // What was before is not known while rows are read, and a copy must not outlive what was deleted.
      if (loadStates[this.scope].state !== 'ready' || value === undefined || kept.edits.size >= mostEdits) {
        this.#kept.delete(name);
        continue;
      }
      const first = kept.edits.get(id)?.[0];
      const old = first === undefined ? before && stored(collection, before) : first;
      kept.edits.set(id, [old ?? null, stored(collection, value as StoredRecord)]);
      this.#storeSoon(name);
    }
  }

  #storeSoon(name: string): void {
    this.#due.add(name);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const names = [...this.#due];
      this.#due.clear();
      for (const due of names) void this.#store(due);
    }, keepAfter);
  }

  async #store(name: string): Promise<void> {
    const edition = collectionNamed(name)?.edition;
    if (loadStates[this.scope].state !== 'ready' || !(await flushSteps())) return;
    // Edited or closed meanwhile: the preview would be an older one.
    const kept = this.#kept.get(name);
    if (!kept || this.#stopped || collectionNamed(name)?.edition !== edition) return;
    const value: StoredListPreview = { ...kept.preview, edits: [...kept.edits.values()] };
    // Tried again: the list hands it over once, and an encrypted business is being merged just then.
    if (!(await this.#keep({ name, value }, [{ name }])) && !this.#stopped) this.#storeSoon(name);
  }

  /** Whether storage has kept it, or never will. */
  async #keep(kept: KeptValue, collections: Named): Promise<boolean> {
    const names = collections.map(({ name }) => name);
    return this.storage.keep(kept, names).catch((error: unknown) => {
      console.warn('What a page shows could not be kept', error);
      return true;
    });
  }
}

type Stores = Pick<Collection<StoredRecord>, 'stored'>;

const stored = (collection: Stores, record: StoredRecord): [string, unknown] => [record.id, collection.stored(record)];
