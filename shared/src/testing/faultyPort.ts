import { memoryPort } from '../storage/memoryStorage';
import { type RowChange, StorageError, type StorageFault, type StoragePort } from '../storage/port';

/** A memory port that fails on demand, and remembers the batches it was asked to write. */
export interface FaultyPort extends StoragePort {
  /** While set, every write rejects with this fault. */
  writeFault: StorageFault | undefined;
  /** While set, every open rejects with this fault. */
  openFault: StorageFault | undefined;
  readonly batches: (readonly RowChange[])[];
}

/** Storage with faults injected. */
export function faultyPort(inner: StoragePort = memoryPort()): FaultyPort {
  const port: FaultyPort = {
    writeFault: undefined,
    openFault: undefined,
    batches: [],
    async open(name) {
      if (port.openFault) throw new StorageError(port.openFault, `open refused: ${port.openFault}`);
      const storage = await inner.open(name);
      return {
        ...storage,
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
