import { aesCipher } from '../../../shared/src/core/storage/cipher';
import { openJournalStorage } from '../../../shared/src/core/storage/indexedDbStorage';
import type { RowChange } from '../../../shared/src/core/storage/port';
import { keptKey } from '../../../shared/src/core/workspace/keyStore';
import { type BigCounts, bigEntry, bigWorkspace } from '../../../shared/src/testing/bigWorkspace';

/** Rows of one write: the journal is merged after each, as an idle page would. */
const batch = 20_000;

/** Fills the only client of this browser's workspace, encrypted when the workspace is. Runs in the page, without the product. */
async function seedClient(counts: BigCounts & { readonly aiResults?: number }): Promise<void> {
  const { id } = JSON.parse(localStorage.getItem('steps.workspace') ?? '{}');
  const key = await keptKey(id);
  const databases = await indexedDB.databases();
  const name = databases.map((database) => database.name).find((known) => known?.startsWith('steps-client-'));
  if (!name) throw new Error('Expected a client in this workspace, found none.');
  await emptied(name);
  const storage = await openJournalStorage(name.replace('steps-', ''), key ? { cipher: aesCipher(key) } : {});
  await storage.load([], () => {});
  const big = bigWorkspace(counts);
  const kinds = [
    ['contacts', counts.contacts, big.contact],
    ['companies', counts.companies, big.company],
    ['activities', counts.activities, big.activity],
    ['aiResults', counts.aiResults ?? 0, bigEntry],
  ] as const;
  for (const [collection, count, make] of kinds) {
    for (let from = 0; from < count; from += batch) {
      const rows = Array.from({ length: Math.min(batch, count - from) }, (_, at): RowChange => {
        const record = make(from + at);
        return { collection, id: record.id, value: { v: 1, r: record } };
      });
      await storage.write(rows);
      await storage.compact();
    }
  }
  await storage.close();
}

const emptied = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error(`${name} is still open somewhere.`));
  });

/** The same contacts as a spreadsheet would hold them. */
function contactsCsv(counts: BigCounts): string {
  const big = bigWorkspace(counts);
  const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = Array.from({ length: counts.contacts }, (_, at) => {
    const { name, email, phone, company, title } = big.contact(at);
    return [name, email, phone, company, title].map(quoted).join(',');
  });
  return ['Name,Email,Phone,Company,Job title', ...lines].join('\n');
}

Object.assign(globalThis, { seedClient, contactsCsv });
