import { foldText } from '@steps/shared';
import { readConditions } from './conditions';
import { dateField } from './dateField';
import { type Period, periodBefore, periodIn } from './period';
import type { Found, KnownValues, Measure, Noun, RecordQuestion } from './question';

/** Words of each noun, in the order in which they decide where several are named. */
const nounWords: readonly (readonly [Noun, RegExp])[] = [
  ['tasks', /\b(tasks?|to-?dos?|reminders?|overdue)\b/],
  ['tickets', /\b(tickets?|requests?|cases?|support (?:queue|issues?)|complaints?)\b/],
  ['meetings', /\b(meetings?|appointments?|demos?|calendar|diary|meet(?:ing)? with)\b/],
  ['deals', /\b(deals?|opportunit(?:y|ies)|pipeline|sales|revenue|won|win|lost|lose|close rate)\b/],
  ['activities', /\b(activit(?:y|ies)|calls?|e-?mails? (?:sent|were|did)|notes|interactions?)\b/],
  ['companies', /\b(compan(?:y|ies)|firms?|businesses|accounts|organisations?|partners)\b/],
  ['contacts', /\b(contacts?|people|persons?|customers?|leads?|prospects?|who|anyone|anybody|somebody)\b/],
];

/** The noun that a question asks about: the one named first, for "who" and "sales" say little. */
export function nounIn(text: string): Noun | undefined {
  const named = nounWords.flatMap(([noun, words]) => {
    const at = words.exec(text)?.index;
    const weak = /^(who|anyone|anybody|somebody|won|win|lost|lose|overdue)$/.test(words.exec(text)?.[0] ?? '');
    return at === undefined ? [] : [{ noun, at: weak ? at + 1_000 : at }];
  });
  return named.sort((one, other) => one.at - other.at)[0]?.noun;
}

const groupWords: readonly (readonly [string, RegExp])[] = [
  ['stage', /\b(?:by|per|each|every|which|what) stages?\b/],
  ['source', /\b(?:by|per|each|every|which|what) (?:lead )?sources?\b|where do .* come from/],
  ['industry', /\b(?:by|per|each|every|which|what) (?:industry|industries|sectors?)\b/],
  ['location', /\b(?:by|per|each|every|which|what) (?:location|place|town|city|cities|towns)\b/],
  ['owner', /\b(?:by|per|each|every) (?:owner|salesperson|person|colleague)\b|who owns the most/],
  ['status', /\b(?:by|per|each|every) status\b/],
  ['state', /\b(?:by|per|each) state\b/],
  ['priority', /\b(?:by|per|each) priority\b/],
  ['temperature', /\b(?:by|per|each) temperature\b/],
  ['size', /\b(?:by|per|each) size\b/],
  ['assignee', /\b(?:by|per|each) (?:assignee|agent)\b/],
  ['tags', /\b(?:by|per|each|which|what) tags?\b.*\b(?:most|common|popular|used)|\b(?:by|per|each) tags?\b/],
  [
    'lostReason',
    /\bwhy (?:do|did|have|are|were) .*(?:lose|lost)\b|\b(?:by|per|each) (?:lost )?reasons?\b|(?:lost|losing) reasons?/,
  ],
  ['company', /\b(?:by|per|each|every) company\b|\bwhich compan(?:y|ies) (?:has|have|with|brings?)\b/],
  ['contact', /\b(?:by|per|each) contact\b/],
  ['type', /\b(?:by|per|each) (?:type|kind)\b/],
];

function measureOf(text: string, noun: Noun): Measure {
  if (/\b(average|mean (?:value|deal|size)|typical)\b/.test(text)) return 'average';
  if (/\bhow many\b|\bnumber of\b|\bcount\b|\bhow often\b/.test(text)) return 'count';
  if (noun === 'deals' && /\bhow much\b|\btotal\b|\bworth\b|\bvalue of\b|\bsum\b|\brevenue\b|\badd up\b/.test(text))
    return 'sum';
  if (/^(?:so |and )?when\b|\bwhat (?:time|day)\b/.test(text)) return 'when';
  return 'list';
}

const smallNumbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The order that a question wants, and how many. */
function orderOf(text: string, noun: Noun): Pick<RecordQuestion, 'orderBy' | 'descending' | 'limit'> {
  const count =
    /\b(?:top|first|last|largest|biggest|oldest|newest|latest|best)\s+(\d+|two|three|four|five|ten)\b|\b(\d+|two|three|four|five|ten)\s+(?:largest|biggest|oldest|newest|latest|best|highest|most recent)\b/.exec(
      text,
    );
  const word = count?.[1] ?? count?.[2];
  const limit = word ? smallNumbers.indexOf(word) + 1 || Number(word) : undefined;
  const isOne =
    /\b(?:the|my|our|which|what)\b.*\b(?:largest|biggest|smallest|oldest|newest|latest|most recent|highest|lowest|next)\b/.test(
      text,
    );
  const one = limit ?? (isOne && !/s\b.*\?$/.test('') && isSingular(text) ? 1 : undefined);
  const most = { ...(one !== undefined && { limit: one }) };
  const worth = { deals: 'value', contacts: 'score', companies: 'score' }[noun as 'deals'] ?? undefined;
  if (worth && /\b(largest|biggest|highest|top|best|most valuable)\b/.test(text))
    return { orderBy: worth, descending: true, ...most };
  if (worth && /\b(smallest|lowest|least)\b/.test(text)) return { orderBy: worth, descending: false, ...most };
  const date = noun === 'deals' && !/\bclos/.test(text) ? 'createdAt' : dateField(noun, text);
  if (/\b(newest|latest|most recent|recent|recently)\b/.test(text)) return { orderBy: date, descending: true, ...most };
  if (/\boldest\b/.test(text)) return { orderBy: date, descending: false, ...most };
  if (noun === 'meetings' || noun === 'tasks') return { orderBy: date, descending: false, ...most };
  if (noun === 'deals') return { orderBy: 'value', descending: true };
  return {};
}

const isSingular = (text: string): boolean =>
  /\b(deal|contact|company|ticket|task|meeting|lead|customer|opportunity|person|one|appointment)\b/.test(text);

/** The date range of a comparison: "this month compared with last month". */
function comparison(text: string, question: string, noun: Noun, now: Date): RecordQuestion['compare'] {
  const split = /\b(?:compared (?:with|to)|versus|vs\.?|against|than)\b/.exec(text);
  if (!split) return undefined;
  const one = periodIn(question.slice(0, split.index), now);
  const other = periodIn(question.slice(split.index), now);
  const known: Period | undefined =
    one ?? (other && /^last /.test(other.words) ? periodIn(other.words.replace('last', 'this'), now) : undefined);
  if (!known) return undefined;
  return { field: dateField(noun, text), one: known, other: other ?? periodBefore(known, now) };
}

/** Reads a question about records; `undefined` when it names none. */
export function readQuestion(
  question: string,
  known: KnownValues,
  names: readonly Found[],
  now: Date,
): RecordQuestion | undefined {
  const text = foldText(question);
  const noun = nounIn(text);
  if (!noun) return undefined;
  const compare = comparison(text, question, noun, now);
  const period = compare ? undefined : periodIn(question, now);
  const { where, words } = readConditions({ text, question, noun, known, names, period, now });
  const groupBy = groupWords.find(([, pattern]) => pattern.test(text))?.[0];
  const joined = groupJoin(text, noun);
  const base = { where, words, ...orderOf(text, noun) };
  if (compare) return { noun, measure: 'compare', compare, ...base };
  if (joined) {
    const read = readConditions({ text, question, noun: joined.noun, known, names, period, now });
    return { noun: joined.noun, measure: 'group', groupBy: joined.by, where: read.where, words: read.words };
  }
  if (groupBy) return { noun: grouped(noun, groupBy), measure: 'group', groupBy, ...base };
  return { noun, measure: measureOf(text, noun), ...base };
}

/** "Which companies have open deals?" groups the deals by company. */
function groupJoin(text: string, noun: Noun): { readonly noun: Noun; readonly by: string } | undefined {
  if (noun !== 'companies' && noun !== 'contacts') return undefined;
  const found = /\b(?:has|have|with|brings?)\b.*?\b(deals?|tickets?|requests?|tasks?|meetings?)\b/.exec(text);
  if (!found || !/^(which|what|who)\b/.test(text)) return undefined;
  const other = nounIn(found[1] ?? '');
  return other ? { noun: other, by: noun === 'companies' ? 'company' : 'contact' } : undefined;
}

const grouped = (noun: Noun, groupBy: string): Noun =>
  groupBy === 'lostReason' || groupBy === 'stage' ? 'deals' : noun;
