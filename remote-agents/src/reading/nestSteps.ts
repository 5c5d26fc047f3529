import type { FieldCondition, Step } from '@steps/business/queries';
import type { Draft, DraftStep } from './draft';
import { relationTo } from './roles';

/** "Contacts at companies with open deals": the deals are the companies', wherever they have any of their own. */
export function nestSteps(draft: Draft): void {
  const { steps } = draft;
  for (const inner of [...steps]) {
    const outer = steps.findLast((one) => one !== inner && isOf(draft, one, inner));
    const relation = outer?.noun && inner.noun && relationTo(outer.noun, inner.noun.name);
    if (!outer || relation === undefined) continue;
    steps.splice(steps.indexOf(inner), 1);
    const { has, order, limit } = inner;
    const where = inner.where.filter((one): one is FieldCondition => 'field' in one);
    // No query says it where one of several may hold: it is named.
    if (where.length < inner.where.length) draft.leave(inner.spots);
    const step: Step = { relation, has, where, ...(order && { order }), ...(limit !== undefined && { limit }) };
    (outer.where as Step[]).push(step);
  }
}

const first = ({ spots }: DraftStep): number => Math.min(...spots);

/** Whether one step hangs on the other: "companies with deals", not "a company and deals". */
function isOf({ asked: { words } }: Draft, outer: DraftStep, inner: DraftStep): boolean {
  if (!outer.isNamed || !inner.isNamed || outer.has === 'none') return false;
  const between = words.slice(Math.max(...outer.spots) + 1, first(inner)).map(({ key }) => key);
  return (
    Math.max(...outer.spots) < first(inner) &&
    between.some((key) => /^(?:with|without|have|has|having|had|whose|who|that|which|no)$/.test(key)) &&
    !between.some((key) => key === 'and' || key === 'or' || key === 'but')
  );
}
