import { type BriefFacts, type Fact, type FactKind, readCharacters } from './briefFacts';
import { type Mark, marksIn } from './marks';
import { occasionOf } from './occasion';
import { type Phrase, phrasesOf } from './phrases';
import { ukTowns } from './ukTowns';

/**
 * Takes a brief apart into phrases and says of each what it is, where its form leaves no doubt; the others are notes. Every
 * fact is a stretch of the brief, word for word: nothing is reworded, so nothing can be said that it does not say.
 */
export function readBrief(whole: string): BriefFacts {
  const brief = whole.slice(0, readCharacters);
  const { phrases, unused } = phrasesOf(brief);
  const head = phrases.findIndex(names);
  const facts = phrases.flatMap((phrase, at) => (at === head ? factsOfHead(phrase) : factsOf(phrase)));
  return {
    brief,
    occasion: occasionOf(
      facts.find(({ kind }) => kind === 'subject')?.words ?? '',
      brief,
      facts.some(({ kind, words: said }) => kind === 'offer' || (kind === 'subject' && offer.test(said))),
    ),
    english: isEnglish(brief),
    facts: facts.filter(
      ({ kind, words }, at) => facts.findIndex((one) => one.kind === kind && one.words === words) === at,
    ),
    unused,
  };
}

const offer =
  /\b\d+ ?(?:%|per ?cent) ?(?:off|discount)|\bdiscounts?\b|\bhalf[- ]price\b|\bbogof\b|\b(?:2|3|two|three|buy one|buy two)[,]? (?:for|4|get) (?:the price of )?(?:1|2|one|two|three|£)|[£€$]\d+ ?off|\bsave (?:up to )?[£\d]|(?<!-)\bfree\b(?! (?:to|of|from|up)\b)/i;
const costsNothing = /^(?:entry |admission )?free(?: entry| admission| of charge)?$/i;
/** What a phrase begins with that tells the reader what to do. */
const asks =
  /^(?:please )?(?:(?:book|call|ring|phone|text|email|apply|visit|see|register|order|pre[- ]?order|reply|rsvp|sign up|drop (?:off|in|by|us)|donate|vote|pay|claim|find us|go|message|send|enter|contact|enquire|buy|join|download|return|use (?:the )?code)\b|(?:appointments?|tickets?|cvs?|details|info|more|enquiries|viewings?) (?:to|at|on|from|with|via|info)\b)/i;
const venue =
  /\b(?:hall|centre|church|hotel|inn|pub|farm|park|studio|yard|library|school|clubhouse|shop|stall|showroom|office|museum|theatre|barn|pavilion|bandstand|street|road|lane|avenue|wharf)s?$/iu;
const address =
  /\b(?:unit )?\d+[a-z]?,? (?:\p{Lu}\p{L}+ ){1,3}(?:street|st|road|rd|lane|avenue|way|square|place|row|close|hill|park|yard)\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/iu;
const where =
  /^(?:at|in|near|outside|opposite|inside|across|around|throughout) (?!(?:aid|case|time|person|order|stock|need) )(?:(?:our|the) )?\p{L}/iu;
/** "The Crown, Hebden Bridge". */
const namesOfPlaces =
  /^The \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?$|^\p{Lu}\S* (?:at|near|on) \p{Lu}\S*$|^(?:\p{Lu}[\p{L}'’&]* ?){1,4}, (?:\p{Lu}[\p{L}'’&]* ?){1,3}$/u;
const somewhere = /^(?:online|in[- ]store|over zoom|on zoom)(?: (?:and|or) (?:online|in[- ]store))?$/i;
const labels: readonly (readonly [FactKind, RegExp])[] = [
  ['when', /^(?:when|dates?|times?|hours):\s*/i],
  ['place', /^(?:where|venue|address|location):\s*/i],
  ['price', /^(?:price|cost|fee|pay|tickets):\s*/i],
  ['offer', /^offer:\s*/i],
  ['ends', /^(?:until|ends|valid until):\s*/i],
  ['deadline', /^(?:deadline|closing date):\s*/i],
  ['code', /^(?:discount |promo )?code:\s*/i],
  ['phone', /^(?:phone|tel(?:ephone)?|call):\s*/i],
  ['email', /^e-?mail:\s*/i],
  ['link', /^(?:website|web|link|book|bookings?):\s*/i],
  ['subject', /^(?:product|service|event|subject|topic|what|about|on):\s*/i],
];

const shortDays = /\b(?:mon|tues?|wed|thurs?|fri|sat|sun|jan|feb|mar|march|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b/g;

const labelOf = (words: string) => labels.find(([, label]) => label.test(words));

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
const fact = (kind: FactKind, text: string): Fact[] => {
  const said = text.replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '').trim();
  if (!/[\p{L}\d]/u.test(said)) return [];
  const dated = kind === 'when' || kind === 'ends' || kind === 'deadline';
  return [
    { kind, words: dated ? said.replace(shortDays, (word) => word.charAt(0).toUpperCase() + word.slice(1)) : said },
  ];
};

/** Says nothing by itself, although it comes first. */
const greets =
  /^(?:just (?:listed|in|arrived)|(?:good|great|big|exciting) news|attention|sorry|hello|hi all|reminder|same prices?)$/i;

/** Whether a phrase can be what the brief is about: not only a price, a day, or what to do. */
function names({ words: text }: Phrase): boolean {
  const label = labelOf(text);
  if (label) return label[0] === 'subject';
  const marks = marksIn(text);
  if (marks.some(({ kind }) => kind === 'phone' || kind === 'email' || kind === 'link') && asks.test(text))
    return false;
  if (greets.test(text)) return false;
  const left = withoutMarks(text, marks).replace(/\b(?:from|on|at|by|the|and|for|with|in|our|we are|is|are)\b/gi, '');
  return /\p{L}{3}/u.test(left) && !/^\s*[£€$]/.test(text.replace(/^(?:[£€$]\S+ off)/i, ''));
}

const withoutMarks = (text: string, marks: readonly Mark[]) =>
  marks.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

/** What it is about ends where its day, its price or the way to reach somebody begins. */
function factsOfHead({ words: whole, ends }: Phrase): Fact[] {
  const text = whole.replace(labelOf(whole)?.[1] ?? /^\b$/, '');
  const marks = marksIn(text);
  const [first] = marks;
  if (!first || (ends && sentenceLike.test(text))) return fact('subject', text);
  const subject = text.slice(0, first.start).replace(looseEnd, '');
  if (words(subject).length > 9 || (sentenceLike.test(subject) && marks.every(isDated))) return fact('subject', text);
  const tail = text.slice(marks.at(-1)?.end).trim();
  if (tail && marks.every(isDated) && !isPlace(tail)) return fact('subject', text);
  if (words(subject).length < 2 && !/^\p{L}{5,}$/u.test(subject.trim())) return fact('subject', text);
  if (/(?:^|\s)(?:closed|open|back)$/i.test(subject.trim())) return fact('subject', text);
  if (marks.some(({ end }, at) => goesOn.test(text.slice(end, marks[at + 1]?.start ?? text.length))))
    return fact('subject', text);
  const rest = marks.flatMap(({ kind, start, end }, at) => {
    const after = text.slice(end, marks[at + 1]?.start ?? text.length).replace(looseEnd, '');
    return [
      ...fact(kind, text.slice(start, end)),
      ...(after.trim() ? factsOf({ words: after.trim(), ends: false }) : []),
    ];
  });
  return [...fact('subject', subject), ...rest];
}

const isDated = ({ kind }: Mark) => kind === 'when' || kind === 'ends' || kind === 'deadline';

/** "Before October and pay £70": one sentence, which no mark ends. */
const goesOn = /^,? (?:and|or|but|pay|instead|than|after|then)\b/i;

/** Words that lead to what was cut off. */
const looseEnd =
  /(?:\s|,|\b(?:on|at|from|for|until|by|(?<!drop )in|is|are|starts?|starting|it(?:'|’)s|runs?|takes place|and|or|only|just|costs?|every|with|to|call|ring|text|book|see|visit|via|now|the|a)\b)+$/i;
const sentenceLike = /\b(?:joins?|is|are|was|were|has|have|will|we|you|i)\b|(?:'|’)(?:s|re|ve|ll) /i;

/** What is told apart from its day: "20% off coats until Friday". */
const told = { test: (text: string) => offer.test(text) || /[£€$]\d/.test(text) };

/** "Doors 7pm", "5 Wednesdays": words that are part of when it is. */
const timed =
  /^(?:doors|gates|display|sittings?|kick[- ]off|starts?|starting|available|runs|daily|\d|from|\p{L}+ (?:from|at)\b)/iu;

function factsOf({ words: text, ends }: Phrase): Fact[] {
  const [labelled, sign] = labelOf(text) ?? [];
  if (labelled && sign && text.replace(sign, '').trim()) {
    const said = text.replace(sign, '');
    return labelled === 'link' || labelled === 'phone' || labelled === 'email'
      ? factsOf({ words: said, ends: false })
      : fact(labelled, said);
  }
  const marks = marksIn(text);
  const reached = marks.some(({ kind }) => kind === 'phone' || kind === 'email' || kind === 'link');
  if (asks.test(text)) return fact('action', text);
  const [only] = marks;
  const left = words(withoutMarks(text, marks)).length;
  if (only && reached && left <= 1) return marks.flatMap(({ kind, start, end }) => fact(kind, text.slice(start, end)));
  if (reached || (ends && sentenceLike.test(text) && words(text).length > 4)) return fact('sentence', text);
  if (only?.kind === 'code' && left <= 2) return fact('code', text);
  if (costsNothing.test(text)) return fact('price', text);
  const dated = marks.findLast(isDated);
  const after = dated ? text.slice(dated.end).trim() : '';
  const splits =
    dated && left > 0 && (after === '' || isPlace(after)) && (dated.start === 0 || told.test(text) || isPlace(text));
  if (splits)
    return [
      ...(dated.start > 0 ? factsOf({ words: text.slice(0, dated.start).replace(looseEnd, ''), ends: false }) : []),
      ...fact(dated.kind, text.slice(dated.start, dated.end)),
      ...(after ? fact('place', after) : []),
    ];
  if (offer.test(text)) return fact('offer', text);
  if (marks.some(({ kind }) => kind === 'price')) return fact('price', text);
  if (only && isDated(only) && (left === 0 || (left <= 2 && timed.test(text))))
    return fact(left > 0 ? 'when' : only.kind, text);
  if (isPlace(text)) return fact('place', text);
  return fact(words(text).length > 8 ? 'sentence' : 'note', text);
}

const isPlace = (text: string) => {
  const count = words(text).length;
  if (somewhere.test(text) || ukTowns.has(text.toLowerCase())) return true;
  return (
    count <= 9 && (address.test(text) || where.test(text) || namesOfPlaces.test(text) || (count <= 5 && isVenue(text)))
  );
};

/** "church hall", "church hall otley", "Town Hall, Ilkley". */
const isVenue = (text: string) => {
  const [, before = '', town = ''] = /^(.*?),? (\p{L}+)$/u.exec(text) ?? [];
  const inTown = /^\p{Lu}/u.test(town) || ukTowns.has(town);
  return !/\b(?:with|no|free|gets?|for)\b|\d/i.test(text) && (venue.test(text) || (inTown && venue.test(before)));
};

/** Enough to tell English from other languages: most letters are Latin, and its small words are there rather than theirs. */
function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin / letters < 0.6) return false;
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const theirs = said.filter((word) => otherWords.has(word)).length;
  return theirs < 3 || said.filter((word) => englishWords.has(word)).length >= theirs;
}

const otherWords = new Set(
  'der die das und wir für mit von zu auf ist ein eine unser unsere nicht le la les des une du et nous vous pour avec est dans notre nos el los las una y con para por nuestro nuestra het een van voor met op onze wij lorem ipsum dolor sit amet i w na się'.split(
    ' ',
  ),
);
const englishWords = new Set(
  'the a an and or of for to in on at with our we you your is are from by it that this new all off free about'.split(
    ' ',
  ),
);
