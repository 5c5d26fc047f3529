import type { Query } from '@steps/business/queries';
import { foldText } from '@steps/platform';
import type { Answer, AnswerContext } from '../reading/answerContext';
import { pointsBack } from '../reading/followUp';
import type { Lexicon } from '../reading/lexicon';
import { find, lexiconFor, type Read, read, readPlain } from '../reading/read';
import type { Reading } from '../reading/readQuestion';
import { isFiller } from '../reading/smallWords';
import { plainWords, plural } from '../reading/wording';
import { wordsOf } from '../reading/words';
import { answerQuery } from './answerQuery';
import { briefingText, readBriefing } from './briefing';
import { choiceOf } from './choiceOf';
import { described } from './describeRecord';
import { leftOutAnswer, pointsAtNone, unread } from './notUnderstood';
import { nearBefore, nthOf } from './nthOf';
import { offersFor } from './offers';
import { isWish, proposeFrom } from './proposals';
import { ordersToAct, refused } from './refusals';
import { smallTalk } from './smallTalk';

/** Answers a question by the query that it means. Every figure and link is a tool's; what cannot be answered is said. */
export async function answerQuestion(typed: string, context: AnswerContext): Promise<Answer> {
  const question = inOrder(typed);
  const apart = await answerApart(question, context);
  if (apart) return apart;
  const lexicon = keepsItFromReading(question, context) ?? (await lexiconFor(question, context));
  if (typeof lexicon === 'string') return { text: lexicon };
  const said = await answerWish(question, lexicon, context);
  if (said !== undefined) {
    const waits = asksForReviews(foldText(question.trim())) && lexicon.nouns.some(({ name }) => name === 'reviews');
    const pending: Query = {
      noun: 'reviews',
      where: [{ field: 'status', op: 'is', value: 'pending' }],
      measure: 'list',
    };
    // “Which of them has the highest score?” goes on from what waits.
    return { ...(waits && (await answerQuery(pending, lexicon, context))), text: said };
  }
  const nth = await nthOf(question, lexicon, context);
  const [text, about] = nth
    ? [nth.question, { ...context, before: nth.before }]
    : [question, await nearBefore(lexicon, context)];
  return answerRead(text, await readPlain(text, lexicon, about), lexicon, about);
}

/** “The autumn newsletter, how many people have opened it?”: what stands before the question stands for the word in it. */
const inOrder = (typed: string): string => {
  const [, topic, asked] =
    /^(?:and |so |ok |okay )?((?:the |our |my )?[\p{L}\p{N}&’' -]{4,40}), ((?:how|when|who|what|where|did|does|do|has|have|is|are|was|were)\b.{4,})$/iu.exec(
      typed.trim(),
    ) ?? [];
  const word = /\b(?:it|they|them|he|she|her|him)\b(?=[^,;]*$)/i;
  return topic && asked && wordsOf(topic).every((one) => !isAsking.test(one.key)) && word.test(asked)
    ? asked.replace(word, () => topic)
    : typed;
};
const isAsking =
  /^(?:how|when|who|what|where|which|why|did|does|do|has|have|is|are|was|were|please|thanks|hi|hello|yes|no)$/;

/** “How many contacts do we have? Remind me to ring Priya.”: a question and a wish for a change, each by itself. */
async function answerApart(question: string, context: AnswerContext): Promise<Answer | undefined> {
  const pieces = question.trim().split(/(?<=[?.!])\s+/);
  const isApart = pieces.length === 2 && isWish(pieces[0] ?? '') !== isWish(pieces[1] ?? '');
  if (!isApart || !pieces.some((piece) => piece.endsWith('?') && !isWish(piece))) return undefined;
  const answers = await Promise.all(pieces.map((piece) => answerQuestion(piece, context)));
  return Object.assign({}, ...answers, { text: answers.map(({ text }) => text).join('\n\n') }) as Answer;
}

/** What is said before anything is looked up. */
function keepsItFromReading(question: string, { withheld, tools }: AnswerContext): string | undefined {
  const text = foldText(question.trim());
  const said = smallTalk(text) ?? refused(text);
  if (said !== undefined) return said;
  if (withheld?.has('find_records'))
    return 'I am not allowed to look at your records. Allow “Find records” under [AI Agents](/agents), or ask another agent.';
  return tools.has('find_records')
    ? undefined
    : 'I cannot look at your records now: the CRM is not available. Your question is kept; try again in a moment.';
}

/** What is no question about records: the day, a proposal, what waits for a review, an order. */
async function answerWish(question: string, lexicon: Lexicon, context: AnswerContext): Promise<string | undefined> {
  const text = foldText(question.trim());
  if (asksForBriefing(text)) return briefingText(await readBriefing(context));
  const proposed = await proposeFrom(question, lexicon, context);
  if (proposed !== undefined) return proposed;
  if (asksForReviews(text) && context.tools.has('waiting_reviews')) return reviews(context);
  return ordersToAct(text, lexicon.names);
}

async function answerRead(question: string, found: Read, lexicon: Lexicon, context: AnswerContext): Promise<Answer> {
  if (found.kind === 'query') return answerReading(found.reading, lexicon, context, question);
  if (found.kind === 'points-back') return { text: pointsAtNone(question, lexicon) };
  if (found.kind === 'either') {
    const answers = await Promise.all(found.readings.map(({ query }) => find(query, lexicon, context)));
    const [one, other] = answers.map((answer) => JSON.stringify({ ...answer, list: undefined, unlisted: undefined }));
    // Where both come to the same there is nothing to ask.
    if (one === other) return answerQuery(found.readings[0].query, lexicon, context);
    // Nor where only one of two nouns has such records: "prospects" that are companies.
    const [some, ...more] = found.readings.filter((_, at) => (answers[at]?.total ?? 0) > 0);
    if (some && more.length === 0 && found.readings[0].noun !== found.readings[1].noun)
      return answerQuery(some.query, lexicon, context);
    return {
      text: 'That can be read in two ways. Which do you mean?',
      choices: found.readings.map(({ query }) => choiceOf(query, lexicon.nouns, context.now)),
    };
  }
  const both = await answerBoth(question, lexicon, context);
  if (both) return both;
  if (found.kind === 'left-out') {
    const offered = await offersFor(question, found.reading, lexicon, context);
    return leftOutAnswer(question, found.reading, offered, lexicon, context);
  }
  return { text: unread(question, found.reading, lexicon) };
}

/** Two questions in one, where each is read whole by itself; the second may go on from the first. */
async function answerBoth(question: string, lexicon: Lexicon, context: AnswerContext): Promise<Answer | undefined> {
  const [first, second] = twoIn(question) ?? [];
  if (!first || !second) return undefined;
  const one = await readPlain(withTail(first, second), lexicon, context);
  if (one.kind !== 'query') return undefined;
  const { query } = one.reading;
  const other = read(second, lexicon, {
    ...context,
    before: pointsBack.test(second) || /^(?:and|what about|how about)\b/i.test(second) ? query : undefined,
  });
  if (other.kind !== 'query') return undefined;
  const answer = await answerReading(one.reading, lexicon, context);
  const next = await answerReading(other.reading, lexicon, context);
  const { label } = choiceOf(other.reading.query, lexicon.nouns, context.now);
  return { ...answer, text: `${answer.text}\n\nYour second question, read as “${plainWords(label)}”:\n\n${next.text}` };
}

/** “How many customers and how many partners do we have in Leeds?”: what follows the second is said of the first, too. */
function withTail(first: string, second: string): string {
  const [, tail] =
    /^how (?:many|much) \S+(?: \S+)??( (?:do|did|are|were|is|was|have|has|came|come|in|of|from|with|for)\b.+)$/i.exec(
      second,
    ) ?? [];
  return tail && /^how (?:many|much) \S+(?: \S+)?$/i.test(first) ? first + tail : first;
}

/** “… and how many …”, “…? Who …”. */
function twoIn(question: string): readonly [string, string] | undefined {
  // “How many did we win this month? And last month?”
  const [, asked, more] = /^(.{8,}?\?) +((?:and|what about|how about)\b.{3,})$/is.exec(question.trim()) ?? [];
  if (asked && more) return [asked, more];
  const [, first, second] =
    /^(.{8,}?)(?:,? and|,? plus|[?.;,:]) +((?:also )?(?:how (?:many|much)|who(?:m|se|['’]?s)?|what|which|when|where)\b.{4,})$/is.exec(
      question.trim(),
    ) ?? [];
  // “Of the deals won this month, how many …” is one question.
  const isPart =
    /^(?:(?:and|but|so|ok|okay),? )?(?:of|among|out of|for|in|within|from|with|without|at|on|since|during|by|between|if)\b(?! (?:which|what|who|whose|how))/i;
  return first && second && !isPart.test(first) ? [first, second] : undefined;
}

/** “Is the campaign out yet?”: whether there are such records. “Are all of them hot?” asks more than that. */
const yesOrNo = (question: string, { measure, group, show, compare }: Query): boolean =>
  measure === 'list' &&
  group === undefined &&
  show === undefined &&
  compare === undefined &&
  /^(?:(?:so|and|ok|okay|hi|hello|hey)[, ]+)*(?:is|are|was|were|has|have|had|did|do|does)\b(?! you\b)/i.test(
    question.trim(),
  ) &&
  !/\b(?:all|every\w*|each|both|only|always|free|most|more|less|fewer|than|enough|or|and|not|no|never|nobody|none|without|except|which|what|who|how|when|where|why)\b|n['’]?t\b/i.test(
    question,
  );

/** `question`: as it was asked, where it may want a yes or a no. */
async function answerReading(
  { mended, background, described: record, query }: Reading,
  lexicon: Lexicon,
  context: AnswerContext,
  question = '',
): Promise<Answer> {
  const told = mended.map(({ typed, read: known }) => `I read “${plainWords(typed)}” as “${plainWords(known)}”.`);
  const asked = yesOrNo(question, query);
  const answer = await (record
    ? described(record, query, lexicon, context)
    : answerQuery(query, lexicon, context, asked));
  if (background) told.push(`I took “${plainWords(background)}” as background.`);
  // A record that is told of is there.
  const text = asked && record ? `**Yes.** ${answer.text}` : answer.text;
  return { ...answer, text: [...told, text].join('\n\n') };
}

/** Whether a fixed answer fits: nothing is said but what it is about, and small words. */
const isOnly = (text: string, about: RegExp, besides: RegExp): boolean =>
  about.test(text) && wordsOf(text.replace(about, ' ')).every((word) => isFiller(word) || besides.test(word.key));

/** "What is waiting for my review?" */
const asksForReviews = (text: string): boolean =>
  isOnly(
    text,
    /\b(?:(?<!\bin (?:the|our|my) )review queue|(?:for|my|your) reviews?|to (?:review|approve))\b/,
    /^(?:ai|approval|drafts?|left|list|nothing|open|pending|results?|today|wait|waits|waiting)$/,
  );

const asksForBriefing = (text: string): boolean =>
  isOnly(
    text,
    /\b(what should i do|what'?s on|what is on|my day|briefing|brief me|plan (?:for )?(?:my|the|today)|to do (?:today|this morning|now)|needs? my attention|what do i have (?:on )?today|(?:what|where)(?: (?:do|should|can|shall) (?:i|we))? start(?: with)?)\b|\bwhat(?:'s| is) due(?: today)?\??$/,
    /^(?:agenda|attention|day|diary|due|first|good|morning|plate|start|today|today's)$/,
  );

async function reviews({ call }: AnswerContext): Promise<string> {
  const { total, titles, href } = (await call('waiting_reviews', {})) as {
    total: number;
    titles: readonly string[];
    href: string;
  };
  if (total === 0) return 'Nothing is waiting for your review.';
  return `${plural(total, 'AI result')} ${total === 1 ? 'waits' : 'wait'} for your review:\n\n${titles
    .slice(0, 5)
    .map((title) => `- ${plainWords(title)}`)
    .join('\n')}\n\n[Open the review queue](${href})`;
}
