import type { NounWords } from '@steps/business/queries';
import { withDoers } from './doers';
import type { Draft } from './draft';
import type { Mention } from './lexicon';
import { holdsColleagues } from './lexicon';
import { negationsOf } from './negations';
import { isDoing, isPerson, type Role } from './roles';
import type { Word } from './words';

/** Puts what the words were taken for into a draft; a word in a place where it says something else is left out. */
export function takeRoles(draft: Draft, chosen: readonly Role[]): void {
  const { mentions } = draft.asked;
  const roles = withDoers(draft.asked, chosen);
  const negated = negationsOf(draft.asked, roles);
  for (const [at, mention] of mentions.entries()) {
    const role = roles[at] ?? { kind: 'none' };
    if (role.kind === 'none' || isElsewhere(draft, roles, at)) continue;
    if (isCalled(draft, mention)) {
      draft.use(mention, 1);
      continue;
    }
    draft.taken.push({ role, mention });
    const negation = negated.get(role.kind === 'value' ? (role.done ?? at) : at);
    const not = negation !== undefined;
    // "Who have we not rung" asks for no other activities.
    if (not && role.kind === 'value' && !role.via && isDoing(role.field.name) && !draft.isNamed) continue;
    if (not && role.kind !== 'subject') draft.used.add(negation);
    if (role.kind === 'subject') {
      draft.use(mention, 3);
      draft.isNamed = true;
      draft.narrower = narrowerOf(draft.noun, draft, mention);
    }
    if (role.kind === 'record') draft.records.push({ record: role.record, mention, not });
    if (role.kind === 'field') draft.free.add({ role, mention, not });
    if (role.kind === 'step') {
      draft.use(mention, 2);
      const step = draft.addStep(role.relation, mention.from);
      step.isNamed = true;
      step.narrower = narrowerOf(role.noun, draft, mention);
      if (not) step.has = 'none';
    }
    if (role.kind === 'value') {
      draft.use(mention, role.via && !role.isEither ? 2 : 3);
      for (const value of [role.value, ...(role.also ?? [])])
        draft.values.push({ role: { ...role, value }, mention, not });
    }
  }
}

const narrowerOf = (
  { narrower = {} }: NounWords,
  { asked: { words } }: Draft,
  { from, to }: Mention,
): Readonly<Record<string, string>> => {
  const said = words
    .slice(from, to)
    .map(({ stem }) => stem)
    .join(' ');
  return narrower[said] ?? {};
};

function isElsewhere({ asked: { mentions, words }, noun }: Draft, roles: readonly Role[], at: number): boolean {
  const [mention, role, next, nextRole] = [mentions[at], roles[at], mentions[at + 1], roles[at + 1]];
  if (!mention || !role) return false;
  const isBeside = next?.from === mention.to;
  // "A hot company" says nothing of the contact, nor do "hot deals" say whose contact is.
  if (role.kind === 'value' && role.via === undefined && isBeside && nextRole?.kind === 'step') return true;
  if (
    role.kind === 'value' &&
    role.via &&
    isBeside &&
    nextRole?.kind === 'subject' &&
    !isPerson(role.field.name, role.noun) &&
    // "Did we call anyone" says what was done.
    !(isDoing(role.field.name) && /^(?:i|we|they|she|he|you|to)$/.test(words[mention.from - 1]?.key ?? ''))
  )
    return true;
  // "Hot companies of contacts", "companies with a contact at a company": said of it a second time.
  const earlier = roles.findIndex(({ kind }) => kind === 'subject');
  if (role.kind === 'subject' && earlier < at && roles.slice(earlier, at).some(({ kind }) => kind === 'step'))
    return true;
  if (role.kind === 'step' && isBesides(words, mentions[at - 1], roles[at - 1], mention)) return true;
  // "The hot contacts and the overdue tasks": neither what they are nor that they are overdue is said of the contacts.
  const isTold = role.kind === 'value' && isBeside && nextRole?.kind === 'step' && nextRole.relation === role.via;
  if (isTold && isBesides(words, mentions[at - 1], roles[at - 1], mention)) return true;
  const [told, toldRole] = [mentions[at - 1], roles[at - 1]];
  const isToldStep = role.kind === 'step' && toldRole?.kind === 'value' && toldRole.via === role.relation;
  if (isToldStep && told?.to === mention.from && isBesides(words, mentions[at - 2], roles[at - 2], told)) return true;
  // "Contacts in Leeds and customers in York" are two questions.
  const isAnd = words[mention.from - 1]?.key === 'and' && earlier >= 0 && earlier < at - 1;
  if (
    role.kind === 'value' &&
    isAnd &&
    isPerson(role.field.name, role.noun) &&
    !words.slice(0, mention.from).some(({ key }) => /^(?:is|are|was|were)$/.test(key))
  )
    return true;
  // "With a call and a meeting" are two things, no meeting that is a call.
  const between = words.slice(mention.to, next?.from).map(({ key }) => key);
  const isOther = role.kind === 'value' && nextRole?.kind === 'step' && nextRole.relation === role.via;
  if (isOther && between.some((key) => /^(?:and|or|but|no)$/.test(key))) return true;
  // "A deal and a ticket open": whether of both is not told.
  const isBehind = role.kind === 'value' && toldRole?.kind === 'step' && toldRole.relation === role.via;
  const isPair = roles[at - 2]?.kind === 'step' && words[(told?.from ?? 0) - 2]?.key === 'and';
  if (isBehind && isPair && told?.to === mention.from && next === undefined) return true;
  const lead = words.slice(Math.max(0, mention.from - 3), mention.from).map(({ key }) => key);
  // "Proposals" are no deals at that stage, unless they are in it.
  const { key, stem } = words[mention.to - 1] ?? {};
  const isThing = role.kind === 'value' && (role.field.name === 'stage' || key === 'opens') && key !== stem;
  if (isThing && !/^(?:in|at|to|from)$/.test(lead.at(-1) ?? '')) return true;
  // "Who do I need to ring" asks for nobody's needs.
  if (role.kind === 'field' && role.field.name === 'needs' && words[mention.to]?.key === 'to') return true;
  // "Did they open the quote" asks what they did.
  if (
    role.kind === 'value' &&
    key === 'open' &&
    /\b(?:did|have|has) (?:they|he|she|anyone|anybody|someone|somebody)$/.test(lead.join(' '))
  )
    return true;
  // "Contacts who replied" are not those whom we answered.
  if (
    role.kind === 'value' &&
    role.via &&
    role.field.name === 'reply' &&
    /^(?:who|that|which|has|have|had)$/.test(lead.at(-1) ?? '')
  )
    return true;
  // "Who got the newsletter" asks for nobody who came from it.
  if (
    role.kind === 'value' &&
    role.field.name === 'source' &&
    /(?:^|(?<!from|via|through|by|at|on|off|of) )the$/.test(lead.join(' '))
  )
    return true;
  // "Decision makers at prospects" are not prospects themselves.
  const isOwn = role.kind === 'value' && role.via === undefined && isPerson(role.field.name, noun);
  if (isOwn && noun.name === 'contacts' && lead.at(-1) === 'at') return true;
  if (isName(words, mentions, at) || isName(words, mentions, at - 1)) return true;
  return isAs(words, mention) && !isSaidAs(role, roles);
}

/** "Contacts and companies" are two questions, not contacts that have one. */
function isBesides(
  words: readonly Word[],
  before: Mention | undefined,
  role: Role | undefined,
  { from }: Mention,
): boolean {
  const between = words.slice(before?.to ?? from, from).map(({ key }) => key);
  return (
    role?.kind === 'subject' &&
    /^(?:and|or|plus|vs|versus)$/.test(between[0] ?? '') &&
    between.every((key) => joins.has(key))
  );
}

const joins = new Set(['and', 'or', 'plus', 'vs', 'versus', 'the', 'their', 'our', 'how', 'many']);

/** "Tom as contact": only what was taken for the contact is said as one. */
function isAs(words: readonly Word[], { from }: Mention): boolean {
  const before = words[from - 1]?.key ?? '';
  return before === 'as' || (/^(?:a|an|the|our|my|main)$/.test(before) && words[from - 2]?.key === 'as');
}

function isSaidAs(role: Role, roles: readonly Role[]): boolean {
  if (role.kind === 'step') return roles.some((one) => one.kind === 'record' && one.record.noun === role.noun.name);
  if (role.kind !== 'field') return true;
  return roles.some((one) => one.kind === 'value' && one.field.name === role.field.name && one.via === role.via);
}

/** "Somebody is called Nowak" asks for a name. */
const isCalled = ({ asked: { words, mentions } }: Draft, { from, to }: Mention): boolean =>
  words[from]?.key === 'called' &&
  /^(?:is|are|was|contact|person|somebody|someone|anyone|anybody|customer|client|company|firm)$/.test(
    words[from - 1]?.key ?? '',
  ) &&
  mentions.some((next) => next.from === to && next.meanings.some(({ kind }) => kind === 'record'));

/** "People called Tom" asks for a name, and nobody but a colleague has this one. */
function isName(words: readonly Word[], mentions: readonly Mention[], at: number): boolean {
  const [before, mention, next] = [mentions[at - 1], mentions[at], mentions[at + 1]];
  return (
    mention !== undefined &&
    words[mention.from]?.key === 'called' &&
    before?.to === mention.from &&
    next?.from === mention.to &&
    !words.slice(0, before.from).some(({ key }) => /^(?:who|has|have|did)$/.test(key)) &&
    next.meanings.some((one) => one.kind === 'value' && holdsColleagues(one.field))
  );
}
