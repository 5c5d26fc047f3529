import { addDays, dayId } from '@steps/shared';
import type {
  Condition,
  FieldCondition,
  FieldWords,
  FoundRecord,
  NounWords,
  Operator,
  Query,
  Step,
} from '@steps/shared/queries';
import { type LeftOut, leftOver } from './leftOut';
import type { Lexicon, Meaning, Mention } from './lexicon';
import type { Mended } from './mend';
import type { Period } from './period';
import type { Phrases } from './phrases';
import { choicesOf, negationsOf, type Role, relationTo, subjectsOf } from './roles';
import { isFiller } from './smallWords';
import { type Asked, takeApart } from './takeApart';
import type { Word } from './words';

/** A question as it was understood. */
export interface Reading {
  readonly query: Query;
  readonly noun: NounWords;
  readonly leftOut: readonly LeftOut[];
  readonly mended: readonly Mended[];
  /** Who or what it is about by name, where it asks for all that is known. */
  readonly described?: FoundRecord;
  readonly score: number;
}

/** The readings of a question, the best first. */
export function readingsOf(question: string, lexicon: Lexicon, now: Date): readonly Reading[] {
  const asked = takeApart(question, lexicon, now);
  const subjects = subjectsOf(asked);
  const first = subjects[0];
  // "Prospects" are contacts and companies alike, unless one of them is named.
  const isNamed = asked.mentions.some(({ meanings }) =>
    meanings.some((one) => one.kind === 'noun' && one.noun === first),
  );
  const together = isNamed
    ? []
    : (asked.mentions.find(({ meanings }) => meanings.some((one) => one.kind === 'value' && one.noun === first))
        ?.meanings ?? []);
  // A call is one that was made rather than one in the calendar.
  const isCalled = together.some((one) => one.kind === 'value' && one.field.name === 'type');
  const readings = subjects.flatMap((noun, place) => {
    const own = { ...asked, mentions: asked.mentionsOf(noun) };
    return choicesOf(own, noun).map((chosen) => {
      const reading = assembled(own, noun, chosen);
      return {
        ...reading,
        score:
          reading.score -
          3 *
            (together.some((one) => 'noun' in one && one.kind === 'value' && one.noun === noun)
              ? isCalled
                ? 0.1 * place
                : 0
              : place),
      };
    });
  });
  return readings.sort((one, other) => other.score - one.score);
}

/** The parts of a reading while it is put together. */
interface Parts {
  readonly where: Condition[];
  /** Where in the question each was said: its first and its last word. */
  readonly places: Map<Condition, readonly [first: number, last: number]>;
  readonly steps: Map<
    string,
    {
      has: 'some' | 'none';
      where: (FieldCondition | { any: FieldCondition[] })[];
      order?: Step['order'];
      limit?: number;
    }
  >;
  readonly show: string[];
  readonly used: Set<number>;
  score: number;
}

/** The best reading of some words where this is asked about. */
export function readAs(asked: Asked, noun: NounWords): Reading | undefined {
  const own = { ...asked, mentions: asked.mentionsOf(noun) };
  const readings = choicesOf(own, noun).map((chosen) => assembled(own, noun, chosen));
  return readings.toSorted((one, other) => other.score - one.score)[0];
}

function assembled(asked: Asked, noun: NounWords, roles: readonly Role[]): Reading {
  const { mentions, phrases, words, period } = asked;
  const parts: Parts = {
    where: [],
    places: new Map(),
    steps: new Map(),
    show: [],
    used: new Set(asked.used),
    score: 0,
  };
  const use = (mention: Mention | undefined, points: number) => {
    if (!mention) return;
    for (let at = mention.from; at < mention.to; at += 1) parts.used.add(at);
    parts.score += points * (mention.to - mention.from);
  };
  const negated = negationsOf(asked, roles);
  const placed = mentions.map((mention, at) => ({
    mention,
    role: roles[at] ?? ({ kind: 'none' } as const),
    not: negated.get(at),
  }));
  for (const [mention, at] of negated)
    if (roles[mention]?.kind !== 'subject' && roles[mention]?.kind !== 'none') parts.used.add(at);

  const stepOf = (relation: string) => {
    const known = parts.steps.get(relation) ?? { has: 'some' as const, where: [] };
    parts.steps.set(relation, known);
    return known;
  };
  const values: { role: Extract<Role, { kind: 'value' }>; not: boolean; at: number }[] = [];
  const fields: { role: Extract<Role, { kind: 'field' }>; mention: Mention; not: boolean }[] = [];
  const records: FoundRecord[] = [];
  for (const { mention, role, not } of placed) {
    if (role.kind === 'subject') use(mention, 3);
    if (role.kind === 'step') {
      use(mention, 2);
      if (not !== undefined) stepOf(role.relation).has = 'none';
      else stepOf(role.relation);
    }
    if (role.kind === 'record') {
      use(mention, 4);
      records.push(role.record);
    }
    if (role.kind === 'value') {
      use(mention, role.via ? 2 : 3);
      for (const value of [role.value, ...(role.also ?? [])])
        values.push({ role: { ...role, value }, not: not !== undefined, at: mention.from });
    }
    if (role.kind === 'field') fields.push({ role, mention, not: not !== undefined });
  }

  // Values: those of one field are alternatives; of tags all hold unless "or" is said.
  const isOr = words.some(({ key }) => key === 'or');
  const byField = new Map<string, typeof values>();
  for (const value of values) {
    const key = `${value.role.via ?? ''} ${value.role.field.name} ${value.not}`;
    byField.set(key, [...(byField.get(key) ?? []), value]);
  }
  for (const group of byField.values()) {
    const [one] = group;
    if (!one) continue;
    const distinct = [...new Map(group.map(({ role }) => [role.value.value, role])).values()];
    // "Without customers" is said of all contacts of a company, unless they are named: "with deals that are not won".
    const { via } = one.role;
    const isNamed = roles.some((role) => role.kind === 'step' && role.relation === via);
    if (one.not && via !== undefined && !isNamed && noun.relations[via]?.to !== 'id') {
      for (const { field, value } of distinct)
        parts.where.push({ relation: via, has: 'none', where: [{ field: field.name, op: 'is', value: value.value }] });
      continue;
    }
    const conditions = distinct.map(
      ({ field, value }): FieldCondition => ({ field: field.name, op: one.not ? 'is-not' : 'is', value: value.value }),
    );
    const isEither =
      conditions.length > 1 && !one.not && (one.role.field.kind !== 'tags' || isOr || one.role.also !== undefined);
    if (one.role.via !== undefined) {
      const step = stepOf(one.role.via);
      if (isEither) step.where.push({ any: conditions });
      else step.where.push(...conditions);
      continue;
    }
    const said = isEither ? [{ any: conditions }] : conditions;
    parts.where.push(...said);
    const spots = group.map(({ at }) => at);
    for (const [index, condition] of said.entries())
      parts.places.set(
        condition,
        isEither ? [Math.min(...spots), Math.max(...spots)] : [spots[index] ?? 0, spots[index] ?? 0],
      );
  }
  for (const record of records) addRecord(parts, noun, record, asked.lexicon);

  const query = rest(asked, noun, parts, { values: values.map(({ role }) => role), fields, use, records });
  for (const [relation, step] of parts.steps) parts.where.push({ relation, ...step });
  joinEithers(words, parts);
  const leftOut = leftOver(asked, noun, parts.used);
  const [record] = records;
  const isPlain = phrases.measure === undefined && !period && query.show === undefined && query.group === undefined;
  const described =
    record &&
    records.length === 1 &&
    record.noun === noun.name &&
    isPlain &&
    values.length === 0 &&
    parts.steps.size === 0;
  return {
    query: { ...query, where: parts.where },
    noun,
    leftOut,
    mended: asked.mended,
    ...(described && { described: record }),
    score: parts.score - 6 * leftOut.length,
  };
}

/** "Hot or with a score above 75": what stands on both sides of an "or" is one condition. */
function joinEithers(words: readonly Word[], { where, places, used }: Parts): void {
  for (const [at, { key }] of words.entries()) {
    if (key !== 'or' || used.has(at)) continue;
    const inside = [...places].some(([, [first, last]]) => first < at && at < last);
    const sorted = [...places]
      .filter(([condition]) => where.includes(condition))
      .toSorted(([, one], [, other]) => one[0] - other[0]);
    const [before] = sorted.findLast(([, [, last]]) => last < at) ?? [];
    const [after] = sorted.find(([, [first]]) => first > at) ?? [];
    if (inside) used.add(at);
    if (inside || !before || !after || !('field' in before) || !('field' in after)) continue;
    used.add(at);
    if (before.field === after.field && before.op === 'is-not' && after.op === 'is') {
      where[where.indexOf(after)] = { ...after, op: 'is-not' };
      continue;
    }
    where[where.indexOf(before)] = { any: [before, after] };
    where.splice(where.indexOf(after), 1);
  }
}

function addRecord(parts: Parts, noun: NounWords, record: FoundRecord, lexicon: Lexicon): void {
  if (record.noun === noun.name) {
    const name = noun.fields.find(({ name: key }) => key === 'name' || key === 'subject' || key === 'title');
    parts.where.push({ field: name?.name ?? 'name', op: 'is', value: record.title });
    return;
  }
  const one = lexicon.nouns.find(({ name }) => name === record.noun)?.one ?? '';
  if (noun.fields.some(({ name }) => name === one)) {
    parts.where.push({ field: one, op: 'is', value: record.title });
    return;
  }
  const relation = relationTo(noun, record.noun);
  if (relation === undefined) return;
  const step = parts.steps.get(relation) ?? { has: 'some' as const, where: [] };
  step.where.push({ field: 'name', op: 'is', value: record.title });
  parts.steps.set(relation, step);
}

interface Taken {
  readonly values: readonly Extract<Role, { kind: 'value' }>[];
  readonly fields: readonly {
    readonly role: Extract<Role, { kind: 'field' }>;
    readonly mention: Mention;
    readonly not: boolean;
  }[];
  readonly records: readonly FoundRecord[];
  readonly use: (mention: Mention | undefined, points: number) => void;
}

const isNumeric = ({ kind }: FieldWords): boolean => kind === 'number' || kind === 'pounds';
const isDate = ({ kind }: FieldWords): boolean => kind === 'day' || kind === 'moment';

/** What is asked of the records that meet the conditions: measure, group, order, period, and fields by themselves. */
function rest(asked: Asked, noun: NounWords, parts: Parts, taken: Taken): Query {
  const { phrases, amounts, period, words, mentions } = asked;
  const { fields, use } = taken;
  const free = new Set(fields);
  const take = (one: Taken['fields'][number] | undefined, points = 2) => {
    if (!one) return undefined;
    free.delete(one);
    use(one.mention, points);
    return one.role.field;
  };
  const fieldNamed = (name: string | undefined) => noun.fields.find((field) => field.name === name);

  // A field beside one of its values only says which one is meant: "the stage Negotiation", "tagged Champion".
  for (const one of fields) {
    const own = taken.values.some(({ field, via }) => field.name === one.role.field.name && via === one.role.via);
    if (own && !phrases.groupAfter.has(one.mention.from) && !phrases.askedAfter.has(one.mention.from)) take(one, 1);
  }

  // Amounts: of the number that stands nearest, else what a record is worth.
  for (const { bounds, isMoney, at, end } of amounts) {
    const after = words.findIndex((word) => word.at >= end);
    // "More than 2 deals" says how many there are, not what they are worth.
    const isCounted =
      !isMoney &&
      mentions.some(({ from, meanings }) => from === after && meanings.some(({ kind }) => kind === 'noun')) &&
      !fields.some(({ mention, role }) => mention.from === after && isNumeric(role.field));
    const numeric = [...free].filter(({ role }) => isNumeric(role.field) && !(isMoney && role.field.kind !== 'pounds'));
    const distance = ({ mention }: Taken['fields'][number]) => Math.abs((words[mention.from]?.at ?? 0) - at);
    const [nearest] = numeric.toSorted((one, other) => distance(one) - distance(other));
    const step = [...parts.steps].find(([relation]) => {
      const other = asked.lexicon.nouns.find(({ name }) => name === noun.relations[relation]?.noun);
      return other?.worth !== undefined && !noun.worth;
    });
    if (nearest && !(isCounted && nearest.mention.from !== after)) {
      const field = take(nearest);
      const conditions = bounds.map(({ op, value }) => ({
        field: field?.name ?? '',
        op: nearest.not ? (opposite[op] ?? op) : op,
        value,
      }));
      const place = words.findIndex((word) => word.end > at);
      for (const condition of conditions) parts.places.set(condition, [Math.min(place, nearest.mention.from), place]);
      if (nearest.role.via === undefined) parts.where.push(...conditions);
      else parts.steps.get(nearest.role.via)?.where.push(...conditions);
    } else if (noun.worth !== undefined && !isCounted) {
      parts.where.push(...bounds.map((bound) => ({ field: noun.worth ?? '', ...bound })));
    } else if (step && !isCounted) {
      const other = asked.lexicon.nouns.find(({ name }) => name === noun.relations[step[0]]?.noun);
      step[1].where.push(...bounds.map((bound) => ({ field: other?.worth ?? '', ...bound })));
    } else {
      words.forEach((word, index) => {
        if (word.at >= at && /\d/.test(word.key)) parts.used.delete(index);
      });
      parts.score -= 4;
    }
  }

  // Dates.
  const dates = [...free].filter(({ role }) => isDate(role.field) && role.via === undefined);
  const dateOfValue = taken.values.find(({ value, via }) => value.date !== undefined && via === undefined)?.value.date;
  let periodField: string | undefined;
  const stepped =
    period && dates.length === 0 && dateOfValue === undefined ? stepBefore(asked, noun, parts) : undefined;
  if (period && stepped) {
    const { from, until } = period;
    if (from !== undefined) stepped.where.push({ field: stepped.date, op: 'from', value: from });
    if (until !== undefined) stepped.where.push({ field: stepped.date, op: 'until', value: until });
  } else if (period) {
    const [date] = dates.filter(({ not }) => !not);
    const negatedDate = dates.find(({ not }) => not);
    const chosen = negatedDate ?? date;
    // "Deals since January" are those that were made since, not those that close.
    const isSince = period.until === undefined && period.from !== undefined && period.from < dayId(asked.now);
    const usual = isSince && fieldNamed(noun.date)?.implies ? dateOrder(noun) : noun.date;
    periodField = take(chosen)?.name ?? dateOfValue ?? usual;
    for (const other of dates) if (other.role.field === chosen?.role.field) take(other);
    if (negatedDate && periodField) {
      const since = period.from ?? period.until ?? dayId(asked.now);
      parts.where.push({
        any: [
          { field: periodField, op: 'until', value: addDays(since, -1) },
          { field: periodField, op: 'empty' },
        ],
      });
      periodField = undefined;
    }
    if (periodField === undefined && !negatedDate) parts.score -= 6;
  }

  addText(asked, noun, parts, (at) =>
    take(
      [...free].find(({ mention }) => mention.from === at),
      3,
    ),
  );
  addNumber(asked, noun, parts);

  // Groups.
  const groupFields = [...free]
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .filter(
      ({ role, mention }) =>
        role.via === undefined && (phrases.groupAfter.has(mention.from) || isAskedFor(asked, mention, taken)),
    );
  const stepGroup = groupByStep(asked, noun, parts);
  // By a number records are ordered, not grouped.
  const byNumber = groupFields.find(
    ({ role, mention }) => isNumeric(role.field) && phrases.groupAfter.has(mention.from),
  );
  const sortBy = byNumber && phrases.measure === undefined ? take(byNumber, 3) : undefined;
  const onlyField = [...free].length === 1 && mentionsAre(asked, free) ? [...free][0] : undefined;
  const isEach = words.some(({ key }, at) => /^(?:each|every)$/.test(key) && phrases.places.group?.includes(at));
  const ofEach =
    isEach && groupFields.length === 0
      ? [...free].find(({ role }) => role.field.kind === 'choice' && !role.via)
      : undefined;
  let group = sortBy ? undefined : (take(groupFields[0], 3)?.name ?? stepGroup ?? take(ofEach ?? onlyField)?.name);
  if (!group && phrases.asksWhy && taken.values.some(({ value }) => value.value === 'lost'))
    group = fieldNamed('lostReason')?.name;
  if (!group && phrases.asksWho && phrases.most)
    group = take([...free].find(({ role }) => role.field.name === 'owner'))?.name;
  const month = words.findIndex(
    ({ key }, at) => key === 'monthly' || (key === 'month' && phrases.groupAfter.has(at) && !asked.used.has(at)),
  );
  if (month >= 0 && group === undefined) {
    group = take([...free].find(({ role }) => isDate(role.field)))?.name ?? dateOfValue ?? noun.date;
    parts.used.add(month);
  }
  const instead = fieldNamed(group)?.instead;
  const holds = (wanted: Readonly<Record<string, string>>) =>
    Object.entries(wanted).every(([field, value]) =>
      taken.values.some((one) => one.field.name === field && one.value.value === value && !one.via),
    );
  if (instead && holds(instead.where)) group = instead.field;

  // Measures.
  let { measure = 'list' as const } = phrases;
  let of: string | undefined;
  const number = [...free].find(({ role }) => isNumeric(role.field) && role.via === undefined);
  const asksWorth = words.some(({ key }) =>
    /^(?:worth|revenue|money|value|valuable|income|turnover|earn|earned|brought)$/.test(key),
  );
  let part: FieldCondition[] | undefined;
  if (measure === 'rate') {
    parts.where.push({ any: ['won', 'lost'].map((value) => ({ field: 'state', op: 'is' as const, value })) });
    part = [{ field: 'state', op: 'is', value: 'won' }];
    measure = 'share';
    parts.score += 3;
  } else if (measure === 'share') {
    const own = parts.where.filter((one): one is FieldCondition => 'field' in one);
    const said = own.slice(-1);
    part = said;
    for (const one of said) parts.where.splice(parts.where.indexOf(one), 1);
    if (said.length === 0) parts.score -= 6;
  } else if (['average', 'median', 'sum', 'max', 'min'].includes(measure)) {
    of = take(number, 3)?.name ?? noun.worth;
    if (of === undefined && measure === 'sum') measure = 'count';
    if (of === undefined) parts.score -= 6;
  } else if (
    measure === 'list' &&
    noun.worth !== undefined &&
    number?.role.field.kind === 'pounds' &&
    isSumAsked(asked, number.mention, taken)
  ) {
    of = take(number, 3)?.name;
    measure = 'sum';
  } else if (measure === 'list' && group !== undefined) {
    const isWorth = noun.worth !== undefined && (asksWorth || number?.role.field.kind === 'pounds');
    measure = isWorth ? 'sum' : 'count';
    of = isWorth ? (take(number)?.name ?? noun.worth) : undefined;
  }
  if (
    number &&
    free.has(number) &&
    /^(?:forecast)$/.test(number.role.field.name) &&
    (measure === 'list' || measure === 'count')
  ) {
    of = take(number, 3)?.name;
    measure = 'sum';
  }

  // Order and how many.
  const { order: wanted } = phrases;
  const orderNumber = [...free].find(({ role }) => isNumeric(role.field) && role.via === undefined);
  let order: Query['order'];
  let { limit } = phrases;
  if (sortBy) order = { by: sortBy.name, descending: wanted?.descending ?? true };
  else if (wanted && group === undefined && measure === 'list') {
    const steppedBy = [...parts.steps].find(([relation]) => isAfter(asked, wanted.at, noun, relation));
    if (steppedBy) {
      const other = asked.lexicon.nouns.find(({ name }) => name === noun.relations[steppedBy[0]]?.noun);
      const by = wanted.by === 'size' ? (other?.worth ?? sizeOf(other)) : other?.date;
      if (by) {
        steppedBy[1].order = { by, descending: wanted.descending };
        steppedBy[1].limit = limit ?? 1;
      }
      limit = undefined;
    } else {
      const by =
        wanted.by === 'size'
          ? (take(orderNumber)?.name ?? noun.worth ?? (phrases.isBest ? scoreOf(noun) : undefined) ?? sizeOf(noun))
          : (take([...free].find(({ role }) => isDate(role.field)))?.name ?? dateOrder(noun));
      if (by) order = { by, descending: wanted.descending };
      else parts.score -= 6;
      if (limit === undefined && isSingular(asked, wanted.at)) limit = 1;
      if (
        wanted.state &&
        noun.fields.some(({ name, values }) => name === 'state' && values.some(({ value }) => value === wanted.state))
      ) {
        if (!taken.values.some(({ field }) => field.name === 'state'))
          parts.where.push({ field: 'state', op: 'is', value: wanted.state });
      }
    }
  }
  if (group !== undefined && (phrases.most === 'fewest' || (wanted && !wanted.descending && wanted.by === 'size')))
    order = { by: 'figure', descending: false };
  if (phrases.asksWhen && measure === 'list' && !order && noun.date && taken.records.length <= 1) {
    const state = noun.fields.find(({ name }) => name === 'state');
    order = { by: noun.date, descending: false };
    if (state?.values.some(({ value }) => value === 'ahead') && !taken.values.some(({ field }) => field === state))
      parts.where.push({ field: 'state', op: 'is', value: 'ahead' });
    limit ??= 1;
  }

  // "New contacts" are those that were added last.
  const newest = [...free].find(({ role, mention }) => isDate(role.field) && words[mention.from]?.key === 'new');
  if (newest && measure === 'list' && group === undefined && !order)
    order = { by: take(newest)?.name ?? '', descending: true };

  // Fields by themselves: without them, with them, or what they hold.
  for (const one of [...free]) {
    const { role, not, mention } = one;
    const target = role.via === undefined ? parts.where : parts.steps.get(role.via)?.where;
    if (not || isHad(asked, mention)) {
      take(one);
      const condition: FieldCondition = { field: role.field.name, op: not ? 'empty' : 'filled' };
      target?.push(condition);
      parts.places.set(condition, [mention.from, mention.to - 1]);
      // "No LinkedIn" is said of the field, though a source bears the name.
      if (not) parts.score += 2 * lengthOf(one);
    } else if (
      measure === 'list' &&
      group === undefined &&
      role.via === undefined &&
      (taken.records.length > 0 || isShown(asked, mention))
    ) {
      const field = take(one);
      if (field) parts.show.push(field.name);
    }
  }
  if (phrases.asksWhen && measure === 'list' && noun.date && parts.show.length === 0) parts.show.push(noun.date);
  if (
    phrases.asksWho &&
    noun.name !== 'contacts' &&
    measure === 'list' &&
    noun.fields.some(({ name }) => name === 'contact')
  ) {
    if (parts.show.length === 0) parts.show.push('contact', ...(noun.date ? [noun.date] : []));
  }

  // What was asked for and has no place in this reading is named, not dropped.
  const spare = (part: keyof Phrases['places'], isUsed: boolean) => {
    if (!isUsed) for (const at of phrases.places[part] ?? []) parts.used.delete(at);
  };
  const orderedStep = [...parts.steps.values()].some((step) => step.order !== undefined);
  spare('order', order !== undefined || orderedStep || (group !== undefined && wanted?.by === 'size'));
  spare('most', group !== undefined);
  spare('why', group !== undefined);
  const isAll =
    isEach &&
    mentions.some(
      ({ from, meanings }) =>
        phrases.groupAfter.has(from) && meanings.some((one) => one.kind === 'noun' && one.noun === noun),
    );
  spare('group', group !== undefined || sortBy !== undefined || isAll);

  const stateless = (name: string) =>
    !taken.values.some(({ field, via }) => via === undefined && (field.name === name || field.name === 'timing')) &&
    !parts.where.some((one) => 'field' in one && one.field === name);
  const asked_ = [
    ...[periodField, of, group],
    ...parts.where.map((one) => ('field' in one && one.op !== 'empty' ? one.field : undefined)),
  ];
  const implied = Object.assign({}, ...asked_.map((name) => fieldNamed(name)?.implies ?? {})) as Record<string, string>;
  for (const [field, value] of Object.entries({ ...noun.usual, ...implied }))
    if (stateless(field)) parts.where.unshift({ field, op: 'is', value });
  if (!order && measure === 'list' && noun.worth) order = { by: noun.worth, descending: true };
  if (!order && measure === 'list' && noun.usual.state && noun.date) order = { by: noun.date, descending: false };
  return {
    noun: noun.name,
    where: [],
    ...(period && periodField !== undefined && { period: { field: periodField, ...daysOf(period) } }),
    ...(period && periodField !== undefined && asked.compare && { compare: daysOf(asked.compare) }),
    measure: asked.compare && measure === 'list' ? 'count' : measure,
    ...(of !== undefined && { of }),
    ...(part && { part }),
    ...(group !== undefined && { group }),
    ...(order && { order }),
    ...(limit !== undefined && { limit }),
    ...(parts.show.length > 0 && { show: [...new Set(parts.show)] }),
  };
}

/** "No value above £1,000". */
const opposite: Partial<Record<Operator, Operator>> = {
  above: 'at-most',
  below: 'at-least',
  'at-least': 'below',
  'at-most': 'above',
  is: 'is-not',
};

/** "About onboarding", "with the next step call": the text has these words. */
function addText({ said }: Asked, noun: NounWords, parts: Parts, take: (at: number) => FieldWords | undefined): void {
  if (!said) return;
  const field = said.field === undefined ? noun.fields.find(({ name }) => name === 'subject') : take(said.field);
  if (!field) return;
  for (let at = said.after; at < said.to; at += 1) parts.used.add(at);
  parts.score += 3;
  parts.where.push({ field: field.name, op: 'contains', value: said.text });
}

/** "Ticket 7": a number by itself after the noun is the number of the record. */
function addNumber({ words, mentions }: Asked, noun: NounWords, parts: Parts): void {
  const subject = mentions.find(({ meanings }) => meanings.some((one) => one.kind === 'noun' && one.noun === noun));
  const at = subject && (words[subject.to]?.key === 'number' ? subject.to + 1 : subject.to);
  const number = at === undefined ? Number.NaN : Number(words[at]?.key ?? Number.NaN);
  const field = noun.fields.find(({ name }) => name === 'number');
  if (at === undefined || !field || Number.isNaN(number) || parts.used.has(at)) return;
  parts.used.add(at);
  parts.where.push({ field: field.name, op: 'is', value: number });
}

const daysOf = ({ from, until }: Period) => ({
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
});

/** A field alone, with no noun: "lost reasons". */
const mentionsAre = ({ mentions, phrases }: Asked, [one]: ReadonlySet<Taken['fields'][number]>): boolean =>
  mentions.length === 1 &&
  phrases.measure === undefined &&
  (one?.role.field.kind === 'choice' || one?.role.field.kind === 'tags');

const lengthOf = ({ mention }: Taken['fields'][number]): number => mention.to - mention.from;

/** What makes one record larger than another. */
const sizeOf = (noun: NounWords | undefined): string | undefined =>
  (noun?.fields.find(({ kind }) => kind === 'pounds') ?? noun?.fields.find(({ name }) => name === 'score'))?.name;

const scoreOf = ({ fields }: NounWords): string | undefined => fields.find(({ name }) => name === 'score')?.name;

/** The date by which records are new or old. */
const dateOrder = ({ fields, date, name }: NounWords): string | undefined =>
  name === 'meetings' || name === 'activities' || name === 'tasks'
    ? date
    : (fields.find((field) => field.name === 'createdAt')?.name ?? date);

/** The step that a period stands behind: "contacts with a meeting this week". */
function stepBefore({ mentions, words, period, lexicon }: Asked, noun: NounWords, parts: Parts) {
  const place = words.findIndex((word) => word.at >= (period?.at ?? 0));
  const last = mentions.findLast(
    ({ from, meanings }) => from < place && meanings.some((one) => one.kind === 'noun' || isDone(one)),
  );
  for (const [relation, step] of parts.steps) {
    const other = lexicon.nouns.find(({ name }) => name === noun.relations[relation]?.noun);
    const isLast = last?.meanings.some(
      (meaning) =>
        (meaning.kind === 'noun' || isDone(meaning)) &&
        'noun' in meaning &&
        meaning.noun.name === other?.name &&
        meaning.noun.name !== noun.name,
    );
    if (isLast && other?.date !== undefined && step.where.every((one) => 'any' in one || one.op === 'is'))
      return { where: step.where, date: other.date };
  }
  return undefined;
}

/** "Called", "emailed": what was done, on a day of its own. */
const isDone = (meaning: Meaning): boolean => meaning.kind === 'value' && meaning.field.name === 'type';

/** "Which industry", "what is the stage": with "most" or without a record that it is asked of, it is grouped by. */
function isAskedFor({ phrases, words }: Asked, { from }: Mention, { records }: Taken): boolean {
  const isAsked =
    phrases.askedAfter.has(from) ||
    (phrases.askedAfter.has(from - 1) && ['lead', 'the', 'kind'].includes(words[from - 1]?.key ?? ''));
  const isWhere = words[0]?.key === 'where' && phrases.measure === undefined;
  return records.length === 0 && (isAsked || isWhere);
}

/** "What is the pipeline worth", "total value of open deals": the number is asked for, and of no record by its name. */
function isSumAsked({ words, phrases }: Asked, { from }: Mention, { records }: Taken): boolean {
  return (
    records.length === 0 &&
    !phrases.order &&
    words.slice(0, 2).some(({ key }) => /^(?:what|whats|what's|value|worth)$/.test(key)) &&
    from >= 0
  );
}

/** "With a phone number", "that have a website", "that need attention". */
function isHad({ words }: Asked, { from }: Mention): boolean {
  const before = words.slice(Math.max(0, from - 3), from).map(({ key }) => key);
  const at = before.findLastIndex((key) => /^(?:with|have|has|having|need|needs)$/.test(key));
  return at >= 0 && before.slice(at + 1).every((key) => /^(?:a|an|any|the|some)$/.test(key));
}

/** "Phone numbers of my contacts", "show the owner": at the beginning, or right after a word that asks. */
const isShown = ({ words }: Asked, { from }: Mention): boolean =>
  words.slice(0, from).every((word) => isFiller(word) || /^(?:phone|email|number|address)$/.test(word.key));

/** Whether the words of an order stand before those of a step: "my largest open deal". */
function isAfter({ mentions }: Asked, at: number, noun: NounWords, relation: string): boolean {
  const next = mentions.find(({ from, meanings }) => from >= at && meanings.some(({ kind }) => kind === 'noun'));
  return (
    next?.meanings.some(
      (meaning) =>
        meaning.kind === 'noun' &&
        meaning.noun.name === noun.relations[relation]?.noun &&
        meaning.noun.name !== noun.name,
    ) ?? false
  );
}

/** "Which companies have the most deals": the deals are grouped by company. */
function groupByStep({ phrases, mentions }: Asked, noun: NounWords, parts: Parts): string | undefined {
  if (!phrases.most) return undefined;
  const [first] = mentions;
  for (const [relation, step] of parts.steps) {
    const isFirst = first?.meanings.some(
      (meaning) => meaning.kind === 'noun' && meaning.noun.name === noun.relations[relation]?.noun,
    );
    if (isFirst && step.where.length === 0 && noun.fields.some(({ name }) => name === relation)) {
      parts.steps.delete(relation);
      return relation;
    }
  }
  return undefined;
}

/** "My largest deal" is one; "the latest deals" are several. */
function isSingular({ words, mentions }: Asked, at: number): boolean {
  const next = mentions.find(({ from, meanings }) => from >= at && meanings.some(({ kind }) => kind === 'noun'));
  const word = next && words[next.to - 1];
  if (word) return word.key === word.stem || !/s$/.test(word.key);
  return (
    mentions.some(
      ({ to, meanings }) => meanings.some(({ kind }) => kind === 'noun') && !/s$/.test(words[to - 1]?.key ?? 's'),
    ) || !mentions.some(({ meanings }) => meanings.some(({ kind }) => kind === 'noun'))
  );
}
