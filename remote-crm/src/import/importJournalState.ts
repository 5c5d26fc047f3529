import { companies, contacts } from '@steps/business';
import {
  type Collection,
  commit,
  drop,
  flush,
  newId,
  openStep,
  put,
  type RowChange,
  stamp,
  useLoadState,
  useRecords,
  yieldToMain,
} from '@steps/platform';
import { useEffect, useMemo, useState } from 'react';
import { properties } from '../properties/property';
import { pauseLists } from '../records/recordTable/listPause';
import { type ImportPart, importJournal, type WrittenRecord } from './importJournal';

/** Notes what an import is about to write. */
export interface Journal {
  readonly note: (changes: readonly RowChange[]) => void;
  /** The import has ended, or was undone. */
  readonly end: () => void;
}

/** An import that was interrupted: the browser was closed, or the page loaded anew. */
export interface InterruptedImport {
  readonly importId: string;
  readonly file: string;
  readonly startedAt: string;
  /** Its contacts that are still as it wrote them. */
  readonly contacts: number;
}

interface Written {
  readonly id: string;
  readonly updatedAt: string;
}

/** What an import writes. All have `updatedAt`, which is all that is read here. */
const collections = new Map(
  [contacts, companies, properties].map((one) => [one.name, one as unknown as Collection<Written>]),
);
/** Records written between two pauses for the browser. */
const chunk = 500;
/** Held while an import runs, so that other tabs know; the browser releases it with the tab. */
const lockOf = (importId: string) => `steps ${importId}`;

export function startJournal(file: string): Journal {
  const importId = newId('import');
  const startedAt = stamp();
  const released = new AbortController();
  navigator.locks?.request(lockOf(importId), () => aborted(released.signal)).catch(() => {});
  let parts = 0;
  return {
    note(changes) {
      const written = changes.flatMap(writtenOf);
      if (written.length === 0) return;
      const number = String(parts++).padStart(6, '0');
      const part = { id: `${importId}:${number}`, importId, file, startedAt, written };
      commit({ label: 'Note an import', changes: [put(importJournal, part)], undoable: false });
    },
    end() {
      forgetImport(importId);
      // Other tabs are told once it is stored: until then they must think the import is still running.
      void flush().finally(() => released.abort());
    },
  };
}

/** Leaves everything as it is, and forgets that the import was interrupted. */
export function forgetImport(importId: string): void {
  const changes = partsOf(importId).map(({ id }) => drop(importJournal, id));
  if (changes.length > 0) commit({ label: 'Forget an import', changes, undoable: false });
}

/**
 * Undoes what an interrupted import has written, as one step, in chunks with pauses. What was changed since stays.
 * `onProgress` is called with the progress, 0 to 1. Returns how many records were undone, and how many stayed.
 */
export async function undoImport(
  importId: string,
  onProgress: (done: number) => void = () => {},
): Promise<{ readonly back: number; readonly kept: number }> {
  const parts = partsOf(importId);
  const all = recordsOf(parts);
  const resume = pauseLists();
  const step = openStep(`Take back the import of ${parts[0]?.file ?? 'a file'}`);
  let [back, kept] = [0, 0];
  try {
    for (let from = 0; from < all.length; from += chunk) {
      const there = all.slice(from, from + chunk).filter(({ collection, id }) => collections.get(collection)?.get(id));
      const changes = there.filter(isAsWritten).map(takingBack);
      step.commit(changes);
      back += changes.length;
      kept += there.length - changes.length;
      onProgress(Math.min(1, (from + chunk) / all.length));
      await yieldToMain();
    }
  } catch (error) {
    step.rollBack();
    throw error;
  } finally {
    resume();
  }
  step.end();
  forgetImport(importId);
  return { back, kept };
}

/** The interrupted import that left something behind, in render; not one that is still running in some tab. */
export function useInterruptedImport(): InterruptedImport | undefined {
  const importId = useRecords(importJournal).at(-1)?.importId;
  const { state } = useLoadState();
  const [ended, setEnded] = useState<string>();
  useEffect(() => {
    if (importId === undefined) return;
    const left = new AbortController();
    untilReleased(lockOf(importId), left.signal).then(
      () => setEnded(importId),
      // The component was removed before the lock was free.
      () => {},
    );
    return () => left.abort();
  }, [importId]);
  const isInterrupted = state === 'ready' && ended === importId;
  const interrupted = useMemo(
    () => (isInterrupted && importId ? interruptedImport(importId) : undefined),
    [isInterrupted, importId],
  );
  useEffect(() => {
    // It had written nothing yet, or all of it was changed or deleted since.
    if (isInterrupted && importId && !interrupted) forgetImport(importId);
  }, [isInterrupted, importId, interrupted]);
  return interrupted;
}

function interruptedImport(importId: string): InterruptedImport | undefined {
  const parts = partsOf(importId);
  const written = recordsOf(parts).filter(isAsWritten);
  const [first] = parts;
  if (!first || written.length === 0) return undefined;
  const count = written.filter(({ collection }) => collection === contacts.name).length;
  return { importId, file: first.file, startedAt: first.startedAt, contacts: count };
}

/** In the order they were written. */
const partsOf = (importId: string): ImportPart[] =>
  importJournal
    .all()
    .filter((part) => part.importId === importId)
    .sort((one, other) => (one.id < other.id ? -1 : 1));

/** Each record once, although several rows of a file may have changed it: as it was at first, and as it was written last. */
function recordsOf(parts: readonly ImportPart[]): WrittenRecord[] {
  const records = new Map<string, WrittenRecord>();
  for (const written of parts.flatMap((part) => part.written)) {
    const key = `${written.collection}/${written.id}`;
    const earlier = records.get(key);
    records.set(key, earlier ? { ...earlier, at: written.at } : written);
  }
  return [...records.values()];
}

function writtenOf({ collection, id, value }: RowChange): WrittenRecord[] {
  const known = collections.get(collection);
  if (!known || value === undefined) return [];
  const before = known.get(id);
  return [{ collection, id, at: (value as Written).updatedAt, ...(before ? { before: { ...before } } : {}) }];
}

const isAsWritten = ({ collection, id, at }: WrittenRecord): boolean =>
  collections.get(collection)?.get(id)?.updatedAt === at;

function takingBack({ collection, id, before }: WrittenRecord): RowChange {
  const known = collections.get(collection);
  if (!known) throw new Error(`Expected a collection that imports write, got ${collection}.`);
  // `commit` checks it against the schema.
  return before ? put(known, before as unknown as Written) : drop(known, id);
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Waits until nobody holds a lock. Without locks (on an insecure page) nobody does. */
async function untilReleased(name: string, signal: AbortSignal): Promise<void> {
  await navigator.locks?.request(name, { mode: 'shared', signal }, () => {});
}
