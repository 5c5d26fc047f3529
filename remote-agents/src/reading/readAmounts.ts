import type { FieldCondition } from '@steps/business/queries';
import type { FoundAmount } from './amounts';
import { type Draft, type FieldMention, isNumeric } from './draft';
import { placesIn } from './words';

/** Bounds on a number: of the field that is nearest, else of what a record is worth. */
export function readAmounts(draft: Draft): void {
  const { asked, noun } = draft;
  for (const amount of asked.amounts) {
    const { bounds, at, end } = amount;
    const first = asked.words.findIndex((word) => word.end > at);
    const after = asked.words.findIndex((word) => word.at >= end);
    const isCounted = countsRecords(draft, amount, after);
    const field = fieldNear(draft, amount);
    const step = draft.steps.find((one) => one.noun?.worth !== undefined && !noun.worth);
    if (field && !(isCounted && field.mention.from !== after)) {
      const own = draft.take(field)?.name ?? '';
      const conditions = bounds.map(({ op, value }) => ({
        field: own,
        op: field.not ? (opposite[op] ?? op) : op,
        value,
      }));
      put(draft, conditions, field, first);
    } else if (noun.worth !== undefined && !isCounted && isAbout(draft)) {
      for (const bound of bounds) draft.put({ field: noun.worth, ...bound }, first);
    } else if (step && !isCounted) {
      step.where.push(...bounds.map((bound) => ({ field: step.noun?.worth ?? '', ...bound })));
    } else if (!(isCounted && putCount(draft, amount, first, after))) {
      draft.leave(placesIn(asked.words, amount));
      draft.score -= 4;
    }
  }
}

function put(draft: Draft, conditions: readonly FieldCondition[], field: FieldMention, first: number): void {
  for (const condition of conditions) {
    draft.target(field).push(condition);
    draft.places.set(condition, [Math.min(first, field.mention.from), first]);
  }
}

/** "Towns with more than one company", "companies with more than one ticket": how many there have to be of each. */
function putCount(draft: Draft, { bounds }: FoundAmount, first: number, after: number): boolean {
  const [bound] = bounds;
  const having =
    bound && bounds.length === 1 ? ({ op: bound.op, value: Number(bound.value) } as Draft['having']) : undefined;
  if (!having) return false;
  const step = draft.steps.find(({ spots }) => spots.some((spot) => spot >= after && spot <= after + 1));
  // Those with none are in no group.
  if (step) {
    if (!/^(?:above|at-least|is)$/.test(having.op) || having.value < 1) return false;
    step.having = having;
    draft.score -= 1;
    return true;
  }
  const field = [...draft.free].findLast(
    ({ role, mention }) => !role.via && mention.from < first && /^(?:choice|tags)$/.test(role.field.kind),
  );
  draft.group = draft.take(field, 3)?.name;
  if (draft.group !== undefined) draft.having = having;
  return draft.group !== undefined;
}

/** "Anything over 5k" may be a deal or a quote. */
const isAbout = ({ isNamed, values, records, asked: { phrases } }: Draft): boolean =>
  isNamed || phrases.measure !== undefined || records.length > 0 || values.some(({ role }) => role.via === undefined);

/** "More than 2 open deals" says how many there are, not what they are worth. */
function countsRecords({ asked: { mentions }, free }: Draft, { isMoney }: FoundAmount, after: number): boolean {
  const next = mentions.find(({ from }) => from === after);
  if (isMoney || !next || [...free].some(({ mention, role }) => mention === next && isNumeric(role.field)))
    return false;
  const isNoun = next.meanings.some(({ kind }) => kind === 'noun');
  return (
    isNoun ||
    (next.meanings.some(({ kind }) => kind === 'value') &&
      mentions.some(({ from, meanings }) => from === next.to && meanings.some(({ kind }) => kind === 'noun')))
  );
}

function fieldNear({ asked, free }: Draft, { isMoney, at }: FoundAmount): FieldMention | undefined {
  const distance = ({ mention }: FieldMention) => Math.abs((asked.words[mention.from]?.at ?? 0) - at);
  return [...free]
    .filter(({ role: { field } }) => (isMoney ? field.kind === 'pounds' : isNumeric(field)))
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

/** "No value above £1,000". */
const opposite: Partial<Record<FieldCondition['op'], FieldCondition['op']>> = {
  above: 'at-most',
  below: 'at-least',
  'at-least': 'below',
  'at-most': 'above',
  is: 'is-not',
};
