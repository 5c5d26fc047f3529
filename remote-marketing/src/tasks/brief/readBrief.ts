import { type BriefFacts, type Fact, type FactKind, readCharacters, saysItself } from './briefFacts';
import { isEnglish } from './english';
import { type Mark, marksIn } from './marks';
import { occasionOf } from './occasion';
import { isPlace } from './places';
import { sentencesIn } from './sentences';

/**
 * Takes a brief apart and says of each part what it is, where its form leaves no doubt; the others are notes and sentences.
 * Every fact is a stretch of the brief, word for word: nothing is reworded, so nothing can be said that it does not say.
 */
export function readBrief(whole: string): BriefFacts {
  const brief = whole.slice(0, readCharacters);
  const sentences = sentencesIn(brief);
  const all = sentences.flatMap((one) => partsOf(one, sentences.length > 1));
  const parts = all.filter(({ words }) => wordsIn(words) <= longest);
  // Where the first sentence is too long to be told, nothing else says what the others are about.
  const head = parts[0] === all[0] ? parts.findIndex(({ words }) => isAbout(words)) : -1;
  const facts = parts.flatMap(({ words, whole }, at) => (at === head ? factsOfHead(words) : factsOf(words, whole)));
  const subject = facts.find(({ kind }) => kind === 'subject')?.words ?? '';
  return {
    brief,
    occasion: occasionOf(subject, brief, facts.some(({ kind }) => kind === 'offer') || offer.test(subject)),
    english: isEnglish(brief),
    facts: facts.filter(
      ({ kind, words }, at) => facts.findIndex((one) => one.kind === kind && one.words === words) === at,
    ),
    unused: all
      .map(({ words }) => words)
      .filter((words) => wordsIn(words) > longest)
      .slice(0, 2),
  };
}

/** A part with more words would only repeat the brief. */
const longest = 24;
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
const trimmed = (text: string) => text.replace(/^[\s,;:!–-]+|[\s.,;:!–-]+$/g, '').replace(/\s+/g, ' ');

/** Words that go on from the part before, and the end of a list: a sentence with either stays whole. */
const goesOn = /^(?:but|because|which|who|not|or|up|down|so|as|to)\b/i;
const listEnd = /^\S+(?: \S+){0,2} (?:and|or) \S+(?: \S+)?$/i;
const condition = /^(?:if|when|while|once|as|although|because|not|in case)\b/i;
/** An address and a list of days keep their commas, a few words in brackets their place: "cut £18 (was £16)". */
const comma =
  /,(?=\s|$)(?!\s\d{1,2}(?:, \d{1,2})* (?:and|&) \d{1,2} \p{L})|;|\s[-–—•]\s(?!(?:mon|tue|wed|thu|fri|sat|sun|\d))|\((?![^\s()]{1,20}(?: [^\s()]{1,20}){0,2}\))|(?<!\([^\s()]{1,20}(?: [^\s()]{1,20}){0,2})\)/iu;
const town = /^(?:\p{Lu}[\p{L}'’&-]*(?: |$)){1,3}(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})?$/u;
const address = /\d+\w? \p{Lu}|(?:^|\s)\p{Lu}\S* \p{Lu}\S*$|unit \d+\w?$/u;

/** `whole` when it is a sentence among others. */
interface Part {
  readonly words: string;
  readonly whole: boolean;
}

/** A list of facts at its commas; a sentence that says something as one, so that no half of it is told. */
function partsOf(sentence: string, several: boolean): Part[] {
  const parts = sentence.split(comma).map(trimmed).filter(Boolean);
  const marked = parts.map((part) => marksIn(part).length > 0);
  const [, list = ''] = /:\s(.*,.*)/.exec(sentence) ?? [];
  const isWhole =
    sentence.endsWith('?') ||
    (list && marksIn(list)[0]?.start !== 0 && !titled.test(sentence) && !splits(sentence)) ||
    condition.test(sentence) ||
    parts.some((part, at) => at > 0 && !marked[at] && (goesOn.test(part) || (listEnd.test(part) && !marked[at - 1]))) ||
    (several && !titled.test(sentence) && (asks.test(sentence) || saysItself(parts[0] ?? '')));
  if (isWhole || parts.length < 2)
    return splitAtColon(sentence.endsWith('?') ? sentence : trimmed(sentence)).map((words) => ({
      words,
      whole: several,
    }));
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before && town.test(part) && address.test(before) && marksIn(before).at(-1)?.end !== before.length)
      joined[joined.length - 1] = `${before}, ${part}`;
    else joined.push(part.replace(/^(?:and|also|plus) /i, ''));
  }
  return joined.flatMap(splitAtColon).map((words) => ({ words, whole: false }));
}

/** "Black Friday: 25% off", "How to prune a rose: cut low": what stands before is what it is about. */
const splitAtColon = (part: string): string[] => (splits(part) ? part.split(/:\s+(.+)/).filter(Boolean) : [part]);
function splits(part: string): boolean {
  const [, head = '', rest = ''] = /^([^:]{3,60}):\s+(.+)$/.exec(part) ?? [];
  if (head === '' || labelOf(part) || titled.test(part) || part.endsWith('?')) return false;
  if (saysItself(head)) return wordsIn(head) > 3;
  const [first] = marksIn(rest);
  return /[£%]|\bfree\b/i.test(rest) || (wordsIn(head) > 1 && first?.start === 0 && dated(first.kind));
}
/** What has a title keeps it: "Talk: How we work". */
const titled = /^(?:webinar|workshop|talk|seminar|masterclass|lecture|course|class|event|exhibition|screening):\s/i;

const offer =
  /\b\d+ ?(?:%|per ?cent) ?(?:off|discount)|\bdiscounts?\b|\bhalf[- ]price\b|\bbogof\b|\b(?:2|3|two|three|buy one|buy two)[,]? (?:for|4|get) (?:the price of )?(?:1|2|one|two|three|£)|[£€$]\d+ ?off|\bsave (?:up to )?[£\d]|(?<!-)\bfree\b(?! (?:to|of|from|up|parking|wi-?fi)\b)/i;
const costsNothing = /^(?:entry |admission )?free(?: entry| admission| of charge)?$/i;
/** What a part begins with that tells the reader what to do. */
const asks =
  /^(?:please )?(?:(?:book|call|ring|phone|text|email|apply|visit|see|register|order|pre[- ]?order|reply|rsvp|sign up|drop (?:off|in|by|us)|pop (?:in|by|along)|come (?:in|and|along)|donate|give (?:at|to|online|by)|vote|pay|claim|find us|go|message|send|enter|contact|enquire|buy|join|download|return|collect|(?:start|try) (?:a|your|our)|use (?:the )?code)\b|(?:appointments?|tickets?|cvs?|details|info|more|enquiries|viewings?) (?:to|at|on|from|with|via|info)\b)/i;
const labels: readonly (readonly [FactKind, RegExp])[] = [
  ['when', /^(?:when|dates?|times?|hours):\s*/i],
  ['place', /^(?:our )?(?:new )?(?:where|venue|address|location):\s*/i],
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
const labelOf = (text: string) => labels.find(([, label]) => label.test(text));

const shortDays =
  /\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|jan|feb|mar|march|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b/g;
const dated = (kind: FactKind) => kind === 'when' || kind === 'ends' || kind === 'deadline';
const reaches = (kind: FactKind) => kind === 'phone' || kind === 'email' || kind === 'link';

function fact(kind: FactKind, text: string): Fact[] {
  const said = text.replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '').trim();
  if (!/[\p{L}\d]/u.test(said)) return [];
  return [
    {
      kind,
      words: dated(kind) ? said.replace(shortDays, (word) => word.charAt(0).toUpperCase() + word.slice(1)) : said,
    },
  ];
}

/** Greetings and the like: they come first and say nothing by themselves. */
const greets =
  /^(?:just (?:listed|in|arrived)|(?:good|great|big|exciting) news|attention|sorry|hello|hi all|reminder|same prices?)$/i;
const empty = /\b(?:from|on|at|by|the|and|for|with|in|our|we are|is|are)\b/gi;

/** Whether a part can be what the brief is about: not only a price, a day, or what to do. */
function isAbout(text: string): boolean {
  const label = labelOf(text);
  if (label) return label[0] === 'subject';
  const marks = marksIn(text);
  if (greets.test(text) || (asks.test(text) && marks.some(({ kind }) => reaches(kind)))) return false;
  return /\p{L}{3}/u.test(without(text, marks).replace(empty, '')) && !/^\s*[£€$](?!\S+ off)/i.test(text);
}

const without = (text: string, marks: readonly Mark[]) =>
  marks.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

/** Words that lead to what was cut off. */
const looseEnd =
  /(?:\s|,|\(|\b(?:on|at|over|during|from|for|until|by|(?<!drop )in|is|are|starts?|starting|runs?|takes place|and|or|only|just|costs?|every|with|to|call|ring|text|book|see|visit|via|now|the|a)\b)+$/i;

/** "Sourdough Saturday", "Black Friday". */
const name = /^\p{Lu}[\p{L}’'&-]+(?: \p{Lu}[\p{L}’'&-]+){1,3}$/u;

/** What it is about ends where its day, its price or the way to reach somebody begins. */
function factsOfHead(whole: string): Fact[] {
  const text = whole.replace(labelOf(whole)?.[1] ?? /^\b$/, '');
  const marks = marksIn(text);
  const [first] = marks;
  const subject = text.slice(0, first?.start).replace(looseEnd, '');
  const isOne =
    !first ||
    name.test(text) ||
    saysItself(text.slice(0, first.start)) ||
    wordsIn(subject) > 9 ||
    (wordsIn(subject) < 2 && !/^\p{L}{4,}$/u.test(subject.trim())) ||
    /(?:^|\s)(?:closed|open|back|gone)$/i.test(subject.trim()) ||
    /^,? (?:and|or|but|pay|instead|than|after|then|of|a|while|because|so|to)\b/i.test(text.slice(marks.at(-1)?.end)) ||
    /^(?:book|save|get|buy|order|join)\b.* and |^(?:please|help) /i.test(text);
  if (isOne) return fact('subject', text);
  return [...fact('subject', subject), ...factsBetween(text.slice(first.start))];
}

/** The marks of a text and what stands after each. */
function factsBetween(text: string): Fact[] {
  const marks = marksIn(text);
  return marks.flatMap(({ kind, start, end }, at) => {
    const after = text
      .slice(end, marks[at + 1]?.start ?? text.length)
      .replace(looseEnd, '')
      .trim();
    return [...fact(kind, text.slice(start, end)), ...(after ? factsOf(after) : [])];
  });
}

function factsOf(text: string, whole = false): Fact[] {
  const [labelled, sign] = labelOf(text) ?? [];
  if (labelled && sign && text.replace(sign, '').trim())
    return reaches(labelled) ? factsOf(text.replace(sign, '')) : fact(labelled, text.replace(sign, ''));
  const marks = marksIn(text);
  if (asks.test(text)) return fact('action', text);
  const left = wordsIn(without(text, marks));
  if (/^(?:back|closed)\b/i.test(text)) return fact(whole ? 'sentence' : 'note', text);
  if (left === 0 || (left === 1 && marks.some(({ kind }) => reaches(kind)))) return factsBetween(text);
  // "They can ring me on …" speaks of the readers; only the number is for them.
  if (marks.some(({ kind }) => reaches(kind)))
    return /^they\b/i.test(text)
      ? marks.flatMap(({ kind, start, end }) => fact(kind, text.slice(start, end)))
      : fact('sentence', text);
  if (costsNothing.test(text)) return fact('price', text);
  if (saysItself(text) && wordsIn(text) > 3) return fact('sentence', text);
  const last = marks.at(-1);
  if (last && dated(last.kind) && last.end === text.length && (offer.test(text) || isPlace(text.slice(0, last.start))))
    return [...factsOf(text.slice(0, last.start).replace(looseEnd, '')), ...fact(last.kind, text.slice(last.start))];
  if (offer.test(text)) return fact('offer', text);
  const [first] = marks;
  const tail = text.slice(first?.end).trim();
  if (first?.start === 0 && dated(first.kind) && isPlace(tail))
    return [...fact(first.kind, text.slice(0, first.end)), ...fact('place', tail)];
  if (first?.kind === 'code' && left <= 2) return fact('code', text);
  if (first?.kind === 'price' && (first.start === 0 || left <= 2)) return fact('price', text);
  if (isPlace(text)) return fact('place', text);
  return fact(whole || wordsIn(text) > 8 ? 'sentence' : 'note', text);
}
