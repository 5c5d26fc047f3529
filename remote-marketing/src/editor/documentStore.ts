import {
  type Collection,
  commit,
  drop,
  existing,
  formatMoment,
  newId,
  patched,
  put,
  RuleError,
  stamp,
  useRecords,
} from '@steps/platform';
import type { BlockDictionary } from './blockKind';
import { type EditorDocument, emptyDocument } from './document';
import { createEditor, type Editor, replaceDocument } from './editor';
import { readDocument } from './readDocument';

/** A document as it is kept; the store reads it. */
export type StoredDocument = Record<string, unknown>;

/** A record with a document: a page, an email. */
export interface DocumentRow {
  readonly id: string;
  readonly name: string;
  readonly document: StoredDocument;
  /** Names this state of the document, and the one it was made from: two tabs notice each other by them. */
  readonly edition?: string | undefined;
  readonly after?: string | undefined;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A state of a document that was kept. */
export interface VersionRow {
  readonly id: string;
  readonly name: string;
  readonly document: StoredDocument;
  readonly createdAt: string;
}

/** Most versions that are kept of a document, without those that never go. */
const mostVersions = 30;

/** What a row says besides what every document has. */
type FactsOf<Row> = Omit<Row, keyof DocumentRow>;

interface StorePlan<Row extends DocumentRow, Version extends VersionRow> {
  /** What one is called: "page". */
  readonly noun: string;
  readonly rows: Collection<Row>;
  readonly versions: Collection<Version>;
  readonly blocks: BlockDictionary;
  /** What a version says of its record besides document, name and time: at least which one it is of. */
  readonly factsOf: (row: Row) => Omit<Version, keyof VersionRow>;
  readonly isOf: (version: Version, id: string) => boolean;
  /** Whether a version stays however many there are. */
  readonly isFixed?: (version: Version) => boolean;
}

/** Documents of one kind: added, opened, kept without losing what another tab wrote, with their versions. */
export class DocumentStore<Row extends DocumentRow, Version extends VersionRow> {
  readonly noun: string;
  readonly #plan: StorePlan<Row, Version>;
  /** What this tab last read or wrote of a document that it edits. */
  readonly #held = new Map<string, { readonly edition: string | undefined; readonly document: EditorDocument }>();
  readonly #read = new WeakMap<object, EditorDocument>();

  constructor(plan: StorePlan<Row, Version>) {
    this.noun = plan.noun;
    this.#plan = plan;
  }

  /** Whose rights decide what may be done with its records. */
  get modules(): readonly string[] {
    return this.#plan.rows.modules;
  }

  /** The document of a record or a version. One that cannot be read at all is shown empty: its row stays as it is. */
  documentOf({ document }: Pick<VersionRow, 'document'>): EditorDocument {
    const known = this.#read.get(document);
    if (known) return known;
    const fresh = this.#readable(document);
    this.#read.set(document, fresh);
    return fresh;
  }

  #readable(document: StoredDocument): EditorDocument {
    try {
      return readDocument(document, this.#plan.blocks).document;
    } catch (error) {
      console.error(`A document could not be read (${this.noun})`, error);
      return emptyDocument();
    }
  }

  /** Adds a record. `RuleError` without a name. */
  add(name: string, document: EditorDocument, facts: FactsOf<Row>): Row {
    return this.#insert('Add', { ...facts, name: this.#checkedName(name), document: stored(document) });
  }

  /** A copy with a name of its own. */
  duplicate({ edition: _edition, after: _after, ...row }: Row): Row {
    return this.#insert('Duplicate', { ...row, name: `${row.name} (copy)` });
  }

  #insert(label: string, facts: Omit<DocumentRow, 'id' | 'createdAt' | 'updatedAt'>): Row {
    const at = stamp();
    // The facts of the kind and these are all that a row has.
    const row = { ...facts, id: newId(this.noun), createdAt: at, updatedAt: at } as unknown as Row;
    commit({ label: `${label} ${row.name}`, changes: [put(this.#plan.rows, row)] });
    return row;
  }

  /** Changes what a record says besides its document. `RuleError` when that takes its name. */
  describe(id: string, facts: Partial<FactsOf<Row> & Pick<DocumentRow, 'name'>>): void {
    const row = existing(this.#plan.rows, id);
    const patch = facts.name === undefined ? facts : { ...facts, name: this.#checkedName(facts.name) };
    // What is patched are fields of this very row.
    const next = patched(row, patch as Partial<Row>);
    if (next === row) return;
    const label = `${facts.name === undefined ? 'Edit' : 'Rename'} ${row.name}`;
    commit({ label, changes: [put(this.#plan.rows, { ...next, updatedAt: stamp() })] });
  }

  /** `RuleError` without a name. */
  rename(id: string, name: string): void {
    // Every row has a name, which TypeScript cannot see through the generic.
    this.describe(id, { name } as Partial<FactsOf<Row> & Pick<DocumentRow, 'name'>>);
  }

  #checkedName(typed: string): string {
    const name = typed.trim();
    if (!name) throw new RuleError(`Give the ${this.noun} a name.`);
    return name;
  }

  /** Deletes a record; undo brings it back. Its versions stay until then for the same reason. */
  remove(id: string): void {
    const { rows } = this.#plan;
    commit({ label: `Delete ${existing(rows, id).name}`, changes: [drop(rows, id)] });
  }

  /** An editor of what is kept; from now on the store notices what another tab writes into it. */
  open(row: Row): Editor {
    this.#hold(row);
    return createEditor(this.documentOf(row), this.#plan.blocks);
  }

  #hold(row: Row): void {
    this.#held.set(row.id, { edition: row.edition, document: this.documentOf(row) });
  }

  /**
   * Keeps what the builder has now, and as a version what another tab wrote since this one read the record. The builder undoes
   * its own edits, so this is no step of the product's history.
   */
  keep(id: string, document: EditorDocument): 'over another' | undefined {
    const { rows, versions } = this.#plan;
    const row = rows.get(id);
    // Somebody may have deleted it while it was open: then there is nothing to keep.
    if (!row || this.#held.get(id)?.document === document) return undefined;
    const { next, others } = this.#written(row, document, stamp());
    const changes = [put(rows, next), ...others.map((one) => put(versions, one))];
    commit({ label: `Edit ${row.name}`, changes, undoable: false });
    return others.length > 0 ? 'over another' : undefined;
  }

  /** The record with another document, and a version of what another tab wrote meanwhile, when that would be lost by it. */
  #written(
    row: Row,
    document: EditorDocument,
    at: string,
  ): { readonly next: Row; readonly others: readonly Version[] } {
    const mine = this.#held.get(row.id);
    const other = mine !== undefined && row.edition !== mine.edition;
    const edition = newId('edition');
    const { after: _earlier, ...rest } = row;
    const from = row.edition === undefined ? {} : { after: row.edition };
    this.#held.set(row.id, { edition, document });
    return {
      // Nothing of the row is missing.
      next: { ...rest, ...from, document: stored(document), edition, updatedAt: at } as unknown as Row,
      others: other ? [this.versionOf(row, row.document, 'From another tab', at)] : [],
    };
  }

  /**
   * Takes over what another tab wrote, unless something here is not kept yet: keeping that tells them apart. `apart`: the other
   * tab did not know this tab's last state, which is kept as a version.
   */
  takeFromElsewhere(row: Row, editor: Editor): 'taken' | 'apart' | undefined {
    const mine = this.#held.get(row.id);
    if (!mine || row.edition === mine.edition || editor.get().document !== mine.document) return undefined;
    const apart = row.after !== mine.edition;
    if (apart) {
      const version = this.versionOf(row, stored(mine.document), 'From this tab', stamp());
      commit({ label: `Keep ${row.name}`, changes: [put(this.#plan.versions, version)], undoable: false });
    }
    this.#hold(row);
    replaceDocument(editor, this.documentOf(row));
    return apart ? 'apart' : 'taken';
  }

  /** Keeps the document, and a version of it under a name. The oldest versions go, but for those that are fixed. */
  keepVersion(id: string, document: EditorDocument, name = ''): Version {
    const { rows, versions, isFixed } = this.#plan;
    const row = existing(rows, id);
    const at = stamp();
    const called = name.trim() || `Saved ${formatMoment(at, new Date())}`;
    const version = this.versionOf(row, stored(document), called, at);
    const { next, others } = this.#written(row, document, at);
    const fresh = [version, ...others];
    const older = this.#versionsOf(versions.all(), id)
      .filter((one) => !isFixed?.(one))
      .slice(mostVersions - fresh.length);
    const changes = [
      put(rows, next),
      ...fresh.map((one) => put(versions, one)),
      ...older.map((one) => drop(versions, one.id)),
    ];
    commit({ label: `Save ${row.name}`, changes, undoable: false });
    return version;
  }

  /** A version that is not kept yet. */
  versionOf(row: Row, document: StoredDocument, name: string, createdAt: string): Version {
    // The facts of the kind and these are all that a version has.
    return { ...this.#plan.factsOf(row), id: newId('version'), name, document, createdAt } as unknown as Version;
  }

  #versionsOf(all: readonly Version[], id: string): Version[] {
    return all
      .filter((one) => this.#plan.isOf(one, id))
      .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  }

  /** The versions of a record, the newest first. */
  useVersions(id: string): readonly Version[] {
    return this.#versionsOf(useRecords(this.#plan.versions), id);
  }
}

// A document is plain data; the row only says so more loosely.
const stored = (document: EditorDocument) => document as unknown as StoredDocument;
