import { vi } from 'vitest';

/** A folder in memory; `full` makes writing fail. */
export function memoryFolder() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const fixture = {
    full: false,
    names: () => files.keys(),
    texts: () => [...files.values()].map((bytes) => new TextDecoder().decode(bytes)).join('\n'),
    empty: () => files.clear(),
  };
  const gone = () => new DOMException('There is no such file.', 'NotFoundError');
  const handleOf = (name: string) => ({
    getFile: async () => new Blob([files.get(name) ?? new Uint8Array()]),
    createWritable: async () => {
      let written = new Uint8Array(0);
      return {
        write: async (bytes: Uint8Array<ArrayBuffer>) => {
          if (fixture.full) throw new DOMException('QuotaExceededError: the disk is full.', 'QuotaExceededError');
          written = bytes;
        },
        close: async () => void files.set(name, written),
      };
    },
  });
  const folder = {
    name: 'Backups',
    async *keys() {
      yield* [...files.keys()];
    },
    getFileHandle: async (name: string, { create = false } = {}) => {
      if (!files.has(name)) {
        if (!create) throw gone();
        files.set(name, new Uint8Array(0));
      }
      return handleOf(name);
    },
    removeEntry: async (name: string) => {
      if (!files.delete(name)) throw gone();
    },
  };
  return { fixture, folder };
}

/** A browser's private file system with one folder, in memory; `full` makes writing fail. */
export function privateFiles() {
  const { fixture, folder } = memoryFolder();
  const root = { getDirectoryHandle: async () => folder, removeEntry: async () => fixture.empty() };
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => root } });
  return fixture;
}
