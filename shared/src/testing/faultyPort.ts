import { memoryPort } from '../core/storage/memoryStorage';
import { type Row, type RowChange, StorageError, type StorageFault, type StoragePort } from '../core/storage/port';

/** A memory port that fails on demand, and remembers the batches it was asked to write. */
export interface FaultyPort extends StoragePort {
  /** While set, every write rejects with this fault. */
  writeFault: StorageFault | undefined;
  /** While set, every open rejects with this fault. */
  openFault: StorageFault | undefined;
  /** While set, a client's rows are handed over only once it is fulfilled, but for the very first. */
  rowsAfter: Promise<unknown> | undefined;
  readonly batches: (readonly RowChange[])[];
}

export function faultyPort(inner: StoragePort = memoryPort()): FaultyPort {
  const port: FaultyPort = {
    writeFault: undefined,
    openFault: undefined,
    rowsAfter: undefined,
    batches: [],
    async open(name) {
      if (port.openFault) throw new StorageError(port.openFault, `open refused: ${port.openFault}`);
      const storage = await inner.open(name);
      return {
        ...storage,
        async load(collections, onRows, onKept) {
          const early: (readonly Row[])[] = [];
          await storage.load(collections, (rows) => early.push(rows), onKept);
          const [first = [], ...rest] = early;
          if (first.length > 0) onRows(first.slice(0, 1));
          if (name !== 'workspace') await port.rowsAfter;
          for (const rows of [first.slice(1), ...rest]) if (rows.length > 0) onRows(rows);
        },
        async write(changes) {
          if (port.writeFault) throw new StorageError(port.writeFault, `write refused: ${port.writeFault}`);
          port.batches.push(changes);
          await storage.write(changes);
        },
      };
    },
    remove: (name) => inner.remove(name),
  };
  return port;
}
