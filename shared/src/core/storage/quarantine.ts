import { type PayloadCodec, rawText } from './payload';
import type { QuarantinedRow } from './port';
import type { Database } from './storageDatabase';

/** The rows set aside in one database. Setting the same data aside again (each load meets it) keeps the first report. */
export class Quarantine {
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly codec: PayloadCodec,
  ) {}

  add(rows: readonly QuarantinedRow[]): Promise<void> {
    const adding = this.#turn.then(() => this.#addNew(rows));
    this.#turn = Promise.allSettled([adding]);
    return adding;
  }

  async read(): Promise<readonly QuarantinedRow[]> {
    const tx = this.db.transaction('quarantine');
    const [keys, payloads] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll(), tx.done]);
    const rows: QuarantinedRow[] = [];
    for (const [n, payload] of payloads.entries()) {
      try {
        rows.push(...(await this.codec.unpackQuarantine(payload)));
      } catch (error) {
        const id = `entry ${keys[n]}`;
        rows.push({
          collection: 'quarantine',
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

  async #addNew(rows: readonly QuarantinedRow[]): Promise<void> {
    const known = new Set((await this.read()).map(identity));
    const fresh = rows.filter((row) => !known.has(identity(row)));
    if (fresh.length === 0) return;
    const payload = await this.codec.pack(JSON.stringify(fresh), 'quarantine');
    const tx = this.db.transaction('quarantine', 'readwrite', { durability: 'strict' });
    await Promise.all([tx.store.add(payload), tx.done]);
  }
}

function identity({ collection, id, raw }: QuarantinedRow): string {
  return JSON.stringify([collection, id, raw ?? null]);
}
