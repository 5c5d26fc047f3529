import type { WishOutcome } from '../../core/contract/aiTask';
import { type BriefFacts, type FactKind, wordsOf } from './brief/briefFacts';
import { oneLine, quoted, shortened, upperFirst } from './phrasing';

/** What a note asks for, as far as rules can tell. */
export type Wish =
  | {
      readonly kind:
        | 'shorter'
        | 'longer'
        | 'formal'
        | 'informal'
        | 'no-exclamation'
        | 'no-hashtags'
        | 'bullets'
        | 'another';
      readonly said: string;
    }
  | { readonly kind: 'add' | 'remove'; readonly what: Asked; readonly said: string }
  | { readonly kind: 'mention' | 'leave-out'; readonly words: string; readonly said: string }
  | { readonly kind: 'unknown'; readonly said: string };

type Asked = 'price' | 'date' | 'offer' | 'place' | 'link' | 'phone' | 'name';

const asked: readonly (readonly [Asked, RegExp])[] = [
  ['price', /\b(?:prices?|costs?|fees?)\b/i],
  ['offer', /\b(?:offer|discount|deal)\b/i],
  ['date', /\b(?:dates?|days?|times?|deadline|when)\b/i],
  ['place', /\b(?:address|place|location|venue|where)\b/i],
  ['link', /\b(?:link|website|web address|url)\b/i],
  ['phone', /\b(?:phone|telephone|number)\b/i],
  ['name', /\b(?:our name|business name|company name|the name)\b/i],
];
const kindOf = (words: string) => asked.find(([, sign]) => sign.test(words))?.[0];

const adding = /^(?:please )?(?:also )?(?:add|include|put in|give|state|show|say)\s+(?:the |our |a |an )?(.+)$/i;
const mentioning =
  /^(?:please )?(?:also )?(?:mention|say that|say|refer to|add|include|talk about|name)\s+(?:that |the word |the words )?(.+)$/i;
const removing =
  /^(?:please )?(?:remove|drop|delete|take out|leave out|omit|without|no|don(?:'|’)t (?:mention|say|include|give)|do not (?:mention|say|include|give))\s+(?:the |our |any |all |a |an )?(.+)$/i;

/** Splits a note into wishes: "shorter, and mention Leeds" is two. */
export function wishesIn(feedback: string): Wish[] {
  return feedback
    .slice(0, 600)
    .split(
      /[.;\n!]+|,\s*(?:and |but )?|\s+(?:and|but) (?=(?:please|mention|add|remove|make|no|more|less|drop|use|in|include|leave|take|shorter|longer|say|don|do not)\b)/i,
    )
    .map((part) =>
      oneLine(part)
        .replace(
          /^(?:and|but|also|please|can you|could you|i want it|i would like it|make it|make this|it should be|should be|a bit|a little|much|slightly|try)\s+/gi,
          '',
        )
        .replace(/^(?:make it|make this|a bit|a little|much|slightly|it)\s+/i, '')
        .trim(),
    )
    .filter(Boolean)
    .map(wishOf);
}

function wishOf(said: string): Wish {
  if (/\bexclamation/i.test(said)) return { kind: 'no-exclamation', said };
  if (/\bhash ?tags?\b/i.test(said) && /\b(?:no|without|remove|drop)\b/i.test(said))
    return { kind: 'no-hashtags', said };
  if (/\b(?:bullets?|bullet points?|list of points|as a list)\b/i.test(said)) return { kind: 'bullets', said };
  const removed = removing.exec(said)?.[1];
  if (removed) {
    const what = kindOf(removed);
    return what && removed.split(' ').length <= 3
      ? { kind: 'remove', what, said }
      : { kind: 'leave-out', words: unquote(removed), said };
  }
  if (/\b(?:short(?:er)?|brief(?:er)?|concise|cut|trim|too long|less text|half the length)\b/i.test(said))
    return { kind: 'shorter', said };
  if (/\b(?:long(?:er)?|more detail(?:s|ed)?|expand|too short)\b/i.test(said)) return { kind: 'longer', said };
  if (/\b(?:formal|professional|serious|business-?like)\b/i.test(said))
    return { kind: /\b(?:less|not so|too)\b/i.test(said) ? 'informal' : 'formal', said };
  if (/\b(?:friendl(?:y|ier)|casual|informal|warm(?:er)?|relaxed|chatty|chattier|human)\b/i.test(said))
    return { kind: /\b(?:less|not so|too)\b/i.test(said) ? 'formal' : 'informal', said };
  if (/^(?:again|another(?: one| version)?|different|something else|new version|try again)$/i.test(said))
    return { kind: 'another', said };
  const added = adding.exec(said)?.[1];
  const what = added && added.split(' ').length <= 2 ? kindOf(added) : undefined;
  if (what) return { kind: 'add', what, said };
  const words = mentioning.exec(said)?.[1];
  if (words && words.length <= 80) return { kind: 'mention', words: unquote(words), said };
  return { kind: 'unknown', said };
}

const unquote = (text: string) => text.replace(/^["“”'‘]|["“”'’]$/g, '').trim();

const kindsOf: Record<Asked, readonly FactKind[]> = {
  price: ['price'],
  offer: ['offer'],
  date: ['when', 'ends', 'deadline'],
  place: ['place'],
  link: ['link'],
  phone: ['phone'],
  name: [],
};

/** The brief as the note wants it: what is to be mentioned is part of it, what is to go is not. */
export function wishedBrief(brief: string, wishes: readonly Wish[]): string {
  const added = wishes.flatMap((wish) => (wish.kind === 'mention' ? [wish.words] : []));
  return [
    brief.replace(/[\s.;,]+$/, ''),
    ...added.map((words) => (/^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(words) ? `in ${words}` : words)),
  ].join('; ');
}

/** Facts without those that a note wants out of the text. */
export function wishedFacts(facts: BriefFacts, wishes: readonly Wish[]): BriefFacts {
  const out = wishes.flatMap((wish) => (wish.kind === 'remove' ? kindsOf[wish.what] : []));
  const words = wishes.flatMap((wish) => (wish.kind === 'leave-out' ? [wish.words.toLowerCase()] : []));
  return {
    ...facts,
    facts: facts.facts.filter(
      (fact) => !out.includes(fact.kind) && !words.some((word) => fact.words.toLowerCase().includes(word)),
    ),
  };
}

/** The tone a note asks for, else the one chosen. */
export function wishedTone<T extends string>(tone: T, wishes: readonly Wish[], formal: T, informal: T): T {
  const wish = wishes.findLast(({ kind }) => kind === 'formal' || kind === 'informal');
  return wish ? (wish.kind === 'formal' ? formal : informal) : tone;
}

/** How much of what may be left out is written. */
export type Length = 'short' | 'normal' | 'long';
export function wishedLength(wishes: readonly Wish[]): Length {
  const wish = wishes.findLast(({ kind }) => kind === 'shorter' || kind === 'longer');
  return wish ? (wish.kind === 'shorter' ? 'short' : 'long') : 'normal';
}

export const wants = (wishes: readonly Wish[], kind: Wish['kind']): boolean =>
  wishes.some((wish) => wish.kind === kind);

/** Each wish with what became of it, found by looking at the text. */
export function outcomesOf(
  wishes: readonly Wish[],
  texts: { readonly text: string; readonly previous: string },
  facts: BriefFacts,
  engine: string,
): WishOutcome[] {
  return wishes.map((wish) => {
    const outcome = outcomeOf(wish, texts.text, texts.previous, facts);
    const wishSaid = upperFirst(shortened(wish.said, 120));
    if (outcome === undefined && engine === 'built-in')
      return {
        wish: wishSaid,
        outcome: 'not-done',
        note: `A template does not understand ${quoted(shortened(wish.said, 60))}. Change the text yourself, or connect a model.`,
      };
    if (outcome === undefined)
      return { wish: wishSaid, outcome: 'not-checked', note: 'No rule can check this; please look.' };
    return { wish: wishSaid, outcome: outcome === '' ? 'done' : 'not-done', note: outcome };
  });
}

/** Empty when done, the reason when not; nothing when no rule knows. */
function outcomeOf(wish: Wish, text: string, previous: string, facts: BriefFacts): string | undefined {
  const has = (words: string) => text.toLowerCase().includes(words.toLowerCase());
  switch (wish.kind) {
    case 'shorter':
      return text.length < previous.length ? '' : 'It could not be made shorter without leaving a fact out.';
    case 'longer':
      return text.length > previous.length ? '' : 'There is no more in the brief to say. Add facts to it.';
    case 'no-exclamation':
      return text.includes('!') ? 'There is still an exclamation mark.' : '';
    case 'no-hashtags':
      return /#\p{L}/u.test(text) ? 'There is still a hashtag.' : '';
    case 'bullets':
      return /^- /m.test(text) ? '' : 'There is nothing to list in a text of this kind.';
    case 'mention':
      return has(wish.words) ? '' : 'It does not fit into a text of this kind.';
    case 'leave-out':
      return has(wish.words) ? 'It is still in the text.' : '';
    case 'add': {
      const given = wordsOf(facts, ...kindsOf[wish.what]);
      if (given.length === 0) return `The brief gives none. What is the ${wish.what}?`;
      return given.some(has) ? '' : 'It does not fit into a text of this kind.';
    }
    case 'remove':
      return wordsOf(facts, ...kindsOf[wish.what]).some(has) ? 'It is still in the text.' : '';
    case 'another':
      return text !== previous ? '' : 'There is no other version of it.';
    case 'formal':
    case 'informal':
      return text !== previous ? '' : 'The tone could not be changed further.';
    case 'unknown':
      return undefined;
  }
}
