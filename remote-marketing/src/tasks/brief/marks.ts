import { amountText } from '@steps/platform/numbers';
import { find } from 'linkifyjs';
import type { MarkKind } from './briefFacts';

/** Something whose kind its form alone tells, with its place in a phrase. */
export interface Mark {
  readonly kind: MarkKind;
  readonly start: number;
  readonly end: number;
}

const phone = /(?:\+44\s?\(?0?\)?|\b0)\d(?:[\s-]?\d){8,9}\b/g;
const code =
  /\b(?:(?:use|with|enter|quote) (?:the )?)?(?:promo |discount |voucher )?code:? ["“']?[A-Z][A-Z0-9-]{2,19}\b["”']?/g;

const amount = '[£€$]\\s?\\d(?:[\\d,]*\\d)?(?:\\.\\d{1,2})?k?';
const unit =
  '(?:\\s?(?:each|fixed(?: price)?|pp|pcm|pm|ph|all in|full board|drop[- ]in|a head|deposit|per \\p{L}+|an? (?!half)\\p{L}+|/\\s?\\p{L}+|(?:inc(?:l(?:uding)?)?|ex(?:cl(?:uding)?)?|plus|\\+)\\.? (?:an? )?\\p{L}+(?: and \\p{L}+)?|for (?:two|three|four|\\d+)(?: \\p{L}+)?))*';
const price = new RegExp(
  `(?:\\b(?:from|only|just|under|around|about|up to|starts? at) )?(?:${amount}(?:\\s?(?:-|–|to|/|or)\\s?(?:${amount}|\\d[\\d,.]*\\d|\\d))?|\\b\\d{1,2}p\\b|\\b\\d[\\d,.]* (?:pounds|quid)\\b|\\ba (?:tenner|fiver)\\b)${unit}`,
  'giu',
);

const day =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:(?=\\s?(?:\\d|-|–|to |and |&))|(?<=(?:mon|tues?|wed|thu(?:rs?)?|fri|sat)(?:\\s?(?:-|–|to|&)\\s?)(?:tues?|wed|thu(?:rs?)?|fri|sat|sun))))';
const month = '(?:january|february|april|june|july|august|september|october|november|december|March|May)';
const shortMonth =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const nth = '\\d{1,2}(?:st|nd|rd|th)?';
const clock = '\\d{1,2}(?:[.:]\\d\\d)?';
const zone = '(?:\\s(?:GMT|BST))?';
const date = `${nth}(?:(?:\\s?(?:-|–|,|&)\\s?|\\s(?:to|and)\\s)${nth})*\\s?(?:of )?${shortMonth}\\b(?:\\s20\\d\\d)?|\\b${shortMonth}\\s${nth}\\b(?![.:]\\d|\\s?[ap]m)|\\b(?!24/7)\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?\\b`;
const hours = `\\b${clock}\\s?(?:am|pm)?\\s?(?:-|–|to|til|till|until)\\s?(?:late\\b|noon\\b|midnight\\b|${clock}\\s?(?:am|pm)\\b)|\\b${clock}\\s?(?:am|pm)\\b${zone}(?:\\s?(?:-|–|to|til|till|until) late\\b)?|\\b(?:noon|midday|midnight)\\b`;
const named =
  '\\b(?:today|tomorrow|tonight|weekdays|weekends|bank holiday|half[- ]term|while stocks last|black friday|boxing day|good friday|christmas (?:eve|day)|new year.s (?:eve|day)|easter (?:sunday|monday|holidays)|(?:this|next|last|all|every|each|any) (?:other )?(?:day|weekday|week|month|weekend|morning|afternoon|evening|term|spring|summer|autumn|winter|christmas|easter)|(?:in|before|over|until|throughout|by|after) (?:the )?(?:spring|summer|autumn|winter|christmas|easter)(?: holidays)?|(?:the )?(?:end|start|middle) of (?:the )?(?:month|week|year|term|season|january|february|march|april|may|june|july|august|september|october|november|december))\\b';
const part = '(?:\\s(?:mornings?|afternoons?|evenings?|nights?))?';
/** Hours that nobody called am or pm, right after a day: "Tues-Sat 9-5.30". */
const bare = `(?<=(?:day|days|sat|sun|fri|mon|thu(?:rs?)?|tues?|wed|weekend|\\b${shortMonth}),?\\s)${clock}\\s?(?:-|–|to|til|till)\\s?${clock}(?![\\d%])`;
const atom = `(?:\\b(?:${day})\\b(?:\\s${nth}(?!\\d|st|nd|rd|th|\\s?${shortMonth}\\b|\\s?[ap]m|[.:]\\d|\\s?[%£]|\\s?(?:-|–|to|till?)\\s?\\d)|${part})|\\b(?:${date})|${hours}|${named}|\\b${month}\\b|${bare})`;
const joint = '(?:\\s?(?:,|-|–|&)\\s?|\\s(?:and|or|to|from|at|on|in|of|until|till?|with|both)?\\s?)';
const lead =
  '(?:(?:open |available |back )?(?:until|til|till|’?til|up to|by|before|from|on|at|in|every|each|any|between|since|starts?|starting|begins?|ends?|ending|closes|closing|deadline|due|expires)(?: (?:on|at|from|by|before|is|the|each|every|this))*:?\\s)?';
const moment = new RegExp(
  `(?<!drop[ -])\\b${lead}${atom}(?:${joint}(?:from |at |on |in |of |until |till? )*${atom})*`,
  'giu',
);
/** "Party May" is a month, "you may bring" and "a March hare" are none; a clause that ends is not when it happens. */
const noMoment = /^(?:may|march|in the end of|last .*|sat|sun|\d{1,2})$/;
const until = /^(?:open )?(?:until|’?till?|up to|ends?|ending|expires)\b/i;
const by = /^(?:by|before|due|closes|closing|deadline)\b/i;

const found = (text: string, pattern: RegExp, kind: MarkKind): Mark[] =>
  [...text.matchAll(pattern)].map((match) => ({
    kind,
    start: match.index,
    end: match.index + match[0].trimEnd().length,
  }));

/** Marks of a phrase in their order; none lies over another. An earlier kind wins: "20% off" is no time, and no price a day. */
export function marksIn(phrase: string): Mark[] {
  const all = [
    ...find(phrase).map(({ type, start, end }): Mark => ({ kind: type === 'email' ? 'email' : 'link', start, end })),
    ...found(phrase, phone, 'phone'),
    ...found(phrase, code, 'code'),
    ...found(phrase, price, 'price').filter(({ start, end }) => isPrice(phrase, start, end)),
    ...[...phrase.matchAll(moment)]
      .filter(([words]) => !noMoment.test(words.trim()))
      .map(
        (match): Mark => ({
          kind: until.test(match[0]) ? 'ends' : by.test(match[0]) ? 'deadline' : 'when',
          start: match.index,
          end: match.index + match[0].trimEnd().length,
        }),
      ),
  ];
  return all
    .filter((mark, at) => !all.slice(0, at).some((other) => other.start < mark.end && mark.start < other.end))
    .sort((one, other) => one.start - other.start);
}

/** "£50 off" is an offer and "over £200" its condition; an amount that the product's own reader refuses is none. */
function isPrice(phrase: string, start: number, end: number): boolean {
  if (/^\s?(?:off|discount|voucher|gift)/i.test(phrase.slice(end))) return false;
  if (/(?:over|above|spend|save|saves|saving|worth|of a|for a)\s$/i.test(phrase.slice(0, start))) return false;
  const [, sum] = /[£€$]\s?(\d[\d,]*(?:\.\d{1,2})?)/.exec(phrase.slice(start, end)) ?? [];
  return sum === undefined || amountText.read(sum) !== undefined;
}
