import type { WishOutcome } from '@steps/platform/src/core/contract/aiTask';
import { oneLine, quoted, shortened, upperFirst } from './phrasing';

/** Facts that a note may ask for by their names. */
const asked = [
  ['price', /\b(?:prices?|costs?|fees?)\b/i],
  ['offer', /\b(?:offer|discount|deal)\b/i],
  ['date', /\b(?:dates?|days?|times?|deadline|when)\b/i],
  ['place', /\b(?:address|place|location|venue|where)\b/i],
  ['link', /\b(?:link|website|web address|url)\b/i],
  ['phone', /\b(?:phone|telephone|number)\b/i],
  ['name', /\b(?:our name|business name|company name|the name)\b/i],
] as const;
type Asked = (typeof asked)[number][0];
const kindOf = (words: string) => asked.find(([, sign]) => sign.test(words))?.[0];

const removing =
  /^(?:please )?(?:remove|drop|delete|take out|leave out|omit|without|no|don(?:'|’)t (?:mention|say|include|give)|do not (?:mention|say|include|give))\s+(?:the |our |any |all |a |an )?(.+)$/i;
const adding =
  /^(?:please )?(?:also )?(?:add|include|put in|give|state|show|say|mention|refer to|talk about|name)\s+(?:that |the words? |the |our |a |an )?(.+)$/i;
const softer = /\b(?:less|not so|too)\b/i;
const changes = [
  ['no-exclamation', /\bexclamation/i],
  ['no-hashtags', /\b(?:no|without|remove|drop)\b.*\bhash ?tags?\b/i],
  ['bullets', /\b(?:bullets?|bullet points?|list of points|as a list)\b/i],
] as const;
const looks = [
  ['shorter', /\b(?:short(?:er)?|brief(?:er)?|concise|cut|trim|too long|less text|half the length)\b/i],
  ['longer', /\b(?:long(?:er)?|more detail(?:s|ed)?|expand|too short)\b/i],
  ['formal', /\b(?:formal|professional|serious|business-?like)\b/i],
  ['informal', /\b(?:friendl(?:y|ier)|casual|informal|warm(?:er)?|relaxed|chatty|chattier|human)\b/i],
  ['another', /^(?:again|another(?: one| version)?|different|something else|new version|try again)$/i],
] as const;

/** What a note asks for, as far as rules can tell. */
type Wish =
  | { readonly kind: Change | 'unknown'; readonly said: string }
  | { readonly kind: 'add' | 'remove'; readonly what: Asked; readonly said: string }
  | { readonly kind: 'mention' | 'leave-out'; readonly words: string; readonly said: string };
type Change = (typeof changes | typeof looks)[number][0];

/** Splits a note into wishes: "shorter, and mention Leeds" is two. */
export const wishesIn = (feedback: string): Wish[] =>
  feedback
    .slice(0, 600)
    .split(
      /[.;\n!]+|,\s*(?:and |but )?|\s+(?:and|but) (?=(?:please|mention|add|remove|make|no|more|less|drop|use|in|include|leave|take|shorter|longer|say|don|do not)\b)/i,
    )
    .map((part) =>
      oneLine(part)
        .replace(
          /^(?:(?:and|but|also|please|can you|could you|i want it|i would like it|make it|make this|it should be|should be|it|a bit|a little|much|slightly|try)\s+)+/i,
          '',
        )
        .trim(),
    )
    .filter(Boolean)
    .map(wishOf);

function wishOf(said: string): Wish {
  const change = changes.find(([, sign]) => sign.test(said))?.[0];
  if (change) return { kind: change, said };
  const removed = removing.exec(said)?.[1];
  if (removed) {
    const what = kindOf(removed);
    return what && removed.split(' ').length <= 3
      ? { kind: 'remove', what, said }
      : { kind: 'leave-out', words: unquote(removed), said };
  }
  const look = looks.find(([, sign]) => sign.test(said))?.[0];
  if (look === 'formal' || look === 'informal')
    return { kind: softer.test(said) === (look === 'formal') ? 'informal' : 'formal', said };
  if (look) return { kind: look, said };
  const added = adding.exec(said)?.[1];
  const what = added && added.split(' ').length <= 2 ? kindOf(added) : undefined;
  if (what) return { kind: 'add', what, said };
  return added && added.length <= 80 ? { kind: 'mention', words: unquote(added), said } : { kind: 'unknown', said };
}

const unquote = (text: string) => text.replace(/^["“”'‘]|["“”'’]$/g, '').trim();

/** What the text is made from of each fact that a note can ask for. */
export type Given = (what: Asked) => readonly string[];

/** Each wish with what became of it, found by looking at the text. */
export const outcomesOf = (
  wishes: readonly Wish[],
  texts: { readonly text: string; readonly previous: string },
  engine: string,
  given: Given = () => [],
): WishOutcome[] =>
  wishes.map((wish) => {
    const note = whyNot(wish, texts.text, texts.previous, given);
    const said = upperFirst(shortened(wish.said, 120));
    if (note !== undefined) return { wish: said, outcome: note === '' ? 'done' : 'not-done', note };
    return engine === 'built-in'
      ? {
          wish: said,
          outcome: 'not-done',
          note: `A template does not understand ${quoted(shortened(wish.said, 60))}. Change the text yourself, or connect a model.`,
        }
      : { wish: said, outcome: 'not-checked', note: 'No rule can check this; please look.' };
  });

/** Whether a change was made, and what is said where it was not. */
const proofs: Record<Change, readonly [made: (text: string, previous: string) => boolean, reason: string]> = {
  shorter: [
    (text, previous) => text.length < previous.length,
    'It could not be made shorter without leaving a fact out.',
  ],
  longer: [(text, previous) => text.length > previous.length, 'There is no more in the brief to say. Add facts to it.'],
  'no-exclamation': [(text) => !text.includes('!'), 'There is still an exclamation mark.'],
  'no-hashtags': [(text) => !/#\p{L}/u.test(text), 'There is still a hashtag.'],
  bullets: [(text) => /^- /m.test(text), 'There is nothing to list in a text of this kind.'],
  another: [(text, previous) => text !== previous, 'There is no other version of it.'],
  formal: [(text, previous) => text !== previous, 'The tone could not be changed further.'],
  informal: [(text, previous) => text !== previous, 'The tone could not be changed further.'],
};
const noRoom = 'It does not fit into a text of this kind.';
const stillThere = 'It is still in the text.';

/** Empty when done, the reason when not; nothing when no rule knows. */
function whyNot(wish: Wish, text: string, previous: string, given: Given): string | undefined {
  const has = (words: string) => text.toLowerCase().includes(words.toLowerCase());
  switch (wish.kind) {
    case 'unknown':
      return undefined;
    case 'mention':
      return has(wish.words) ? '' : noRoom;
    case 'leave-out':
      return has(wish.words) ? stillThere : '';
    case 'add': {
      const words = given(wish.what);
      if (words.length === 0) return `The brief gives none. What is the ${wish.what}?`;
      return words.some(has) ? '' : noRoom;
    }
    case 'remove':
      return given(wish.what).some(has) ? stillThere : '';
    default: {
      const [made, reason] = proofs[wish.kind];
      return made(text, previous) ? '' : reason;
    }
  }
}
