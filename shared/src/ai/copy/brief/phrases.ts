import { marksIn } from './marks';

/** A stretch between marks of a brief; `ends` when it is a sentence of its own. */
export interface Phrase {
  readonly words: string;
  readonly ends: boolean;
}

/** Longer ones would only repeat the brief. Words. */
const longest = 24;

/** What asks for a text rather than being told in it. */
const task =
  /^(?:(?:hi|hello|hey)[\s,]+)?(?:please |pls )?(?:(?:can|could|would) (?:you|u) (?:please )?|(?:i|we) (?:need|want|would like) (?:you to )?)?(?:(?:write|create|draft|make|generate|give|prepare|produce|compose|send|do)\b ?)?(?:me |us )?(?:(?:an?|the|some|our|\d+) )?(?:(?:short|quick|friendly|warm|nice|catchy|formal|simple|weekly|monthly|brief|welcome|promo|thank-?you|social media|facebook|instagram|linkedin|twitter|google|blog) ){0,3}(?:e-?mails?|posts?|tweets?|subject lines?|articles?|ads?|adverts?|(?:landing )?pages?|headlines?|newsletters?|campaigns?|copy|announcements?|messages?|something(?: \p{L}+)?)(?: (?:for|to) (?:our |my |all |the )?\p{L}+)?\s?(?:[:,]|(?:about|on|for|announcing|promoting|saying|to say|that says|to tell people|regarding)(?: (?:that|the fact that))?\s|$)/iu;
const telling =
  /^(?:please )?(?:(?:tell|remind|let|inform) (?:our |all |the )?(?:customers|clients|people|everyone|members|tenants|landlords|parents|patients|subscribers)(?: know)?(?: (?:about|that|of))?|(?:announce|announcing|promote|promoting|introduc(?:e|ing)|launching|advertise)(?: that)?|invite (?:our |all )?\p{L}+ to) /iu;
const orders =
  /\b(?:ignore (?:all|the|any|previous)|your prompt|instructions|make (?:it|sure)|keep (?:it|the tone)|tone of voice|don(?:'|’)t mention|do not mention|use emojis?|no emojis?|hashtags?|call to action|say that we|sound (?:friendly|professional)|write|drop table)\b|^(?:thanks|thank you|cheers|please)[.!]?$|\b[a-z]+:(?=[\w-])(?!\d)/i;
const markup =
  /<script[\s\S]*?<\/script>|<[^>]*>?|\{\{[^}]*\}?\}?|\$\{[^}]*\}?|javascript:\S*|=\w+\([^)]*\)?|[<>{}[\]|`\\^~]|[$%]&|(?<!\d)%\w*/g;
const capitals =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|halloween)\b/g;

/** The phrases of a brief, without what asks for the text, markup and what is too long. */
export function phrasesOf(brief: string): { phrases: Phrase[]; unused: string[] } {
  const clean = brief
    .replace(markup, ' ')
    .replace(/(?!\n)\p{Cc}|\u00a0/gu, ' ')
    .replace(/[“”"]/g, '')
    .replace(capitals, (word) => word.charAt(0).toUpperCase() + word.slice(1));
  const sentences = clean
    .trim()
    .split(/(?<=[.!?…])\s+(?=\P{Ll})|(?<=\p{Ll}{2}[.!?])\s+|\n+/u)
    .map((one) =>
      one
        .replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .map((one) => ({ asked: task.test(one), said: task.test(one) ? one.replace(task, '').replace(/\?$/, '') : one }))
    // "I need a post about recall training" says what it is about, wherever it stands.
    .sort((one, other) => Number(other.asked) - Number(one.asked))
    .map(({ said }) => said.replace(/^(?:also |(?:new|news|update|invitation): )/i, '').replace(telling, ''))
    .filter((one) => /\p{L}{2}|\d/u.test(one) && !orders.test(one));
  const all = [...new Set(sentences)].flatMap((sentence) => piecesOf(sentence, sentences.length > 1));
  const fits = ({ words }: Phrase) => words.split(' ').length <= longest;
  return {
    phrases: all.filter(fits),
    unused: all
      .filter((phrase) => !fits(phrase))
      .map(({ words }) => words)
      .slice(0, 2),
  };
}

const trimmed = (text: string) => text.replace(/^[\s,;:!–-]+|[\s.,;:!–-]+$/g, '').replace(/\s+/g, ' ');
/** "…, but our mascot is back": what goes on from before is no phrase of its own. */
const goesOn = /^(?:but|because|which|who)\b/i;
const joins = /^(?:and|or|also|plus) /i;
const condition = /^(?:if|when|while|once|as|although|because|not)\b/i;

function piecesOf(sentence: string, several: boolean): Phrase[] {
  const parts = sentence
    .split(/,(?=\s|$)(?!\s\d{1,2}(?:, \d{1,2})* (?:and|&) \d{1,2} [A-Z])|;|\s[-–—•]\s|[()]/)
    .map((part, at) => trimmed(at > 0 ? part.trim().replace(joins, '') : part))
    .filter((part) => /[\p{L}\d]/u.test(part));
  const prose = condition.test(sentence) || parts.slice(1).some((part) => goesOn.test(part));
  if (prose || parts.length === 1) return splitAtColon({ words: trimmed(sentence), ends: several });
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before !== undefined && belongs(part, before)) joined[joined.length - 1] = `${before}, ${part}`;
    else joined.push(part);
  }
  return joined.flatMap((words) => splitAtColon({ words, ends: joined.length === 1 && several }));
}

/** "…, Otley" after an address, "tablets and laptops" after phones: the end of a name or of a list. */
function belongs(part: string, before: string): boolean {
  const [mark] = marksIn(part);
  const name = part.slice(0, mark?.start ?? part.length).trim();
  if (/^(?:\p{Lu}[\p{L}'’&-]*(?: |$)){1,3}(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})?$/u.test(name))
    return (
      /(?:^|\s)(?:\p{Lu}\S*|unit \d+\w?)$/iu.test(before) &&
      /\p{Lu}/u.test(before.split(' ').slice(-2).join(' ')) &&
      marksIn(before).at(-1)?.end !== before.length
    );
  return (
    /^\S+(?: \S+){0,2} and \S+(?: \S+)?$/.test(part) &&
    !mark &&
    marksIn(before).length === 0 &&
    before !== 'free' &&
    (!/\s\p{Lu}\S*$/u.test(before) || /^\p{Lu}/u.test(part))
  );
}

/** "Black Friday: 25% off": what stands before is what it is about, unless both are one name. */
function splitAtColon(phrase: Phrase): Phrase[] {
  const [, head = '', rest = ''] = /^([^:]{3,60}):\s+(.+)$/.exec(phrase.words) ?? [];
  const isLabel =
    /^(?:when|dates?|times?|hours|where|venue|address|location|price|cost|fee|pay|tickets|offer|deadline|closing date|phone|tel|telephone|call|e-?mail|website|web|link|book|bookings?|until|on|code|product|service|event|subject|topic|what|about)$/i;
  if (!head || isLabel.test(head) || !/[£%]|\bfree\b/i.test(rest)) return [phrase];
  return [
    { words: head, ends: false },
    { words: rest, ends: phrase.ends },
  ];
}
