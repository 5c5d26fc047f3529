import type { Page } from '@playwright/test';

/** Everything this origin keeps in the browser, as one text: local keys, and every value of every IndexedDB store. */
export function dumpStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asPromise = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Bytes are read as text too: unencrypted JSON in a buffer would be just as readable to a thief.
    const text = (value: unknown): string => {
      if (value instanceof Uint8Array) return new TextDecoder('latin1').decode(value);
      if (value instanceof ArrayBuffer) return text(new Uint8Array(value));
      if (Array.isArray(value)) return value.map(text).join('\n');
      if (value && typeof value === 'object') return Object.entries(value).flat().map(text).join('\n');
      return String(value);
    };
    const parts = [text({ ...localStorage }), text({ ...sessionStorage })];
    for (const { name } of await indexedDB.databases()) {
      const database = await asPromise(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        parts.push(name ?? '', store, text(await asPromise(rows.getAll())), text(await asPromise(rows.getAllKeys())));
      }
      database.close();
    }
    return parts.join('\n');
  });
}

/** Appends one raw entry to the journal of the open client's database, as a bug or a stranger's program might. */
export function writeGarbage(page: Page, parts: readonly unknown[]): Promise<void> {
  return page.evaluate(async (garbage) => {
    const { name } = (await indexedDB.databases()).find((database) => database.name?.startsWith('steps-client-')) ?? {};
    if (!name) throw new Error('Expected the database of a client, got none.');
    await new Promise<void>((resolve, reject) => {
      const open = indexedDB.open(name);
      open.onerror = () => reject(open.error);
      open.onsuccess = () => {
        const transaction = open.result.transaction('journal', 'readwrite');
        transaction.objectStore('journal').add({ parts: garbage, size: 10 });
        transaction.onerror = () => reject(transaction.error);
        transaction.oncomplete = () => {
          open.result.close();
          resolve();
        };
      };
    });
  }, parts);
}
