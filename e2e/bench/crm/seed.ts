import { aesCipher } from '../../../shared/journal/src/storage/cipher';
import { openJournalStorage } from '../../../shared/journal/src/storage/indexedDbStorage';
import { keptKey } from '../../../shared/journal/src/workspace/keyStore';
import type { RowChange } from '../../../shared/platform/src/core/storage/port';
import { type BigCounts, bigEntry, bigWorkspace } from '../../../shared/testing/src/bigWorkspace';
import { bigArticle, bigPiece, bigPieceEntry } from '../marketing/bigPieces';

/** Rows of one write: the journal is merged after each, as an idle page would. */
const batch = 20_000;

interface SeedCounts extends BigCounts {
  readonly aiResults?: number;
  /** Of one conversation with Quinn. */
  readonly messages?: number;
  /** Pieces of content, their entries in the ledger, and one long article. */
  readonly pieces?: number;
}

/** Fills the only client of this browser's workspace, encrypted when the workspace is. Runs in the page, without the product. */
async function seedClient(counts: SeedCounts): Promise<void> {
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
    ['agentThreads', counts.messages ? 1 : 0, bigThread],
    ['agentMessages', counts.messages ?? 0, bigMessage],
    ['aiResults', counts.pieces ?? 0, bigPieceEntry],
    ['pieces', counts.pieces ?? 0, bigPiece],
    ['pieces', counts.pieces ? 1 : 0, bigArticle],
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

const bigThread = () => ({
  id: 'thread-bench',
  agentId: 'quinn',
  title: 'Everything about deals',
  pinned: false,
  draft: '',
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-06-05T09:00:00.000Z',
});

/** Questions and answers by turns, a minute apart; answers with lists of links, as the built-in engine gives them. */
function bigMessage(index: number) {
  const at = new Date(Date.UTC(2026, 0, 5, 9) + index * 60_000).toISOString();
  const of = { id: `message-${index}`, threadId: 'thread-bench', agentId: 'quinn', at };
  if (index % 2 === 0) return { ...of, role: 'user', text: `Which deals close in week ${(index / 2) % 52}?` };
  const rows = Array.from(
    { length: 1 + (index % 5) },
    (_, row) => `- [Deal ${index + row}](/?module=crm&tab=deals&deal=${index + row}) (£${1 + row},200, **Proposal**)`,
  );
  return { ...of, role: 'agent', text: `There are ${rows.length}:\n\n${rows.join('\n')}` };
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
