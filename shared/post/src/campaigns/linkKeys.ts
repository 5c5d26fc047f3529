import { randomBytes } from 'node:crypto';
import { linkKeys } from '@steps/business/src/nouns/mailings/linkKey';
import { openedByPost, postOffices, sealedForPost, type TeamConnection } from '@steps/journal/team';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';

/** The keys that sign links in mail: each post office has its own, and all of them check each other's. */
export class LinkKeys {
  readonly #known = new Map<string, Buffer>();

  /** `connection`: this post office's present connection. */
  constructor(private readonly connection: () => TeamConnection) {}

  /** The key of a post office; `undefined` if it was not sealed for this one. */
  of(signer: string): Buffer | undefined {
    return this.#known.get(signer);
  }

  /** The own key; throws before the first `refresh`. */
  get own(): Buffer {
    const key = this.#known.get(this.connection().device);
    if (!key) throw new Error('Expected the key of links, it is not made yet.');
    return key;
  }

  /** Creates the own key the first time, opens those of others, and seals the own one for post offices that are new. */
  async refresh(): Promise<void> {
    const connection = this.connection();
    for (const { id, secrets } of linkKeys.all()) {
      if (this.#known.has(id)) continue;
      const secret = await openedByPost(secrets, connection);
      if (secret !== undefined) this.#known.set(id, Buffer.from(secret, 'base64'));
    }
    const { device } = connection;
    const key = this.#known.get(device) ?? randomBytes(32);
    this.#known.set(device, key);
    const offices = postOffices(connection).map(({ id }) => id);
    const sealed = linkKeys.get(device)?.secrets ?? {};
    if (offices.length === 0 || offices.every((id) => id in sealed)) return;
    const row = { id: device, secrets: await sealedForPost(key.toString('base64')), at: new Date().toISOString() };
    commit({ label: 'Seal the key of links', changes: [put(linkKeys, row)], undoable: false });
  }
}
