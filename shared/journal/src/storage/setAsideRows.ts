import type { SetAsideRow } from '@steps/platform/src/core/storage/port';
import { type PayloadCodec, rawText, setAsideStore } from './payload';
import type { Database } from './storageDatabase';

/** The rows set aside in one database. Setting the same data aside again (each load meets it) keeps the first report. */
export class SetAsideRows {
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly codec: PayloadCodec,
  ) {}

  add(rows: readonly SetAsideRow[]): Promise<void> {
    const adding = this.#turn.then(() => this.#addNew(rows));
    this.#turn = Promise.allSettled([adding]);
    return adding;
  }

  async read(): Promise<readonly SetAsideRow[]> {
    const tx = this.db.transaction(setAsideStore);
    const [keys, payloads] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll(), tx.done]);
    const rows: SetAsideRow[] = [];
    for (const [n, payload] of payloads.entries()) {
      try {
        rows.push(...(await this.codec.unpackSetAside(payload)));
      } catch (error) {
        const id = `entry ${keys[n]}`;
        rows.push({
          collection: 'set aside',
          id,
          raw: rawText(payload),
          reason: String(error),
          at: new Date().toISOString(),
        });
      }
    }
    // Two tabs that meet the same damage at once both set it aside.
    return [...new Map(rows.map((row) => [identity(row), row])).values()];
  }

  async #addNew(rows: readonly SetAsideRow[]): Promise<void> {
    const known = new Set((await this.read()).map(identity));
    const fresh = rows.filter((row) => !known.has(identity(row)));
    if (fresh.length === 0) return;
    const payload = await this.codec.pack(JSON.stringify(fresh), setAsideStore);
    const tx = this.db.transaction(setAsideStore, 'readwrite', { durability: 'strict' });
    await Promise.all([tx.store.add(payload), tx.done]);
  }
}

function identity({ collection, id, raw }: SetAsideRow): string {
  return JSON.stringify([collection, id, raw ?? null]);
}
