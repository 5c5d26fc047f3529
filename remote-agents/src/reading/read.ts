import type { Query, QueryAnswer, Vocabulary } from '@steps/business/queries';
import { yieldToMain } from '@steps/platform';
import type { AnswerContext } from './answerContext';
import { plainOf } from './background';
import {
  asksOfGroups,
  followUp,
  isFirm,
  isFollowUp,
  isOnePerson,
  ofThose,
  pointsAtNothing,
  pronounIn,
  whence,
} from './followUp';
import { Lexicon, titleOf } from './lexicon';
import { mend } from './mend';
import { type Reading, readingsOf } from './readQuestion';
import { upperFirst } from './sayQuery';
import { isFiller, isTelling } from './smallWords';
import { wordsOf } from './words';

/** What came of reading a question. */
export type Read =
  | { readonly kind: 'query'; readonly reading: Reading }
  /** Two that are as good. */
  | { readonly kind: 'either'; readonly readings: readonly [Reading, Reading] }
  /** Words that carry meaning were of no use. */
  | { readonly kind: 'left-out'; readonly reading: Reading }
  | { readonly kind: 'unread'; readonly reading?: Reading }
  /** It is about the answer before, and there is none. */
  | { readonly kind: 'points-back' };

/** What can be asked, and which records a text names, from all remotes that have records. */
export async function lexiconFor(text: string, context: AnswerContext): Promise<Lexicon> {
  const tools = [...context.tools].filter((name) => name.endsWith('_vocabulary'));
  // What such a tool gives.
  const told = (input: { readonly text: string; readonly only?: 'names' }) =>
    Promise.all(tools.map(async (name) => (await context.call(name, input)) as Vocabulary));
  const vocabularies = await told({ text });
  const lexicon = new Lexicon(vocabularies);
  // A vocabulary of thousands of values takes a while, and so does reading: each in a task of its own.
  await yieldToMain();
  const { question, mended } = mend(text, lexicon);
  const names = namesIn(question, lexicon);
  if (mended.length === 0 && names === question) return lexicon;
  // A name is found once its typing errors are mended, or its capital is there; nothing else is looked up twice.
  const named = await told({ text: names, only: 'names' });
  if (JSON.stringify(named.flatMap((one) => one.names)) === JSON.stringify(lexicon.names)) return lexicon;
  return new Lexicon(vocabularies.map((one, at) => ({ ...one, names: named[at]?.names ?? [] })));
}

/** Asks the tool of the remote that has the noun's records; there `runQuery` works it out. */
export const find = async (
  query: Query,
  { tools }: Lexicon,
  { call }: Pick<AnswerContext, 'call'>,
): Promise<QueryAnswer> => (await call(tools.get(query.noun) ?? 'find_records', query)) as QueryAnswer;

/** The question with a capital for each word that may be a name: it says nothing else. */
const namesIn = (question: string, lexicon: Lexicon): string =>
  wordsOf(question).reduce(
    (text, word) =>
      lexicon.isStrange(word) ? text.slice(0, word.at) + upperFirst(word.text) + text.slice(word.end) : text,
    question,
  );

/** Reads a question without what tells why it is asked. What of that may say which records are meant is named instead. */
export async function readPlain(question: string, lexicon: Lexicon, context: AnswerContext): Promise<Read> {
  const plain = plainOf(question, lexicon);
  const found = plain && (await readWithTitles(plain.question, lexicon, context));
  if (found?.kind !== 'query') {
    const meeting = await readMeeting(question, 2, lexicon, context);
    const whole = meeting ?? (await readWithTitles(question, lexicon, context));
    return whole.kind === 'query' || whole.kind === 'either'
      ? whole
      : ((await readMeeting(question, 1, lexicon, context)) ?? whole);
  }
  return plain?.mayMatter
    ? { kind: 'left-out', reading: { ...found.reading, leftOut: [{ words: plain.said }] } }
    : { kind: 'query', reading: { ...found.reading, background: plain?.said } };
}

/** "Where is the kick-off?", "when's the workshop and who with": `least` so much is asked of a meeting of that title, where there is one. */
async function readMeeting(
  question: string,
  least: number,
  lexicon: Lexicon,
  context: AnswerContext,
): Promise<Read | undefined> {
  const [, asked = '', title = '', more = ''] =
    /^(?:and |so )?(?:what(?:['’]?s| is| are) )?((?:where|when|what time|how long)(?: and (?:where|when))?(?:['’]?s| is| are| was| were| does| do| did)|(?:the )?(?:place|time|date) and (?:place|time) of) (?:the|our|my) (.{4,40}?)(?: (?:taking place|take place|happening|happen|being held|held|start|last|go on for))?(?:,? and (where|when|who with|with whom|who comes|(?:at )?what time))?[?.! ]*$/i.exec(
      question.trim(),
    ) ?? [];
  const show = Object.entries({
    start: /when|time|date/i,
    location: /where|place/i,
    hours: /how long/i,
    contact: /who/i,
  }).flatMap(([name, said]) => (said.test(`${asked} ${more}`) ? [name] : []));
  const noun = lexicon.nouns.find(({ name }) => name === 'meetings');
  const field = noun && titleOf(noun);
  if (!title || !field || show.length < least) return undefined;
  const called = wordsOf(title)
    .filter(({ key }) => !/^(?:with|of|for|at|the|and)$/.test(key))
    .map(({ stem }) => ({ field: field.name, op: 'contains' as const, value: stem }));
  const ahead = { field: 'state', op: 'is', value: 'ahead' } as const;
  const rest = { noun: noun.name, measure: 'list', show, limit: 1 } as const;
  const last: Query = { ...rest, where: called, order: { by: 'start', descending: true } };
  const next: Query = { ...rest, where: [...called, ahead], order: { by: 'start', descending: false } };
  for (const query of /(?:was|were)$/i.test(asked) ? [last] : [next, last])
    if ((await find(query, lexicon, context)).total > 0)
      return { kind: 'query', reading: { query, noun, leftOut: [], mended: [], score: 3 } };
  return undefined;
}

/** Words that nothing is called are looked for in the titles of the records: "the photography deals". */
async function readWithTitles(question: string, lexicon: Lexicon, context: AnswerContext): Promise<Read> {
  const found = read(question, lexicon, context);
  if (found.kind !== 'left-out') return found;
  const { noun, leftOut } = found.reading;
  const field = titleOf(noun);
  const words = leftOut.flatMap((one) => wordsOf(one.words)).filter((word) => !isFiller(word) && word.key !== 'long');
  // Who is called how is found by the names.
  if (
    !field ||
    /^(?:contacts|activities)$/.test(noun.name) ||
    words.length > 4 ||
    words.some(({ key }) => key.length < 4)
  )
    return found;
  // "The blurry logo" is the one that looks blurred.
  const parts = words.map(({ stem }) => (stem.length > 5 ? stem.replace(/(?:y|ed|ing|ly)$/, '') : stem));
  const where = parts.map((value) => ({ field: field.name, op: 'contains' as const, value }));
  const isFound = async ({ noun: of, where: held }: Pick<Query, 'noun' | 'where'>) =>
    (await find({ noun: of, where: held, measure: 'count' }, lexicon, context)).total > 0;
  if (!(await isFound({ noun: noun.name, where }))) return found;
  for (const [at, { stem }] of words.entries()) lexicon.learn(stem, noun, field, parts[at]);
  const learnt = read(question, lexicon, context);
  // "There are none" of words that stand in other titles is no answer.
  return learnt.kind !== 'query' || (await isFound(learnt.reading.query)) ? learnt : found;
}

/** Reads a question, or what it changes of the query `before` it. */
export function read(question: string, lexicon: Lexicon, { before, now }: Pick<AnswerContext, 'before' | 'now'>): Read {
  const isNext =
    before !== undefined &&
    (isFollowUp(mend(question, lexicon).question) ||
      isFirm.test(question) ||
      asksOfGroups(question, before, lexicon, now));
  const goesOn = isNext ? followUp(question, before, lexicon, now) : undefined;
  if (goesOn && isWhole(goesOn)) return { kind: 'query', reading: goesOn };
  // "Which one expires first" is read in plain words before "which one" is set aside.
  const { question: plain, mended } = mend(question, lexicon);
  const plainly = isNext && plain !== question ? followUp(plain, before, lexicon, now) : undefined;
  if (plainly && isWhole(plainly)) return { kind: 'query', reading: { ...plainly, mended } };
  // "Who is the contact" of a deal, and then "what is its next step".
  const first = isNext && goesOn?.leftOut.length !== 0 ? whence(before, lexicon) : undefined;
  const goesBack = first && followUp(question, first, lexicon, now);
  if (goesBack && isWhole(goesBack)) return { kind: 'query', reading: goesBack };
  const fresh = readAnew(question, lexicon, now);
  const one = 'readings' in fresh ? fresh.readings[0] : 'reading' in fresh ? fresh.reading : undefined;
  if (!before && pointsAtNothing(question, one?.query, lexicon, now)) return { kind: 'points-back' };
  if (fresh.kind === 'query' || fresh.kind === 'either') {
    const words = pronounIn(question, lexicon, now);
    return words === undefined ? fresh : tied(fresh, words, before);
  }
  if (!before) return fresh;
  for (const said of goesOn ? [] : new Set([question, plain])) {
    const changed = followUp(said, before, lexicon, now);
    if (changed && isWhole(changed)) return { kind: 'query', reading: { ...changed, mended } };
  }
  return goesOn && goesOn.leftOut.length > 0 ? { kind: 'left-out', reading: goesOn } : fresh;
}

/** A whole question with a word for what was named before: it asks about what belongs to that, or the word is named. */
function tied(read: Extract<Read, { kind: 'query' | 'either' }>, words: string, before: Query | undefined): Read {
  const readings = read.kind === 'query' ? [read.reading] : read.readings;
  // No company was named, nor one of several groups.
  const isApart =
    (isFirm.test(words) && before?.noun !== 'companies') || (before?.group !== undefined && isOneOf.test(words));
  const all = before && !isApart ? readings.flatMap((reading) => ofThose(reading, before) ?? []) : [];
  const people = all.filter(({ noun }) => noun.name === 'contacts');
  const [one, other] = isOnePerson.test(words) && people.length > 0 ? people : all;
  if (one && other) return { kind: 'either', readings: [one, other] };
  if (one) return { kind: 'query', reading: one };
  return { kind: 'left-out', reading: { ...readings[0], leftOut: [{ words }] } as Reading };
}

/** "In it", "for him". */
const isOneOf = /\b(?:it|that one|him|his|hers?|he|she)$/i;

const isWhole = ({ leftOut, score }: Reading): boolean => leftOut.length === 0 && score > 0;

/** The best reading, if it uses every word that carries meaning. */
function readAnew(question: string, lexicon: Lexicon, now: Date): Read {
  const [best, next] = readingsOf(question, lexicon, now);
  if (!best) return { kind: 'unread' };
  if (best.leftOut.length > 0) return { kind: 'left-out', reading: best };
  if (best.score <= 0) return { kind: 'unread', reading: best };
  const other = next && next.leftOut.length === 0 && next.score === best.score && !isSame(next.query, best.query);
  return other ? { kind: 'either', readings: [best, next] } : { kind: 'query', reading: best };
}

const isSame = (one: Query, other: Query): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Words of a question that are nowhere in the vocabulary, as they were typed. */
export const unknownWords = (question: string, lexicon: Lexicon): readonly string[] =>
  wordsOf(question)
    .filter((word) => isTelling(word) && !lexicon.knows(word))
    .map(({ text }) => text);
