import type { FieldWords, FoundRecord, NounWords, Query, QueryAnswer } from '@steps/business/queries';
import { formatTime, ownDay } from '@steps/platform';
import { wordsOfDays } from '../reading/periodWords';
import { saidNoun } from '../reading/saidNoun';
import { boundWords, clockText, fieldNamed, upperFirst } from '../reading/sayQuery';
import { linked, list, money, noneYet, plainWords, plural } from '../reading/wording';

/** Rows of a list in an answer; the rest is counted. */
const rows = 5;

/** What a query found, as Markdown. Every figure is the answer's. */
export function answerText(query: Query, answer: QueryAnswer, nouns: readonly NounWords[], now: Date): string {
  const noun = nouns.find(({ name }) => name === query.noun);
  const what = (count: number) => plainWords(saidNoun(query, nouns, count, now));
  const { total, lookedAt } = answer;
  const said = (count: number) => `${count.toLocaleString('en-GB')} ${what(count)}`;
  if (answer.before) return compared(query, answer, what, now);
  if (total === 0) {
    if (lookedAt === 0) return noneYet(noun?.many ?? 'records');
    const looked = `I looked at ${lookedAt.toLocaleString('en-GB')} ${(lookedAt === 1 ? noun?.one : noun?.many) ?? 'records'}.`;
    const none = query.measure === 'list' || query.group !== undefined ? 'There' : '**None**: there';
    return `${none} are no ${what(2)}. ${looked}${alike(query, noun)}`;
  }
  if (answer.groups) return grouped(query, answer, noun, said);
  if (query.per !== undefined) {
    const each = nouns.find(({ name }) => name === noun?.relations[query.per ?? '']?.noun)?.many;
    const values = `values of ${fieldNamed(noun, query.per)?.label.toLowerCase() ?? query.per}`;
    return `**${answer.figure?.toLocaleString('en-GB') ?? '–'}** on average: ${said(total)}, across ${answer.counted?.toLocaleString('en-GB')} ${each ?? values}.`;
  }
  if (query.measure === 'count') {
    const worth = answer.pounds ? `, worth ${money(answer.pounds)}` : '';
    return `**${total.toLocaleString('en-GB')}** ${what(total)}${worth}.`;
  }
  if (query.measure === 'share') return share(answer, query, nouns, said, now);
  if (query.measure !== 'list') return worked(query, answer, noun, said);
  return listed(query, answer, noun, said);
}

/** Where no record has a value: values of the same field that contain its words. */
function alike(query: Query, noun: NounWords | undefined): string {
  for (const condition of query.where) {
    if (!('field' in condition) || condition.op !== 'is') continue;
    const word = String(condition.value).toLowerCase();
    const others = fieldNamed(noun, condition.field)?.values.filter(
      ({ value }) => value.toLowerCase() !== word && value.toLowerCase().includes(word),
    );
    if (others && others.length > 0)
      return ` Nearest: ${others
        .slice(0, 4)
        .map(({ value }) => `“${plainWords(value)}”`)
        .join(', ')}.`;
  }
  return '';
}

/** A figure in its unit. */
export const figureText = (figure: number, unit: QueryAnswer['unit']): string =>
  unit === 'pounds'
    ? money(figure)
    : unit === 'clock'
      ? clockText(figure)
      : unit === 'percent'
        ? `${Math.round(figure)}%`
        : unit === 'days' || unit === 'hours'
          ? spanText(figure, unit)
          : figure.toLocaleString('en-GB');

/** "3.5 days", "1 hour 30 minutes"; many hours are said in days besides. */
function spanText(figure: number, unit: 'days' | 'hours'): string {
  const amount = (count: number, of: string) => {
    const shown = Math.round(count * 10) / 10;
    return `${shown.toLocaleString('en-GB')} ${shown === 1 ? of.slice(0, -1) : of}`;
  };
  if (unit === 'hours' && figure < 24) {
    const minutes = Math.round(figure * 60);
    const parts = [amount(Math.floor(minutes / 60), 'hours'), amount(minutes % 60, 'minutes')];
    return parts.filter((part) => !part.startsWith('0 ')).join(' ') || '0 minutes';
  }
  return unit === 'hours' && figure >= 48
    ? `${amount(figure, unit)} (${amount(figure / 24, 'days')})`
    : amount(figure, unit);
}

function worked(
  { measure, of }: Query,
  { figure, unit, counted = 0, total, pounds }: QueryAnswer,
  noun: NounWords | undefined,
  said: (count: number) => string,
): string {
  const field = fieldNamed(noun, of ?? noun?.worth ?? '');
  if (figure === undefined)
    return `None of the ${said(total)} has ${field?.unit ? '' : 'a '}${field?.label.toLowerCase() ?? 'number'}.`;
  const shown = `**${figureText(figure, unit)}**`;
  const isWorth = field?.name === noun?.worth;
  const label = isWorth ? '' : ` (${field?.label ?? of})`;
  if (measure === 'sum') return `${shown} in ${said(total)}${label}.`;
  const over = counted === total ? said(total) : `${counted.toLocaleString('en-GB')} of ${said(total)}`;
  const worth = isWorth && pounds !== undefined && measure === 'average' ? ` worth ${money(pounds)}` : '';
  const words = { average: 'on average', median: 'is the median', min: 'is the lowest', max: 'is the highest' }[
    measure as 'average'
  ];
  return `${shown} ${words}${label}, across ${over}${worth}.`;
}

function share(
  { figure, counted = 0, total, pounds }: QueryAnswer,
  query: Query,
  nouns: readonly NounWords[],
  said: (count: number) => string,
  now: Date,
): string {
  const part = saidNoun({ noun: query.noun, where: query.part ?? [], measure: 'list' }, nouns, counted, now);
  const { label } =
    fieldNamed(
      nouns.find(({ name }) => name === query.noun),
      query.of ?? '',
    ) ?? {};
  const of = label === undefined ? '' : ` of the ${label.toLowerCase()}`;
  const worth = of && pounds !== undefined ? ` worth ${money(pounds)}` : '';
  return `**${Math.round(figure ?? 0)}%**${of}: ${counted.toLocaleString('en-GB')} ${plainWords(part)} of ${said(total)}${worth}.`;
}

function compared(query: Query, answer: QueryAnswer, what: (count: number) => string, now: Date): string {
  const { measure, compare } = query;
  const { total, figure, unit, before } = answer;
  const isCount = measure === 'count' || measure === 'list';
  const none = measure === 'sum' ? 0 : undefined;
  const [one, other] = isCount ? [total, before?.total ?? 0] : [figure ?? none, before?.figure ?? none];
  if (one === undefined || other === undefined) return comparedWithNothing(one, other, unit, what, compare, now);
  const text = (value: number) => (isCount ? value.toLocaleString('en-GB') : figureText(value, unit));
  const difference = Math.round((one - other) * 100) / 100;
  const change =
    difference === 0
      ? 'no change'
      : `${text(Math.abs(difference))} ${difference > 0 ? 'more' : isCount ? 'fewer' : 'less'}`;
  const head = isCount ? `**${text(one)}** ${what(one)}` : `**${text(one)}** in ${what(2)}`;
  return `${head}, **${text(other)}** ${wordsOfDays(compare ?? {}, now)}: ${change}.`;
}

/** The average of nothing is no 0. */
function comparedWithNothing(
  one: number | undefined,
  other: number | undefined,
  unit: QueryAnswer['unit'],
  what: (count: number) => string,
  compare: Query['compare'],
  now: Date,
): string {
  const [here, there] = [one, other].map((figure) =>
    figure === undefined ? '**no figure**' : `**${figureText(figure, unit)}**`,
  );
  return `In ${what(2)}: ${here}; ${wordsOfDays(compare ?? {}, now)}: ${there}.`;
}

function grouped(
  query: Query,
  { groups = [], groupCount = 0, total, unit }: QueryAnswer,
  noun: NounWords | undefined,
  said: (count: number) => string,
): string {
  const field = fieldNamed(noun, query.group ?? '');
  const isCount = query.measure === 'count' || query.measure === 'list';
  const figure = (one: (typeof groups)[number]) =>
    isCount ? one.count.toLocaleString('en-GB') : one.figure === undefined ? '–' : figureText(one.figure, unit);
  const name = (one: (typeof groups)[number]) => plainWords(groupName(one.name, field));
  const [top, second] = groups;
  const fewest = query.order?.by === 'figure' && !query.order.descending;
  const isTie = second !== undefined && (isCount ? second.count === top?.count : second.figure === top?.figure);
  const most = isCount ? ['most', 'fewest'] : query.measure === 'sum' ? ['most', 'least'] : ['highest', 'lowest'];
  const head =
    top && groups.length > 1 && !isTie
      ? `**${upperFirst(name(top))}** has the ${most[fewest ? 1 : 0]}: ${figure(top)}.\n\n`
      : isTie && groups.length === 2
        ? 'Both have the same.\n\n'
        : '';
  const lines = groups.map(
    (one) => `- ${name(one)}: **${figure(one)}**${isCount ? '' : ` (${one.count.toLocaleString('en-GB')})`}`,
  );
  const rest = groupCount > groups.length ? `\n- ${(groupCount - groups.length).toLocaleString('en-GB')} more` : '';
  const by =
    field?.kind === 'moment' || field?.kind === 'day'
      ? (query.every ?? 'month')
      : (field?.label.toLowerCase() ?? query.group);
  if (query.having) {
    const { value } = query.having;
    const bound = `${boundWords(query.having)} ${(value === 1 ? noun?.one : noun?.many) ?? ''}`.trim();
    if (groupCount === 0) return `**None**: no ${by} has ${bound}, of ${said(total)}.`;
    return `**${plural(groupCount, by ?? 'group')}** ${groupCount === 1 ? 'has' : 'have'} ${bound}, of ${said(total)}:\n\n${lines.join('\n')}${rest}`;
  }
  return `${head}${said(total)}, by ${by}:\n\n${lines.join('\n')}${rest}`;
}

/** A month as people write it; a value as it is; none in words. */
export function groupName(name: string, field: FieldWords | undefined): string {
  if (name === '') return `No ${field?.label.toLowerCase() ?? 'value'}`;
  const [, year, quarter] = /^(\d{4})-Q(\d)$/.exec(name) ?? [];
  if (quarter) return `Quarter ${quarter} of ${year}`;
  if (field?.kind !== 'moment' && field?.kind !== 'day') return name;
  if (/^\d{4}-\d{2}-\d{2}$/.test(name)) return shownDay(name);
  if (!/^\d{4}-\d{2}$/.test(name)) return name;
  return new Date(`${name}-15T12:00Z`).toLocaleDateString('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });
}

function listed(
  query: Query,
  { records = [], tied = [], isTiedFurther, total, pounds }: QueryAnswer,
  noun: NounWords | undefined,
  said: (count: number) => string,
): string {
  const { limit, show = [] } = query;
  const [first] = records;
  if (first && (total === 1 || (limit === 1 && tied.length === 0))) return single(first, query, noun);
  const shown = limit ?? rows;
  const facts = (record: FoundRecord) => show.map((name) => shownFact(record, fieldNamed(noun, name))).join(' · ');
  const linesOf = (some: readonly FoundRecord[]) =>
    show.length > 0 ? some.map((record) => ({ ...record, detail: facts(record) })) : some;
  const lines = linesOf(records);
  const { name = '', label = 'place' } = fieldNamed(noun, query.order?.by ?? '') ?? {};
  const same = `${noun?.relations[name] ? 'number of ' : ''}${label.toLowerCase()}`;
  if (limit === 1) {
    const all = linesOf([...records, ...tied]);
    return `${all.length}${isTiedFurther ? ' or more' : ''} have the same ${same}:\n\n${list(all, all.length, all.length)}`;
  }
  const worth = pounds && (limit === undefined || limit >= total) ? `, together **${money(pounds)}**` : '';
  const head =
    limit !== undefined && limit < total ? `The first ${records.length} of ${said(total)}` : `${said(total)}${worth}`;
  const behind = tied.length > 0 ? `\n\nWith the same ${same} as the last: ${tied.map(linked).join(', ')}.` : '';
  return `${head}:\n\n${list(lines, limit === undefined ? total : records.length, shown)}${behind}`;
}

/** One record, with what was asked of it. */
function single(record: FoundRecord, { show = [] }: Query, noun: NounWords | undefined): string {
  if (show.length === 0) return `${linked(record)}${record.detail ? ` (${plainWords(record.detail)})` : ''}.`;
  const facts = show.map((name) => {
    const field = fieldNamed(noun, name);
    const value = record.facts[name];
    const label = field?.label.toLowerCase() ?? name;
    return value === undefined ? `no ${wordOf(label)}` : `${wordOf(label)} **${shownFact(record, field)}**`;
  });
  return `${linked(record)}: ${facts.join(', ')}.`;
}

const wordOf = (label: string): string => ({ phone: 'phone number', email: 'email address' })[label] ?? label;

function shownFact({ facts }: FoundRecord, field: FieldWords | undefined): string {
  const value = field && facts[field.name];
  if (value === undefined) return `no ${wordOf(field?.label.toLowerCase() ?? 'value')}`;
  if (field?.kind === 'pounds') return money(Number(value));
  if (field?.unit) return figureText(Number(value), field.unit);
  if (field?.kind === 'day') return shownDay(String(value));
  if (field?.kind === 'moment') return `${shownDay(String(value))}, ${formatTime(String(value))}`;
  return plainWords(String(value));
}

/** "Wed 18 November 2026". */
const shownDay = (at: string): string =>
  new Date(`${at.length > 10 ? ownDay(at) : at}T12:00Z`).toLocaleDateString('en-GB', {
    ...{ timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  });
