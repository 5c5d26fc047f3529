import { type DavLink, davLeases, davLinks, isWritten } from '@steps/business/src/nouns/dav/davLink';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { DavCollection } from './davCollection';
import { DavHttp } from './davHttp';
import { DavItems } from './davItems';
import { DavProblem } from './davProblem';
import { readFeed } from './readFeed';
import { readLink } from './readLink';
import { isDue, type Writing, writeLink } from './writeLink';

export interface DavWorkerOptions extends Pick<Writing, 'acknowledged'> {
  /** Of this run of the program: `<device>.<run>`. */
  readonly self: string;
  /** Whether that run of a post office is still working. */
  isAtWork(run: string): boolean;
  /** Whether a person's device is connected: then servers are asked more often. */
  isWatched(): boolean;
  /** Milliseconds since 1970. */
  now(): number;
  /** `undefined` if it was sealed for other post offices. */
  secretOf(link: DavLink): Promise<string | undefined>;
  /** Reads a lease again; resolves to the number of its last message, 0 for none. May reject. */
  leaseOf(id: string): Promise<number>;
  /**
   * Writes a lease if its last message still has that number; resolves to `undefined` if another post office has written. May
   * reject.
   */
  lease(
    lease: { readonly id: string; readonly by: string; readonly at: string },
    last: number,
  ): Promise<number | undefined>;
  /** Resolves once an item is here as the stream has it. May reject. */
  readAnew(link: DavLink, id: string): Promise<void>;
  readonly get?: typeof fetch;
}

/** How often a server is asked for changes (ms): while somebody is connected, while nobody is, and for a feed. */
const every = { watched: 3_000, unwatched: 60_000, feed: 900_000 } as const;
/** How long a server that is away is left alone, the first time and at most (ms). */
const rest = { first: 10_000, most: 900_000 } as const;

interface Standing {
  /** The state of the link at that time: after a change by a person it is tried at once. */
  readonly updatedAt: string;
  /** When its server was asked (ms since 1970), and how long it is left alone since; if absent, the usual time. */
  readonly at: number;
  readonly wait?: number;
  readonly failures: number;
}

/**
 * Keeps linked calendars and address books in step with their rows. One post office has a link, by a lease that names its
 * run; all links run in parallel, because a silent server delays only its own.
 */
export class DavWorker {
  readonly #busy = new Map<string, Promise<void>>();
  readonly #standing = new Map<string, Standing>();
  readonly #refused = new Map<string, string>();
  #isEnded = false;

  constructor(private readonly options: DavWorkerOptions) {}

  /** Starts what is due. Never rejects. */
  look(): void {
    for (const link of davLinks.all()) {
      if (this.#isEnded || this.#busy.has(link.id) || !this.#isDue(link)) continue;
      const done = this.#see(link)
        .catch((error: unknown) => console.error('A calendar could not be worked on', error))
        .finally(() => this.#busy.delete(link.id));
      this.#busy.set(link.id, done);
    }
  }

  /** Resolves once everything that `look` has started is done. */
  async idle(): Promise<void> {
    await Promise.all(this.#busy.values());
  }

  /** Starts nothing more, and resolves once everything running has ended. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.idle();
  }

  #isDue(link: DavLink): boolean {
    const lease = davLeases.get(link.id);
    if (lease && lease.by !== this.options.self && this.options.isAtWork(lease.by)) return false;
    const standing = this.#standing.get(link.id);
    if (!standing || standing.updatedAt !== link.updatedAt || link.state === 'waiting') return true;
    // Whether somebody is connected may be known only since.
    const usual = link.feed ? every.feed : every[this.options.isWatched() ? 'watched' : 'unwatched'];
    if (this.options.now() - standing.at >= (standing.wait ?? usual)) return true;
    // Something to write does not wait for the next reading, unless the server is away.
    return standing.failures === 0 && isWritten(link) && this.#wants(link);
  }

  #wants(link: DavLink): boolean {
    return new DavItems(link).all().some((item) => isDue(item) && this.#refused.get(item.id) !== item.wanted);
  }

  async #see(link: DavLink): Promise<void> {
    const secret = link.username === '' ? '' : await this.options.secretOf(link);
    if (secret === undefined || !(await this.#leased(link.id))) return;
    const mine = () =>
      !this.#isEnded &&
      davLeases.get(link.id)?.by === this.options.self &&
      davLinks.get(link.id)?.updatedAt === link.updatedAt;
    const failures = this.#standing.get(link.id)?.failures ?? 0;
    try {
      if (link.state === 'waiting') this.#say(link, { state: 'working' });
      const syncToken = await this.#round(link, secret, mine);
      if (!mine()) return;
      await this.options.acknowledged();
      this.#note(link, 0);
      this.#say(link, { state: 'connected', ...(syncToken !== undefined && { syncToken }) });
    } catch (error) {
      if (!(error instanceof DavProblem)) throw error;
      const wait = error.retryAfter ?? Math.min(rest.most, rest.first * 2 ** failures);
      // Repeating a refused password would lock the account: a person has to change it first.
      this.#note(link, failures + 1, error.fault === 'refusesUs' ? Number.POSITIVE_INFINITY : wait);
      this.#say(link, { state: 'problem', reason: error.message });
    }
  }

  async #round(link: DavLink, secret: string, mine: () => boolean): Promise<string | undefined> {
    const http = new DavHttp(link.username, secret, this.options.get);
    const items = new DavItems(link);
    if (link.feed) return readFeed(link, items, http);
    const collection = new DavCollection(http, link.url, link.kind);
    const token = await readLink(link, items, collection, { mine });
    await writeLink(link, items, collection, {
      mine,
      acknowledged: this.options.acknowledged,
      readAnew: (id) => this.options.readAnew(link, id),
      refused: this.#refused,
    });
    return token;
  }

  /** Whether this run has the link: nobody else had it, or its owner is gone. */
  async #leased(id: string): Promise<boolean> {
    const { self: by, now, isAtWork, leaseOf, lease } = this.options;
    if (davLeases.get(id)?.by === by) return true;
    try {
      const last = await leaseOf(id);
      const there = davLeases.get(id);
      if (there && there.by !== by && isAtWork(there.by)) return false;
      return (await lease({ id, by, at: new Date(now()).toISOString() }, last)) !== undefined;
    } catch {
      return false;
    }
  }

  #note({ id, updatedAt }: DavLink, failures: number, wait?: number): void {
    this.#standing.set(id, { updatedAt, at: this.options.now(), failures, ...(wait !== undefined && { wait }) });
  }

  #say({ id, updatedAt }: DavLink, patch: Pick<DavLink, 'state'> & Partial<DavLink>): void {
    const before = davLinks.get(id);
    if (before?.updatedAt !== updatedAt) return;
    const { reason: _, ...now } = before;
    const told = { ...now, ...patch };
    const isSame = told.state === before.state && told.reason === before.reason && told.syncToken === before.syncToken;
    // Otherwise the same would be written every few seconds.
    const saidAt = Date.parse(before.lastSyncedAt ?? '');
    if (isSame && !(told.state === 'connected' && !(this.options.now() - saidAt < every.unwatched))) return;
    const link: DavLink =
      told.state === 'connected' ? { ...told, lastSyncedAt: new Date(this.options.now()).toISOString() } : told;
    commit({ label: `Read ${link.name}`, changes: [put(davLinks, link)], undoable: false });
  }
}
