import { freeOfCharge, type Offer, type Price } from './briefFacts';
import { type Marked, takeAll } from './marks';

const currency = '(?:£|€|\\$|GBP\\s?|EUR\\s?|USD\\s?)';
const amount = `${currency}\\d(?:[\\d,]*\\d)?(?:\\.\\d{1,2})?k?`;
const stops =
  'until till til from this next on in at for when if with by between before to use using and or but plus start starts starting end ends ending today tomorrow only every during is are we you your please throughout now mention quote just so off order book bring available included no over above who which has have included monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december';
const word = `(?!(?:${stops.replace(' all ', ' ').split(' ').join('|')})\\b)[\\p{L}\\p{M}'’-]+`;
/** What an offer may apply to: a few words, up to the next mark, date word or connecting word. */
const limits = `for the first \\d+ \\p{L}+|for (?:new|existing) \\p{L}+|(?:(?:on|for|when you spend)(?: orders| anything)?(?: over| above)?|over|above) ${amount}(?: or more)?|for (?:every|all|each) \\p{L}+|if you \\p{L}+`;
const object = `(?:\\s+(?:on\\s+|when you buy\\s+)?(${word}(?:\\s+${word}){0,3}(?:\\s+(?:${limits}))?|${limits}))?`;
const anyOf = (source: string) => new RegExp(source, 'giu');

const percentOff = anyOf(
  `\\b(?:(?:save|get|with|an?|take)\\s+)*((?:up to |an? (?:extra |further )|extra )?\\d{1,3}(?:\\.\\d+)?)\\s?(?:%|per ?cent|percent)\\s*(?:off|discount|reduction)${object}`,
);
const savePercent = anyOf(`\\bsave\\s+((?:up to )?\\d{1,3})\\s?(?:%|per ?cent|percent)${object}`);
const moneyOff = anyOf(`(?:(?:save|get)\\s+)?((?:up to )?${amount})\\s*(?:off|discount)${object}`);
const multi = anyOf(
  `\\b(2|two|3|three|4|four)[\\s-](?:for|4)[\\s-](?:the price of )?(1|one|2|two|3|three|${amount})(?![\\d\\p{L}])${object}`,
);
const bogof = anyOf(
  `\\b(bogof|buy (?:one|two|three|1|2|3)[, ]+get (?:one|two|1|2|(?:the |a )?(?:second|third|other)(?: one)?)(?: (?:half price|free))?)\\b${object}`,
);
const halfPrice = anyOf(`\\bhalf[\\s-]price\\b${object}`);
const trial = anyOf(
  '\\b(?:(\\d+|one|two|three|a)[\\s-](day|week|month)s?[\\s-](?:free )?trial|(?:first|1st) (?:(\\w+) )?(session|class|lesson|month|week|visit|consultation|hour|day|night)s?(?: is| are)? free|free (?:(\\d+)[\\s-](day|week|month)[\\s-])?trial)\\b',
);
const freeThing = anyOf(
  `(?<![\\p{L}-])(?<!\\b(?:feel|is|are|eat|for) )free(?! (?:of|up|time|ranges?)\\b)\\s+(${word}(?:\\s+${word}){0,3}(?:\\s+(?:${limits}))?)`,
);

const firstGet = anyOf(
  `\\b(?:the )?(first \\d+ \\p{L}+) (?:get|receive|will get)\\s+(?:an? )?free\\s+(${word}(?:\\s+${word}){0,2})`,
);
const goFree = anyOf(
  '\\b((?:kids|children|under[- ]\\d+s|dogs|students|members|nurses|carers|babies|toddlers) (?:eat|go|get in|swim|travel|play|train) free)\\b',
);
const countFree = anyOf(
  `\\b((?:\\d+|one|two|three|four|six) (?:months?|weeks?|nights?|sessions?|classes|lessons?|visits?) free(?:\\s+(?:${limits}))?)`,
);
const bareFree = anyOf(
  `(?:\\b(?:is|are|entry|admission)\\s+free(?: of charge)?|\\bfree (?:entry|admission)|(?<=[,;:\\n]\\s?)free(?: of charge)?)(?=\\s*(?:[,.;:!\\n\\ue000]|$| for\\b| and\\b))`,
);

/** Offers, each with what it applies to. */
export function takeOffers(marked: Marked): Offer[] {
  const offer = (span: { start: number; end: number }, words: string, on = ''): Offer => ({
    ...span,
    words: words.replace(/\s+/g, ' ').trim(),
    on: on.replace(/\s+/g, ' ').trim(),
  });
  const number = (text: string) =>
    text
      .toLowerCase()
      .replace(/^an? (?=extra|further)/, 'an ')
      .replace('an further', 'a further');
  return [
    ...takeAll(marked, percentOff, (m, span) => offer(span, `${number(m[1] ?? '')}% off`, m[2])),
    ...takeAll(marked, savePercent, (m, span) => offer(span, `${(m[1] ?? '').toLowerCase()}% off`, m[2])),
    ...takeAll(marked, moneyOff, (m, span) => offer(span, `${(m[1] ?? '').toLowerCase()} off`, m[2])),
    ...takeAll(marked, bogof, (m, span) => offer(span, bogofWords(m[1] ?? ''), m[2])),
    ...takeAll(marked, multi, (m, span) => offer(span, `${spelled(m[1] ?? '')} for ${spelled(m[2] ?? '')}`, m[3])),
    ...takeAll(marked, halfPrice, (m, span) => offer(span, 'half price', m[1])),
    ...takeAll(marked, firstGet, (m, span) =>
      offer(span, `${freeWords(lower(m[2] ?? ''))} for the ${(m[1] ?? '').toLowerCase()}`),
    ),
    ...takeAll(marked, goFree, (m, span) => offer(span, (m[1] ?? '').toLowerCase())),
    ...takeAll(marked, countFree, (m, span) => offer(span, (m[1] ?? '').toLowerCase())),
    ...takeAll(marked, bareFree, (_m, span) => offer(span, freeOfCharge)),
    ...takeAll(marked, trial, (m, span) => offer(span, trialWords(m))),
    ...takeAll(marked, freeThing, (m, span) => offer(span, freeWords(lower(m[1] ?? '')))),
  ];
}

/** "free delivery", but "a free consultation". */
const freeWords = (thing: string) =>
  /(?:(?<!s)s|delivery|entry|parking|tea|coffee|cake|postage|shipping|wifi|wi-fi|admission|advice|food|fitting|installation|support|food|beer|wine|prosecco|training|setup|p&p|ing)$/i.test(
    thing.replace(/ (?:for|on|over|if|when|behind|at|in|with|from|near|outside) .*$/, ''),
  )
    ? `free ${thing}`
    : `a free ${thing}`;
const lower = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
const bogofWords = (text: string) =>
  /^bogof$/i.test(text)
    ? 'buy one, get one free'
    : text
        .toLowerCase()
        .replace(/\s*,?\s+get/, ', get')
        .replace(/\b[123]\b/g, spelled);
const numerals: Readonly<Record<string, string>> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four' };
const spelled = (text: string) => numerals[text] ?? text.toLowerCase();
function trialWords([, count, unit, which, session, days, dayUnit]: RegExpExecArray): string {
  if (session) return `the first ${which ? `${which.toLowerCase()} ` : ''}${session.toLowerCase()} free`;
  const length = count && unit ? [count, unit] : days && dayUnit ? [days, dayUnit] : undefined;
  if (!length) return 'a free trial';
  const [number = '', of = ''] = length;
  return `a ${number.toLowerCase() === 'a' ? 'one' : number}-${of.toLowerCase()} free trial`;
}

const unit =
  '(?:\\s?(?:(?:with|including|incl\\.?) (?:an? )?(?:glass of \\p{L}+|lunch|breakfast|brunch|dinner|supper|tea|coffee|cake|drinks?|materials|parts|labour|delivery|fitting)(?: and \\p{L}+)?(?: (?:under|up to) £\\d+)?|\\/\\s?\\p{L}+|pp|pcm|p\\/m|pm|each|all in|a head|(?:per|an?|for an?|for the) (?!half|third|quarter)\\p{L}+(?: \\p{L}+ing| house| home| flat| bungalow| car| van| room)?|for (?:two|three|four|five|six|\\d+)(?: (?!until|from|on|at|in|and)\\p{L}+)?|drop[- ]in|entry|admission|deposit|a (?:day|week|month|year)|(?:inc(?:luding|l)?\\.?|ex(?:cluding|cl)?\\.?|\\+|plus) (?:VAT|p&p|postage|delivery|service)))*';
const price = anyOf(
  `((?:from|only|just|under|around|about|starts? (?:at|from)|starting (?:at|from)|priced at|costs?|at|for|now|instead of|was|usually|normally|will be|is|are)\\s+(?:just |only )?)?(${amount}(?:\\s?(?:-|–|to)\\s?${currency}?\\d(?:[\\d,]*\\d)?(?:\\.\\d{2})?)?|\\b\\d{1,2}p\\b|\\b\\d[\\d,.]* (?:pounds|quid)\\b|\\ba tenner\\b|\\ba fiver\\b)(${unit})(?:\\s+(small|medium|large|adults?|child(?:ren)?|kids|concessions?|students?|members?|famil(?:y|ies))\\b(?!\\s+\\p{L}))?`,
);

/** Prices with what they are for: "from £79 inc VAT", "£5 each". */
export function takePrices(marked: Marked): Price[] {
  return takeAll(marked, price, (match, span) => {
    const lead = /from|start/i.test(match[1] ?? '')
      ? 'from '
      : /under|around|about/i.test(match[1] ?? '')
        ? `${(match[1] ?? '').trim().toLowerCase()} `
        : '';
    const before = /(?:^|[,;:.\n\ue000(]|\band\b|\bor\b)\s*((?:\p{L}[\p{L}'’-]*\s){1,3})$/iu.exec(
      marked.text.slice(0, span.start),
    );
    const label = /^(?:was|usually|normally|instead of)/i.test(match[1] ?? '')
      ? 'was'
      : lead || /^(?:for|at|now)/i.test(match[1] ?? '')
        ? ''
        : (match[4]?.toLowerCase() ?? labelOf(before?.[1] ?? ''));
    return {
      start: label && label !== 'was' && !match[4] ? span.start - (before?.[1] ?? '').length : span.start,
      end: span.end,
      words: `${lead}${pounds(match[2] ?? '')}${units(match[3] ?? '')}`.replace(/\s+/g, ' ').trim(),
      label,
    };
  });
}

const notLabels =
  /\b(?:we|you|it|our|the|is|are|and|or|for|with|a|an|of|in|on|at|to|from|tickets? are|only|just|now|was|raise|raised|raising|spend|over|by|costs?|charge|pay|worth|email|post|write|about|every|each|free|hire|than)\b/i;
const labelOf = (words: string) => (notLabels.test(words) ? '' : words.trim().toLowerCase());

const pounds = (text: string) =>
  text
    .replace(/a tenner/i, '£10')
    .replace(/a fiver/i, '£5')
    .replace(/^(\d[\d,.]*) (?:pounds|quid)$/i, '£$1')
    .replace(/GBP\s?/gi, '£')
    .replace(/EUR\s?/gi, '€')
    .replace(/USD\s?/gi, '$')
    .replace(/\s?(?:-|–|to)\s?/, ' to ')
    .replace(/ to (?=\d)/, ` to ${/[£€$]/.exec(text)?.[0] ?? '£'}`);
const units = (text: string) =>
  text
    .replace(/\bpp\b/i, ' per person')
    .replace(/\b(?:pcm|pm|p\/m)\b/i, ' a month')
    .replace(
      /\s?\/\s?(\p{L}+)/giu,
      (_whole, of: string) => ` per ${/^(?:mo|mth)$/i.test(of) ? 'month' : /^hr$/i.test(of) ? 'hour' : of}`,
    )
    .replace(/\binc(?:l)?\.? VAT/i, 'including VAT')
    .replace(/\bex(?:cl)?\.? VAT/i, 'plus VAT')
    .replace(/\+ /g, 'plus ')
    .replace(/\bvat\b/gi, 'VAT');
