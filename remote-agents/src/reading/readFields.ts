import type { FieldCondition, FieldWords, NounWords } from '@steps/business/queries';
import { type Draft, type FieldMention, isNumeric, isOwn } from './draft';
import { dateOfValues } from './readDays';
import { isLost } from './readGroup';
import { happens } from './readOrder';
import { isPerson } from './roles';
import { isFiller } from './smallWords';
import type { Asked } from './takeApart';
import type { Word } from './words';

/** A field beside one of its values only says which one is meant: "the stage Negotiation", "tagged Champion". */
export function readLabels(draft: Draft): void {
  const { groupAfter, askedAfter } = draft.asked.phrases;
  for (const one of draft.free) {
    const { role, mention } = one;
    const isLabel = draft.values.some(({ role: { field, via } }) => field.name === role.field.name && via === role.via);
    if (isLabel && !groupAfter.has(mention.from) && !askedAfter.has(mention.from)) draft.take(one, 1);
  }
}

/** "About onboarding", "with the next step call": the text has these words. */
export function readText(draft: Draft): void {
  const { said } = draft.asked;
  if (!said) return;
  const named = draft.find(({ mention }) => mention.from === said.field);
  const fields =
    said.field === undefined ? aboutOf(draft.noun) : [draft.take(named, 3)].filter((one) => one !== undefined);
  const [first, ...more] = fields.map(({ name }) =>
    textOf(said.text).map((value): FieldCondition => ({ field: name, op: 'contains', value })),
  );
  if (!first) return;
  for (let at = said.after; at < said.to; at += 1) draft.used.add(at);
  draft.score += 3;
  draft.where.push(...(more.length > 0 ? [{ any: [first, ...more].map((all) => ({ all })) }] : first));
}

/** The words that a text has to have: small ones may be others. */
function textOf(said: string): readonly string[] {
  const words = said.split(' ').filter((key) => !isFiller({ key }));
  return words.length > 0 ? words : [said];
}

/** Where a record says what it is about: its subject, else its title and its words. */
export const aboutOf = (noun: NounWords): readonly FieldWords[] => {
  const subject = noun.fields.find(({ name }) => name === 'subject');
  if (subject) return [subject];
  return isPerson('status', noun) ? [] : noun.fields.filter(({ name, kind }) => kind === 'text' && isWords.has(name));
};
const isWords = new Set(['title', 'name', 'text', 'words', 'question', 'background']);

/** "In phase 3", "ticket 7": a number by itself after a field with numbers is its value, after the noun the number of the record. */
export function readNumber(draft: Draft): void {
  const { noun, used, where, field } = draft;
  const { words, mentions } = draft.asked;
  for (const one of draft.free) {
    const value = Number(words[one.mention.to]?.key || Number.NaN);
    if (!isOwn(one) || one.not || !isNumeric(one.role.field) || Number.isNaN(value) || used.has(one.mention.to))
      continue;
    used.add(one.mention.to);
    where.push({ field: draft.take(one)?.name ?? '', op: 'is', value });
  }
  const subject = mentions.find(({ meanings }) => meanings.some((one) => one.kind === 'noun' && one.noun === noun));
  const at = subject && (words[subject.to]?.key === 'number' ? subject.to + 1 : subject.to);
  const number = at === undefined ? Number.NaN : Number(words[at]?.key ?? Number.NaN);
  if (at === undefined || !field('number') || Number.isNaN(number) || used.has(at)) return;
  used.add(at);
  where.push({ field: 'number', op: 'is', value: number });
}

/** "…, and when?", "…, and who with?": what is asked for besides. */
function readTail(draft: Draft): void {
  const { asked, noun, show, used, measure, group } = draft;
  const asks: Readonly<Record<string, readonly (string | undefined)[]>> = {
    when: [draft.period?.field, dateOfValues(draft), noun.date],
    where: ['location'],
    why: ['lostReason', 'reason'],
    'who with': ['people', 'contact'],
    'with whom': ['people', 'contact'],
    'who for': ['contact', 'company'],
  };
  if (measure !== 'list' || group !== undefined) return;
  // “…, and when and where”: the last of them first.
  for (let end = asked.words.length; end > 0; ) {
    const at = asked.words.findLastIndex(({ key }, place) => place < end && key === 'and');
    const said = asked.words.slice(at + 1, end).map(({ key }) => key);
    const field = at < 1 ? undefined : asks[said.join(' ')]?.find((name) => draft.field(name) !== undefined);
    if (field === undefined) return;
    show.unshift(field);
    for (const place of said.keys()) used.add(at + 1 + place);
    end = at;
  }
}

/** Fields by themselves: without them, with them, or what they hold. */
export function readFields(draft: Draft): void {
  const { asked, noun } = draft;
  readTail(draft);
  const isList = draft.measure === 'list' && draft.group === undefined;
  for (const one of [...draft.free]) {
    const { role, not, mention } = one;
    const { key, stem } = asked.words[mention.to - 1] ?? {};
    // "Emails to Castlegate Dental" are those that were sent.
    const behind = asked.words[mention.to]?.key;
    const isSent = !not && key !== stem && behind === 'to';
    // "Did we email Priya" asks for no address.
    // All were added once: "meetings with new contacts" asks for days that it does not say.
    const isNew = !not && key === 'new' && role.field.name === 'createdAt';
    if (isSent || isVerb(asked, one) || (isNew && !isOwn(one))) draft.leave([mention.from]);
    else if (not || isHad(asked, one)) {
      const none = not ? noneOf(role.field) : undefined;
      const condition: FieldCondition = none
        ? { field: role.field.name, op: 'is', value: none }
        : role.field.counts
          ? { field: role.field.name, op: not ? 'is' : 'above', value: 0 }
          : { field: role.field.name, op: not ? 'empty' : 'filled' };
      draft.take(one);
      draft.target(one).push(condition);
      draft.places.set(condition, [mention.from, mention.to - 1]);
      // "No LinkedIn" is said of the field, though a source bears the name.
      const isFrom = /^(?:from|via|through)$/.test(asked.words[mention.from - 1]?.key ?? '');
      if (not && !isFrom) draft.score += 2 * (mention.to - mention.from);
    } else if (
      isList &&
      isOwn(one) &&
      !isPlace(asked, one) &&
      (draft.isOfNamed || isShown(asked, one) || isTold(asked, one) || isWhen(asked, one))
    )
      draft.show.push(draft.take(one)?.name ?? '');
  }
  const { asksWhen, asksWho, asksWhy, places } = asked.phrases;
  // "The biggest deal we lost and why"; what nobody wrote down is named.
  const lost = isLost(draft.values) ? draft.field('lostReason') : undefined;
  const reason = asksWhy && isList ? (lost ?? draft.field('reason')) : undefined;
  if (reason) draft.show.push(reason.name);
  else if (asksWhy && draft.group === undefined) draft.leave(places.why);
  // Nobody knows who replied to a campaign: what it has is how many.
  const isPerson =
    ['contact', 'owner', 'assignee', 'reviewer', 'people'].some((name) => draft.field(name) !== undefined) ||
    draft.show.some((name) => /^(?:audience|preparedFor)$/.test(name));
  if (asksWho && noun.name !== 'contacts' && noun.name !== 'companies' && !isPerson) draft.leave(places.who);
  // "Where is Larkspur Events and who do we know there" asks for people besides.
  const [who = 0] = places.who ?? [];
  const isOwned = draft.show.some((name) => /^(?:owner|contacts?|assignee)$/.test(name));
  if (asksWho && noun.name === 'companies' && asked.words[who - 1]?.key === 'and' && !isOwned) draft.leave(places.who);
  if (draft.measure !== 'list') return;
  const whom =
    asksWho && noun.name !== 'contacts' ? ['contact', 'reviewer'].find((name) => draft.field(name)) : undefined;
  if (whom && !draft.show.some((name) => /^(?:owner|assignee|decidedBy)$/.test(name))) draft.show.unshift(whom);
  if (draft.show.length > (whom ? 1 : 0)) {
    // "When did we last email Siobhan" asks for no address.
    const isDay = draft.show.some((name) => ['day', 'moment'].includes(draft.field(name)?.kind ?? ''));
    if (asksWhen && !isDay && !happens(noun)) draft.leave(places.when);
    return;
  }
  // "When does it go out" asks for the day of that.
  const ofValue = asksWhen ? (dateOfValues(draft) ?? movedOn(draft)) : undefined;
  if (ofValue !== undefined) draft.show.push(ofValue);
  else if (noun.date && ((asksWhen && happens(noun)) || draft.show.length > 0)) draft.show.push(noun.date);
  if (asksWhen && draft.show.length === 0) draft.leave(places.when);
}

/** "When did that go to proposal", "when did it last move": on the day it came to its stage. */
function movedOn({ values, order, field, asked: { words } }: Draft): string | undefined {
  const says = (pattern: RegExp) => words.some(({ key }) => pattern.test(key));
  const isLast = order?.by === 'stageChangedAt' && says(/^moved?$/);
  const isTo = values.some(({ role }) => !role.via && role.field.name === 'stage') && says(/^(?:did|was|were|since)$/);
  return isLast || isTo ? field('stageChangedAt')?.name : undefined;
}

/** "What did Rajesh ask for on the form": where it was, nothing that is asked for. */
const isPlace = ({ words }: Asked, { mention: { from } }: FieldMention): boolean =>
  /^(?:the|our)$/.test(words[from - 1]?.key ?? '') && /^(?:on|at|via|through)$/.test(words[from - 2]?.key ?? '');

/** "Without a reply" is unanswered: the field has a word for it. */
const noneOf = ({ values }: FieldWords): string | undefined =>
  values.find(({ value }) => values.some((one) => value === `un${one.value}`))?.value;

/** "With a phone number", "that have a website", "that need attention". */
export function isHad({ words }: Asked, { role: { field }, mention: { from, to } }: FieldMention): boolean {
  const before = words.slice(Math.max(0, from - 3), from).map(({ key }) => key);
  const had = field.counts
    ? /^(?:with|have|has|having|had|got|get|brought|bring|made)$/
    : /^(?:with|have|has|having|need|needs|use|uses|using)$/;
  const at = before.findLastIndex((key) => had.test(key));
  // "I have the address of Saltmarsh" asks for it.
  const isOf = /^(?:of|for)$/.test(words[to]?.key ?? '') && /^(?:the|a|an)$/.test(before.at(-1) ?? '');
  return at >= 0 && !isOf && before.slice(at + 1).every((key) => /^(?:a|an|any|the|some)$/.test(key));
}

/** "Did we email", "have I phoned". */
const isVerb = ({ words }: Asked, { mention: { from, to } }: FieldMention): boolean =>
  to === from + 1 &&
  /^(?:email|phone|mail)$/.test(words[from]?.key ?? '') &&
  /^(?:i|we|you|they|he|she|anyone|anybody|someone|somebody)$/.test(words[from - 1]?.key ?? '') &&
  /^(?:did|have|had|has|do|does|should)$/.test(words[from - 2]?.key ?? '');

/** "When was the prices page last changed". */
const isWhen = ({ phrases }: Asked, { role: { field } }: FieldMention): boolean =>
  phrases.asksWhen && (field.kind === 'moment' || field.kind === 'day');

/** "With their numbers", "and their owners". */
const isTold = ({ words }: Asked, { mention: { from } }: FieldMention): boolean =>
  /^(?:their|its)$/.test(words[from - 1]?.key ?? '') && /^(?:with|and|plus)$/.test(words[from - 2]?.key ?? '');

/** "Phone numbers of my contacts", "show the owner": at the beginning, or right after a word that asks. */
const isShown = (asked: Asked, { mention: { from } }: FieldMention, { words } = asked): boolean =>
  isBehindStop(asked, from) ||
  (words[from]?.key === 'where' && from === words.length - 1) ||
  words.slice(0, from).every(
    (word, at) =>
      isFiller(word) ||
      // "Opens and clicks of".
      (words[from - 1]?.key === 'and' && isListed(word, asked.mentions, at)),
  );

/** "Calls yesterday: outcome", "tickets this week, subject and priority": fields behind a stop, up to the end. */
function isBehindStop({ question, words, mentions }: Asked, from: number): boolean {
  const start = words.findLastIndex(
    (word, at) =>
      at > 0 &&
      at <= from &&
      /[.,;:?\u2013\u2014]|\s-\s/.test(question.slice(words[at - 1]?.typedEnd ?? 0, word.typedAt)) &&
      words.slice(at, from).every((one, place) => isListed(one, mentions, at + place)),
  );
  return start > 0 && words.slice(start).every((word, place) => isListed(word, mentions, start + place));
}

const isListed = (word: Word, mentions: Asked['mentions'], at: number): boolean =>
  isFiller(word) ||
  mentions.some(({ from, to, meanings }) => at >= from && at < to && meanings.some(({ kind }) => kind === 'field'));
