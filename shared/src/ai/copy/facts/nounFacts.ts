import nlp from 'compromise/two';
import type { Fact, Place, Span, Subject } from './briefFacts';
import { type Marked, takeAll, takenMark } from './marks';
import { isNameWord } from './nameWords';
import { ukTowns } from './ukTowns';

const people = /\b(?:Dr|Mr|Mrs|Ms|Miss|Prof|Chef|Coach)\.?\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/gu;
const groupEnds =
  'customers|clients|members|students|landlords|tenants|parents|mums|dads|families|kids|children|toddlers|babies|beginners|improvers|pensioners|seniors|women|men|adults|teens|teenagers|homeowners|home owners|owners|businesses|companies|start-?ups|sole traders|freelancers|contractors|builders|traders|charities|schools|offices|teams|patients|couples|brides|runners|cyclists|walkers|gardeners|bakers|buyers|sellers|first-time buyers|residents|locals|neighbours|subscribers|followers|regulars|newcomers|carers|nurses|teachers|nhs staff|key workers|under[- ]\\d+s|over[- ]\\d+s|\\d+ ?- ?\\d+ year olds|dog owners|cat owners|pet owners|puppies|dogs|cats|kittens|pets|horses|drivers|directors|managers|employers|employees|volunteers|firms|agencies|shops|restaurants|everyone|[\\p{Ll}]{3,}(?:ners|ters|vers|yers|gers|ists)|all ages|all abilities|all levels';

const audience = new RegExp(
  `\\b(?:(?:suitable |ideal |great |perfect |open |aimed |especially )?(?:for|at|to))\\s+((?:all |NHS |new NHS |any |our |your |new |existing |local |small |complete |total |absolute |busy |private |loyal |young |older |first-time |limited company |self-employed |[\\p{Ll}]+ )?(?:${groupEnds})(?: (?:under|over) \\d+(?: (?:months|years|weeks))?)?)\\b`,
  'giu',
);
const count =
  /(?<![\d.,£$€])((?:\d+ ?(?:to|-|–)|(?:the )?first|allow|within|only|just|over|more than|limited to|up to|at least|nearly|around|about|max(?:imum)?(?: of)?)\s+)?(\d(?:[\d,]*\d)?\+?)[\s-]((?:[\p{Ll}]+[\s-])?(?:\p{Ll}{2,}))\b(?:\s+((?:a|per) (?:day|week|month)|left|available|only|each|experience|guarantee|warranty|old))?/gu;

export const takePeople = (marked: Marked): Fact[] =>
  takeAll(marked, people, (match, span) => ({ ...span, words: match[0] }));

const notReaders =
  /^(?:your|our) (?:customers|clients|followers|subscribers|team|teams|regulars|members)$|^(?:customers|clients|followers|subscribers|everyone|new customers)$/i;

/** Whom it is for; the readers of the text themselves are no audience to name. */
export function takeAudience(marked: Marked): Fact | undefined {
  const found = takeAll(marked, audience, (match, span) =>
    /^(?:write|email|send|post|message)/i.test(match[0])
      ? undefined
      : {
          ...span,
          words: spelt((match[1] ?? '').toLowerCase())
            .replace(/^your /, 'our ')
            .replace(/\bnhs\b/, 'NHS'),
        },
  );
  return found.find(({ words }) => !notReaders.test(words));
}

/** Numbers with what they count. */
export const takeNumbers = (marked: Marked): Fact[] =>
  takeAll(marked, count, (match, span) => {
    const [, before = '', number = '', thing = '', after] = match;
    if (/\p{Lu}[\p{L}]*\s$/u.test(marked.text.slice(0, span.start + before.length)) && !before) return undefined;
    if (/^(?:bed|bedroom|am|pm|and|or|to|of|off|at|on|in|for|by|the|st|nd|rd|th)\b/.test(thing)) return undefined;
    if (number.endsWith('+') && !/s\b/.test(thing)) return undefined;
    const cut = thing.replace(
      /[\s-](?:and|or|to|of|off|at|on|in|for|by|the|with|from|is|are|only|we|you|left|available|each|per|so|until|a|has|have|was|were|will|can|free|off|if|before|after|this|next|every|goes|go|get|gets|all|no|max)$/,
      '',
    );
    const one = /^\d+-/.test(match[0].slice(before.length)) && !/s$/.test(cut);
    return {
      start: span.start,
      end: after ? span.end : span.start + before.length + number.length + 1 + cut.length,
      words: `${before.toLowerCase().replace(/\s+/g, ' ')}${number}${one ? '-' : ' '}${cut}${after ? ` ${after}` : ''}`,
    };
  });

/** Places that are known by name, also in small letters. */
export function takeKnownPlaces(marked: Marked): Place[] {
  const found: Place[] = [];
  const known = /\b(in|at|near|across|around)\s+(\p{Ll}{4,})\b/gu;
  found.push(
    ...takeAll(marked, known, (match, span) => {
      const word = match[2] ?? '';
      const isPlace =
        ukTowns.has(word) || (nlp(`in ${word}`).has('#Place') && !/^(?:march|store|reading|bath)$/.test(word));
      return isPlace
        ? { ...span, by: match[1] ?? 'in', words: word.charAt(0).toUpperCase() + word.slice(1) }
        : undefined;
    }),
  );
  return found;
}

interface Term {
  readonly text: string;
  readonly tags: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** Words of a stretch of text with their tags and places. */
function termsOf(text: string, offset: number): Term[] {
  const terms: Term[] = [];
  let at = 0;
  for (const sentence of nlp(text).json() as { terms: { text: string; tags: string[] }[] }[]) {
    for (const term of sentence.terms) {
      if (!term.text) continue;
      const start = text.indexOf(term.text, at);
      if (start < 0) continue;
      at = start + term.text.length;
      terms.push({ text: term.text, tags: term.tags, start: offset + start, end: offset + at });
    }
  }
  return terms;
}

const links = new Set(['of', 'and', '&']);
const breaks =
  /^(?:for|in|on|at|to|from|by|with|about|until|till|or|but|so|because|that|which|who|if|when|while|as|than|we|you|they|he|she|i|us|them|me|he|is|are|was|were|be|been|has|have|had|will|would|can|could|should|do|does|did|may|might|must|this|these|those|there|here|not|no|please|just|now|also|only|very|really|its|it's|we're|we've|we'll|you'll|don't|doesn't|starting|starts|runs|running|opens|ends|includes|including|plus|via|per|everything|everyone|anyone|something|anything|it|all|let|get|got|come|join|book|call|visit|see|buy|ask|tell|say|email|ring|want|wants|need|needs|offering|offer|give|giving|make|making|hiring|recruiting|looking|launching|announcing|introducing|donate|apply|reply|drop|back|closed|closing|joins?|joining|needed|without|made|grown|going|while|register|available|any|if|before|after)$/i;
const determiners = /^(?:our|the|a|an|my|your|their|his|her|some|any|every)$/i;

/** A run of words that names a thing: "autumn sale", "launch of Invoicely 2.0". */
export interface NounRun extends Span {
  readonly terms: readonly Term[];
  readonly determiner: string;
}

export function nounRuns(text: string, offset: number): NounRun[] {
  const runs: NounRun[] = [];
  let terms: Term[] = [];
  let determiner = '';
  const close = () => {
    while (
      terms.length > 0 &&
      (links.has(terms.at(-1)?.text.toLowerCase() ?? '') || terms.at(-1)?.tags.includes('Adverb'))
    )
      terms.pop();
    const [first] = terms;
    const last = terms.at(-1);
    if (first && last && terms.some(isNoun)) runs.push({ terms, determiner, start: first.start, end: last.end });
    terms = [];
    determiner = '';
  };
  const all = termsOf(text, offset);
  for (const [index, term] of all.entries()) {
    const word = term.text.toLowerCase();
    const itSupport =
      word === 'it' &&
      /^(?:support|services?|helpdesk|help|company|team|security|consultancy)$/i.test(all[index + 1]?.text ?? '');
    if (determiners.test(word)) {
      if (links.has(terms.at(-1)?.text.toLowerCase() ?? '') && terms.at(-1)?.text !== 'and') continue;
      close();
      determiner = word;
      continue;
    }
    const nameStart =
      /^\p{Lu}/u.test(term.text) &&
      /^\p{Lu}/u.test(all[index + 1]?.text ?? '') &&
      !/^(?:We|You|I|It|The)$/.test(term.text);
    const nounHere =
      terms.length > 0 && /^(?:call|book|offer|order|visit|start|end|need|buy|list|making|opening|closing)$/.test(word);
    const bookEvent = word === 'book' && /^(?:signing|club|launch|fair|shop|swap)$/i.test(all[index + 1]?.text ?? '');
    const openEvent = word === 'open' && /^house$/i.test(all[index + 1]?.text ?? '');
    if (
      (breaks.test(word) && !itSupport && !nameStart && !nounHere && !bookEvent) ||
      (term.tags.includes('Auxiliary') && !itSupport)
    ) {
      close();
      continue;
    }
    if (links.has(word)) {
      if (terms.length === 0) continue;
      terms = [...terms, term];
      continue;
    }
    if (
      terms.length === 0 &&
      term.tags.includes('Infinitive') &&
      !itSupport &&
      !bookEvent &&
      !openEvent &&
      !isNoun(all[index + 1])
    )
      continue;
    if (terms.length === 0 && term.tags.includes('Adverb') && !/^\p{Lu}/u.test(term.text)) continue;
    terms = [...terms, itSupport ? { ...term, text: 'IT' } : term];
  }
  close();
  return runs;
}

const isNoun = (term: Term | undefined) =>
  term !== undefined &&
  (term.tags.includes('Noun') || term.tags.includes('Gerund') || term.tags.includes('PresentTense')) &&
  !term.tags.includes('Pronoun');

const empty =
  /^(?:e-?mail|newsletter|post|posts|text|copy|campaign|customers?|clients?|people|everyone|everything|details?|info|information|news|thing|things|way|week|weeks|month|day|days|date|dates|time|today|year|brief|subject line|advert|ad|page|website|facebook|instagram|linkedin|twitter|reader|readers|lot|bit|mailing list|list|subscribers|message|line|social media|announcement|article|blog|vat|more|one|place|places|store|us|order|price|prices|offer|start|end|space|spaces|room|availability|register|details|stocks|entry|bookings?|questions?|poem|hello|thanks|prices|alert|moving|closing|hiring|opening|subscribers|under)$/i;

/** What an announcement is usually about; a run with such a word is its subject rather than another. */
const heads =
  /\b(?:sale|appeal|open (?:day|evening|morning|house)|viewings?|tasting|signing|takeover|screening|exhibition|ride|event|evening|course|classes|class|workshops?|fair|menu|launch|service|services|servicing|walk|run|exam|night|tour|range|collection|festival|webinar|talk|quiz|retreat|subscription|club|package|plan|treatment|hours|survey|newsletter|deadline|fund|tour|breakfast|brunch|dinner|supper|lunch|app|tickets|vacancy|party|box|boxes|hamper|hampers|bouquets?|cakes?|cover|insurance|check|checks|review|audit|lessons?|membership)\b/i;

/** The subject of a stretch of text, and how surely it is one. */
export function subjectOf(text: string, offset: number): { subject: Subject; weight: number } | undefined {
  if (text.includes(takenMark) || /[<>{}$=`\\]/.test(text)) return undefined;
  if (/^\s*(?:no|not|without|never|bring|meet|wear|pack|park|ask|allow|enjoy)\b/i.test(text)) return undefined;
  const found = nounRuns(text, offset).flatMap((run, index) => {
    const subject = asSubject(run, text, offset);
    if (!subject) return [];
    // "MOT when booked with a service" is about the MOT.
    if (/\b(?:with|including|includes|plus)\s+(?:an?\s+)?$/i.test(text.slice(0, run.start - offset))) return [];
    const weight =
      (heads.test(subject.words) ? 4 : 0) +
      (run.determiner === 'our' ? 2 : 0) +
      (run.determiner === 'the' || run.determiner === 'a' ? 1 : 0) +
      (subject.proper ? 2 : 0) -
      index;
    return [{ subject, weight }];
  });
  return found.sort((one, other) => other.weight - one.weight)[0];
}

function asSubject(run: NounRun, text: string, offset: number): Subject | undefined {
  const words = spelt(
    run.terms
      .map(({ text: word }) => word)
      .join(' ')
      .replace(/[^\p{L}\p{M}\p{N}'’&+%./ -]/gu, '')
      .replace(/[./ -]+$/, '')
      .trim(),
  );
  if (words.length < 3 || words.length > 60 || empty.test(words) || run.terms.length > 7 || !/\p{L}{2}/u.test(words))
    return undefined;
  if (run.terms.every(({ tags }) => tags.includes('Place'))) return undefined;
  const [first, second, ...others] = run.terms;
  const last = run.terms.at(-1);
  if (!first || !last) return undefined;
  const capital = (term: Term) => /^\p{Lu}/u.test(term.text);
  const acronym =
    /^\p{Lu}{2,}|^\p{L}\p{Ll}*\p{Lu}/u.test(first.text) || (capital(first) && /^\d/.test(second?.text ?? ''));
  const atStart =
    /^\s*$/.test(text.slice(0, first.start - offset)) || /[.!?]\s*$/.test(text.slice(0, first.start - offset));
  const inName =
    second !== undefined &&
    [second, ...others].every((term) => capital(term) || links.has(term.text) || /^\d/.test(term.text));
  const keep =
    acronym || (capital(first) && (!atStart || (second !== undefined && capital(second)) || isWeekOrMonth(first)));
  return {
    start: run.start,
    end: run.end,
    words: keep || isNameWord(words.split(' ', 1)[0] ?? '') ? words : words.charAt(0).toLowerCase() + words.slice(1),
    proper: keep && run.determiner === '' && (inName || (second === undefined && capital(first))) && !heads.test(words),
    plural: isPlural(run.terms, last),
    determiner: run.determiner,
  };
}

const isWeekOrMonth = (term: Term) =>
  ['WeekDay', 'Month', 'Holiday', 'Place', 'Person', 'ProperNoun', 'Organization'].some((tag) =>
    term.tags.includes(tag),
  );

function isPlural(terms: readonly Term[], last: Term): boolean {
  const of = terms.findIndex(({ text }) => text === 'of');
  const head = of > 0 ? terms[of - 1] : last;
  const joined = terms.some(({ text }) => text === 'and' || text === '&');
  return (
    joined ||
    (head?.tags.includes('Plural') ?? false) ||
    (/[^s]s$/i.test(head?.text ?? '') && !/(?:ss|us|is|ics|yoga|pilates)$/i.test(head?.text ?? ''))
  );
}

const misspelt: Readonly<Record<string, string>> = {
  beginers: 'beginners',
  begginers: 'beginners',
  accomodation: 'accommodation',
  resturant: 'restaurant',
  restaraunt: 'restaurant',
  calender: 'calendar',
  jewelery: 'jewellery',
  recieve: 'receive',
  definately: 'definitely',
  seperate: 'separate',
  availible: 'available',
  avaliable: 'available',
  profesional: 'professional',
  bussiness: 'business',
  buisness: 'business',
  maintainance: 'maintenance',
  christmass: 'Christmas',
  christmas: 'Christmas',
  easter: 'Easter',
  flouride: 'fluoride',
  servise: 'service',
  specialty: 'speciality',
  massagge: 'massage',
  bday: 'birthday',
  xmas: 'Christmas',
  valentines: 'Valentine’s',
  halloween: 'Halloween',
  mot: 'MOT',
  vat: 'VAT',
  crm: 'CRM',
};
/** Words that people often mistype, mended; a text for customers should not repeat them. */
export const spelt = (whole: string): string =>
  whole
    .replace(/ \+ /g, ' and ')
    .replace(/\bblack friday\b/gi, 'Black Friday')
    .replace(/\bcyber monday\b/gi, 'Cyber Monday')
    .replace(/\p{L}+/gu, (word) =>
      misspelt[word.toLowerCase()] && Object.hasOwn(misspelt, word.toLowerCase())
        ? (misspelt[word.toLowerCase()] ?? word)
        : word,
    );
