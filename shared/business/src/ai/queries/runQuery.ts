import { addDays } from '@steps/platform/src/core/calendarDay';
import { ownZone } from '@steps/platform/src/core/ownClock';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import type { Condition, Query, Step } from './query';
import type { FieldKind, FieldUnit, FoundRecord, QueryField, QueryNoun } from './queryNoun';
import { checkOf, type Group, type Look, type Looked, lookIn, rounded, type Test, titleField } from './table';
import { daysTest, fieldOf, testOf } from './tests';

/** What a look found, as records. */
export interface LookedRecords extends Omit<Looked, 'rows'> {
  readonly records: readonly unknown[];
}

/** Looks through the records of a noun, in the page or away from it. */
export type LookUp = (name: string, noun: QueryNoun, look: Look, signal: AbortSignal) => Promise<LookedRecords>;

/** In what a figure is told. */
export type FigureUnit = 'pounds' | 'number' | FieldUnit;

/** What a query found. Every figure of an answer is here. */
export interface QueryAnswer {
  readonly noun: string;
  /** How many records meet the conditions, of how many that were looked at. */
  readonly total: number;
  readonly lookedAt: number;
  /** What was worked out, in pounds where `unit` says so; a share in per cent. None where there is nothing to work it out from. */
  readonly figure?: number;
  readonly unit?: FigureUnit;
  /** How many records had what was worked out; of a share how many are in it; with `per` how many of those there are. */
  readonly counted?: number;
  /** What the records are worth, pounds, where they are worth something. */
  readonly pounds?: number;
  /** The most first; how many there are in all. */
  readonly groups?: readonly Group[];
  readonly groupCount?: number;
  /** The same in the other days. */
  readonly before?: { readonly total: number; readonly figure?: number };
  readonly records?: readonly FoundRecord[];
  /** Records behind the last one that was asked for which its order cannot tell from it, and whether there may be more. */
  readonly tied?: readonly FoundRecord[];
  readonly isTiedFurther?: boolean;
  /** The noun's own list with the same filters, where it has them; else the first one that it lacks, in words. */
  readonly list?: string;
  readonly unlisted?: string;
}

/** Looks through the records in the page. */
export const lookInPage: LookUp = async (_name, noun, look) => {
  const records = await noun.all();
  const fields = noun.fields();
  const value = (field: string, row: number) =>
    field === titleField ? noun.title(records[row]) : fields[field]?.of(records[row]);
  const { rows, ...found } = lookIn({ length: records.length, value }, look);
  return { ...found, records: rows.map((row) => records[row]) };
};

type Nouns = Readonly<Record<string, QueryNoun>>;

/** Runs a query over the records of these nouns. `RuleError` that says what was expected where it cannot be. */
export async function runQuery(nouns: Nouns, query: Query, lookUp: LookUp, signal: AbortSignal): Promise<QueryAnswer> {
  const noun = nounOf(nouns, query.noun);
  const find = (look: Look) => lookUp(query.noun, noun, look, signal);
  const met = await testsOf(nouns, noun, query.where, lookUp, signal);
  const { period, compare, group, every, having, per, order, measure, limit = usualLimit } = query;
  if (compare && !period) throw new RuleError('Expected a period to compare with.');
  const tests = [...met, ...(period ? [daysTest(noun, period.field, period)] : [])];
  const work = measureOf(noun, query);
  const isList = measure === 'list' && group === undefined;
  if (order && group === undefined) fieldOf(noun, order.by);
  const isFirst = isList && order !== undefined && query.limit !== undefined;
  const found = await find({
    tests,
    limit: isList ? limit + (isFirst ? mostTied : 0) : 0,
    ...(order && isList && { orderBy: orderOf(noun, order) }),
    ...(group !== undefined && { groupBy: { ...groupingBy(noun, group), ...(every && { every }) } }),
    ...(work && { measure: work }),
  });
  const worth = noun.worth && found.total > 0 ? await worthOf(find, tests, noun.worth) : undefined;
  const isHad = having && checkOf({ field: '', op: having.op === 'is' ? 'equals' : having.op, value: having.value });
  const groups = isHad ? found.groups.filter((one) => one.name !== '' && isHad(one.count)) : found.groups;
  const other =
    period &&
    compare &&
    (await find({ tests: [...met, daysTest(noun, period.field, compare)], limit: 0, ...(work && { measure: work }) }));
  const tied = isFirst ? tiedIn(found.records, limit, fieldOf(noun, order.by)) : [];
  const shown = (records: readonly unknown[]) =>
    records.map((record) => foundRecord(query.noun, noun, record, query.show));
  return {
    noun: query.noun,
    total: found.total,
    lookedAt: found.of,
    ...(found.figure !== undefined && { figure: found.figure }),
    ...(per !== undefined && (await averageOf(nouns, noun, query, per, found.total, tests, lookUp, signal))),
    ...(work && { unit: unitOf(noun, work) }),
    ...(found.counted !== undefined && per === undefined && { counted: found.counted }),
    ...(worth !== undefined && { pounds: worth }),
    ...(group !== undefined && {
      groups: inOrder(groups, order).slice(0, limit),
      groupCount: groups.length,
    }),
    ...(other && {
      before: { total: other.total, ...(other.figure !== undefined && { figure: other.figure }) },
    }),
    ...(isList && { records: shown(found.records.slice(0, limit)) }),
    ...(isFirst && tied.length > 0 && { tied: shown(tied), isTiedFurther: tied.length === mostTied }),
    ...listOf(noun, query),
  };
}

/** Records or groups of an answer that asks for no number of them. */
const usualLimit = 10;

/** Records that are told besides those asked for, where they have the same value: two have the highest score. */
const mostTied = 9;

function tiedIn(records: readonly unknown[], limit: number, { of }: QueryField<unknown>): readonly unknown[] {
  const last = records[limit - 1];
  const value = last === undefined ? undefined : of(last);
  const behind = value === undefined || value === '' ? [] : records.slice(limit);
  const end = behind.findIndex((record) => of(record) !== value);
  return end < 0 ? behind : behind.slice(0, end);
}

/** By a choice with values of its own records are in the order of those: a small business is smaller than a large one. */
function orderOf(noun: QueryNoun, { by, descending }: NonNullable<Query['order']>): NonNullable<Look['orderBy']> {
  const { kind, values = [] } = fieldOf(noun, by);
  return {
    ...{ field: by, descending },
    ...(kind === 'choice' && values.length > 1 && { ranks: values.map(({ value }) => value) }),
  };
}

/** How many for each record of a relation on average, those with none too, or for each value of a field. */
async function averageOf(
  nouns: Nouns,
  noun: QueryNoun,
  { noun: name, where }: Query,
  per: string,
  total: number,
  tests: readonly Test[],
  lookUp: LookUp,
  signal: AbortSignal,
): Promise<Pick<QueryAnswer, 'figure' | 'counted'>> {
  const relation = noun.relations?.[per];
  let counted: number;
  if (relation) {
    const other = nounOf(nouns, relation.noun);
    const said = where.flatMap((one) =>
      'relation' in one && one.relation === per && one.has === 'some' ? one.where : [],
    );
    const whole = await testsOf(nouns, other, said, lookUp, signal);
    counted = (await lookUp(relation.noun, other, { tests: whole, limit: 0 }, signal)).total;
  } else {
    const { groups } = await lookUp(name, noun, { tests, limit: 0, groupBy: groupingBy(noun, per) }, signal);
    counted = groups.filter((group) => group.name !== '').length;
  }
  return counted > 0 ? { figure: rounded(total / counted), counted } : { counted };
}

async function worthOf(find: (look: Look) => Promise<LookedRecords>, tests: readonly Test[], field: string) {
  return (await find({ tests, limit: 0, measure: { kind: 'sum', field } })).figure;
}

export function nounOf(nouns: Nouns, name: string): QueryNoun {
  const noun = Object.hasOwn(nouns, name) ? nouns[name] : undefined;
  if (noun) return noun;
  throw new RuleError(`Expected one of ${Object.keys(nouns).join(', ')}, got “${name}”.`);
}

function measureOf(noun: QueryNoun, { measure, of: named, part = [] }: Query): Look['measure'] {
  const of = named ?? (measure === 'share' ? undefined : noun.worth);
  if (measure === 'list') return undefined;
  if (measure === 'count') return { kind: measure };
  const share = measure === 'share' && { part: part.map((condition) => testOf(noun, condition)) };
  if (share && of === undefined) return { kind: measure, ...share };
  if (of === undefined)
    throw new RuleError(`Expected a field of ${noun.many} with numbers to work out the ${measure}.`);
  const { kind } = fieldOf(noun, of);
  if (!numeric.has(kind)) throw new RuleError(`Expected a field with numbers, and ${of} has none.`);
  return { kind: measure, field: of, ...share };
}

const numeric: ReadonlySet<FieldKind> = new Set(['number', 'pounds']);

function unitOf(noun: QueryNoun, { kind, field }: NonNullable<Look['measure']>): FigureUnit {
  if (kind === 'share') return 'percent';
  const of = field === undefined ? undefined : fieldOf(noun, field);
  return of?.kind === 'pounds' ? 'pounds' : (of?.unit ?? 'number');
}

/** How rows are grouped by a field: dates by month. */
export function groupingBy(noun: QueryNoun, field: string): NonNullable<Look['groupBy']> {
  const { kind } = fieldOf(noun, field);
  return { field, ...((kind === 'moment' || kind === 'day') && { monthsIn: ownZone() }) };
}

/** Groups come with the most first, unless the fewest are asked for or their own order: months one after the other. */
function inOrder(groups: readonly Group[], order: Query['order']): readonly Group[] {
  if (order?.by === 'name') {
    const sorted = groups.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    return order.descending ? sorted.reverse() : sorted;
  }
  return order && !order.descending ? groups.toReversed() : groups;
}

/** Conditions as a table is asked for them; steps to other nouns are looked up first, and are then ids. */
async function testsOf(
  nouns: Nouns,
  noun: QueryNoun,
  where: readonly (Condition | Step)[],
  lookUp: LookUp,
  signal: AbortSignal,
): Promise<readonly Test[]> {
  const testsIn = (conditions: readonly (Condition | Step)[]) => testsOf(nouns, noun, conditions, lookUp, signal);
  return Promise.all(
    where.map(async (condition): Promise<Test> => {
      if ('field' in condition) return testOf(noun, condition);
      if ('relation' in condition) return stepTest(nouns, noun, condition, lookUp, signal);
      if ('not' in condition) return { not: { all: await testsIn(condition.not) } };
      const any = condition.any.map(
        async (one): Promise<Test> => ('all' in one ? { all: await testsIn(one.all) } : { all: await testsIn([one]) }),
      );
      return { any: await Promise.all(any) };
    }),
  );
}

async function stepTest(
  nouns: Nouns,
  noun: QueryNoun,
  { relation: name, has, where, order, limit }: Step,
  lookUp: LookUp,
  signal: AbortSignal,
): Promise<Test> {
  const relation = noun.relations?.[name];
  if (!relation) {
    const known = Object.keys(noun.relations ?? {}).join(', ');
    throw new RuleError(`Expected a relation of ${noun.many} (${known}), got “${name}”.`);
  }
  const other = nounOf(nouns, relation.noun);
  if (order) fieldOf(other, order.by);
  const { collected } = await lookUp(
    relation.noun,
    other,
    {
      tests: await testsOf(nouns, other, where, lookUp, signal),
      limit: limit ?? 0,
      collect: relation.to,
      ...(order && { orderBy: { field: order.by, descending: order.descending } }),
    },
    signal,
  );
  const among: Test = { field: relation.from, op: 'among', values: collected };
  return has === 'none' ? { not: among } : among;
}

/** A text as far as a tool gives it, letters. */
const mostShown = 120;
const begun = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown).trimEnd()}…` : text);

/** A record as a tool gives it. Long texts are left out unless they are asked for: they are for the page of the record. */
export function foundRecord(
  name: string,
  noun: QueryNoun,
  record: unknown,
  asked: readonly string[] = [],
): FoundRecord {
  const facts = Object.entries(noun.fields()).flatMap(([key, { of, kind, long }]): [string, string | number][] => {
    const value = kind === 'id' || (long && !asked.includes(key)) ? undefined : of(record);
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    const shown = Array.isArray(value) ? value.join(', ') : (value as string | number);
    return [[key, typeof shown === 'string' ? begun(shown) : shown]];
  });
  return {
    noun: name,
    id: noun.id(record),
    title: noun.title(record),
    detail: noun.detail(record),
    href: noun.href(record),
    facts: Object.fromEntries(facts),
  };
}

/** The operators of lists for those of queries. */
const listOperators: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  text: { is: 'is', 'is-not': 'not', contains: 'contains', empty: 'empty', filled: 'filled' },
  choice: { is: 'is', 'is-not': 'not', empty: 'empty', filled: 'filled' },
  tags: { is: 'has', 'is-not': 'not', empty: 'empty', filled: 'filled' },
  number: { is: 'is', above: 'over', below: 'under', empty: 'empty', filled: 'filled' },
  pounds: { is: 'is', above: 'over', below: 'under', empty: 'empty', filled: 'filled' },
  day: { is: 'is', empty: 'empty', filled: 'filled' },
};

/** The address of the noun's list with the same filters, or what it cannot be filtered by; nothing without a list. */
function listOf(noun: QueryNoun, { where, period, part }: Query): Pick<QueryAnswer, 'list' | 'unlisted'> {
  if (!noun.list || part) return {};
  const params: string[] = [];
  const add = (field: string, op: string | undefined, value?: string): boolean => {
    const known = noun.fields()[field];
    if (!known?.list || !op) return false;
    const said =
      value === undefined
        ? ''
        : `:${encodeURIComponent((known.list.value?.(value) ?? value).replace(/[\\|]/g, (sign) => `\\${sign}`))}`;
    params.push(`${known.list.id}=${op}${said}`);
    return true;
  };
  for (const condition of where) {
    if (!('field' in condition)) return { unlisted: labelOf(noun, condition) };
    const { field, op, value } = condition;
    const kind = noun.fields()[field]?.kind ?? 'id';
    const known = listOperators[kind === 'moment' ? 'day' : kind]?.[op];
    if (!add(field, known, value === undefined ? undefined : String(value)))
      return { unlisted: labelOf(noun, condition) };
  }
  const isFrom = !period?.from || add(period.field, 'after', addDays(period.from, -1));
  const isUntil = !period?.until || add(period.field, 'before', addDays(period.until, 1));
  if (period && !(isFrom && isUntil)) return { unlisted: noun.fields()[period.field]?.label ?? period.field };
  return { list: [noun.list, ...params].join('&') };
}

/** What a list cannot filter by: "Status", "deals", "several values of Status", "Status or Tags". */
function labelOf(noun: QueryNoun, condition: Condition | Step): string {
  if ('field' in condition) return noun.fields()[condition.field]?.label ?? condition.field;
  if ('relation' in condition) return condition.relation;
  const inner = 'not' in condition ? condition.not : condition.any.flatMap((one) => ('all' in one ? one.all : [one]));
  const labels = [...new Set(inner.map((one) => labelOf(noun, one)))];
  return `${'any' in condition && labels.length === 1 ? 'several values of ' : ''}${labels.join(' or ')}`;
}
