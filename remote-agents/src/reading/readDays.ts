import type { NounWords, Query } from '@steps/business/queries';
import { addDays, ownDay } from '@steps/platform';
import type { Period } from './calendarUnits';
import { type Draft, type DraftStep, isDate, isOwn } from './draft';
import { holdsColleagues, type Meaning } from './lexicon';
import type { Phrases } from './phrases';
import { rateOf } from './subjects';
import type { Asked } from './takeApart';

/** The days of a question: of the step before them, of the date that is named, else of the usual one. */
export function readDays(draft: Draft): void {
  const { asked, noun, values } = draft;
  const { period, compare, now } = asked;
  if (!period) return;
  const dates = [...draft.free].filter((one) => isOwn(one) && isDate(one.role.field));
  const ofValue =
    dateOfValues(draft) ?? draft.find((one) => isOwn(one) && one.role.field.date !== undefined)?.role.field.date;
  const step = dates.length === 0 && ofValue === undefined ? stepBefore(draft) : undefined;
  if (step) {
    const { from, until } = period;
    const done = values.flatMap(({ role }) => (role.via === step.relation ? [role.value.date ?? role.field.date] : []));
    // Deals were won on the day they came to their stage.
    const date = done.find(Boolean) ?? step.noun?.date ?? '';
    if (from !== undefined) step.where.push({ field: date, op: 'from', value: from });
    if (until !== undefined) step.where.push({ field: date, op: 'until', value: until });
    if (compare) draft.leave(asked.spots.compare);
    return;
  }
  const negated = dates.find(({ not }) => not);
  const chosen = negated ?? dates[0];
  // "Deals since January", "deals that came from referrals this year" are those that were made then, not those that close.
  const isSince =
    (period.until === undefined && period.from !== undefined && period.from < ownDay(now)) ||
    asked.words.some(({ key }) => /^(?:came|arrived|got|gotten)$/.test(key));
  // Nothing is added in days to come.
  const isAhead =
    (noun.date === 'createdAt' || noun.name === 'activities') && period.from !== undefined && period.from > ownDay(now);
  const usual = draft.date
    ? draft.date
    : isAhead
      ? draft.field('scheduledAt')?.name
      : isSince && draft.field(noun.date)?.implies
        ? dateOrder(noun)
        : noun.date;
  const named = draft.take(chosen)?.name ?? ofValue;
  // Nobody knows when a company churned; when it was added is another day.
  const isBecome = values.some(
    ({ role, not }) => !not && !role.via && role.field.name === 'status' && /(?:ed|lost)$/i.test(role.value.value),
  );
  const isElse =
    !isAbout(draft) ||
    (usual === 'createdAt' && isBecome && !asked.words.some(({ key }) => key === 'new')) ||
    // When somebody was added says nothing of what was done with them.
    (usual === 'createdAt' && (draft.steps.length > 0 || draft.records.length > 0));
  // What was in a stage last month is not what should have closed then.
  const isOver =
    draft.date === undefined &&
    period.until !== undefined &&
    period.until < ownDay(now) &&
    draft.field(usual)?.implies?.state === 'open';
  // "Without a reply for two days" says how long, not when.
  const isSpan = period.isSpan && !negated;
  const field = isSpan ? undefined : (named ?? (isElse || isOver ? undefined : usual));
  for (const other of dates) if (other.role.field === chosen?.role.field) draft.take(other);
  if (field === undefined) {
    draft.leave(asked.spots.period);
    draft.score -= 6;
  }
  if (negated && field !== undefined) {
    const since = period.from ?? period.until ?? ownDay(now);
    draft.where.push({
      any: [
        { field, op: 'until', value: addDays(since, -1) },
        { field, op: 'empty' },
      ],
    });
  } else if (field !== undefined) {
    draft.period = { field, ...ofEnd(draft.field(field)?.label, daysOf(period), asked) };
    if (compare) draft.compare = daysOf(compare);
  }
  if (compare && !draft.compare) draft.leave(asked.spots.compare);
}

/** Whether a question is about the noun itself: a name of a person says nothing of deals or of tasks. */
const isAbout = ({ isNamed, values, free, noun, asked: { phrases } }: Draft): boolean =>
  isNamed ||
  phrases.asksWhen ||
  phrases.measure === 'rate' ||
  [...free].some(isOwn) ||
  values.some(
    ({ role: { field, via } }) => !via && !holdsColleagues(field) && !Object.hasOwn(noun.relations, field.name),
  );

/** What "runs out before Christmas" has not run out yet; what "ended this year" has. */
function ofEnd(label = '', days: NonNullable<Query['compare']>, { question, now }: Asked) {
  const today = ownDay(now);
  if (!/\b(?:ends?|until|expir\w+|renewal)$/i.test(label) || (days.until ?? '') < today) return days;
  if (/\b(?:ended|expired|ran out)\b/i.test(question)) return { ...days, until: addDays(today, -1) };
  const isAhead = days.from === undefined && /\b(?:runs? out|expires?|ends?|is up|will)\b/i.test(question);
  return isAhead ? { ...days, from: today } : days;
}

const daysOf = ({ from, until }: Period): NonNullable<Query['compare']> => ({
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
});

/** The date beside a value: deals are won on the day they came to their stage. */
export const dateOfValues = ({ noun, values, asked, field }: Draft): string | undefined =>
  (asked.phrases.measure === 'rate' ? dateOfRate(noun, asked.phrases, field) : undefined) ??
  values.flatMap(({ role }) => (role.via === undefined ? [role.value.date ?? role.field.date] : [])).find(Boolean);

const dateOfRate = (noun: NounWords, phrases: Phrases, field: Draft['field']): string | undefined => {
  const rate = rateOf(noun, phrases);
  return field(rate?.field)?.values.find(({ value }) => rate?.part.includes(value))?.date;
};

/** The date by which records are new or old. */
export const dateOrder = ({ fields, date, name }: NounWords): string | undefined =>
  name === 'meetings' || name === 'activities' || name === 'tasks'
    ? date
    : (fields.find((field) => field.name === 'createdAt')?.name ?? date);

/** The step before a period: "contacts with a meeting this week", "contacts we have not called since May". */
function stepBefore({ asked: { mentions, words, period }, steps, noun }: Draft): DraftStep | undefined {
  const place = words.findIndex((word) => word.at >= (period?.at ?? 0));
  const last = mentions.findLast(
    ({ from, meanings }) => from < place && meanings.some((one) => one.kind === 'noun' || isDone(one)),
  );
  if (!last || last.meanings.some((one) => one.kind === 'noun' && one.noun.name === noun.name)) return undefined;
  // "Are we meeting anyone this week": the meetings are, nobody was added then.
  const isMet = /^(?:meetings|activities)$/.test(noun.name) && !words.some(({ key }) => /^(?:new|added)$/.test(key));
  return steps.find(
    (step) =>
      !(isMet && step.noun?.date === 'createdAt') &&
      step.spots.includes(last.from) &&
      step.noun?.date !== undefined &&
      step.where.every((one) => 'any' in one || ('op' in one && one.op === 'is')),
  );
}

/** "Called", "emailed": what was done, on a day of its own. */
const isDone = (meaning: Meaning): boolean => meaning.kind === 'value' && meaning.field.name === 'type';
