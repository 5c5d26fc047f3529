import type { FieldCondition, NounWords } from '@steps/business/queries';
import { ownDay } from '@steps/platform';
import { type Draft, type DraftStep, type FieldMention, isDate, isNumeric, isOwn } from './draft';
import type { Mention } from './lexicon';
import { dateOfValues, dateOrder } from './readDays';
import { spanField, takeVerbs } from './readSpans';
import { isPerson, relationTo } from './roles';

/** The order of the records, and how many of them are asked for: "the largest", "next", "the most clicks". */
export function readOrder(draft: Draft): void {
  const { asked, noun, steps } = draft;
  const { order: wanted, most, places, isBest } = asked.phrases;
  const isList = draft.measure === 'list' && draft.group === undefined;
  const number = draft.find((one) => isOwn(one) && isNumeric(one.role.field));
  const step =
    wanted && isList && !draft.order
      ? steps.find((one) => isBefore(draft, wanted.at, one) || isDone(draft, wanted, one))
      : undefined;
  if (draft.order || isOfTwo(draft, number)) {
    // By a number that was said.
  } else if (wanted && step) {
    const by = wanted.by === 'size' ? (step.noun?.worth ?? sizeOf(step.noun)) : step.noun?.date;
    if (by) Object.assign(step, { order: { by, descending: wanted.descending }, limit: draft.limit ?? 1 });
    // The last call of all is not that of a customer.
    const back = step.isNamed ? undefined : relationTo(step.noun ?? noun, noun.name);
    if (back) step.where.push({ relation: back, has: 'some', where: draft.where.filter((one) => 'op' in one) });
    draft.limit = undefined;
  } else if (wanted && isList) {
    // Who has been with us for the longest has no length, and is there since the earliest day.
    const isSince = asked.words.some(({ key }) => /^(?:been|standing|not|never)$|n['’]?t$/.test(key));
    const by =
      wanted.by === 'size'
        ? (shown(draft, draft.take(number)?.name) ??
          boundIn(draft) ??
          noun.worth ??
          bought(draft) ??
          (isBest
            ? draft.field('score')?.name
            : shown(draft, isLarge(draft) ? draft.field('size')?.name : undefined)) ??
          sizeOf(noun))
        : wanted.by === 'length'
          ? (shown(draft, spanField(draft, wanted.at, true)?.name) ?? (isSince ? timeOf(draft, undefined) : undefined))
          : timeOf(draft, wanted.state);
    // What was done is never next.
    const isNever = wanted.state === 'ahead' && noun.name === 'activities';
    if (wanted.by === 'length') takeVerbs(draft);
    const isDay = wanted.by === 'length' && !draft.field(by)?.unit;
    if (by && !isNever) draft.order = { by, descending: wanted.descending !== isDay };
    else draft.score -= 6;
    // Several are of the same size.
    const isShared = draft.field(by)?.kind === 'choice';
    if (draft.limit === undefined && !isShared && isSingular(draft, wanted.at)) draft.limit = 1;
    if (wanted.state) addState(draft, wanted.state);
    // "Which contract ends next": none that has ended.
    const isPlainDay = by !== undefined && by !== noun.date && draft.field(by)?.kind === 'day';
    if (wanted.state === 'ahead' && isPlainDay) draft.where.push({ field: by, op: 'from', value: ownDay(asked.now) });
  } else if (most && isList && number) {
    draft.order = { by: shown(draft, draft.take(number)?.name) ?? '', descending: most === 'most' };
    if (draft.limit === undefined && isSingular(draft, 0)) draft.limit = 1;
  }
  if (draft.group !== undefined && (most === 'fewest' || (wanted && !wanted.descending && wanted.by === 'size')))
    draft.order = { by: 'figure', descending: false };
  const isOrdered = draft.order !== undefined || step?.order !== undefined;
  const isOfGroups = draft.group !== undefined && wanted?.by === 'size' && !isOfRecords(draft, wanted.at);
  if (!isOrdered && !isOfGroups) draft.leave(places.order);
  if (draft.group === undefined && !(most && isList && number)) draft.leave(places.most);
}

/** "The last person we called": whose call was the last, not who was added last. */
const isDone = (
  draft: Draft,
  { by, state, at }: NonNullable<Draft['asked']['phrases']['order']>,
  { isNamed, has, noun, where }: DraftStep,
): boolean =>
  by === 'time' &&
  state !== 'ahead' &&
  !isNamed &&
  has === 'some' &&
  noun?.name === 'activities' &&
  where.length > 0 &&
  dateOrder(draft.noun) === 'createdAt' &&
  draft.limit === undefined &&
  // "When did we last speak to them" asks for the day.
  !draft.asked.phrases.asksWhen &&
  !draft.period &&
  draft.steps.length === 1 &&
  draft.where.every((one) => 'op' in one) &&
  draft.find(({ role }) => isDate(role.field)) === undefined &&
  isSingular(draft, at);

/** "The biggest company", not the best or the dearest. */
const isLarge = ({ asked: { words, phrases } }: Draft): boolean =>
  (phrases.places.order ?? []).some((at) => /^(?:big|larg|small|tini|huge)/.test(words[at]?.key ?? ''));

/** "The best open rate": whoever asks for the most of a number wants to see it, where the record does not say it anyway. */
function shown({ show, noun }: Draft, name: string | undefined): string | undefined {
  if (name !== undefined && name !== noun.worth) show.push(name);
  return name;
}

const comparatives: Readonly<Record<string, readonly [by: 'size' | 'time' | 'number', descending: boolean]>> = {
  ...{ bigger: ['size', true], larger: ['size', true], greater: ['size', true], smaller: ['size', false] },
  ...{ older: ['time', false], newer: ['time', true], more: ['number', true], less: ['number', false] },
  ...{ higher: ['number', true], lower: ['number', false] },
};

/** "Is Kestrel bigger than Brindle": both, in that order, with what makes it so. */
function isOfTwo(draft: Draft, number: FieldMention | undefined): boolean {
  const { asked, noun, records, show } = draft;
  const at = asked.words.findIndex(({ key }) => Object.hasOwn(comparatives, key));
  const [kind, descending = true] = comparatives[asked.words[at]?.key ?? ''] ?? [];
  if (!kind || records.length !== 2 || records.some(({ record, not }) => not || record.noun !== noun.name))
    return false;
  const by =
    kind === 'number' ? draft.take(number)?.name : kind === 'time' ? dateOrder(noun) : (noun.worth ?? sizeOf(noun));
  if (by === undefined) return false;
  draft.used.add(at);
  for (const [place, { key }] of asked.words.entries()) if (key === 'than') draft.used.add(place);
  draft.order = { by, descending };
  show.push(by, ...(kind === 'size' && draft.field('size') ? ['size'] : []));
  return true;
}

/** "Our best customers": whoever buys is the better the more they spent, whatever their score. */
function bought({ values, field, show }: Draft): string | undefined {
  const buys = values.some(({ role, not }) => role.via === undefined && !not && role.value.value === 'Customer');
  const spent = buys ? field('spent') : undefined;
  if (spent) show.push(spent.name);
  return spent?.name;
}

/** "With a score under 40, worst first": by the number that has a bound. */
const boundIn = ({ where, field }: Draft): string | undefined => {
  const bound = where.find((one): one is FieldCondition => 'op' in one && /^(?:above|below|at-)/.test(one.op));
  const found = field(bound?.field);
  return found && isNumeric(found) ? found.name : undefined;
};

/** The date by which they are new, or next; a contact is never next. */
function timeOf(draft: Draft, state: string | undefined): string | undefined {
  const { asked, steps, values, noun } = draft;
  // "The last person we spoke to" is not the one who was added last.
  const isLast = (asked.phrases.places.order ?? []).some((at) => /^(?:last|latest)$/.test(asked.words[at]?.key ?? ''));
  const isOfDone = steps.some(({ isNamed }) => !isNamed) || values.some(({ role }) => role.via === 'activities');
  const said = draft.take(draft.find((one) => isOwn(one) && isDate(one.role.field)))?.name ?? dateOfValues(draft);
  const usual = dateOrder(noun);
  if (!said && usual === 'createdAt' && isLast && isOfDone) return draft.field('lastContact')?.name;
  return said ?? (state === 'ahead' && usual === 'createdAt' ? undefined : usual);
}

/** "The next meeting" is one ahead, unless its state was said. */
function addState({ noun, values, where }: Draft, value: string): void {
  const state = noun.fields.find(({ name }) => name === 'state');
  const isKnown = state?.values.some((one) => one.value === value);
  if (isKnown && !values.some(({ role }) => role.field.name === 'state'))
    where.push({ field: 'state', op: 'is', value });
}

/** "When is my next call": the earliest that is ahead. */
export function readWhen(draft: Draft): void {
  const { asked, noun, records } = draft;
  // "When do they run out" is asked of each.
  const isEach = asked.words.some(({ key }) => /^(?:they|them|those|these|each)$/.test(key));
  const isAsked = asked.phrases.asksWhen && draft.measure === 'list' && happens(noun) && !isEach;
  if (isAsked && !draft.order && draft.group === undefined && records.length <= 1) {
    draft.order = { by: noun.date ?? '', descending: false };
    addState(draft, 'ahead');
    draft.limit ??= 1;
  }
  // "New contacts" are those that were added last.
  const newest = draft.find(({ role, mention }) => isDate(role.field) && asked.words[mention.from]?.key === 'new');
  if (newest && isOwn(newest) && draft.measure === 'list' && draft.group === undefined && !draft.order)
    draft.order = { by: draft.take(newest)?.name ?? '', descending: true };
  // "Meetings with new contacts this week": with those that were added then.
  const ofAdded = draft.steps.find(({ where }) => where.some((one) => 'field' in one && one.field === 'createdAt'));
  if (newest && !isOwn(newest) && ofAdded) draft.take(newest);
}

/** Whether it has a day of its own; a contact only has one on which it was added. */
export const happens = ({ date }: NounWords): boolean => date !== undefined && date !== 'createdAt';

/** What makes one record larger than another. */
const sizeOf = (noun: NounWords | undefined): string | undefined =>
  (noun?.fields.find(({ kind }) => kind === 'pounds') ?? noun?.fields.find(({ name }) => name === 'score'))?.name;

/** Whether the words of an order are before those of a step: "my largest open deal". */
function isBefore({ asked: { mentions }, noun }: Draft, at: number, { spots, isNamed }: DraftStep): boolean {
  const next = mentions.find(({ from, meanings }) => from >= at && meanings.some(({ kind }) => kind === 'noun'));
  const isSubject = next?.meanings.some((one) => one.kind === 'noun' && one.noun.name === noun.name);
  return next !== undefined && isNamed && !isSubject && spots.includes(next.from);
}

/** "The two biggest deals of each owner": no group is the biggest, its deals are; "the largest number of deals" is the group's. */
function isOfRecords({ asked: { mentions, words } }: Draft, at: number): boolean {
  if (/^(?:number|share|part|total|amount|count|sum|average|value)$/.test(words[at]?.key ?? '')) return false;
  const next = mentions.find(({ from, meanings }) => from >= at && meanings.some(({ kind }) => kind !== 'value'));
  return next?.meanings.some(({ kind }) => kind === 'noun') ?? false;
}

/** "My largest deal" is one; "the latest deals" are several. */
export function isSingular({ asked: { words, mentions, phrases }, values }: Draft, at: number): boolean {
  // "Which of our quotes has the earliest end" is one.
  const [order = at] = phrases.places.order ?? [];
  const verb = words.slice(0, order).findLast(({ key }) => key !== 'the');
  const isOne = /^(?:is|was|has)$/.test(verb?.key ?? '');
  if (isOne && /^(?:which|what)$/.test(words[0]?.key ?? '')) return true;
  // "Best customers" are several, though a status bears the name.
  const isWho = (mention: Mention) =>
    values.some((one) => one.mention.from === mention.from && isPerson(one.role.field.name, one.role.noun));
  const nouns = mentions.filter((one) => one.meanings.some(({ kind }) => kind === 'noun') || isWho(one));
  const next = nouns.find(({ from }) => from >= at);
  const word = next && words[next.to - 1];
  if (word) return word.key === word.stem || !/s$/.test(word.key);
  return nouns.length === 0 || nouns.some(({ to }) => !/s$/.test(words[to - 1]?.key ?? 's'));
}
