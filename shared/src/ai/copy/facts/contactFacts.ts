import { emailAddresses } from '../../../core/emailAddress';
import type { Fact, Place } from './briefFacts';
import { type Marked, takeAll } from './marks';
import { insideSentence } from './nameWords';
import { ukTowns } from './ukTowns';

const link =
  /\b(?:https?:\/\/|www\.)[^\s<>"“”'()\ue000]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:co\.uk|org\.uk|ac\.uk|com|org|uk|net|io|app|cafe|shop|london|scot|wales)\b(?:\/[^\s<>"“”'()\ue000]*)?/gi;
const phone = /(?:\+44\s?\(?0?\)?|\b0)\d(?:[\s-]?\d){8,9}\b/g;
const code =
  /\b(?:use |with |enter |quote |the )*(?:promo |discount |voucher )?code:?\s+["“']?([A-Z][A-Z0-9-]{2,19})\b["”']?/gi;

export const takeEmails = (marked: Marked): Fact[] =>
  takeAll(marked, emailAddresses, (match, span) => ({ ...span, words: match[0] }));

export const takeLinks = (marked: Marked): Fact[] =>
  takeAll(marked, link, (match, { start }) => {
    const words = match[0].replace(/[.,;:!?)]+$/, '');
    return { start, end: start + words.length, words: words.replace(/^https?:\/\/(?=www\.|[^/]+\/?$)/, '') };
  });

export const takePhones = (marked: Marked): Fact[] =>
  takeAll(marked, phone, (match, span) => ({ ...span, words: match[0].replace(/-/g, ' ') }));

/** Codes are in capitals: "code of conduct" is none. */
export const takeCodes = (marked: Marked): Fact[] =>
  takeAll(marked, code, (match, span) => {
    const words = match[1] ?? '';
    return words === words.toUpperCase() ? { ...span, words } : undefined;
  });

const streets =
  'Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Way|Square|Place|Row|Terrace|Gardens|Close|Drive|Hill|Parade|Market|Yard|Court|Mews|Wharf|Gate|Park|Green|Walk|Arcade';
const postcode = '[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}';
const address = new RegExp(
  `\\b(?:(at|in|on)\\s+)?((?:Unit\\s+\\d+[a-z]?,?\\s+(?:\\d+[a-z]?\\s+)?|\\d+[a-z]?\\s+)(?:[\\p{L}'’]+\\s+){1,3}?(?:${streets})\\b(?:,?\\s+\\p{Lu}[\\p{L}'’-]+){0,3}(?:,?\\s*${postcode})?)`,
  'giu',
);
/** "on Mill Lane", "Wellington Street Leeds": a street by its name alone. */
const street =
  /\b(?:(at|in|on)\s+)?((?!(?:at|in|on|from|our|the)\b)\p{Lu}[\p{L}'’]+\s+(?:Street|Road|Lane|Avenue|Parade|Mews|Wharf|Terrace)\b(?:,?\s+\p{Lu}[\p{L}'’-]+)?)/gu;
const venue =
  /\b(?:(at|in|from)\s+)?((?:the |our )?(?:[\p{L}’'-]+ )?(?:church|village|town|parish|community|sports|leisure|school|scout|market|corn|memorial)\s(?:hall|centre|exchange|square|green|hut))\b(?:,?\s+(?:in\s+)?(\p{Lu}[\p{L}'’-]+))?/giu;
const ours =
  /\b(?:at|in|from)\s+((?:our|the)\s+(?:\p{L}+\s)?(?:studio|shop|showroom|office|offices|clinic|cafe|café|salon|yard|brewery|nursery|surgery|store|warehouse|workshop|taproom|barn|garden centre|restaurant|bakery|clubhouse|pavilion|library|bandstand|car park|farm shop))\b/giu;
const online = /\b(?:in[- ]store(?: (?:and|or|&) online)?|online(?: (?:and|or|&) in[- ]store)?|over zoom|on zoom)\b/gi;
const capital =
  "(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b)\\p{Lu}[\\p{L}\\p{M}'’&-]*";
const named = new RegExp(
  `\\b(in|at|near|outside|opposite|inside|around|across|throughout)\\s+((?:the |our )?${capital}(?:(?: of the| of| on the| on| upon| the| and| &|,)? ${capital})*)`,
  'gu',
);
const monthOrDay =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Christmas|Easter|VAT|GBP)/;

/** Addresses, venues, "online" and names after a word of place. */
export function takePlaces(marked: Marked): Place[] {
  return [
    ...takeAll(marked, address, (match, { start, end }) => {
      const said = match[2] ?? '';
      const words = withoutTail(said);
      return placeOf({ start, end: end - (said.length - words.length) }, match[1] ?? 'at', words);
    }),
    ...takeAll(marked, street, (match, span) =>
      placeOf(
        span,
        match[1] ?? 'on',
        (match[2] ?? '').replace(/(Street|Road|Lane|Avenue|Parade|Mews|Wharf|Terrace) (?=\p{Lu})/u, '$1, '),
      ),
    ),
    ...takeAll(marked, venue, (match, { start, end }) => {
      const town = townOf(match[3] ?? '');
      const cut = town
        ? end
        : start + match[0].length - (match[0].length - match[0].lastIndexOf(match[2] ?? '') - (match[2] ?? '').length);
      return placeOf({ start, end: cut }, match[1] ?? 'at', [withThe(match[2] ?? ''), town].filter(Boolean).join(', '));
    }),
    ...takeAll(marked, ours, (match, span) => placeOf(span, 'at', insideSentence(match[1] ?? ''))),
    ...takeAll(marked, online, (match, span) => ({ ...span, by: '', words: match[0].toLowerCase() })),
    ...takeAll(marked, named, (match, span) =>
      monthOrDay.test((match[2] ?? '').replace(/^(?:the|our) /, '')) ||
      /\b(?:made|grown|brewed|baked|based|sourced|roasted|woven|built|born)\s$/i.test(marked.text.slice(0, span.start))
        ? undefined
        : placeOf(span, match[1] ?? 'in', match[2] ?? ''),
    ),
  ];
}

/** A town in capitals, or one that is known in small letters. */
const townOf = (word: string) =>
  /^\p{Lu}/u.test(word) || ukTowns.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : '';
/** Words after a street that are no town: "by 20 December". */
const withoutTail = (words: string) =>
  words.replace(new RegExp(`^(.*?\\b(?:${streets})\\b)(.*)$`, 'iu'), (whole, street: string, tail: string) => {
    const kept =
      /^(?:,?\s+\p{Lu}\p{Ll}[\p{L}'’-]*|,?\s+(?:Leeds|York))*(?:,?\s*[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})?/u.exec(
        tail,
      )?.[0] ?? '';
    const town = /^,?\s+(\p{Ll}+)/u.exec(tail)?.[1] ?? '';
    return kept ? street + kept : ukTowns.has(town) ? `${street}, ${townOf(town)}`.slice(0, whole.length) : street;
  });

const placeOf = (span: { start: number; end: number }, by: string, words: string): Place => ({
  ...span,
  by: by.toLowerCase() === 'from' ? 'at' : by.toLowerCase(),
  words: words.replace(/\s+/g, ' ').trim(),
});

/** "church hall" reads as "the church hall"; "Otley Church Hall" is a name. */
const withThe = (venueName: string) =>
  /^(?:the|our) /i.test(venueName) || /^\p{Lu}/u.test(venueName) ? venueName : `the ${venueName}`;
