import {
  type BriefFacts,
  type Fact,
  type Occasion,
  type Place,
  type Price,
  readCharacters,
  type Subject,
  type When,
} from './briefFacts';
import { takeCodes, takeEmails, takeLinks, takePhones, takePlaces } from './contactFacts';
import { takeWhens } from './dateFacts';
import { type Marked, take, takenMark } from './marks';
import { takeOffers, takePrices } from './moneyFacts';
import { spelt, subjectOf, takeAudience, takeKnownPlaces, takeNumbers, takePeople } from './nounFacts';
import { occasionOf } from './occasion';
import { ukTowns } from './ukTowns';

const task =
  /^(?:hi|hello|hey)?[\s,]*(?:please |pls |plz )?(?:(?:can|could|would) (?:you|u) |(?:i|we)(?:(?:'|’)d| would)? (?:need|want|like) (?:you to |to )?)?(?:please |pls )?(?:(?:write|create|draft|make|generate|give|prepare|produce|compose|do|need|want|tell|announce|promote|introduce|introducing|announcing|promoting|launching|advertise|invite|remind|email|send)\b)?\s*(?:me |us |out )?(?:(?:an?|the|some|our|my|\d+)\s+)?(?:(?:short|quick|friendly|warm|nice|catchy|funny|formal|simple|weekly|monthly|brief|little|follow-?up|welcome|promo(?:tional)?|thank-?you|social media|facebook|instagram|linkedin|twitter|google|email|blog|marketing)\s+){0,3}(?:(?:e-?mails?|posts?|tweets?|subject lines?|articles?|ads?|adverts?|landing pages?|pages?|headlines?|newsletters?|campaigns?|texts?|copy|messages?|blogs?|something|announcements?|reminders?|notes?)\s+)?(?:(?:for|to)\s+(?:our |my |all |existing |new |past |the )*(?:customers|clients|subscribers|followers|members|mailing list|list|regulars|patients|tenants|everyone|people)\s+)?(?:(?:to |that |which |and )*(?:say(?:s|ing)?|tell(?:s|ing)?|announc(?:e|es|ing)|promot(?:e|es|ing)|introduc(?:e|es|ing)|invit(?:e|es|ing)|remind(?:s|ing)?|advertis(?:e|es|ing)|about|on|regarding|re:?|for|of|let(?:ting)?)\s+)*(?:(?:our |my |all |existing )*(?:customers|clients|people|them|everyone|tenants|members|patients|landlords|parents|homeowners|residents)\s+)?(?:(?:know )?(?:that|about|to|of)\s+)*/i;

/**
 * Takes a brief apart. What a pattern has taken no later one sees, so that "20% off" is no number and "12 High Street" no
 * time. Nothing is added: a fact that the brief does not state is not there.
 */
export function readBrief(whole: string): BriefFacts {
  const brief = whole.slice(0, readCharacters);
  const marked: Marked = { text: clean(brief) };
  const english = isEnglish(brief);
  const hostile = [
    ...marked.text.matchAll(
      /<script[\s\S]*?<\/script>|<[^>]*>?|\{\{[^}]*\}?\}?|\$\{[^}]*\}?|javascript:\S*|=\w+\([^)]*\)?/g,
    ),
  ];
  for (const match of hostile) take(marked, { start: match.index, end: match.index + match[0].length });
  const emails = takeEmails(marked);
  const links = takeLinks(marked);
  const phones = takePhones(marked);
  const codes = takeCodes(marked);
  const places = takePlaces(marked);
  const whens = takeWhens(marked);
  const offers = takeOffers(marked);
  const prices = takePrices(marked);
  places.push(...takeKnownPlaces(marked));
  const people = takePeople(marked);
  const lead = task.exec(marked.text)?.[0] ?? '';
  const tips = english ? adviceSubject(marked.text) : undefined;
  if (tips) take(marked, tips);
  const audience = takeAudience(marked);
  const numbers = takeNumbers(marked);
  if (lead) take(marked, { start: 0, end: Math.min(lead.length, marked.text.length) });
  const occasion = occasionOf(brief, offers.length > 0);
  const statement = english
    ? statementIn(brief, /^\s*(?:our|my|the)\s*$/i.test(lead) ? 0 : lead.length, occasion, [
        ...offers,
        ...prices,
        ...links,
        ...phones,
        ...emails,
        ...codes,
      ])
    : undefined;
  if (statement) take(marked, statement);
  const apart = (fact: Fact) => !statement || fact.end <= statement.start || fact.start >= statement.end;
  const {
    subject: thing,
    details,
    unused,
  } = english ? restOf(marked, tips, brief) : { subject: undefined, details: [], unused: [] };
  const { subject, town } = withoutTown(thing && withRooms(thing, brief));
  if (town) places.push(town);
  const [named, ...others] = prices;
  const fromLabel =
    named && !subject && named.label.includes(' ') && !others.some(({ label }) => label)
      ? labelSubject(named)
      : undefined;
  const home = /^viewings?$/.test(subject?.words ?? '') ? details.find(({ words }) => homes.test(words)) : undefined;
  const told = withTails(brief, details, places.filter(apart), whens.filter(apart));
  return {
    brief,
    occasion,
    english,
    subject:
      subject && home
        ? { ...subject, words: `${subject.words} of the ${home.words.replace(/^(\d) bed/, '$1-bed')}` }
        : (subject ?? fromLabel),
    statement,
    offers,
    prices: fromLabel && named ? [{ ...named, start: named.start + named.label.length, label: '' }, ...others] : prices,
    whens: told.whens,
    places: once(told.places),
    people: once(people.filter(apart)),
    audience: audience && apart(audience) ? audience : undefined,
    links,
    phones,
    emails,
    codes,
    numbers: numbers.filter(apart),
    details: told.details.filter(({ start }) => start !== home?.start),
    unused,
  };
}

const homes = /\b(?:flat|house|home|bungalow|apartment|cottage|semi|terrace|maisonette|studio)$/i;

/** Longer ones would only repeat the brief. Words. */
const longestStatement = 11;
const toReader =
  /^(?:you(?:[’']re| are| were| have been)\s+(?!invited|welcome|looking|going|getting)|your(?:\s+[\p{L}'’-]+){1,5}\s+(?:is|are|was|were|has|have)\s)\S/iu;
const fromUs =
  /^we(?:[’']re| are)? (?:now )?(?:full|back|open|able|have|do|answer|come|cover|deliver|repair|fit|take|collect|accept)\b/i;
/** "our phones are down today" says it itself; "veg boxes are back" is only the beginning of it. */
const fromThing =
  /^(?!(?:there|if|when|who|what|how|why|i|it|they|he|she|this|that|which|please|everything|everyone|prices?)\b)\p{L}[\p{L}'’-]*(?:\s+[\p{L}'’-]+){0,7}?\s+(?:is|are|was|were|will be|has|have|joins? us)\s+\S+/iu;
const fewestWords = 5;

/** A sentence that says to the reader what it is about, so that nothing need be written around it. `others` are told by themselves. */
function statementIn(brief: string, from: number, occasion: Occasion, others: readonly Fact[]): Fact | undefined {
  for (const match of brief.matchAll(/(?:(?![.!?;,](?:\s|$)|\n).)+/gsu)) {
    const [whole] = match;
    const start = Math.max(match.index + (whole.length - whole.trimStart().length), from);
    const end = match.index + whole.trimEnd().length;
    const words = brief.slice(start, end).trim();
    const count = words.split(/\s+/).length;
    const plain =
      occasion === 'general' ||
      (occasion === 'launch' && /\bjoins? us\b|^we (?:now )?have (?:space|room|places)\b/i.test(words));
    const says =
      toReader.test(words) || (plain && (fromUs.test(words) || (count >= fewestWords && fromThing.test(words))));
    if (!says || count > longestStatement || orders.test(words) || /[<>{}=]/.test(words)) continue;
    if (others.some((other) => other.start < end && other.end > start)) continue;
    return { start: end - words.length, end, words: spelt(words) };
  }
  return undefined;
}

/** "emergency plumber Leeds" is an emergency plumber in Leeds. */
function withoutTown(subject: Subject | undefined): { subject: Subject | undefined; town: Place | undefined } {
  const [, words = '', name = ''] = /^(.*?\p{Ll}\S*)\s(\p{Lu}\p{Ll}+)$/u.exec(subject?.words ?? '') ?? [];
  if (!subject || !words || !ukTowns.has(name.toLowerCase()) || /\p{Lu}\S*$/u.test(words))
    return { subject, town: undefined };
  const start = subject.end - name.length;
  return {
    subject: { ...subject, words, end: start - 1, plural: /[^s]s$/.test(words) },
    town: { start, end: subject.end, words: name, by: 'in' },
  };
}

/** "coffee stop in Ilkley": a second place, or a second date, belongs to the note that it follows. */
function withTails(
  brief: string,
  details: readonly Fact[],
  places: readonly Place[],
  whens: readonly When[],
): { details: Fact[]; places: Place[]; whens: When[] } {
  const tails = new Set<Fact>([...places.slice(1), ...whens.slice(1)]);
  const used = new Set<Fact>();
  const whole = details.map((detail) => {
    const tail = [...tails].find(({ start }) => start >= detail.end && brief.slice(detail.end, start).trim() === '');
    if (!tail || detail.words.split(' ').length < 2) return detail;
    used.add(tail);
    return { ...detail, end: tail.end, words: `${detail.words} ${brief.slice(tail.start, tail.end).trim()}` };
  });
  const left = <T extends Fact>(facts: readonly T[]) => facts.filter((fact) => !used.has(fact));
  return { details: whole, places: left(places), whens: left(whens) };
}

/** The same length, so that places stay right; control characters other than line ends become spaces. */
const clean = (text: string) => text.replace(/(?!\n)\p{Cc}|\u00a0|\ue000/gu, ' ');

/** "2 bed flat": the number belongs to the name, although elsewhere a number counts something. */
function withRooms(subject: Subject, brief: string): Subject {
  const rooms = /\b(\d{1,2})[\s-]$/.exec(brief.slice(0, subject.start))?.[1];
  if (!rooms || !/^bed(?:room)?\b/i.test(subject.words)) return subject;
  return { ...subject, start: subject.start - rooms.length - 1, words: `${rooms}-${subject.words}` };
}

/** "puppy first groom £25": what the price is of is the subject when nothing else is. */
const labelSubject = ({ start, label }: Price): Subject => ({
  start,
  end: start + label.length,
  words: spelt(label),
  proper: false,
  plural: /[^s]s$/.test(label),
  determiner: '',
});

/** The first of several facts in the same words. */
const once = <T extends Fact>(facts: readonly T[]): T[] =>
  facts.filter(({ words }, at) => facts.findIndex((other) => other.words === words) === at);

interface Piece {
  readonly text: string;
  readonly start: number;
}

/** Stretches between marks and taken facts. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const match of text.matchAll(/(?:(?![.!?;:](?:\s|$)|[,\n\ue000()–—“”"•*]| - ).)+/gsu)) {
    if (/\p{L}/u.test(match[0])) pieces.push({ text: match[0], start: match.index });
  }
  return pieces;
}

const orders =
  /\b(?:mention|make sure|please|keep it|keep the|tone|sound|don(?:'|’)t|do not|avoid|use our|say that|include (?:the|a|our|that)|write|should be|friendly|short|words|emoji|hashtags?|subject line|call to action|cta|must|thanks|thank you|cheers|asap|ideally|something like|maybe|not too|pushy|salesy)\b/i;
const joints =
  /^(?:\s|[^\p{L}\p{N}]|(?:and|or|but|so|also|plus|with|which|that|is|are|we|we(?:'|’)re|we(?:'|’)ve|we(?:'|’)ll|it(?:'|’)s|it|there(?:'|’)s|there (?:is|are|will be)|will|be|been|have|has|our|on|at|in|for|from|to|of|by|the|a|an|get|gets|you|your|i|i(?:'|’)d|like|want|need|starting|starts|ends|runs|running|only|just|now|then|both|called|about|when|where|off|all|includes?|including|featuring|use|book|call|ring|visit|email|see|more|info|contact|via|us|everyone|everything|as|per|per person|each|head|text|tickets?|cost[s]?|costing|places?|open|sign|up|order|buy|apply|reply|donate|do|drop|closed|back|after|first|announce|launching|hiring)(?=\s|$))+/iu;
const ends =
  /(?:\s|[^\p{L}\p{N})%]|\b(?:and|or|but|so|is|are|at|on|in|for|from|to|of|by|with|the|a|an|we|our|us|it|will|be|via|use|call|visit|book|ring|email|until|till|every|as|that|which|you|your|between|get|also|only|just|costs?|starts?|starting|ends?|up|per|off|or)\b)+$/iu;

/** What no pattern has taken: the subject, short details, and what is too long to be taken over. */
function restOf(
  marked: Marked,
  tips: Subject | undefined,
  brief: string,
): {
  subject: Subject | undefined;
  details: Fact[];
  unused: Fact[];
} {
  const pieces = piecesOf(marked.text);
  const isQuestion = ({ text, start }: Piece) => marked.text[start + text.length] === '?';
  const candidates = pieces
    // "Laptop slow?" asks; what is offered to those who say yes comes after it.
    .filter((piece) => !isQuestion(piece) && (pieces.length === 1 || !orders.test(piece.text)))
    .flatMap((piece, index) => {
      const found = subjectOf(piece.text, piece.start);
      return found ? [{ ...found, weight: found.weight - index * 1.5 }] : [];
    })
    .sort((one, other) => other.weight - one.weight);
  const subject = tips ?? candidates[0]?.subject;
  if (subject) take(marked, subject);
  const details: Fact[] = [];
  const unused: Fact[] = [];
  for (const piece of piecesOf(marked.text)) {
    const { text, start } = piece;
    if (isQuestion(piece)) continue;
    const front = joints.exec(text)?.[0].length ?? 0;
    const inner = text.slice(front).replace(ends, '');
    const words = inner.split(/\s+/).filter(Boolean);
    if (words.length === 0 || !/\p{L}{3}/u.test(inner)) continue;
    const on = /\b(?:when|if)\s+$/i.exec(text.slice(0, front))?.[0] ?? '';
    const rooms = /^bed(?:room)?\b/i.test(inner)
      ? (/\b\d{1,2}[\s-]$/.exec(brief.slice(0, start + front))?.[0] ?? '')
      : '';
    const fact = {
      start: start + front - rooms.length,
      end: start + front + inner.length,
      words: spelt((on + rooms.replace(/\s$/, '-') + inner).replace(/\s+/g, ' ')),
    };
    if (orders.test(text)) continue;
    const alone = text.trim() === inner && !marked.text.startsWith(takenMark, start + text.length);
    if (words.length === 1 && (!alone || !/^\p{L}{5,}$/u.test(inner) || empties.test(inner))) continue;
    if (words.length <= 7 && isDetail(inner)) details.push(fact);
    else if (words.length > 2) unused.push(fact);
  }
  return {
    subject,
    details: once(details)
      .filter(({ words }) => words.toLowerCase() !== subject?.words.toLowerCase())
      .slice(0, 6),
    unused: once(unused).slice(0, 2),
  };
}

const advice =
  /\b(?:tips|ways|things|advice|guide|checklist|mistakes|how|signs)\s+(?:people make )?(?:for|on|to|when|about|with)\s+((?:know before )?(?:\p{L}+ing|\p{L}+)\b(?:\s+(?!(?:this|next|in|by|before|until|for|with|and we)\b)[\p{L}'’-]+){0,6})/iu;
/** Advice is about what the reader wants to do: "keeping your drains clear". */
function adviceSubject(text: string): Subject | undefined {
  const match = advice.exec(text);
  const words = match?.[1]?.trim();
  if (!match || !words || !/\b\p{L}+ing\b/u.test(words.split(' ')[0] ?? '')) return undefined;
  const start = match.index + match[0].length - (match[1] ?? '').length;
  return {
    start,
    end: start + words.length,
    words: words.charAt(0).toLowerCase() + words.slice(1),
    proper: true,
    plural: false,
    determiner: '',
  };
}

const empties =
  /^(?:.*ing|.*ed|.*ly|allow|answer|instead|large|small|house|congratulations|appointment|register|joins|joining|available|newsletter|entry|miles|prices?|everyone|others?|reminders?|twice|later|again|thank|thanks|happy|great|every|please|usually|posts?|emails?|words?)$/i;

/** A few words that stand by themselves: no sentence that was cut in two. */
const isDetail = (text: string) =>
  !/[<>{}=\\[\]`^~|@#]/.test(text) &&
  /^[\p{L}\p{M}\p{N}'’&%+./ -]+$/u.test(text) &&
  !/^(?:we|you|i|they|he|she|it|this|that|these|those|who|which|because|if|when|while|them|there)\b/i.test(text) &&
  !/\b(?:is|are|was|were|has|have|had|will|would|can|could|should|i|we|they|he|she|my|their|them)\b/i.test(text);

/** Enough to tell English from other languages: most letters are Latin, and its small words are there rather than theirs. */
function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin / letters < 0.6) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const theirs = words.filter((word) => otherWords.has(word)).length;
  const ours = words.filter((word) => englishWords.has(word)).length;
  return theirs < 3 || ours >= theirs;
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
