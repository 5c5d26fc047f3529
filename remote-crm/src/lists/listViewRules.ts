import type { Sort } from '@steps/shared/ui';

/** What a list shows, as its address says it: `?q=lovelace&sort=-score&status=Customer`. */
export interface ListView {
  readonly q: string;
  readonly sort: Sort;
  /** By filter id; a filter that is not set is absent. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Reads a list's view from an address. Unknown filters and columns are left out. */
export function readView(
  params: URLSearchParams,
  { filters, columns, sort }: { filters: readonly string[]; columns: readonly string[]; sort: Sort },
): ListView {
  const [, minus = '', column = ''] = /^(-?)(.+)$/.exec(params.get('sort') ?? '') ?? [];
  const known = columns.includes(column);
  return {
    q: params.get('q') ?? '',
    sort: known ? { column, direction: minus ? 'descending' : 'ascending' } : sort,
    filters: Object.fromEntries(filters.flatMap((id) => (params.get(id) ? [[id, params.get(id) ?? '']] : []))),
  };
}

/** The address with a view in it; all other parameters stay. What is at its default is left out. */
export function writeView(
  params: URLSearchParams,
  view: ListView,
  filters: readonly string[],
  start: Sort,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (key: string, value: string | undefined) => (value ? next.set(key, value) : next.delete(key));
  const { column, direction } = view.sort;
  set('q', view.q);
  set(
    'sort',
    column === start.column && direction === start.direction ? '' : `${direction === 'descending' ? '-' : ''}${column}`,
  );
  for (const id of filters) set(id, view.filters[id]);
  return next;
}

/** What a view searches, for people: "“lovelace” with status Customer". */
export function viewInWords(view: ListView, labels: Readonly<Record<string, string>>): string {
  const filters = Object.entries(view.filters).map(([id, value]) => `${labels[id] ?? id} ${value}`);
  const parts = [view.q && `“${view.q}”`, filters.length > 0 && `with ${filters.join(', ')}`].filter(Boolean);
  return parts.join(' ') || 'everything';
}
