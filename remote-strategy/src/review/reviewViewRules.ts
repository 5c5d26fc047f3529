import { type AiResult, type AiResultStatus, byRisk } from '@steps/business';
import { engineLabel } from '@steps/business/results';
import { searchText as folded, foldText } from '@steps/platform';
import type { Sort } from '@steps/platform/ui';

/** What the queue shows. Empty texts and lists mean "any". */
export interface ReviewView {
  readonly q: string;
  readonly status: AiResultStatus | '';
  readonly module: readonly string[];
  readonly engine: readonly string[];
  readonly kind: readonly string[];
  readonly risk: readonly string[];
  /** `me`: assigned to the person at work. `second`: one person has approved it. */
  readonly reader: readonly string[];
  readonly sort: Sort;
}

/** What results are filtered by, each with any of some values. */
export type ReviewFilter = 'module' | 'engine' | 'kind' | 'risk' | 'reader';

/** How often each value is in the ledger, most frequent first. */
export type Counts = readonly (readonly [value: string, count: number])[];

/** What can be chosen in the filters, with real counts. */
export interface ReviewFacets {
  readonly total: number;
  readonly status: Readonly<Record<AiResultStatus, number>>;
  readonly modules: Counts;
  readonly engines: Counts;
  readonly kinds: Counts;
}

/** The queue as it opens: what waits, oldest first. */
export const startView: ReviewView = {
  q: '',
  status: 'pending',
  module: [],
  engine: [],
  kind: [],
  risk: [],
  reader: [],
  sort: { column: 'age', direction: 'ascending' },
};

/** Names in the address; `module` there is the module of the host. */
const filterKeys = { module: 'from', engine: 'engine', kind: 'kind', risk: 'risk', reader: 'reader' } as const;
export const reviewFilters = Object.keys(filterKeys) as readonly ReviewFilter[];
const statuses: readonly string[] = ['pending', 'approved', 'modified', 'rejected'] satisfies AiResultStatus[];
const sortable = ['title', 'risk', 'age'];

const isStatus = (text: string): text is AiResultStatus => statuses.includes(text);

/** Reads the view from an address; what is not there or unknown is at its start. */
export function readReviewView(params: URLSearchParams): ReviewView {
  const text = (key: string) => params.get(key) ?? '';
  const several = (key: string) => [...new Set(params.getAll(key).filter(Boolean))];
  const status = text('status');
  const [, minus, column = ''] = /^(-?)(.+)$/.exec(text('sort')) ?? [];
  return {
    q: text('q'),
    status: status === 'all' ? '' : isStatus(status) ? status : startView.status,
    module: several('from'),
    engine: several('engine'),
    kind: several('kind'),
    risk: several('risk'),
    reader: several('reader'),
    sort: sortable.includes(column) ? { column, direction: minus ? 'descending' : 'ascending' } : startView.sort,
  };
}

/** The address with a view in it; other parameters stay, and what is at its start is left out. */
export function writeReviewView(params: URLSearchParams, view: ReviewView): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (key: string, value: string) => (value ? next.set(key, value) : next.delete(key));
  const { column, direction } = view.sort;
  const sort = `${direction === 'descending' ? '-' : ''}${column}`;
  set('q', view.q);
  for (const filter of reviewFilters) {
    next.delete(filterKeys[filter]);
    for (const value of view[filter]) next.append(filterKeys[filter], value);
  }
  set('status', view.status === startView.status ? '' : view.status || 'all');
  set('sort', sort === startView.sort.column ? '' : sort);
  return next;
}

/**
 * Entries that pass every filter but the status, in order: the order in which one moves through the queue. `me`: how the
 * person at work is called.
 */
export function orderedReviews(
  results: readonly AiResult[],
  view: Omit<ReviewView, 'status'>,
  me = '',
): readonly AiResult[] {
  const words = foldText(view.q).split(/\s+/).filter(Boolean);
  const found = results.filter(
    (result) =>
      isAny(view.module, result.module) &&
      isAny(view.engine, engineLabel(result)) &&
      isAny(view.kind, result.kind) &&
      isAny(view.risk, result.risk) &&
      isForReader(view.reader, result, me) &&
      words.every((word) => searchText(result).includes(word)),
  );
  const sign = view.sort.direction === 'ascending' ? 1 : -1;
  // Equal risks and titles keep the oldest first, whichever way they are turned.
  return found.sort((one, other) => sign * (byColumn[view.sort.column]?.(one, other) ?? 0) || byAge(one, other));
}

const isForReader = (wanted: readonly string[], { status, assignee, reading }: AiResult, me: string): boolean =>
  wanted.length === 0 ||
  (wanted.includes('me') && assignee === me) ||
  (wanted.includes('second') && status === 'pending' && reading !== undefined);

const isAny = (wanted: readonly string[], value: string): boolean => wanted.length === 0 || wanted.includes(value);

/** The entry to show when the wanted one is not among the shown: the next in order, else the one before. */
export function nearestShown(
  ordered: readonly AiResult[],
  shown: readonly AiResult[],
  wanted: string | undefined,
): AiResult | undefined {
  const ids = new Set(shown.map((result) => result.id));
  const at = ordered.findIndex((result) => result.id === wanted);
  if (at < 0) return shown[0];
  const passes = (result: AiResult) => ids.has(result.id);
  return ordered.slice(at).find(passes) ?? ordered.slice(0, at).findLast(passes);
}

/** Counts for the filters, in one pass. */
export function reviewFacets(results: readonly AiResult[]): ReviewFacets {
  const status = { pending: 0, approved: 0, modified: 0, rejected: 0 };
  const counts = { modules: new Map<string, number>(), engines: new Map<string, number>(), kinds: new Map() };
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const result of results) {
    status[result.status]++;
    count(counts.modules, result.module);
    count(counts.engines, engineLabel(result));
    count(counts.kinds, result.kind);
  }
  const sorted = (map: Map<string, number>): Counts => [...map].sort((one, other) => other[1] - one[1]);
  return {
    total: results.length,
    status,
    modules: sorted(counts.modules),
    engines: sorted(counts.engines),
    kinds: sorted(counts.kinds),
  };
}

/** What a person decided last, and with it in the same go, since a moment: what undo reopens. */
export function lastDecided(results: readonly AiResult[], since: string): readonly AiResult[] {
  const recent = results.filter(({ decidedAt }) => decidedAt !== undefined && decidedAt >= since);
  const last = recent.reduce((latest, { decidedAt = '' }) => (decidedAt > latest ? decidedAt : latest), '');
  return recent.filter((result) => result.decidedAt === last);
}

const byAge = (one: AiResult, other: AiResult) => compare(one.createdAt, other.createdAt);

/** A rule puts what waits first; turned round, it comes last. */
const isAhead = ({ first, status }: AiResult): boolean => first === true && status === 'pending';

const byColumn: Readonly<Record<string, (one: AiResult, other: AiResult) => number>> = {
  age: (one, other) => Number(isAhead(other)) - Number(isAhead(one)) || byAge(one, other),
  risk: (one, other) => byRisk(one.risk, other.risk),
  title: (one, other) => one.title.localeCompare(other.title, 'en-GB'),
};

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Kept as long as its entry lives: folding 10,000 texts with each letter typed would be felt. */
const searchTexts = new WeakMap<AiResult, string>();

function searchText(result: AiResult): string {
  const known = searchTexts.get(result);
  if (known !== undefined) return known;
  const { title, kind, module, output, editedText = '', prompt, reason } = result;
  const text = folded([title, kind, module, output, editedText, prompt, reason].join('\n'));
  searchTexts.set(result, text);
  return text;
}
