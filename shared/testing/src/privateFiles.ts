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
    kind: 'file',
    name,
    getFile: async () => new File([files.get(name) ?? new Uint8Array()], name, { lastModified: 0 }),
    createWritable: async () => {
      const written: Uint8Array<ArrayBuffer>[] = [];
      return {
        write: async (bytes: Uint8Array<ArrayBuffer>) => {
          if (fixture.full) throw new DOMException('QuotaExceededError: the disk is full.', 'QuotaExceededError');
          written.push(bytes);
        },
        close: async () => void files.set(name, new Uint8Array(await new Blob(written).arrayBuffer())),
        abort: async () => {},
      };
    },
  });
  const folder = {
    name: 'Backups',
    async *keys() {
      yield* [...files.keys()];
    },
    async *values() {
      for (const name of [...files.keys()]) yield handleOf(name);
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
  vi.stubGlobal('FileSystemFileHandle', { prototype: { createWritable() {} } });
  return fixture;
}
