import { memoryPort } from '@steps/platform/src/core/storage/memoryStorage';
import {
  type Row,
  type RowChange,
  StorageError,
  type StorageFault,
  type StoragePort,
} from '@steps/platform/src/core/storage/port';

/** A memory port that fails on demand, and remembers the batches it was asked to write. */
export interface FaultyPort extends StoragePort {
  /** While set, every write rejects with this fault. */
  writeFault: StorageFault | undefined;
  /** While set, every open rejects with this fault. */
  openFault: StorageFault | undefined;
  /** While set, a client's rows are handed over only once it is fulfilled, except for the very first ones. */
  rowsAfter: Promise<unknown> | undefined;
  readonly batches: (readonly RowChange[])[];
  /** The browser deletes everything that is open; what is opened from now on is empty. */
  lose(): void;
}

export function faultyPort(inner: StoragePort = memoryPort()): FaultyPort {
  let stored = inner;
  const onLost = new Set<(error: StorageError) => void>();
  const port: FaultyPort = {
    lose() {
      stored = memoryPort();
      for (const listener of [...onLost]) listener(new StorageError('unavailable', 'closed by the browser'));
    },
    writeFault: undefined,
    openFault: undefined,
    rowsAfter: undefined,
    batches: [],
    async open(name) {
      if (port.openFault) throw new StorageError(port.openFault, `open refused: ${port.openFault}`);
      const storage = await stored.open(name);
      let lost: StorageError | undefined;
      onLost.add((error) => {
        lost ??= error;
      });
      return {
        ...storage,
        subscribe(onChanges, onSetAside, listener = () => {}) {
          onLost.add(listener);
          const stop = storage.subscribe(onChanges, onSetAside);
          return () => {
            onLost.delete(listener);
            stop();
          };
        },
        async load(collections, onRows, onKept) {
          const early: (readonly Row[])[] = [];
          await storage.load(collections, (rows) => early.push(rows), onKept);
          const [first = [], ...rest] = early;
          if (first.length > 0) onRows(first.slice(0, 1));
          if (name !== 'workspace') await port.rowsAfter;
          for (const rows of [first.slice(1), ...rest]) if (rows.length > 0) onRows(rows);
        },
        async write(changes) {
          if (lost) throw lost;
          if (port.writeFault) throw new StorageError(port.writeFault, `write refused: ${port.writeFault}`);
          port.batches.push(changes);
          await storage.write(changes);
        },
      };
    },
    remove: (name) => stored.remove(name),
  };
  return port;
}
