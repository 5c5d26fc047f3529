import { type DavSearch, davSearches } from '@steps/business/src/nouns/dav/davSearch';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import type { Dns } from '../accounts/dns';
import { DavHttp } from './davHttp';
import { DavProblem } from './davProblem';
import { discover } from './discover';

interface DavDeskOptions {
  /** Milliseconds since 1970. */
  now(): number;
  /** `undefined` if it was sealed for other post offices. */
  secretOf(search: DavSearch): Promise<string | undefined>;
  readonly dns: Dns;
  readonly get?: typeof fetch;
}

/** The password of a search is kept only as long as somebody needs to choose (ms). */
const searchesKept = 3_600_000;

/** Finds out which calendars and address books somebody has. */
export class DavDesk {
  readonly #busy = new Map<string, Promise<void>>();

  constructor(private readonly options: DavDeskOptions) {}

  /** Starts what is asked for. Never rejects. */
  look(): void {
    for (const search of davSearches.all()) {
      if (this.options.now() - Date.parse(search.askedAt) > searchesKept) forget(search);
      else if (search.answer === undefined && !this.#busy.has(search.id)) {
        const done = this.#find(search)
          .catch((error: unknown) => console.error('Calendars could not be looked for', error))
          .finally(() => this.#busy.delete(search.id));
        this.#busy.set(search.id, done);
      }
    }
  }

  /** Resolves once nothing is running. */
  async idle(): Promise<void> {
    await Promise.all(this.#busy.values());
  }

  async #find(search: DavSearch): Promise<void> {
    const { secretOf, dns, get } = this.options;
    const secret = await secretOf(search);
    if (secret === undefined) return;
    const answer = await discover(search.address.trim(), new DavHttp(search.username, secret, get), dns).then(
      (found) => ({ found: [...found] }),
      (error: unknown) => {
        if (error instanceof DavProblem) return { found: [], problem: error.message };
        throw error;
      },
    );
    if (davSearches.get(search.id)?.askedAt !== search.askedAt) return;
    const changes = [put(davSearches, { ...search, answer })];
    commit({ label: 'Find calendars and address books', changes, undoable: false });
  }
}

function forget({ id }: DavSearch): void {
  commit({ label: 'Forget a search for calendars', changes: [drop(davSearches, id)], undoable: false });
}
