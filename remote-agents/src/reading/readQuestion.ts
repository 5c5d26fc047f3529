import type { FieldCondition, FoundRecord, NounWords, Query } from '@steps/business/queries';
import { Draft } from './draft';
import { joinEithers } from './joinEithers';
import { type LeftOut, leftOver } from './leftOut';
import type { Lexicon, Meaning, Mention } from './lexicon';
import type { Mended } from './mend';
import { nestSteps } from './nestSteps';
import { readAmounts } from './readAmounts';
import { readDays } from './readDays';
import { readFields, readLabels, readNumber, readText } from './readFields';
import { readGroup } from './readGroup';
import { readHours } from './readHours';
import { readMeasure, readPart } from './readMeasure';
import { readOrder, readWhen } from './readOrder';
import { readSpans } from './readSpans';
import { readRecords, readValues } from './readValues';
import { choicesOf, type Role, relationTo } from './roles';
import { isFiller } from './smallWords';
import { subjectsOf } from './subjects';
import { type Asked, takeApart } from './takeApart';
import { takeRoles } from './takeRoles';
import { unheard } from './unheard';
import { placesIn } from './words';

/** A question as it was understood. */
export interface Reading {
  readonly query: Query;
  readonly noun: NounWords;
  readonly leftOut: readonly LeftOut[];
  readonly mended: readonly Mended[];
  /** Who or what it is about by name, where it asks for all that is known. */
  readonly described?: FoundRecord;
  /** What was said besides, and is no part of the query. */
  readonly background?: string | undefined;
  readonly score: number;
}

/** The readings of a question, the best first. */
export function readingsOf(question: string, lexicon: Lexicon, now: Date): readonly Reading[] {
  const asked = takeApart(question, lexicon, now);
  const subjects = subjectsOf(asked);
  const later = laterIn(asked, subjects[0]);
  // Where no noun is named, the one that every word says something of is meant.
  const isNamed = asked.mentions.some((mention) => nounsIn(mention).length > 0);
  const isWhole = ({ leftOut }: Reading) => (isNamed || leftOut.length > 0 ? 0 : 1);
  const readings = subjects
    .flatMap((noun, place) =>
      readingsAs(asked, noun).map((one) => ({ ...one, score: one.score - later(noun, place) - asWhom(asked, one) })),
    )
    .sort((one, other) => isWhole(other) - isWhole(one) || other.score - one.score);
  // "Jobs" are deals and tasks alike: neither is the better one.
  const [best] = readings;
  const twins = asked.mentions.map(nounsIn).find((nouns) => best && nouns.includes(best.noun)) ?? [];
  const isTwin = ({ noun, leftOut }: Reading) => noun !== best?.noun && twins.includes(noun) && leftOut.length === 0;
  const twin = best?.leftOut.length === 0 ? readings.find(isTwin) : undefined;
  if (best && twin)
    return [best, { ...twin, score: best.score }, ...readings.filter((one) => one !== best && one !== twin)];
  // What is left out of a question about contacts is not answered by one about their companies.
  const [named] = asked.mentions.flatMap(nounsIn);
  const head = readings.find(({ noun }) => noun === named && noun === subjects[0]);
  const isOther = ({ noun, query }: Reading) => noun !== head?.noun && query.group === undefined;
  return head && head.leftOut.length > 0 ? readings.filter((one) => !isOther(one)) : readings;
}

/** "Who works at Castlegate Dental" asks for people; "who is Castlegate Dental" for all that is known of it. */
const asWhom = (asked: Asked, { described, noun }: Reading): number =>
  described && noun.name === 'companies' && asksWhom(asked) ? 6 : 0;

const asksWhom = ({ phrases: { places }, words, used }: Asked): boolean => {
  const [at] = places.who ?? [];
  if (at === undefined || words.slice(0, at).some((word, place) => !isFiller(word) && !used.has(place))) return false;
  const [verb, next] = words.slice(at + 1);
  return !/^(?:is|are|was|were)$/.test(verb?.key ?? '') || /^(?:at|in|with|from)$/.test(next?.key ?? '');
};

const nounsIn = ({ meanings }: Mention): readonly NounWords[] =>
  meanings.flatMap((one) => (one.kind === 'noun' ? [one.noun] : []));

/** What speaks against a noun that the question comes to later. "Prospects" are contacts and companies alike. */
function laterIn({ mentions, phrases }: Asked, first: NounWords | undefined) {
  const isRecord = mentions.some(({ meanings }) => meanings.some(({ kind }) => kind === 'record'));
  const told = (one: Meaning) => one.kind === 'value' || (one.kind === 'field' && !isRecord);
  const shared = mentions.find(({ meanings }) =>
    meanings.some((one) => told(one) && 'noun' in one && one.noun === first),
  );
  const isNamed = mentions.some((mention) => nounsIn(mention).some((noun) => noun === first));
  const together = isNamed ? [] : (shared?.meanings ?? []).filter(told);
  // A call is one that was made rather than one in the calendar, a post one that was written rather than a brief; who is asked for is a person.
  const isCalled = together.some((one) => one.kind === 'value' && /^(?:type|kind)$/.test(one.field.name));
  return (noun: NounWords, place: number): number => {
    if (!together.some((one) => 'noun' in one && one.noun === noun)) return 3 * place;
    return isCalled ? 0.1 * place : phrases.asksWho && noun.name !== 'contacts' ? 1 : 0;
  };
}

/** The best reading of some words where this is asked about, whether they name it or not; `date`: what days are said of. */
export const readAs = (asked: Asked, noun: NounWords, date?: string): Reading | undefined =>
  readingsAs(asked, noun, true, date).toSorted((one, other) => other.score - one.score)[0];

function readingsAs(asked: Asked, noun: NounWords, isKnown = false, date?: string): readonly Reading[] {
  const own = { ...asked, mentions: asked.mentionsOf(noun) };
  return choicesOf(own, noun).map((chosen) => readingOf(own, noun, chosen, isKnown, date));
}

/** Each part takes the words that it has a use for; what nothing took is left over. */
function readingOf(
  asked: Asked,
  noun: NounWords,
  roles: readonly Role[],
  isKnown: boolean,
  date: string | undefined,
): Reading {
  const draft = new Draft(asked, noun);
  draft.isNamed = isKnown;
  draft.date = date;
  takeRoles(draft, roles);
  readValues(draft);
  readRecords(draft);
  readLabels(draft);
  readAmounts(draft);
  readSpans(draft);
  readHours(draft);
  readDays(draft);
  readText(draft);
  readNumber(draft);
  readGroup(draft);
  readMeasure(draft);
  readOrder(draft);
  readWhen(draft);
  readFields(draft);
  readPart(draft);
  nestSteps(draft);
  joinEithers(draft);
  const query = eachOf(draft, countedOf(draft, queryOf(draft)));
  draft.leave(unheard(draft, query));
  const leftOut = leftOver(asked, noun, draft);
  const [record] = draft.records;
  const isPlain =
    draft.records.length === 1 &&
    record?.record.noun === noun.name &&
    draft.values.length + draft.steps.length + draft.show.length === 0 &&
    asked.phrases.measure === undefined &&
    !asked.period &&
    draft.group === undefined;
  return {
    ...{ query, noun, leftOut, mended: asked.mended },
    ...(isPlain && { described: record.record }),
    score: draft.score - 6 * leftOut.length,
  };
}

/** "Companies with more than one ticket": the tickets are counted by company. */
function countedOf(draft: Draft, query: Query): Query {
  const step = draft.steps.find(({ having }) => having);
  if (!step?.having || !step.noun) return query;
  const { noun, asked } = draft;
  const back = relationTo(step.noun, noun.name);
  const isField = step.noun.fields.some(({ name }) => name === noun.one);
  const isOther = draft.group !== undefined || draft.period || draft.order || !/^(?:list|count)$/.test(draft.measure);
  if (back === undefined || !isField || isOther || draft.steps.length > 1 || draft.show.length > 0) {
    draft.leave(asked.amounts.flatMap((one) => placesIn(asked.words, one)));
    return query;
  }
  const own = query.where.filter((one) => !('relation' in one)) as FieldCondition[];
  return {
    noun: step.noun.name,
    where: [
      ...(step.where as Query['where']),
      ...(own.length > 0 ? [{ relation: back, has: 'some' as const, where: own }] : []),
    ],
    measure: 'count',
    group: noun.one,
    having: step.having,
  };
}

/** "How many hot, warm and cold contacts": each of them. */
function eachOf({ asked: { words } }: Draft, query: Query): Query {
  const { measure, group, compare, per } = query;
  const isSaid =
    words.some(({ key }) => key === 'and') && !words.some(({ key }) => /^(?:or|total|altogether)$/.test(key));
  if (measure !== 'count' || group !== undefined || compare || per !== undefined || !isSaid) return query;
  const fields = query.where.flatMap((one) =>
    'any' in one && one.any.length > 2
      ? [new Set(one.any.map((each) => ('field' in each && each.op === 'is' ? each.field : '')))]
      : [],
  );
  const [field] = fields[0] ?? [];
  return fields.length === 1 && fields[0]?.size === 1 && field ? { ...query, group: field } : query;
}

/** The query of a draft, with what its noun and its dates imply. */
function queryOf(draft: Draft): Query {
  const { noun, where, steps, values, period, compare, of, part, group, every, per, show, field } = draft;
  const named = [
    period?.field,
    draft.order?.by,
    of,
    group,
    ...where.map((one) => ('field' in one && (one.op !== 'empty' || one.field === 'nextStep') ? one.field : '')),
  ];
  const implied: Record<string, string> = Object.assign(
    { ...noun.usual, ...draft.narrower },
    ...named.map((name) => field(name)?.implies),
  );
  for (const [name, value] of Object.entries(implied)) {
    const isSaid =
      values.some(({ role }) => role.via === undefined && (role.field.name === name || role.field.name === 'timing')) ||
      where.some((one) => 'field' in one && one.field === name);
    if (!isSaid) where.unshift({ field: name, op: 'is', value });
  }
  for (const { where: inner, narrower = {} } of steps)
    for (const [name, value] of Object.entries(narrower))
      if (!JSON.stringify(inner).includes(`"field":"${name}"`))
        (inner as FieldCondition[]).push({ field: name, op: 'is', value });
  for (const { relation, has, where: inner, order, limit } of steps) {
    // Nothing is in an industry that is not there.
    if (has === 'some' && where.some((one) => 'field' in one && one.field === relation && one.op === 'empty'))
      draft.score -= 12;
    where.push({ relation, has, where: inner, ...(order && { order }), ...(limit !== undefined && { limit }) });
  }
  const isList = draft.measure === 'list';
  // Of groups only those that took a time are counted.
  if (group !== undefined && of !== undefined && field(of)?.unit) where.push({ field: of, op: 'filled' });
  // What was said twice is asked once: "with nobody, unassigned".
  const said = [...new Map(where.map((one) => [JSON.stringify(one), one])).values()];
  const { order = isList ? usualOrder(noun) : undefined, limit } = draft;
  return {
    ...{ noun: noun.name, where: said },
    ...(period && { period }),
    ...(compare && { compare }),
    measure: (compare || draft.having) && isList ? 'count' : draft.measure,
    ...(of !== undefined && { of }),
    ...(part && { part }),
    ...(group !== undefined && { group }),
    ...(group !== undefined && every && { every }),
    ...(draft.having && { having: draft.having }),
    ...(per !== undefined && { per }),
    ...(order && { order }),
    ...(limit !== undefined && { limit }),
    ...(show.length > 0 && { show: [...new Set(show)] }),
  };
}

/** What is worth most comes first; of what is to be done, what is due first. */
function usualOrder({ worth, usual, date }: NounWords): Query['order'] {
  if (worth) return { by: worth, descending: true };
  return usual.state && date ? { by: date, descending: false } : undefined;
}
