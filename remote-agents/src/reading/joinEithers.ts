import type { FieldCondition } from '@steps/business/queries';
import type { Draft } from './draft';

const isNegative = ({ op }: FieldCondition): boolean => op === 'empty' || op === 'is-not';

/** "Hot or with a score above 75": what is on both sides of an "or" is one condition. */
export function joinEithers(draft: Draft): void {
  const { asked, where, places, used, steps } = draft;
  const { words, phrases } = asked;
  for (const [at, { key }] of words.entries()) {
    if (used.has(at) || (key !== 'or' && !(key === 'and' && isOfPeople(draft, at)))) continue;
    const inside =
      [...places].some(([, [first, last]]) => first < at && at < last) ||
      steps.some(({ spots }) => Math.min(...spots) < at && at < Math.max(...spots));
    const sorted = [...places]
      .filter(([condition]) => where.includes(condition))
      .toSorted(([, one], [, other]) => one[0] - other[0]);
    const [before] = sorted.findLast(([, [, last]]) => last < at) ?? [];
    const [after] = sorted.find(([, [first]]) => first > at) ?? [];
    if (inside) used.add(at);
    if (!inside && joinSteps(draft, at)) continue;
    // "Hot or warm leads" are hot leads or warm ones, not all that is hot.
    if (before && after && isShort(draft, at)) continue;
    if (inside || !before || !after || !('field' in before) || !('field' in after)) continue;
    used.add(at);
    // "Without a phone number or an email" has neither; "no phone number or no email" lacks one.
    const first = places.get(after)?.[0] ?? at;
    const isBoth = isNegative(before) && isNegative(after) && !phrases.negations.some((no) => no > at && no < first);
    if (isBoth) continue;
    where[where.indexOf(before)] = { any: [before, after] };
    where.splice(where.indexOf(after), 1);
  }
}

/** "Without deals or tasks" has neither; "with deals or tasks" has one of them. */
function joinSteps({ steps, where, used }: Draft, at: number): boolean {
  const before = steps.findLast(({ spots }) => Math.max(...spots) < at && Math.max(...spots) >= at - 2);
  const after = steps.find(({ spots }) => Math.min(...spots) > at && Math.min(...spots) <= at + 3);
  if (!before || !after || before.has !== after.has) return false;
  used.add(at);
  if (before.has === 'none') return true;
  for (const step of [before, after]) steps.splice(steps.indexOf(step), 1);
  where.push({ any: [before, after].map(({ relation, has, where: inner }) => ({ relation, has, where: inner })) });
  return true;
}

/** "Blockers and gatekeepers" are the one or the other. */
const isOfPeople = ({ values, asked: { words } }: Draft, at: number): boolean =>
  [values.find(({ mention }) => mention.to === at), values.find(({ mention }) => mention.from === at + 1)].every(
    (one) =>
      one?.role.noun.name === 'contacts' &&
      /^(?:title|role|tags|status)$/.test(one.role.field.name) &&
      words[one.mention.to - 1]?.key !== words[one.mention.to - 1]?.stem,
  );

/** Whether what follows an "or" is a value of several words of another field than the word right before it. */
function isShort({ values }: Draft, at: number): boolean {
  const before = values.find(({ mention }) => mention.to === at);
  const after = values.find(({ mention }) => mention.from === at + 1);
  return (
    before !== undefined &&
    after !== undefined &&
    before.role.field.name !== after.role.field.name &&
    after.mention.to - after.mention.from > 1
  );
}
