import type { FoundRecord as Found, Query } from '@steps/business/queries';
import { foldText } from '@steps/platform';
import type { AnswerContext } from '../reading/answerContext';
import type { Lexicon } from '../reading/lexicon';
import { mend } from '../reading/mend';
import { periodIn } from '../reading/period';
import { find, read } from '../reading/read';
import { upperFirst } from '../reading/sayQuery';
import { linked, plainWords } from '../reading/wording';
import { draftQuoteReminders, quoteReminderDays } from './quoteReminders';
import { cannotSend, ordersToSend } from './refusals';

const waits = 'Nothing changes until you accept.';
const clockIn = (text: string): string | undefined => {
  const found =
    /\b(?:at\s+)?(\d{1,2})(?::(\d{2}))?\s*(am|pm)\b|\bat\s+(\d{1,2})(?::(\d{2}))?\b|\b(\d{1,2}):(\d{2})\b/i.exec(text);
  if (!found) return undefined;
  const hour = Number(found[1] ?? found[4] ?? found[6]);
  const isLate = found[3]?.toLowerCase() === 'pm' && hour < 12;
  const midnight = found[3]?.toLowerCase() === 'am' && hour === 12;
  const shown = isLate ? hour + 12 : midnight ? 0 : hour;
  return shown < 24 ? `${String(shown).padStart(2, '0')}:${found[2] ?? found[5] ?? found[7] ?? '00'}` : undefined;
};

const withoutDay = (words: string): string =>
  words
    .replace(
      /\b(?:by|on|at|before|due|for)?\s*(?:(?:next|this)\s+)?(?:today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month)\b.*$/i,
      '',
    )
    .replace(/\b(?:by|on|at|due)\s+(?:the\s+)?\d.*$/i, '')
    .replace(/\bin \w+ (?:days?|weeks?|months?)\b.*$/i, '')
    .replace(/[\s.,;:!?]+$/, '')
    .trim();

/** Days that were mistyped or abbreviated, as they are read: a time beside one would else be today’s. */
function withDays(text: string, lexicon: Lexicon): { readonly text: string; readonly told: string } {
  const days = mend(text, lexicon).mended.filter(({ read: day }) => isDay.test(day));
  return {
    text: days.reduce((said, { typed, read: day }) => said.replace(typed, day), text),
    told: days.map(({ typed, read: day }) => `I read “${plainWords(typed)}” as “${plainWords(day)}”. `).join(''),
  };
}
const isDay = /^(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weeks?|months?)$/i;

/** Answers a wish for a change with a proposal; `undefined` when the question wishes for none. */
export async function proposeFrom(
  question: string,
  lexicon: Lexicon,
  context: AnswerContext,
): Promise<string | undefined> {
  const wish = wishIn(question.trim());
  if (!wish) return undefined;
  if (context.withheld?.has(wish.tool))
    return 'I am not allowed to propose that. Allow it under [AI Agents](/agents), or ask another agent.';
  if (!context.tools.has(wish.tool))
    return 'I cannot propose that now: the part of Steps it belongs to is not available. Try again in a moment.';
  try {
    const meant =
      wish.named === false || lexicon.names.length > 0 ? undefined : await meantIn(question, lexicon, context);
    const said = await wish.propose(meant ? [meant] : lexicon.names, { ...context, lexicon });
    return meant ? `I assumed you mean ${linked(meant)}. ${said}` : said;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^The tool \w+ gave no result: /, '') : String(error);
    return `I could not propose that. ${readable(reason)}`;
  }
}

/** The words of a tool's refusal, which comes as JSON. */
function readable(reason: string): string {
  const said = /"error":"((?:[^"\\]|\\.)*)"/.exec(reason)?.[1];
  return plainWords(said ?? reason);
}

interface Wish {
  readonly tool: string;
  /** `false`: whom it is about follows from the wish. */
  readonly named?: false;
  readonly propose: (records: readonly Found[], context: WishContext) => Promise<string>;
}

interface WishContext extends AnswerContext {
  readonly lexicon: Lexicon;
}

/** Who is meant where nobody is named: "my largest customer", "the contact of my largest open deal". */
async function meantIn(question: string, lexicon: Lexicon, context: AnswerContext): Promise<Found | undefined> {
  const words =
    /\b(?:my|our|the) (?:[\p{L}-]+ ){0,3}?(?:largest|biggest|best|top|newest|latest|oldest|most valuable|highest)\b[^.?!]*/iu.exec(
      question,
    )?.[0];
  const of = /\bthe (?:contact|company|person) (?:of|at|for) [^.?!]*/iu.exec(question)?.[0] ?? words;
  if (!of) return undefined;
  const found = read(withoutDay(of), lexicon, { now: context.now });
  if (found.kind !== 'query') return undefined;
  const query: Query = { ...found.reading.query, measure: 'list', limit: 1 };
  const { records = [] } = await find(query, lexicon, context);
  return records[0];
}

const polite = String.raw`^(?:please\s+)?(?:can you\s+|could you\s+|would you\s+|i want to\s+|i'd like to\s+)?(?:please\s+)?`;
const begins = (words: string): RegExp => new RegExp(`${polite}(?:${words})`, 'i');

function wishIn(question: string): Wish | undefined {
  const days = quoteReminderDays(question);
  if (days !== undefined)
    return { tool: 'draft_email', named: false, propose: (_records, context) => draftQuoteReminders(days, context) };
  const rest = (pattern: RegExp): string | undefined =>
    pattern.test(question) ? question.replace(pattern, '') : undefined;
  const task = rest(
    begins(
      `(?:add|create|make|set|put)(?: me)?(?: in)? (?:an? )?(?:new )?(?:task|to-?do|reminder)(?: in(?= (?:to|for|that)))?(?: (?:to|for|that|about))?:?|remind me (?:to|about|that)`,
    ),
  );
  if (task !== undefined)
    return { tool: 'propose_task', propose: (records, context) => task_(task, question, records, context) };
  const tag = new RegExp(
    `${polite}(?:add (?:the )?tag ["“']?(.+?)["”']? to|tag) (.+?)(?: (?:as|with) (?:an? )?["“']?(.+?)["”']?)?[.!]?$`,
    'i',
  ).exec(question);
  if (begins(String.raw`make .+ an? favou?rite\b`).test(question))
    return { tool: 'propose_tag', propose: (records, context) => tag_('Favorite', records, context) };
  if (tag) return { tool: 'propose_tag', propose: (records, context) => tag_(tag[1] ?? tag[3], records, context) };
  if (
    begins(
      String.raw`(?:schedule|book|arrange|plan|set up|add|create|put(?: in)?) (?:an? )?(?:meeting|call|demo|appointment)\b`,
    ).test(question)
  ) {
    return { tool: 'propose_meeting', propose: (records, context) => meeting_(question, records, context) };
  }
  if (
    begins('(?:move|mark|set|put|change) ').test(question) &&
    /\b(?:to|as|in|into) /i.test(question) &&
    !/\b(?:next step|tasks?|to-?dos?|tickets?|quotes?|phone|number|address|price|owner)\b/i.test(question)
  ) {
    return { tool: 'propose_stage', propose: (records, context) => stage_(question, records, context) };
  }
  const step = /\b(?:set|change|make|add) (?:the )?next step\b.*?(?:\bto\b|:)\s*(.+)$/i.exec(question);
  if (step)
    return { tool: 'propose_next_step', propose: (records, context) => nextStep_(step[1] ?? '', records, context) };
  const log = new RegExp(
    String.raw`${polite}(?:log|note|write down|record) (?:that |an? |the )?(call|email|note)?(?:\s+(?:with|to|for|from|about))?\s*(.*)$`,
    'i',
  ).exec(question);
  if (log)
    return {
      tool: 'propose_activity',
      propose: (records, context) => activity_(log[1], log[2] ?? '', records, context),
    };
  const asksForEmail = String.raw`(?:(?:draft|write|prepare)(?: me)? (?:an? )?|(?:drop|write|send) [\p{L} ]{2,30}? (?:an? )(?:quick |short |brief )?)(?:e-?mail|message|follow-?up|line)\b`;
  if (new RegExp(polite + asksForEmail, 'iu').test(question)) {
    return { tool: 'draft_email', propose: (records, context) => email_(question, records, context) };
  }
  // Whom it should go to is shown with the draft; where nobody is named there is none.
  if (ordersToSend(foldText(question)))
    return {
      tool: 'draft_email',
      propose: async (records, context) =>
        /\b(?:e-?mail|message|line|write to)\b/i.test(question) &&
        records.filter(({ noun }) => noun === 'contacts').length === 1
          ? `I cannot send emails by myself. ${await email_(question, records, context)} Then you send it.`
          : cannotSend,
    };
  return undefined;
}

/** Whether a change is wished for. */
export const isWish = (words: string): boolean => wishIn(words) !== undefined;

const oneOf = (records: readonly Found[], noun: Found['noun']): Found | undefined =>
  records.find((record) => record.noun === noun);
const ties = (records: readonly Found[]) => {
  const [contact, deal, company] = [oneOf(records, 'contacts'), oneOf(records, 'deals'), oneOf(records, 'companies')];
  return {
    ...(contact && { contactId: contact.id }),
    ...(deal && !contact && { dealId: deal.id }),
    ...(company && !contact && { companyId: company.id }),
  };
};
const who = 'Use the name of a contact, company or deal in your records.';

async function task_(
  words: string,
  question: string,
  records: readonly Found[],
  { call, now, lexicon }: WishContext,
): Promise<string> {
  const { text, told } = withDays(question, lexicon);
  const subject = upperFirst(withoutDay(withDays(words.trim(), lexicon).text));
  if (!subject) return 'Say what the task is, for example “Remind me to ring Priya Nair on Friday”.';
  const day = periodIn(text, now);
  const due = day?.from ?? day?.until;
  const time = clockIn(question);
  await call('propose_task', { subject, ...(due && { due }), ...(time && { time }), ...ties(records) });
  return `${told}I propose this task${due ? '' : ', with no due date'}. ${waits}`;
}

async function tag_(tag: string | undefined, records: readonly Found[], { call }: WishContext): Promise<string> {
  const record = oneOf(records, 'contacts') ?? oneOf(records, 'companies');
  if (!record) return `I could not find that name. ${who}`;
  if (!tag) return `Say which tag: “Tag ${plainWords(record.title)} as Champion”.`;
  await call('propose_tag', { noun: record.noun, id: record.id, tag: tag.trim() });
  return `I propose this tag. ${waits}`;
}

async function stage_(question: string, records: readonly Found[], { call, lexicon }: WishContext): Promise<string> {
  const fields = lexicon.nouns.find(({ name }) => name === 'deals')?.fields ?? [];
  const valuesOf = (name: string) =>
    fields.find((field) => field.name === name)?.values.map(({ value }) => value) ?? [];
  const stages = [...new Set([...valuesOf('stage'), 'Won', 'Lost'])];
  const lostReasons = valuesOf('lostReason');
  const said = question.toLowerCase();
  const stage = [...stages]
    .sort((one, other) => other.length - one.length)
    .find((label) =>
      new RegExp(`\\b(?:to|as|in|into) (?:the stage |stage )?["“']?${label.toLowerCase()}\\b`).test(said),
    );
  if (!stage)
    return /\b(?:deals?|stage|opportunity)\b/.test(said) || records.some(({ noun }) => noun === 'deals')
      ? `Say which stage: ${stages.join(', ')}.`
      : 'I can propose the stage of a deal, not another status. To change that of a company or a person, open the record.';
  const deal = oneOf(records, 'deals') ?? (await onlyDealOf(records, call));
  if (!deal) return 'I could not tell which deal you mean. Give its name, or name a company with only one open deal.';
  const lostReason =
    lostReasons.find((reason) => said.includes(reason.toLowerCase())) ??
    /\bbecause (?:of )?(.+?)[.!]?$/i.exec(question)?.[1] ??
    '';
  await call('propose_stage', { dealId: deal.id, stage, lostReason });
  return `I propose this move. ${waits}`;
}

/** The one open deal of a person or a company. */
async function onlyDealOf(records: readonly Found[], call: AnswerContext['call']): Promise<Found | undefined> {
  const record = oneOf(records, 'companies') ?? oneOf(records, 'contacts');
  if (!record) return undefined;
  const field = record.noun === 'companies' ? 'company' : 'contact';
  const where = [
    { field, op: 'is', value: record.title },
    { field: 'state', op: 'is', value: 'open' },
  ];
  const found = (await call('find_records', { noun: 'deals', where, limit: 2 })) as { records: Found[] };
  return found.records.length === 1 ? found.records[0] : undefined;
}

async function nextStep_(nextStep: string, records: readonly Found[], { call }: WishContext): Promise<string> {
  const deal = oneOf(records, 'deals') ?? (await onlyDealOf(records, call));
  if (!deal) return 'I could not tell which deal you mean. Give its name, or name a company with only one open deal.';
  await call('propose_next_step', { dealId: deal.id, nextStep: upperFirst(nextStep.replace(/[.\s]+$/, '')) });
  return `I propose this next step. ${waits}`;
}

async function meeting_(
  typed: string,
  records: readonly Found[],
  { call, now, lexicon }: WishContext,
): Promise<string> {
  const { text: question, told } = withDays(typed, lexicon);
  const day = periodIn(question, now)?.from;
  const time = clockIn(question);
  if (!day || !time)
    return 'Say the day and the time, for example “Schedule a meeting with Priya Nair on Friday at 10:00”.';
  const [record] = records;
  const kind = /\b(call|demo)\b/i.exec(question)?.[1]?.toLowerCase() ?? 'meeting';
  const about = /\babout ([^,.]+?)(?: (?:on|at|next|tomorrow|today)\b.*)?$/i.exec(question)?.[1];
  const title = about ? upperFirst(about) : `${upperFirst(kind)}${record ? ` with ${record.title}` : ''}`;
  await call('propose_meeting', { title, day, time, minutes: kind === 'call' ? 30 : 60, ...ties(records) });
  return `${told}I propose this ${kind}. ${waits}`;
}

async function activity_(
  type: string | undefined,
  words: string,
  records: readonly Found[],
  { call }: AnswerContext,
): Promise<string> {
  if (records.length === 0) return `I could not find that name. ${who}`;
  const kind = (
    type ?? (/\b(?:called|rang|phoned|spoke)\b/i.test(words) ? 'call' : /\bemailed\b/i.test(words) ? 'email' : 'note')
  ).toLowerCase();
  const after = /(?::|\babout\b|\bthat\b)\s*(.+)$/i.exec(words)?.[1] ?? words;
  await call('propose_activity', {
    type: kind,
    subject: upperFirst(after.replace(/[.\s]+$/, '')) || `${upperFirst(kind)} with ${records[0]?.title}`,
    ...ties(records),
  });
  return `I propose to log this ${kind}. ${waits}`;
}

async function email_(question: string, records: readonly Found[], { call }: WishContext): Promise<string> {
  const contact = oneOf(records, 'contacts');
  if (!contact) return `I could not find that name. ${who}`;
  const about = /\babout (.+?)[.!?]?$/i.exec(question)?.[1];
  const name = contact.title.split(' ')[0] ?? contact.title;
  const subject = about ? upperFirst(about) : 'Following up';
  const body = `Hello ${name},\n\n${about ? `I am writing about ${about}.` : 'I wanted to follow up on our last conversation.'}\n\n[Say what you would like to happen next]\n\nKind regards`;
  await call('draft_email', { contactId: contact.id, subject, body });
  return `Here is a short draft with a gap for you to fill in: I do not make up what you want to say. ${waits}`;
}
