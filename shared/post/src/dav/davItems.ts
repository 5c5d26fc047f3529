import { type DavItem, davItemId, davItemsOf } from '@steps/business/src/nouns/dav/davItem';
import { type DavLink, davLinks } from '@steps/business/src/nouns/dav/davLink';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';

/** The items of a link, as rows. */
export class DavItems {
  readonly #rows;

  constructor(readonly link: Pick<DavLink, 'id' | 'kind'>) {
    this.#rows = davItemsOf(link.kind);
  }

  get collection() {
    return this.#rows;
  }

  all(): readonly DavItem[] {
    return this.#rows.all().filter(({ linkId }) => linkId === this.link.id);
  }

  of(href: string): DavItem | undefined {
    return this.#rows.get(davItemId(this.link.id, href));
  }

  /** Whether the server has another one with its uid. */
  hasElsewhere({ id, uid }: DavItem): boolean {
    return uid !== '' && this.all().some((one) => one.uid === uid && one.id !== id && one.remote !== undefined);
  }

  /** Writes some items as they are on the server; the rest of their rows stays. */
  write(
    items: readonly (Pick<DavItem, 'href' | 'uid' | 'etag' | 'remote' | 'problem'> & { readonly base?: string })[],
  ): void {
    const changes = items.map((item) => {
      const id = davItemId(this.link.id, item.href);
      const before = this.#rows.get(id);
      const { etag: _, remote: __, problem: ___, ...rest } = before ?? { id, linkId: this.link.id };
      return put(this.#rows, withoutMissing({ ...rest, ...item }));
    });
    this.#commit('Read from the server', changes);
  }

  /** The server no longer has them. Items that nobody here has taken in are deleted. */
  gone(hrefs: readonly string[]): void {
    const rows = hrefs.flatMap((href) => this.of(href) ?? []);
    this.#commit(
      'Read from the server',
      rows.flatMap((row) => {
        // It was never there.
        if (row.etag === undefined && row.remote === undefined) return [];
        if (row.recordId === undefined && row.base === undefined && row.wanted === undefined)
          return [drop(this.#rows, row.id)];
        if (row.wanted === 'delete') return [drop(this.#rows, row.id)];
        const { etag: _, remote: __, problem: ___, ...rest } = row;
        return [put(this.#rows, rest)];
      }),
    );
  }

  /**
   * What was wanted is there: `remote` as the server has it, and the base that both sides now agree on. What is wanted since
   * stays.
   */
  agreed(href: string, wanted: string, now: Pick<DavItem, 'etag' | 'remote'> & { readonly base: string }): void {
    const row = this.of(href);
    if (!row) return;
    const { wanted: latest, problem: _, etag: __, remote: ___, tried: ____, ...rest } = row;
    const kept = latest === wanted ? {} : { wanted: latest };
    this.#commit('Write to the server', [put(this.#rows, withoutMissing({ ...rest, ...now, ...kept }))]);
  }

  removed(href: string): void {
    const row = this.of(href);
    if (row) this.#commit('Delete at the server', [drop(this.#rows, row.id)]);
  }

  problem(href: string, problem: string): void {
    const row = this.of(href);
    if (row && row.problem !== problem) this.#commit('Write to the server', [put(this.#rows, { ...row, problem })]);
  }

  #commit(label: string, changes: Parameters<typeof commit>[0]['changes']): void {
    // A link that was removed meanwhile takes its rows with it.
    if (changes.length > 0 && davLinks.get(this.link.id)) commit({ label, changes, undoable: false });
  }
}

/** Rows have no field that is `undefined`. */
const withoutMissing = (item: { readonly [K in keyof DavItem]?: DavItem[K] | undefined }): DavItem =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as unknown as DavItem;
