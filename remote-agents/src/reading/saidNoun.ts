import type { Condition, FieldCondition, NounWords, Query, Step } from '@steps/business/queries';
import { saidDay, wordsOfDays } from './periodWords';
import { isPerson } from './roles';
import { boundWords, fieldNamed, lowerFirst, orderWords, saidValue, sayCondition } from './sayQuery';

/** Fields whose values are before the noun: "open deals". */
const before = new Set(['state', 'timing', 'temperature', 'priority', 'reply', 'touch', 'answer']);
const prepositions: Readonly<Record<string, string>> = {
  stage: 'in',
  industry: 'in',
  location: 'in',
  source: 'from',
  tags: 'tagged',
  owner: 'of',
  assignee: 'of',
  contact: 'with',
  company: 'for',
  name: 'called',
};
/** What happened on the day of a field; "never contacted" where it has none. */
const happened: Readonly<Record<string, string>> = {
  createdAt: 'added',
  closeDate: 'closing',
  dueDate: 'due',
  lastContact: 'last contacted',
  resolvedAt: 'solved',
  completedAt: 'completed',
  validUntil: 'running out',
  sentAt: 'sent',
  publishedAt: 'published',
  scheduledAt: 'scheduled for',
};
const ownWords: Readonly<Record<string, string>> = { ahead: 'coming' };

/** What a query is about in running words: "open deals over £5,000, closing this month". */
export function saidNoun(query: Query, nouns: readonly NounWords[], count: number, now: Date): string {
  const noun = nouns.find(({ name }) => name === query.noun);
  const first: string[] = [];
  const kinds: string[] = [];
  const after: string[] = [];
  for (const condition of query.where) {
    const said = running(condition, noun, nouns, now);
    const isKind = 'field' in condition && /^(?:kind|type)$/.test(condition.field);
    // "Whose title has “site” and “visit”".
    const [has = ''] = /^whose .+ has (?=“)/.exec(said?.text ?? '') ?? [];
    if (said && has && after.at(-1)?.startsWith(has)) after.push(`${after.pop()} and ${said.text.slice(has.length)}`);
    else if (said) (said.before ? (isKind ? kinds : first) : after).push(said.text);
  }
  if (query.period) {
    const { field } = query.period;
    const own = fieldNamed(noun, field);
    // What a business added itself has a name of its own: "whose contract ends next month".
    const label =
      own && field.startsWith('p.') ? `whose ${own.label.toLowerCase()}${/s$/.test(own.label) ? '' : ' is'}` : '';
    // "Won deals this month" came to their stage then.
    const isDecided = query.where.some((one) => 'field' in one && one.field === 'state');
    const days = wordsOfDays(query.period, now).replace(/^until/, field === 'lastContact' ? 'on or before' : 'by');
    after.push(
      [happened[field] ?? (field === 'stageChangedAt' && !isDecided ? 'moved' : label), days]
        .filter(Boolean)
        .join(' ')
        .replace(/ for (?=(?:from|since|by|on|in) )/, ' '),
    );
  }
  // "7 calls" are call activities; a meeting may be one that is ahead.
  const kind = noun?.name === 'activities' && kinds.length === 1 && kinds[0] !== 'meeting' ? kinds.pop() : undefined;
  const word = (kind ? `${kind}${count === 1 ? '' : 's'}` : count === 1 ? noun?.one : noun?.many) ?? query.noun;
  return [...first, ...kinds, [word, ...after.slice(0, 1)].filter(Boolean).join(' '), ...after.slice(1)]
    .join(' ')
    .trim();
}

/** Days of a step are said like those of a query. */
function daysApart(where: Query['where']): Pick<Query, 'where' | 'period'> {
  const bound = (op: 'from' | 'until') => where.find((one): one is FieldCondition => 'op' in one && one.op === op);
  const [from, until] = [bound('from'), bound('until')];
  const field = (from ?? until)?.field;
  if (field === undefined || (from && until && from.field !== until.field)) return { where };
  const period = {
    field,
    ...(from && { from: String(from.value) }),
    ...(until && { until: String(until.value) }),
  };
  return { where: where.filter((one) => one !== from && one !== until), period };
}

function running(
  condition: Condition | Step,
  noun: NounWords | undefined,
  nouns: readonly NounWords[],
  now: Date,
): { readonly text: string; readonly before?: boolean } | undefined {
  if ('any' in condition) {
    const parts = condition.any.map((one) =>
      'all' in one
        ? { text: one.all.map((each) => running(each, noun, nouns, now)?.text).join(' and ') }
        : running(one, noun, nouns, now),
    );
    const texts = [...new Set(parts.map((one) => one?.text ?? '').filter(Boolean))];
    // "With status Lead or Hot Lead": what they begin with is said once.
    const [begin = ''] = /^with \S+ (?=\p{Lu})/u.exec(texts[0] ?? '') ?? [];
    const isShared = begin !== '' && texts.every((text) => text.startsWith(begin));
    return {
      text: texts.map((text, at) => (isShared && at > 0 ? text.slice(begin.length) : text)).join(' or '),
      ...(parts.every((one) => one && 'before' in one && one.before) && { before: true }),
    };
  }
  if ('not' in condition)
    return { text: `not ${condition.not.map((one) => running(one, noun, nouns, now)?.text).join(', ')}` };
  if ('relation' in condition) {
    const other = nouns.find(({ name }) => name === noun?.relations[condition.relation]?.noun);
    const inner: Query = { noun: other?.name ?? '', ...daysApart(condition.where as Query['where']), measure: 'list' };
    const isOne = condition.limit === 1;
    const what = saidNoun(inner, nouns, isOne || condition.relation === other?.one ? 1 : 2, now);
    const rank = condition.order
      ? `the ${isOne || condition.limit === undefined ? '' : `${condition.limit} `}${orderWords(fieldNamed(other, condition.order.by), condition.order.descending, other?.worth)} `
      : '';
    // "Deals of companies in Leeds", "companies with open deals".
    const isOf = condition.relation === other?.one && condition.has !== 'none' && !condition.order;
    if (isOf) return { text: `of ${saidNoun(inner, nouns, 2, now)}` };
    return { text: `${condition.has === 'none' ? 'without' : 'with'} ${rank}${what}` };
  }
  const { field: name, op, value } = condition;
  const field = fieldNamed(noun, name);
  const label = (field?.label ?? name).toLowerCase();
  const text = String(value ?? '');
  if (op === 'is' && before.has(name))
    return {
      text: `${ownWords[text] ?? text.toLowerCase()}${name === 'priority' && text !== 'urgent' ? '-priority' : ''}`,
      before: true,
    };
  // "Published social pieces", "draft quotes"; whom or which firm a status is of follows: it may be any word.
  if (op === 'is' && /^(?:status|kind|type)$/.test(name) && !(noun && isPerson('status', noun)))
    return { text: lowerFirst(text), before: true };
  if (op === 'is-not' && before.has(name)) return { text: `that are not ${text.toLowerCase()}` };
  if (op === 'is' && name === 'needs')
    return {
      text:
        { 'no-step': 'with no next step', stale: 'with nothing happening', late: 'whose close date has passed' }[
          text
        ] ?? text,
    };
  if (name === 'needs' && op === 'filled') return { text: 'that need somebody' };
  if (op === 'above' && value === 0) return { text: `with ${label}` };
  if (op === 'is' && value === 0) return { text: `with no ${label}` };
  if (op === 'is' || op === 'is-not') {
    const not = op === 'is-not' ? 'not ' : '';
    const word = name === 'company' && noun?.name === 'contacts' ? 'at' : prepositions[name];
    return { text: word ? `${not}${word} ${text}` : `with ${label} ${not}${saidValue(field, value)}` };
  }
  if (op === 'empty' && name === 'lastContact') return { text: 'never contacted' };
  if (op === 'empty' && /^(?:sentAt|publishedAt|resolvedAt|completedAt)$/.test(name))
    return { text: `not ${happened[name]}` };
  if (op === 'empty') return { text: `with no ${label}` };
  if (op === 'filled' && field?.unit) return { text: `with ${label}` };
  if (op === 'filled') return { text: `with ${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}` };
  if (op === 'contains') return { text: `whose ${label} has “${text}”` };
  if (op === 'until')
    return {
      text: `${name === 'lastContact' ? 'last contacted on or before' : `with ${label} until`} ${saidDay(text)}`,
    };
  if (field?.unit === 'clock') {
    const word = { below: 'before', 'at-least': 'from', 'at-most': 'by', above: 'after' }[op as 'above'] ?? 'at';
    return { text: `${name === 'endHour' ? 'ending' : 'starting'} ${word} ${saidValue(field, value)}` };
  }
  const bound = { above: 'over', below: 'under', 'at-least': 'of at least', 'at-most': 'of at most' }[op as 'above'];
  // "With length over 1 hour", "with open rate over 50%".
  const unit = field?.unit === 'percent' ? '%' : ` ${value === 1 ? field?.unit?.replace(/s$/, '') : field?.unit}`;
  if (bound && field?.unit && !label.includes(field.unit)) return { text: `with ${label} ${bound} ${text}${unit}` };
  // "With more than 2 contacts", "with a score over 70".
  if (bound && (field?.unit || (field?.kind === 'number' && /[^s]s$/.test(label))))
    return { text: `with ${boundWords({ op, value })} ${label}` };
  if (bound)
    return {
      text:
        field?.name === noun?.worth
          ? `${bound} ${saidValue(field, value)}`
          : `with ${label} ${bound} ${saidValue(field, value)}`,
    };
  return { text: sayCondition(condition, noun, nouns) };
}
