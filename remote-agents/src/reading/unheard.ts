import type { Query } from '@steps/business/queries';
import { addDays } from '@steps/platform';
import type { Draft } from './draft';
import { holdsColleagues, type Mention } from './lexicon';
import type { Role } from './roles';
import { isSmall } from './smallWords';
import { placesIn } from './words';

/**
 * Words that were taken and say nothing in the query that came of it: whatever took them, they are named like those that nothing
 * took. A word that a part claims has to be found again in the query: a value, a field, a relation, a bound, a day, a "not".
 */
export function unheard(draft: Draft, query: Query): readonly number[] {
  const { asked, used, taken, measure } = draft;
  const { words, amounts, period, phrases, spots } = asked;
  const told = JSON.stringify(query);
  const says = (text: string | number) => told.includes(JSON.stringify(text));
  const found: number[] = [];
  // "Number of" is what counts, though a phone number bears the name: nothing took that.
  const isFree = (mention: Mention) => [...draft.free].some((one) => one.mention === mention);
  for (const { role, mention } of taken)
    if (!isSaid(role, says) && !isFree(mention) && !draft.whether.has(mention))
      for (let at = mention.from; at < mention.to; at += 1) if (used.has(at) && !isSmall(words, at)) found.push(at);
  // "Responsible for Saltmarsh Bakery" asks for the owner of the company, not of its contacts.
  for (const { role, mention } of taken) {
    // "How old is Priya" asks for no age of deals.
    const isOf =
      role.kind === 'field' && (holdsColleagues(role.field) || role.field.unit) && !role.via && used.has(mention.from);
    const record = draft.records.find(
      (one) => one.mention.from <= mention.to + 1 && one.mention.from >= mention.to,
    )?.record;
    // "Who owns the Clyde Marine deal": the deal's, which bears the name.
    const isOfOwn = asked.mentions.some(
      (one) =>
        words[one.from - 1] !== undefined &&
        draft.records.some(({ mention: { to } }) => to === one.from) &&
        one.meanings.some((meaning) => meaning.kind === 'noun' && meaning.noun.name === query.noun),
    );
    if (isOf && record && record.noun !== query.noun && !isOfOwn) found.push(mention.from);
    // "Competitors of Kestrel Outdoor" are not Kestrel Outdoor with that tag.
    const whose = words[mention.to]?.key === 'of' && asked.mentions.find(({ from }) => from === mention.to + 1);
    if (
      role.kind === 'value' &&
      whose &&
      whose.meanings.some((one) => one.kind === 'record' && one.record.noun === role.noun.name)
    )
      found.push(mention.from);
  }
  for (const { bounds, at, end } of amounts)
    if (!bounds.every(({ value }) => value === undefined || says(value))) found.push(...placesIn(words, { at, end }));
  // "How many staff" counts no points of an area that is called so.
  const counted = phrases.places.measure?.at(-1);
  const [lone] = draft.isNamed
    ? []
    : draft.values.filter(
        ({ mention: { from, to } }) => from - 1 === counted && !asked.mentions.some((next) => next.from === to),
      );
  const isThing = words[lone?.mention.from ?? 0]?.key === words[lone?.mention.from ?? 0]?.stem;
  if (
    lone &&
    isThing &&
    measure === 'count' &&
    /^(?:area|network|source|industry|location)$/.test(lone.role.field.name)
  )
    found.push(lone.mention.from);
  const days = [period?.from, period?.until].filter((day) => day !== undefined);
  // "Not since May" is until the day before; what "ended this year" has ended until now.
  if (days.length > 0 && !days.some((day) => says(day)) && !says(addDays(days[0] ?? '', -1)))
    found.push(...spots.period);
  if (!saysNot(query) && measure !== 'share')
    found.push(...phrases.negations.filter((at) => used.has(at) && !isNumber(draft, at)));
  // Days are compared as a whole, not group by group.
  if (query.compare && query.group !== undefined) found.push(...(phrases.places.group ?? []));
  for (const [at, { key }] of words.entries()) {
    // "Both open and won deals" are no deals that are either.
    if (key === 'both' && (told.includes('"any"') || !words.slice(at).some((word) => word.key === 'and')))
      found.push(at);
    if (key === 'from' && isChange(draft, at)) found.push(at);
    // "How many contacts each": nobody knows each what.
    if (key === 'each' && query.group === undefined) found.push(at);
  }
  return found;
}

/** Whether a query says a "not": none of a relation, an empty field, another value. */
export const saysNot = (query: Query): boolean =>
  /"is-not"|"none"|"empty"|"not":|"value":(?:0\}|"(?:un|no-))/.test(JSON.stringify(query));

/** Whether what a word was taken for stands in the query. */
function isSaid(role: Role, says: (text: string) => boolean): boolean {
  if (role.kind === 'step') return says(role.relation);
  if (role.kind === 'record') return says(role.record.title);
  if (role.kind === 'field') return says(role.field.name) || says(role.field.instead?.field ?? role.field.name);
  if (role.kind !== 'value') return true;
  return [role.value, ...(role.also ?? [])].some(({ value }) => says(value) || says(`un${value}`));
}

/** "No more than": the bound says it. */
const isNumber = ({ asked: { words, amounts } }: Draft, at: number): boolean =>
  amounts.some((amount) => amount.at <= (words[at]?.at ?? -1) && (words[at]?.at ?? -1) < amount.end);

/** "From lead to customer": what changed, not what it is. */
function isChange({ values, asked: { words } }: Draft, at: number): boolean {
  const first = values.find(({ mention }) => mention.from === at + 1);
  const second =
    first && values.find(({ mention }) => mention.from > first.mention.from && mention.from <= first.mention.to + 2);
  return (
    first !== undefined &&
    second !== undefined &&
    words[second.mention.from - 1]?.key === 'to' &&
    first.role.field.name === second.role.field.name
  );
}
