import { phrase } from '@steps/business/tasks';

const greeting = String.raw`(?:(?:hi|hello|hey)[\s,]+)?`;
const wish = `(?:please |pls )?(?:(?:can|could|would) (?:you|u) (?:please )?|(?:i|we) (?:need|want|would like) (?:you to )?)?`;
const toWrite = String.raw`(?:(?:write|create|draft|make|generate|give|prepare|produce|compose|send|do)\b ?)?(?:me |us )?`;
const someKind = String.raw`(?:(?:an?|the|some|our|\d+) )?(?:(?:short|quick|friendly|warm|nice|catchy|formal|simple|weekly|monthly|brief|welcome|promo|thank-?you|social media|facebook|instagram|linkedin|twitter|google|blog) ){0,3}`;
const text = String.raw`(?:e-?mails?|posts?|tweets?|subject lines?|articles?|ads?|adverts?|(?:landing )?pages?|headlines?|newsletters?|campaigns?|copy|announcements?|messages?|something(?: \p{L}+)?)`;
const forReaders = String.raw`(?: (?:for|to) (?:our |my |all |the )?\p{L}+(?: customers| clients| members| followers)?)?\s?`;
const about = String.raw`(?:[:,]|(?:about|on|for|announcing|promoting|saying|to say|that says|to tell people|regarding)(?: (?:that|the fact that))?\s|$)`;
/** What asks for the text, and is no part of it: "Hi, can you write me a short email for our customers about". */
const task = new RegExp(`^${greeting}${wish}${toWrite}${someKind}${text}${forReaders}${about}`, 'iu');
/** A request that names no subject of its own: "can you write me something to send after a quote?" */
const request =
  /^(?:please |pls )?(?:(?:can|could|would) (?:you|u) |(?:i|we) (?:need|want) )?(?:please )?(?:write|draft|create|compose|make) (?:me |us )[^.]*\?$/i;
/** "Tell our customers that", "Announce": what comes after it is the message. */
const telling =
  /^(?:please )?(?:(?:tell|remind|let|inform) (?:our |all |the )?(?:customers|clients|people|everyone|members|tenants|landlords|parents|patients|subscribers)(?: know)?(?: (?:about|that|of))?|(?:announce|announcing|promote|promoting|introduc(?:e|ing)|launching|advertise)(?: that)?|invite (?:our |all )?\p{L}+ to) /iu;
/** What is said to the writer, not to the readers: "keep the tone friendly", "no emojis", "thanks". */
const orders =
  /\b(?:ignore (?:all|the|any|previous)|your prompt|instructions|make (?:it|sure)|keep (?:it|the tone)|tone of voice|don(?:'|’)t mention|do not mention|use emojis?|no emojis?|hashtags?|call to action|say that we|sound (?:friendly|professional)|write|drop table)\b|^(?:thanks|thank you|cheers|please)[.!]?$|\b[a-z]+:(?=[\w-])(?!\d)/i;
const markup =
  /<script[\s\S]*?<\/script>|<[^>]*>?|\{\{[^}]*\}?\}?|\$\{[^}]*\}?|javascript:\S*|=\w+\([^)]*\)?|[<>{}[\]|`\\^~]|[$%]&|(?<!\d)%\w*/g;
/** Days, months and feasts that people type in small letters. */
const names =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|halloween|black(?= friday))\b|(?<=\b\d{1,2}(?:st|nd|rd|th)? )(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b/g;
/** "Bags!!! Only £22!!!": one mark says it. "New!" by itself is no subject. */
const shouting = /([!?])[!?]+/g;
const isNew = /^\s*new\s*!\s*/i;
/** Before a capital; before a small letter too, unless what ended is an abbreviation. The number of a list ends nothing. */
const sentenceEnd =
  /(?<=[.!?…])(?<!\b(?:Mrs?|Ms|Dr|[Nn]o|approx|incl|excl)\.)(?<!(?:^|\n)\s*\d{1,2}\.)\s+(?=\P{Ll})|(?<=(?:\p{Ll}{2}|\p{Lu}{2}|\d|\)|\b(?:Rd|Ave|Ln))[.!?])(?<!\b(?:approx|etc|incl|excl|min|max|no)\.)(?<!(?:^|\n)\s*\d{1,2}\.)\s+(?=\p{L})|\n+/u;

/** A sentence in capitals throughout is said as others are; days and months keep theirs, and what has a figure: "YO1 7LZ". */
function spoken(sentence: string): string {
  if (/\p{Ll}/u.test(sentence) || !/\p{Lu}\P{L}+(?:\p{Lu}+\P{L}+){2}/u.test(sentence)) return sentence;
  const small = sentence.replace(/(?<![\w])\p{Lu}+(?![\w])|\d(?:ST|ND|RD|TH|AM|PM)\b/gu, (word) => word.toLowerCase());
  return phrase.upperFirst(small.replace(names, phrase.upperFirst).replace(/\bi\b/g, 'I'));
}

/** The sentences of a brief, without what asks for the text, orders to the writer, and markup. */
export function sentencesIn(brief: string): string[] {
  const all = brief
    .replace(markup, ' ')
    .replace(/(?!\n)\p{Cc}|\u00a0/gu, ' ')
    .replace(/[“”"]/g, '')
    .replace(shouting, '$1')
    .replace(isNew, '')
    .replace(names, phrase.upperFirst)
    .trim()
    .split(sentenceEnd)
    .map((one) =>
      one
        .replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .map(spoken)
    .filter((one) => !request.test(one))
    .map((one) => ({ asked: task.test(one), said: task.test(one) ? one.replace(task, '').replace(/\?$/, '') : one }))
    // "I need a post about recall training" says what it is about, wherever it is.
    .sort((one, other) => Number(other.asked) - Number(one.asked))
    .map(({ said }) => said.replace(/^(?:also |(?:new|news|update|invitation): )/i, '').replace(telling, ''))
    .filter((one) => /\p{L}{2}|\d/u.test(one) && !orders.test(one));
  return [...new Set(all)];
}
