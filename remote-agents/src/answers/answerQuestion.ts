import type { Query } from '@steps/business/queries';
import { foldText } from '@steps/platform';
import type { AnswerContext, Choice } from '../reading/answerContext';
import { followUp, isFollowUp } from '../reading/followUp';
import type { LeftOut } from '../reading/leftOut';
import type { Lexicon } from '../reading/lexicon';
import { queryParts } from '../reading/queryParts';
import { lexiconFor, type Read, read, unknownWords } from '../reading/read';
import type { Reading } from '../reading/readQuestion';
import { plainWords, plural } from '../reading/wording';
import { answerQuery, find } from './answerQuery';
import { briefingText, readBriefing } from './briefing';
import { described } from './describeRecord';
import { proposeFrom } from './proposals';

/** Answers a question by the query that it means. Every figure and link is a tool's; what cannot be answered is said. */
export async function answerQuestion(question: string, context: AnswerContext): Promise<string> {
  const text = foldText(question.trim());
  if (/^(hi|hello|hey|good (morning|afternoon|evening)|morning|thanks?|thank you)\b[^?]{0,20}$/.test(text)) {
    return 'Hello. Ask me about your contacts, companies, deals, tickets, tasks and meetings. I can also propose changes for you to accept.';
  }
  if (/\bwhat (?:can|do) you\b|\bhow can you help\b|\bhelp me\b$|^help\b/.test(text)) return whatItCan;
  const refusal = refused(text);
  if (refusal) return refusal;
  if (context.withheld?.has('find_records')) {
    return 'I may not look at your records: “Find records” is not among the tools allowed to me. Allow it on the page [AI Agents](/agents), or ask a colleague.';
  }
  if (!context.tools.has('find_records')) {
    return 'I cannot look at your records now: the CRM is not available. Retry once it is back; everything you wrote here is kept.';
  }
  if (asksForBriefing(text)) return briefingText(await readBriefing(context));
  const lexicon = await lexiconFor(question, context);
  const proposed = await proposeFrom(question, lexicon, context);
  if (proposed) return proposed;
  if (asksForReviews(text) && context.tools.has('waiting_reviews')) return reviews(context);
  if (ordersToAct(text))
    return 'I cannot do that: I look things up, and propose tasks, tags, stages, next steps, meetings and emails for you to accept. Open the record to change it yourself.';
  if (!context.before && pointsAtNothing(text))
    return 'I do not know which records you mean: there is no answer before that they stand in. Say what they are, for example “Which customers are hot?”.';
  return answerRead(question, readFor(question, lexicon, context), lexicon, context);
}

/** Reads a question, or what it changes of the one before. */
function readFor(question: string, lexicon: Lexicon, { before, now }: AnswerContext): Read {
  const goesOn = before && isFollowUp(question) ? followUp(question, before, lexicon, now) : undefined;
  if (goesOn && goesOn.leftOut.length === 0 && goesOn.score > 0) return { kind: 'query', reading: goesOn };
  const fresh = read(question, lexicon, now);
  if (fresh.kind === 'query' || fresh.kind === 'either' || !before) return fresh;
  const changed = goesOn ?? followUp(question, before, lexicon, now);
  if (changed && changed.leftOut.length === 0 && changed.score > 0) return { kind: 'query', reading: changed };
  return goesOn && goesOn.leftOut.length > 0 ? { kind: 'left-out', reading: goesOn } : fresh;
}

async function answerRead(question: string, found: Read, lexicon: Lexicon, context: AnswerContext): Promise<string> {
  if (found.kind === 'query') {
    const { reading } = found;
    const mended = reading.mended.map(
      ({ typed, read: known }) => `I read “${plainWords(typed)}” as “${plainWords(known)}”.`,
    );
    const answer = reading.described
      ? await described(reading.described, reading.query, lexicon, context)
      : await answerQuery(reading.query, lexicon, context);
    return [...mended, answer].join('\n\n');
  }
  if (found.kind === 'either') {
    const answers = await Promise.all(found.readings.map(({ query }) => find(query, lexicon, context)));
    const [one, other] = answers.map((answer) => JSON.stringify({ ...answer, list: undefined, unlisted: undefined }));
    // Where both come to the same there is nothing to ask.
    if (one === other) return answerQuery(found.readings[0].query, lexicon, context);
    context.onRead?.({ choices: found.readings.map((reading) => choiceOf(reading.query, lexicon, context)) });
    return 'That can be read in two ways. Which do you mean?';
  }
  if (found.kind === 'left-out') return leftOutText(found.reading, lexicon, context);
  return unread(question, found.reading, lexicon);
}

const choiceOf = (query: Query, lexicon: Lexicon, { now }: AnswerContext): Choice => ({
  label: queryParts(query, lexicon.nouns, now)
    .map(({ text }) => text)
    .join(' · '),
  query,
});

/** Names what no reading could use. No figure is given: it would answer another question. */
function leftOutText({ leftOut, query, noun }: Reading, lexicon: Lexicon, context: AnswerContext): string {
  const lines = leftOut.map(({ words, nearest }) => {
    const near = nearest && nearestText(nearest);
    return `I left out “${plainWords(words)}”: no field or value is called that.${near ? ` Nearest: ${near}.` : ''}`;
  });
  const [near] = leftOut.flatMap(({ nearest }) =>
    nearest?.kind === 'value' && nearest.noun === noun ? [nearest] : [],
  );
  const choices = [
    ...(near && leftOut.length === 1
      ? [{ ...query, where: [...query.where, { field: near.field.name, op: 'is' as const, value: near.value.value }] }]
      : []),
    query,
  ];
  context.onRead?.({ choices: choices.map((one) => choiceOf(one, lexicon, context)) });
  return `${lines.join('\n\n')}\n\nSo I gave no figure: it would answer another question. You can ask for one of these instead.`;
}

function nearestText({ field, ...near }: NonNullable<LeftOut['nearest']>): string {
  return 'value' in near ? `${field.label} is “${plainWords(near.value.value)}”` : field.label;
}

const notUnderstood =
  'I could not tell which of your records this is about, so I looked nothing up. Name contacts, companies, deals, tickets, tasks or meetings, or a person or company by name. For questions about anything else, connect a language model under Settings, AI engine.';

/** What can be asked about a noun, where it was named and no more was understood. */
function unread(question: string, reading: Reading | undefined, lexicon: Lexicon): string {
  const unknown = unknownWords(question, lexicon).map((word) => `“${plainWords(word)}”`);
  const named = unknown.length > 0 ? `Nothing here is called ${unknown.join(' or ')}. ` : '';
  const beyond = whatItCannot(foldText(question));
  if (beyond) return named + beyond;
  const noun = reading && lexicon.nouns.find(({ name }) => name === reading.noun.name);
  if (!noun) return named + notUnderstood;
  const fields = noun.fields.map(({ label }) => label);
  return `I could not read that as a question about ${noun.many}, so I looked nothing up. You can ask which ${noun.many} there are and how many, by ${fields.slice(0, -1).join(', ')} and ${fields.at(-1)}: “How many ${noun.many} by ${fields[1]?.toLowerCase()}?”`;
}

/** "What is waiting for my review?"; whoever says more of it asks a question: "the oldest". */
const asksForReviews = (text: string): boolean =>
  /\b(?:review queue|(?:for|my|your) reviews?|to (?:review|approve))\b/.test(text) &&
  !/\b(?:oldest|newest|latest|first|last|by|score|above|below|over|under|from|in|since|before|after|high|low|today|week|month|not|no)\b/.test(
    text,
  );

/** "Publish the draft posts now": a verb that changes something, with what it should change. */
const ordersToAct = (text: string): boolean =>
  /^(?:please )?(?:can you |could you |would you )?(?:please )?(?:(?:publish|unpublish|approve|reject|assign|reassign|resolve|cancel|pause|launch|rename|update|edit|unsubscribe|restore)\b(?! (?:rate|date|time))|(?:tell|inform|notify) (?!me\b|us\b)|turn (?:on|off)\b|make .+ the (?:owner|assignee|reviewer)\b|(?:schedule|post|close|solve|accept|decline|complete|finish|start|win|pay|charge|refund|ring|phone|text|message|reply to|forward|share|invite|tick off) (?:the|all|every|each|my|our|this|that|these|those|everything|it|them|him|her|an?)\b)/.test(
    text,
  );

/** "Which of those are hot", with nothing before it. */
const pointsAtNothing = (text: string): boolean =>
  /\bof (?:those|them|these)\b|^(?:only|just) (?:those|these|the ones)\b/.test(text);

const asksForBriefing = (text: string): boolean =>
  /\b(what should i do|what's on|what is on|my day|briefing|brief me|plan (?:for )?(?:my|the|today)|to do (?:today|this morning|now)|needs? my attention|what do i have (?:on )?today|start with)\b|\bwhat(?:'s| is) due(?: today)?\??$/.test(
    text,
  ) &&
  !/\bdeals?\b|\btickets?\b|\btasks?\b|\bmeetings?\b|\b(?:next|last|this) (?:week|month)\b|\btomorrow\b/.test(text);

const whatItCan = `I look things up in your own records, without a network, and propose changes that you accept:

- **Count and add up**: “How many hot contacts do I have?”, “How much is in the pipeline?”
- **Find**: “Which tasks are overdue?”, “Deals over £5,000 closing this month”
- **Compare**: “New contacts this month compared with last month”
- **Who and when**: “Who is Priya Nair?”, “When did I last speak to her company?”
- **Propose**: “Remind me to ring Priya Nair on Friday”, “Move a deal to Won”

Writing longer texts and open-ended advice need a language model: connect one under Settings, AI engine.`;

/** What is never done, whoever asks. */
function refused(text: string): string | undefined {
  if (
    /\b(?:delete|delet|remove|erase|wipe|merge|drop table)\b|^(?:please )?(?:can you |could you )?archive\b/.test(text)
  ) {
    return 'I cannot delete or merge records, only propose additions and changes. Open the record: its actions menu does it, and it can be undone.';
  }
  if (
    /\b(?:passphrase|passwords?|pasword|api key|(?:encryption|secret) keys?|system prompt|(?:your|previous) (?:instructions|rules))\b|\bignore (?:all|your|the)\b|\b(?:repeat|print) (?:everything|your)\b/.test(
      text,
    )
  ) {
    return 'I do not show keys, passwords or instructions, and I keep to what I may do: look things up in your own records and propose changes that you decide on.';
  }
  if (/\bapprove (?:all|every|the)\b/.test(text)) {
    return 'I cannot approve anything: only a person decides. Open the [review queue](/?module=human-loop).';
  }
  if (
    /^(?:please )?(?:can you |could you )?(?:send|e-?mail(?! (?:campaigns?|address(?:es)?|designs?|templates?|drafts?)\b))\b|\bsend an? e-?mail\b/.test(
      text,
    ) &&
    !/\?.*\?|\bhow many\b/.test(text)
  ) {
    return 'I never send anything. I can draft an email for you to check: say “Draft an email to” and the name. Sending is done in your own mail program.';
  }
  if (/^(?:please )?(?:can you |could you )?(?:import|export)\b/.test(text)) {
    return 'I cannot import or export. The CRM does both: open [Contacts](/?module=crm&tab=contacts) and choose Import or Export.';
  }
  return undefined;
}

/** What the built-in engine cannot do, and what would. */
function whatItCannot(text: string): string | undefined {
  if (
    /\b(weather|news|stock|share price|exchange rate|competitors?|who won the|capital of|translate|joke|poem|recipe|google|internet|meaning of life)\b/.test(
      text,
    )
  ) {
    return 'I only know the records in this workspace, and no network is used, so I cannot answer that. A connected language model could try: see Settings, AI engine.';
  }
  if (
    /\b(predict|will .* (?:buy|churn|sign)|how likely|should i (?:raise|lower|hire|fire|invest)|why (?:is|are) (?:sales|revenue))\b/.test(
      text,
    )
  ) {
    return 'I count what is in your records and do not guess what will happen or why. I can give you the forecast by stage; a connected language model could discuss it: see Settings, AI engine.';
  }
  return undefined;
}

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
