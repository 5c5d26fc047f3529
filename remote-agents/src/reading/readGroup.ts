import { type Draft, type FieldMention, isDate, isNumeric, isOwn } from './draft';
import { holdsColleagues, type Mention } from './lexicon';
import { dateOfValues } from './readDays';
import { isPerson } from './roles';
import { isFiller } from './smallWords';

/** What the records are grouped by, or by which number they are sorted: "by owner", "which industry", "each stage". */
export function readGroup(draft: Draft): void {
  const { asked, values } = draft;
  if (draft.having) return;
  const { phrases, mentions, words } = asked;
  const length = ({ mention }: FieldMention) => mention.to - mention.from;
  const fields = [...draft.free]
    .filter(
      (one) =>
        isOwn(one) &&
        one.role.field.kind !== 'text' &&
        (phrases.groupAfter.has(one.mention.from) || (!isNumeric(one.role.field) && isAskedFor(draft, one))),
    )
    .toSorted((one, other) => length(other) - length(one));
  // "Sorted by close date" tells no months apart.
  const sorted = fields.find(({ mention: { from } }) =>
    words.slice(Math.max(0, from - 3), from).some(({ key }) => /^(?:sort|sorted|order|ordered|rank|ranked)$/.test(key)),
  );
  if (sorted && draft.isNamed && phrases.measure === undefined) {
    const isFirst =
      sorted.role.field.kind === 'moment' ||
      (!isNumeric(sorted.role.field) && !/^(?:priority|size)$/.test(sorted.role.field.name));
    draft.order = { by: draft.take(sorted, 3)?.name ?? '', descending: phrases.order?.descending ?? !isFirst };
    return;
  }
  const byStep = groupByStep(draft);
  // By a number records are ordered, not grouped.
  const byNumber = fields.find(({ role, mention }) => isNumeric(role.field) && phrases.groupAfter.has(mention.from));
  if (byNumber && phrases.measure === undefined) {
    draft.order = { by: draft.take(byNumber, 3)?.name ?? '', descending: phrases.order?.descending ?? true };
    return;
  }
  // "Which day had the most calls": each day by itself.
  const [first] = fields;
  if (first && isDate(first.role.field) && /^(?:day|date)s?$/.test(words[first.mention.from]?.key ?? ''))
    draft.every = 'day';
  const group = draft.take(first, 3)?.name ?? byStep ?? draft.take(onlyField(draft))?.name;
  const own = draft.find((one) => isOwn(one) && one.role.field.name === group);
  // "Each of us own" says it twice.
  if (own) draft.take(own, 1);
  draft.group = group ?? ofPair(draft) ?? ofReason(draft) ?? ofOwner(draft) ?? ofMonth(draft);
  const instead = draft.field(draft.group)?.instead;
  const holds = Object.entries(instead?.where ?? {}).every(([field, value]) =>
    values.some(({ role }) => role.field.name === field && role.value.value === value && !role.via),
  );
  if (instead && holds) draft.group = instead.field;
  const isAll = mentions.some(
    ({ from, meanings }) =>
      phrases.groupAfter.has(from) && meanings.some((one) => one.kind === 'noun' && one.noun === draft.noun),
  );
  // "Clicks by campaign": each with its own.
  const figure = isAll && draft.group === undefined && draft.find((one) => isOwn(one) && isNumeric(one.role.field));
  const by = figure && draft.take(figure, 3)?.name;
  if (by) {
    draft.order = { by, descending: phrases.order?.descending ?? true };
    draft.show.push(by);
  }
  if (draft.group !== undefined || (isAll && (by || isEach(draft)))) return;
  // "And by person": nothing is told apart by it.
  const isNoun = mentions.some(
    ({ from, meanings }) => phrases.groupAfter.has(from) && meanings.some(({ kind }) => kind === 'noun'),
  );
  if (isNoun) draft.leave(phrases.places.group);
  else draft.unuse(phrases.places.group);
}

const isEach = ({ asked: { words, phrases } }: Draft): boolean =>
  words.some(({ key }, at) => /^(?:each|every)$/.test(key) && phrases.places.group?.includes(at));

/** "Does Tom have more deals than Elin", "hot versus cold contacts": two values of a field, told apart. */
function ofPair({ asked: { words, mentions, compare }, noun, where, used, field, values }: Draft): string | undefined {
  const comparing = words.flatMap(({ key }, at) => (!used.has(at) && isComparing.test(key) ? [at] : []));
  const isOpen = words.some(({ key }) => /^(?:vs|versus|against|compared?|comparing|than|or|each)$/.test(key));
  // "More tickets from customers than from prospects" counts tickets; a meeting may be a kind of activity.
  const isOther = mentions.some(({ from, meanings }) => {
    const nouns = meanings.flatMap((one) => (one.kind === 'noun' ? [one.noun] : []));
    return nouns.length > 0 && !nouns.includes(noun) && !values.some(({ mention }) => mention.from === from);
  });
  const pairs = where.flatMap((one) => ('any' in one && one.any.length > 1 ? [one.any] : []));
  const names = new Set(pairs.flat().map((one) => ('field' in one && one.op === 'is' ? one.field : '')));
  const [name] = names;
  // Whether more was won than lost may be meant of the number or of the value.
  const isUnsaid =
    name === 'name' ||
    (name === 'state' && words.some(({ key }, at) => key === 'than' && words[at - 1]?.key === 'more'));
  const isPair = comparing.length > 0 && isOpen && pairs.length === 1 && names.size === 1 && !isUnsaid;
  if (compare || isOther || !isPair || !name) return undefined;
  for (const at of comparing) used.add(at);
  return field(name)?.name;
}

/** What compares two; of a bound, "more than 1", the amount takes it. */
const isComparing =
  /^(?:vs|versus|against|compare|compared|comparing|than|more|fewer|less|higher|lower|bigger|larger|smaller|greater|better|worse|each)$/;

/** "Why did we lose deals". */
const ofReason = ({ asked, values, field }: Draft): string | undefined =>
  asked.phrases.asksWhy && !asked.phrases.order && isLost(values) ? field('lostReason')?.name : undefined;

/** Whether it is asked of what was lost. */
export const isLost = (values: Draft['values']): boolean =>
  values.some(({ role, not }) => !not && role.value.value === 'lost');

/** "Who owns the most deals". */
function ofOwner(draft: Draft): string | undefined {
  const { asksWho, most, measure } = draft.asked.phrases;
  if (!asksWho || !most) return undefined;
  const said = draft.take(draft.find(({ role }) => holdsColleagues(role.field)))?.name;
  // "Who has the most open deals": the deals are counted by whose they are; a ticket may be whose it is or who wrote.
  const own = draft.noun.fields.find((field) => holdsColleagues(field))?.name;
  const isOurs = own === 'owner' && draft.noun.name !== 'contacts' && draft.noun.name !== 'companies';
  return said ?? (measure === undefined && draft.isNamed && isOurs ? own : undefined);
}

/** "Monthly", "per month", "each quarter". */
function ofMonth(draft: Draft): string | undefined {
  const { words, phrases } = draft.asked;
  const { used } = draft;
  const month = words.findIndex(
    ({ key }, at) =>
      (/^(?:month|quarter|year|dai)ly$/.test(key) && !used.has(at)) ||
      (/^(?:day|date|month|quarter|year)$/.test(key) &&
        (phrases.groupAfter.has(at) || phrases.askedAfter.has(at)) &&
        !used.has(at)),
  );
  if (month < 0) return undefined;
  draft.used.add(month);
  const [unit] = /^(?:quarter|year|da)/.exec(words[month]?.key ?? '') ?? [];
  if (unit) draft.every = (unit === 'da' ? 'day' : unit) as Draft['every'];
  const said = draft.take(draft.find(({ role }) => isDate(role.field)))?.name ?? draft.period?.field;
  return said ?? dateOfValues(draft) ?? draft.noun.date;
}

/** A field alone, with no noun: "lost reasons". */
function onlyField({ asked, free }: Draft): FieldMention | undefined {
  const [one] = free;
  const isAlone =
    free.size === 1 &&
    asked.mentions.length === 1 &&
    asked.phrases.measure === undefined &&
    one?.role.field.name !== 'number';
  return isAlone && (one?.role.field.kind === 'choice' || one?.role.field.kind === 'tags') ? one : undefined;
}

/** "Which companies have the most deals": the deals are grouped by company. */
function groupByStep({ asked: { phrases, mentions }, steps, field }: Draft): string | undefined {
  const [first] = mentions;
  if (!phrases.most || !first) return undefined;
  const at = steps.findIndex(
    ({ relation, spots, where }) =>
      spots.includes(first.from) && field(relation) !== undefined && (where.length === 0 || isWhoAsked(first)),
  );
  // "The customer with the most tickets": those of customers, by whose they are.
  return at < 0 || (steps[at]?.where.length ?? 0) > 0 ? steps[at]?.relation : steps.splice(at, 1)[0]?.relation;
}

const isWhoAsked = ({ meanings }: Mention): boolean =>
  meanings.some((one) => one.kind === 'value' && isPerson(one.field.name, one.noun));

/** "Which industry", "what is the stage": with "most" or without a record that it is asked of, it is grouped by. */
function isAskedFor({ asked: { phrases, words }, isOfNamed }: Draft, { mention: { from, to } }: FieldMention): boolean {
  const isAsked =
    phrases.askedAfter.has(from) ||
    (phrases.askedAfter.has(from - 1) && ['lead', 'the', 'kind'].includes(words[from - 1]?.key ?? ''));
  const isWhere = words[0]?.key === 'where' && phrases.measure === undefined;
  // "Stage with the most money in it", "the owner who has lost most".
  // "The most popular source of contacts".
  const isMostOf =
    phrases.places.most?.at(-1) === from - 1 && words[from - 2]?.key !== 'the' && words[to]?.key === 'of';
  if (isMostOf) return true;
  const isMost =
    phrases.most !== undefined &&
    /^(?:with|that|who|which|has|have|having|gets|brings)$/.test(words[to]?.key ?? '') &&
    words.slice(0, from).every((word) => isFiller(word));
  if (isMost) return true;
  return !isOfNamed && (isAsked || isWhere);
}
