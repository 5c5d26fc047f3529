import type { FieldCondition } from '@steps/business/queries';
import type { Draft, DraftStep, ValueMention } from './draft';
import { titleOf } from './lexicon';
import { relationTo } from './roles';

/** Values that were said, as conditions: those of one field are alternatives; of tags all hold unless "or" is said. */
export function readValues(draft: Draft): void {
  const isOr = draft.asked.words.some(({ key }) => key === 'or');
  for (const [step, group] of groupsOf(draft)) {
    const [one] = group;
    if (!one) continue;
    const { field, also } = one.role;
    if (step === undefined && isWhether(draft, one)) {
      draft.show.push(field.name);
      for (const { mention } of group) draft.whether.add(mention);
      continue;
    }
    // "Without customers" is said of all contacts of a company, unless they are named: "with deals that are not won".
    const isNone = one.not && step !== undefined && !step.isNamed && draft.noun.relations[step.relation]?.to !== 'id';
    if (isNone) step.has = 'none';
    const op = one.not && !isNone ? 'is-not' : 'is';
    if (one.role.value.isPart) {
      putParts(draft, group, step);
      continue;
    }
    const conditions = [...new Set(group.map(({ role }) => role.value.value))].map((value): FieldCondition => {
      // A draft that was never sent is not unanswered.
      const opposite = op === 'is-not' && field.values.find((known) => known.value === `un${value}`)?.value;
      return opposite ? { field: field.name, op: 'is', value: opposite } : { field: field.name, op, value };
    });
    const isEither = op === 'is' && (field.kind !== 'tags' || isOr || isNone || also !== undefined);
    const spots = group.map(({ mention }) => mention.from);
    putConditions(draft, conditions, isEither, spots, step);
  }
}

/** "Is the website ticket solved" asks of one record what it is; whether it is so is read off the answer. */
function isWhether(draft: Draft, { role, mention, not }: ValueMention): boolean {
  const { asked, records, values } = draft;
  const first = asked.words.find(({ key }) => !/^(?:so|and|ok|okay|hey|hi|hello)$/.test(key))?.key ?? '';
  const own = records.filter(({ record }) => record.noun === draft.noun.name).map((one) => one.mention);
  const named = values.filter((one) => !one.role.via && (one.role.value.isPart || one.role.field.name === 'number'));
  const last = [...own, ...named.map((one) => one.mention)].at(-1);
  return (
    /^(?:is|was|has|did)$/.test(first) &&
    !not &&
    last !== undefined &&
    own.length <= 1 &&
    last.to <= mention.from &&
    /^(?:status|state|stage|temperature|priority|reply|answer|timing|size)$/.test(role.field.name)
  );
}

/** Words of a title: each of them is in it. */
function putParts(draft: Draft, group: readonly ValueMention[], step: DraftStep | undefined): void {
  for (const { role, mention, not } of group) {
    const has: FieldCondition = { field: role.field.name, op: 'contains', value: role.value.value };
    if (step && not) draft.leave([mention.from]);
    else if (step) step.where.push(has);
    else draft.put(not ? { not: [has] } : has, mention.from);
  }
}

/** Records by their names: these themselves, or those that belong to them. Nothing is used of one that nothing leads to. */
export function readRecords(draft: Draft): void {
  const { noun, asked, records } = draft;
  const fields = new Map<string, { readonly conditions: FieldCondition[]; readonly spots: number[] }>();
  for (const { record, mention, not } of records) {
    const one = asked.lexicon.nouns.find(({ name }) => name === record.noun)?.one ?? '';
    const isOwn = record.noun === noun.name;
    const field = isOwn ? titleOf(noun)?.name : draft.field(one)?.name;
    const relation = relationTo(noun, record.noun);
    if (field === undefined && (isOwn || relation === undefined)) continue;
    draft.use(mention, 4);
    if (field === undefined && relation !== undefined) {
      const step = draft.step(relation, mention.from);
      if (not) step.has = 'none';
      step.where.push({ field: 'name', op: 'is', value: record.title });
    } else if (field !== undefined) {
      const key = `${field} ${not}`;
      const known = fields.get(key) ?? { conditions: [], spots: [] };
      known.conditions.push({ field, op: not ? 'is-not' : 'is', value: record.title });
      known.spots.push(mention.from);
      fields.set(key, known);
    }
  }
  for (const { conditions, spots } of fields.values())
    putConditions(draft, conditions, conditions[0]?.op === 'is', spots, undefined);
}

function putConditions(
  draft: Draft,
  conditions: readonly FieldCondition[],
  isEither: boolean,
  spots: readonly number[],
  step: DraftStep | undefined,
): void {
  const said = isEither && conditions.length > 1 ? [{ any: [...conditions] }] : conditions;
  for (const [at, condition] of said.entries()) {
    if (step) step.where.push(condition);
    else if ('any' in condition) draft.put(condition, Math.min(...spots), Math.max(...spots));
    else draft.put(condition, spots[at] ?? 0);
  }
}

/** Values of one field that are said of the same records. */
function groupsOf(draft: Draft): Iterable<readonly [step: DraftStep | undefined, values: readonly ValueMention[]]> {
  const groups = new Map<string, [DraftStep | undefined, ValueMention[]]>();
  for (const value of draft.values) {
    const { via, field } = value.role;
    const step = via === undefined ? undefined : stepOf(draft, via, value);
    const key = `${step ? draft.steps.indexOf(step) : ''} ${field.name} ${value.not} ${value.role.value.isPart}`;
    const group = groups.get(key) ?? [step, []];
    group[1].push(value);
    groups.set(key, group);
  }
  return groups.values();
}

/** "With calls but no emails" are two steps to the same noun. */
function stepOf(draft: Draft, relation: string, { mention, not }: ValueMention): DraftStep {
  const near = draft.step(relation, mention.to);
  const isOther = draft.values.some(
    (one) => one.role.via === relation && one.not !== not && !near.isNamed && near.spots.includes(one.mention.from),
  );
  const step = isOther ? draft.addStep(relation, mention.from) : near;
  if (!step.spots.includes(mention.from)) step.spots.push(mention.from);
  return step;
}
