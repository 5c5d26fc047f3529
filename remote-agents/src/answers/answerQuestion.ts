import { foldText, formatTime, ownDay, spellings } from '@steps/shared';
import { briefingText, readBriefing } from './briefing';
import type { Desk } from './desk';
import { offerOf, proposeFrom } from './proposals';
import type { Found, KnownValues, Noun, RecordQuestion } from './question';
import { nounIn, readQuestion } from './readQuestion';
import { linked, list, many, money, plainWords, plural, sentence } from './wording';

interface CountAnswer {
  readonly total: number;
  readonly lookedAt: number;
  readonly pounds?: number;
  readonly averagePounds?: number;
  readonly groups?: readonly { readonly name: string; readonly count: number; readonly pounds?: number }[];
}
interface FoundAnswer {
  readonly total: number;
  readonly lookedAt: number;
  readonly pounds?: number;
  readonly staleDays?: number;
  readonly records: readonly Found[];
}

/** Rows of a list in an answer; the rest is counted. */
const rows = 5;

/** Answers a question from what the tools find. Every figure and link is theirs; what cannot be answered is said. */
export async function answerQuestion(question: string, desk: Desk): Promise<string> {
  const text = foldText(question.trim());
  if (/^(hi|hello|hey|good (morning|afternoon|evening)|morning|thanks?|thank you)\b[^?]{0,20}$/.test(text)) {
    return 'Hello. Ask me about your contacts, companies, deals, tickets, tasks and meetings. I can also propose changes for you to accept.';
  }
  if (/\bwhat (?:can|do) you\b|\bhow can you help\b|\bhelp me\b$|^help\b/.test(text)) return whatItCan;
  const beyond = whatItCannot(text);
  if (beyond) return beyond;
  if (desk.withheld?.has('find_records')) {
    return 'I may not look at your records: “Find records” is not among the tools allowed to me. Allow it on the page [AI Agents](/agents), or ask a colleague.';
  }
  if (!desk.tools.has('find_records')) {
    return 'I cannot look at your records now: the CRM is not available. Retry once it is back; everything you wrote here is kept.';
  }
  if (
    /\b(what should i do|what's on|what is on|my day|briefing|brief me|plan (?:for )?(?:my|the|today)|to do (?:today|this morning|now)|needs? my attention|what is due|what's due|due today\?*$|what do i have (?:on )?today|start with)\b/.test(
      text,
    ) &&
    !/\bdeals?\b|\btickets?\b|\btasks?\b/.test(text)
  ) {
    return briefingText(await readBriefing(desk));
  }
  const proposed = await proposeFrom(question, desk);
  if (proposed) return proposed;
  if (/\bforecast\b|\bexpect(?:ed)? (?:to (?:win|earn|close)|revenue)\b/.test(text)) return forecast(question, desk);
  const need = needIn(text);
  if (need) return staleDeals(need, desk);
  if (/\b(win|close|conversion|success) rate\b|\b(?:percentage|share|percent) of (?:deals|.*won)\b/.test(text))
    return winRate(desk);
  if (/\b(?:review queue|reviews?|approv|pending)\b/.test(text) && desk.tools.has('waiting_reviews'))
    return reviews(desk);

  const { records } = (await desk.call('find_names', { text: question })) as { records: Found[] };
  // A whole name says more than a part of another one.
  const [whole, partly] = [true, false].map((named) =>
    records.filter(({ title }) => spellings(title).some((name) => text.includes(name)) === named),
  );
  const names = [...(whole ?? []), ...(partly ?? [])];
  const known = (await desk.call('known_values', {})) as KnownValues;
  const aboutOne = await aboutRecord(text, names, desk);
  if (aboutOne) return aboutOne;
  const asked = readQuestion(question, known, names, desk.now);
  if (asked) return answered(asked, text, desk);
  const [first] = names;
  if (first && first.noun !== 'deals') return described(first, desk);
  if (first) return `${sentence(linked(first))}${plainWords(first.detail)}.`;
  return notUnderstood;
}

const whatItCan = `I look things up in your own records, without a network, and propose changes that you accept:

- **Count and add up**: “How many hot contacts do I have?”, “How much is in the pipeline?”
- **Find**: “Which tasks are overdue?”, “Deals over £5,000 closing this month”
- **Compare**: “New contacts this month compared with last month”
- **Who and when**: “Who is Priya Nair?”, “When did I last speak to her company?”
- **Propose**: “Remind me to ring Priya Nair on Friday”, “Move a deal to Won”

Writing longer texts and open-ended advice need a language model: connect one under Settings, AI engine.`;

const notUnderstood =
  'I could not tell which of your records this is about, so I looked nothing up. Name contacts, companies, deals, tickets, tasks or meetings, or a person or company by name. For questions about anything else, connect a language model under Settings, AI engine.';

/** What the built-in engine cannot do, and what would. */
function whatItCannot(text: string): string | undefined {
  if (/^(?:please )?(?:can you |could you )?(?:delete|remove|erase|archive|merge)\b/.test(text)) {
    return 'I cannot delete or merge records, only propose additions and changes. Open the record: its actions menu does it, and it can be undone.';
  }
  if (/^(?:please )?(?:can you |could you )?send\b/.test(text)) {
    return 'I never send anything. I can draft an email for you to check: say “Draft an email to” and the name. Sending is done in your own mail program.';
  }
  if (/^(?:please )?(?:can you |could you )?(?:import|export)\b/.test(text)) {
    return 'I cannot import or export. The CRM does both: open [Contacts](/?module=crm&tab=contacts) and choose Import or Export.';
  }
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

function needIn(text: string): 'no-step' | 'stale' | 'late' | 'any' | undefined {
  if (!/\bdeals?\b|\bopportunit/.test(text)) return undefined;
  if (/\b(?:no|without(?: an?)?|missing(?: an?)?) next steps?\b/.test(text)) return 'no-step';
  if (/\b(stale|stuck|stopped|stalled|quiet|forgotten|gone cold|no activity|not moved|inactive)\b/.test(text))
    return 'stale';
  if (
    /\bclos(?:e|ing) dates?\b.*\b(?:passed|past|over)\b|\b(?:late|overdue|past their clos(?:e|ing) date)\b/.test(text)
  )
    return 'late';
  return /\bneeds?\b.*\b(attention|me|somebody)\b/.test(text) ? 'any' : undefined;
}

async function staleDeals(need: 'no-step' | 'stale' | 'late' | 'any', { call }: Desk): Promise<string> {
  const found = (await call('stale_deals', need === 'any' ? {} : { need })) as FoundAnswer;
  const words = {
    'no-step': 'with no next step',
    stale: `with nothing happening for ${found.staleDays} days or more`,
    late: 'whose close date has passed',
    any: 'that need somebody',
  }[need];
  if (found.total === 0) return `There are no open deals ${words}.`;
  return `${plural(found.total, 'open deal')} ${words}, together **${money(found.pounds ?? 0)}**:\n\n${list(found.records, found.total, rows)}`;
}

async function winRate({ call }: Desk): Promise<string> {
  const of = async (state: string) =>
    (await call('count_records', {
      noun: 'deals',
      where: [{ field: 'state', op: 'is', value: state }],
    })) as CountAnswer;
  const [won, lost] = [await of('won'), await of('lost')];
  const all = won.total + lost.total;
  if (all === 0) return 'No deal has been won or lost yet, so there is no win rate.';
  return `You won **${Math.round((won.total / all) * 100)}%** of the deals that are decided: ${won.total} won, ${lost.total} lost. The won ones are worth ${money(won.pounds ?? 0)}.`;
}

async function forecast(question: string, { call }: Desk): Promise<string> {
  const { pounds, months, otherPounds, href } = (await call('sales_forecast', {})) as {
    pounds: number;
    months: readonly { label: string; pounds: number }[];
    otherPounds: number;
    href: string;
  };
  const named = /\b(?:this|current) month\b/i.test(question)
    ? months[0]
    : /\bnext month\b/i.test(question)
      ? months[1]
      : undefined;
  if (named)
    return `The forecast for ${named.label} is **${money(named.pounds)}**: open deals times the chance of their stage. [See the forecast](${href})`;
  const lines = months.filter((month) => month.pounds > 0).map((month) => `- ${month.label}: ${money(month.pounds)}`);
  const other = otherPounds > 0 ? `\n- Later, overdue or without a close date: ${money(otherPounds)}` : '';
  return `The forecast is **${money(pounds)}**: open deals times the chance of their stage.\n\n${lines.join('\n')}${other}\n\n[See the forecast](${href})`;
}

async function reviews({ call }: Desk): Promise<string> {
  const { total, titles, href } = (await call('waiting_reviews', {})) as {
    total: number;
    titles: readonly string[];
    href: string;
  };
  if (total === 0) return 'Nothing is waiting for your review.';
  return `${plural(total, 'AI result')} ${total === 1 ? 'waits' : 'wait'} for your review:\n\n${titles
    .slice(0, rows)
    .map((title) => `- ${plainWords(title)}`)
    .join('\n')}\n\n[Open the review queue](${href})`;
}

/** Fields of one record that can be asked for by name. */
const factWords: readonly (readonly [field: string, said: string, pattern: RegExp])[] = [
  ['phone', 'phone number', /\b(?:phone|telephone|mobile|number|ring|call)\b/],
  ['email', 'email address', /\be-?mail\b/],
  ['title', 'job title', /\b(?:job|title|role|position)\b/],
  ['company', 'company', /\b(?:company|work(?:s)? (?:for|at)|employer)\b/],
  ['status', 'status', /\bstatus\b/],
  ['score', 'score', /\bscore\b/],
  ['temperature', 'temperature', /\b(?:temperature|how warm|how hot)\b/],
  ['tags', 'tags', /\btags?\b/],
  ['source', 'source', /\b(?:source|come from|came from)\b/],
  ['owner', 'owner', /\b(?:owner|owns|looks? after)\b/],
  ['industry', 'industry', /\b(?:industry|sector)\b/],
  ['location', 'location', /\b(?:where|location|based|town|city)\b/],
  ['website', 'website', /\bwebsite\b/],
  ['size', 'size', /\b(?:size|how (?:big|large))\b/],
];

/** Questions about one record by its name. */
async function aboutRecord(text: string, names: readonly Found[], desk: Desk): Promise<string | undefined> {
  const [record] = names;
  if (!record || names.filter(({ noun }) => noun === record.noun).length > 1) return ambiguous(text, names);
  if (record.noun === 'deals') return aboutDeal(record, text);
  if (
    /\bwhen\b.*\b(?:last|latest)\b|\blast (?:contact|spoke|speak|time|touch|conversation|talk)|\bspoken to\b.*\b(?:last|lately)\b/.test(
      text,
    )
  )
    return lastContact(record, desk);
  if (/\bwhen\b.*\b(?:next|meet|meeting|see|appointment)\b|\bnext (?:meeting|appointment|call)\b/.test(text))
    return nextMeeting(record, desk);
  if (/\bwhen\b.*\b(?:added|created|join|become)\b/.test(text) && record.facts.createdAt) {
    return `${linked(record)} was added on ${shownDay(record.facts.createdAt)}.`;
  }
  const isOwn = /^(?:who|what|tell|show|summari[sz]e|how is|how are|describe|give me|find|look up)\b/.test(text);
  const isAboutOthers =
    /\b(deals?|tasks?|tickets?|meetings?|contacts? (?:at|do|does)|people at|requests?|calls?|activit|pipeline|notes)\b/.test(
      text,
    );
  const fact = factWords.find(([, , pattern]) => pattern.test(text.replace(foldText(record.title), '')));
  if (fact && !isAboutOthers && !/\bhow many\b|\bhow much\b|^(?:who|which)\b.*\b(?:at|works?)\b/.test(text))
    return factOf(record, fact[0], fact[1]);
  if (isOwn && !isAboutOthers && !/\bwho (?:is|works?|are)\b.*\bat\b|\bhow m/.test(text))
    return described(record, desk);
  return undefined;
}

function ambiguous(text: string, names: readonly Found[]): string | undefined {
  const people = names.filter(({ noun }) => noun === 'contacts');
  if (
    people.length < 2 ||
    !/^(?:who is|what is|what's|when|tell me|where|summari)/.test(text) ||
    nounIn(text.replace(/\bwho\b/, ''))
  )
    return undefined;
  return `There are ${people.length} contacts by that name. Which one do you mean?\n\n${list(people, people.length, rows)}`;
}

function aboutDeal(deal: Found, text: string): string | undefined {
  const { facts } = deal;
  if (/\bwhen\b|\bclose date\b/.test(text)) {
    return facts.closeDate
      ? `${linked(deal)} closes on ${shownDay(facts.closeDate)}.`
      : `${linked(deal)} has no close date.`;
  }
  if (/\bnext step\b/.test(text)) {
    return facts.nextStep
      ? `The next step of ${linked(deal)} is: ${plainWords(String(facts.nextStep))}.`
      : `${linked(deal)} has no next step.`;
  }
  if (/\bstage\b/.test(text)) return `${linked(deal)} is in **${plainWords(String(facts.stage))}**.`;
  if (/\b(?:worth|value|how much)\b/.test(text))
    return `${linked(deal)} is worth **${money(Number(facts.value ?? 0))}**.`;
  if (/^(?:what|tell|show|how|describe|summ)/.test(text)) {
    const step = facts.nextStep ? ` The next step is: ${plainWords(String(facts.nextStep))}.` : ' It has no next step.';
    return `${linked(deal)} is worth **${money(Number(facts.value ?? 0))}** and is in ${plainWords(String(facts.stage))}.${facts.closeDate ? ` It closes on ${shownDay(facts.closeDate)}.` : ''}${step}`;
  }
  return undefined;
}

function factOf(record: Found, field: string, said: string): string {
  const value = record.facts[field];
  if (value === undefined) return `${linked(record)} has no ${said} in your records.`;
  return `The ${said} of ${linked(record)} is **${plainWords(String(value))}**.`;
}

async function lastContact(record: Found, { call }: Desk): Promise<string> {
  const field = record.noun === 'contacts' ? 'contact' : 'company';
  const own = record.facts.lastContact;
  const { records } = (await call('find_records', {
    noun: 'activities',
    where: [{ field, op: 'is', value: record.title }],
    orderBy: 'at',
    descending: true,
    limit: 20,
  })) as FoundAnswer;
  const latest = records.find(
    ({ facts }) => /call|email|meeting/.test(String(facts.type)) && new Date(String(facts.at)) <= new Date(),
  );
  const at = own ?? latest?.facts.at;
  if (!at) return `There is no call, email or meeting with ${linked(record)} in your records.`;
  const what = latest && shownDay(String(latest.facts.at)) === shownDay(at) ? `: ${plainWords(latest.title)}` : '';
  return `The last contact with ${linked(record)} was on **${shownDay(at)}**${what}.`;
}

async function nextMeeting(record: Found, { call }: Desk): Promise<string> {
  const field = record.noun === 'contacts' ? 'contact' : 'company';
  const { records } = (await call('find_records', {
    noun: 'meetings',
    where: [
      { field, op: 'is', value: record.title },
      { field: 'state', op: 'is', value: 'ahead' },
    ],
    orderBy: 'start',
    limit: 1,
  })) as FoundAnswer;
  const [meeting] = records;
  return meeting
    ? `The next meeting with ${linked(record)} is ${linked(meeting)} on **${shownDay(meeting.facts.start ?? '')}**, ${shownTime(meeting.facts.start ?? '')}.`
    : `No meeting with ${linked(record)} is planned. ${offerOf('meeting', record.title)}`;
}

async function described(record: Found, { call }: Desk): Promise<string> {
  if (record.noun !== 'contacts' && record.noun !== 'companies')
    return `${linked(record)}: ${plainWords(record.detail)}.`;
  type Part = { readonly total: number; readonly records: readonly Found[] };
  const whole = (await call('describe_record', { noun: record.noun, id: record.id })) as Record<
    'openDeals' | 'openTasks' | 'openTickets' | 'meetingsAhead' | 'lastActivities',
    Part
  >;
  const { facts } = record;
  const who =
    record.noun === 'contacts'
      ? [
          facts.title && `is ${article(String(facts.title))} ${facts.title}`,
          facts.company && `at ${facts.company}`,
          facts.status && `, ${facts.status}`,
        ]
          .filter(Boolean)
          .join(' ')
          .replace(' ,', ',')
      : [
          facts.industry && `is in ${facts.industry}`,
          facts.location && `in ${facts.location}`,
          facts.status && `, ${facts.status}`,
        ]
          .filter(Boolean)
          .join(' ')
          .replace(' ,', ',');
  const section = (heading: string, { total, records }: Part) =>
    total > 0 ? `**${heading}** (${total})\n\n${list(records, total, 3)}` : '';
  return [
    `${linked(record)} ${plainWords(who) || 'is in your records'}.${facts.score === undefined ? '' : ` Score ${facts.score}.`}`,
    section('Open deals', whole.openDeals),
    section('Open tasks', whole.openTasks),
    section('Open tickets', whole.openTickets),
    section('Meetings ahead', whole.meetingsAhead),
    section('Last activities', whole.lastActivities),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a');

/** The answer to a question about records of a noun. */
async function answered(asked: RecordQuestion, text: string, desk: Desk): Promise<string> {
  const { call } = desk;
  const { noun, where, measure } = asked;
  const what = said(asked);
  if (measure === 'compare' && asked.compare) return compared(asked, asked.compare, desk);
  if (measure === 'group' && asked.groupBy) {
    const { groups = [], total } = (await call('count_records', {
      noun,
      where,
      groupBy: asked.groupBy,
    })) as CountAnswer;
    return grouped(asked, groups, total, text);
  }
  if (measure === 'count' || measure === 'sum' || measure === 'average') {
    const counted = (await call('count_records', { noun, where })) as CountAnswer;
    return figures(asked, counted, what);
  }
  const found = (await call('find_records', {
    noun,
    where,
    ...(asked.orderBy && { orderBy: asked.orderBy, descending: asked.descending ?? false }),
    limit: Math.min(asked.limit ?? rows, 50),
  })) as FoundAnswer;
  if (found.total === 0) return `There are no ${what}. I looked at ${plural(found.lookedAt, nounWord(noun, 1))}.`;
  const [first] = found.records;
  if (first && (measure === 'when' || asked.limit === 1)) return single(first, measure);
  const shown = asked.limit ?? rows;
  const count =
    asked.limit && asked.limit < found.total
      ? `The first ${found.records.length} of ${many(found.total, what)}`
      : many(found.total, what);
  return `${count}:\n\n${list(found.records, asked.limit ? found.records.length : found.total, shown)}`;
}

/** One record, with its day where it was asked when. */
function single(record: Found, measure: RecordQuestion['measure']): string {
  const at = record.facts.start ?? record.facts.dueDate ?? record.facts.closeDate ?? record.facts.at;
  const when =
    measure === 'when' && at ? ` on **${shownDay(at)}**${String(at).length > 10 ? `, ${shownTime(at)}` : ''}` : '';
  return `${linked(record)}${when}${record.detail ? ` (${plainWords(record.detail)})` : ''}.`;
}

function figures(
  { measure, noun }: RecordQuestion,
  { total, lookedAt, pounds, averagePounds }: CountAnswer,
  what: string,
): string {
  if (total === 0) return `**None**: there are no ${what}. I looked at ${plural(lookedAt, nounWord(noun, 1))}.`;
  if (measure === 'sum') return `**${money(pounds ?? 0)}** in ${many(total, what)}.`;
  if (measure === 'average' && averagePounds !== undefined) {
    return `**${money(averagePounds)}** on average, over ${many(total, what)} worth ${money(pounds ?? 0)}.`;
  }
  if (measure === 'average')
    return `I can average what deals are worth, not ${nounWord(noun, 2)}. There are ${many(total, what)}.`;
  return `**${total.toLocaleString('en-GB')}** ${singularAware(total, what)}${pounds ? `, worth ${money(pounds)}` : ''}.`;
}

function grouped(
  { noun, groupBy }: RecordQuestion,
  groups: readonly { name: string; count: number; pounds?: number }[],
  total: number,
  text: string,
): string {
  if (total === 0) return `There are no ${nounWord(noun, 2)} to group.`;
  const byWorth =
    /\b(business|money|revenue|worth|value|valuable|£)\b/.test(text) && groups.some(({ pounds }) => pounds);
  const ordered = byWorth ? [...groups].sort((one, other) => (other.pounds ?? 0) - (one.pounds ?? 0)) : groups;
  const line = ({ name, count, pounds }: { name: string; count: number; pounds?: number }) =>
    `- ${plainWords(name)}: **${count.toLocaleString('en-GB')}**${pounds ? `, ${money(pounds)}` : ''}`;
  const [top] = ordered;
  const most =
    top && /\b(most|biggest|largest|best|highest|main|common|popular)\b/.test(text)
      ? `**${plainWords(top.name)}** has the most: ${top.count.toLocaleString('en-GB')}${top.pounds ? `, worth ${money(top.pounds)}` : ''}.\n\n`
      : '';
  const rest = ordered.length > 10 ? `\n- ${ordered.length - 10} more` : '';
  const heading =
    groupBy === 'company' || groupBy === 'contact'
      ? `${plural(groups.length, groupBy === 'company' ? 'company' : 'contact')}, ${many(total, nounWord(noun, 2))}`
      : many(total, nounWord(noun, 2));
  return `${most}${heading}:\n\n${ordered.slice(0, 10).map(line).join('\n')}${rest}`;
}

async function compared(
  asked: RecordQuestion,
  { field, one, other }: NonNullable<RecordQuestion['compare']>,
  { call }: Desk,
): Promise<string> {
  const count = async (period: typeof one) =>
    (await call('count_records', {
      noun: asked.noun,
      where: [
        ...asked.where,
        ...(period.from ? [{ field, op: 'from', value: period.from }] : []),
        ...(period.until ? [{ field, op: 'until', value: period.until }] : []),
      ],
    })) as CountAnswer;
  const [now, then] = [await count(one), await count(other)];
  const difference = now.total - then.total;
  const change =
    difference === 0
      ? 'as many'
      : `${Math.abs(difference).toLocaleString('en-GB')} ${difference > 0 ? 'more' : 'fewer'}`;
  const worth = ({ pounds }: CountAnswer) => (pounds ? ` (${money(pounds)})` : '');
  return `**${now.total.toLocaleString('en-GB')}** ${singularAware(now.total, said(asked))} ${one.words}${worth(now)}, **${then.total.toLocaleString('en-GB')}** ${other.words}${worth(then)}: ${change}.`;
}

const nounWords: Readonly<Record<Noun, readonly [one: string, many: string]>> = {
  contacts: ['contact', 'contacts'],
  companies: ['company', 'companies'],
  deals: ['deal', 'deals'],
  tickets: ['ticket', 'tickets'],
  tasks: ['task', 'tasks'],
  activities: ['activity', 'activities'],
  meetings: ['meeting', 'meetings'],
};
const nounWord = (noun: Noun, count: number): string => nounWords[noun][count === 1 ? 0 : 1];
const adjectives =
  /^(open|won|lost|overdue|done|hot|warm|cold|active|urgent|unanswered|waiting|solved|closed|coming|past|small|medium|large|startup|prospect|partner|churned|enterprise|demo|(?:high|low|normal)-priority)$/;

/** "open deals over £5,000, closing this month" */
function said({ noun, words }: RecordQuestion): string {
  const before = words.filter((word) => adjectives.test(word));
  const after = words.filter((word) => !adjectives.test(word));
  return [...before, nounWord(noun, 2), plainWords(after.join(', '))].filter(Boolean).join(' ');
}

/** The same of one: "open deal over £5,000". */
const singularAware = (count: number, what: string): string =>
  count === 1
    ? Object.values(nounWords).reduce(
        (words, [one, several]) => words.replace(new RegExp(`\\b${several}\\b`), one),
        what,
      )
    : what;

const shownDay = (at: string | number): string =>
  new Date(`${ownDay(momentOf(at))}T12:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
const shownTime = (at: string | number): string => formatTime(momentOf(at));
const momentOf = (at: string | number) => (typeof at === 'number' ? new Date(at) : at);
