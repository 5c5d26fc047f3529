import {
  activities,
  aiResults,
  companies,
  contacts,
  currentStages,
  type Deal,
  deals,
  isOpenDeal,
  isOverdue,
  openPipelinePence,
  stageOf,
  weightedForecastPence,
} from '@steps/business';
import { addSamplePart, openSampleClient } from '@steps/business/sample';
import { formatPence } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
// The two meet here as they do in the host: the engine knows the tools by their names alone.
import { answerQuestion } from '../../remote-agents/src/answers/answerQuestion';
import { tools as ownTools } from '../../remote-agents/src/tools';
import { sample } from '../../remote-crm/src/sample';
import { tickets } from '../../remote-crm/src/tickets';
import { tools as crmTools } from '../../remote-crm/src/tools';
import { callTool } from './callTool';

const now = new Date(2026, 10, 18, 8, 30);
const tools = [...crmTools, ...ownTools];

beforeAll(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await openMemoryStore();
  await openSampleClient(now);
  await addSamplePart('remote-crm', async () => sample, now);
});
afterAll(() => {
  vi.useRealTimers();
});

interface Answered {
  readonly text: string;
  readonly given: readonly string[];
}

async function ask(question: string): Promise<Answered> {
  const given: string[] = [];
  const { text } = await answerQuestion(question, {
    now,
    tools: new Set(tools.map(({ name }) => name)),
    async call(name, input) {
      const result = await callTool(tools, name, input);
      given.push(JSON.stringify(result));
      return result;
    },
  });
  return { text, given };
}

const pounds = (pence: number) => formatPence(pence).replace(/\.00$/, '');
const sum = (list: readonly Deal[]) => list.reduce((total, { valuePence }) => total + valuePence, 0);
const open = () => deals.all().filter((deal) => isOpenDeal(deal));
const inState = (kind: string) => deals.all().filter(({ stage }) => stageOf(stage).kind === kind);
const live = () => contacts.all().filter(({ archivedAt }) => !archivedAt);
const liveCompanies = () => companies.all().filter(({ archivedAt }) => !archivedAt);
const tasks = () => activities.all().filter(({ type }) => type === 'task');
const openTasks = () => tasks().filter(({ completedAt }) => !completedAt);
const openTickets = () => tickets.all().filter(({ status }) => status === 'open' || status === 'waiting');
const bold = (value: number | string) => `**${typeof value === 'number' ? value.toLocaleString('en-GB') : value}**`;
const none = (count: number) => (count === 0 ? '**None**' : bold(count));
const day = (text: string | undefined) => (text ?? '').slice(0, 10);

/** A question with what a right answer says. */
type Case = readonly [question: string, says: readonly string[]];

function corpus(): Case[] {
  const cases: Case[] = [];
  const is = (question: string, ...says: readonly string[]) => cases.push([question, says]);
  const count = (value: number, ...questions: readonly string[]) => {
    for (const question of questions) is(question, none(value));
  };
  // How many.
  count(live().length, 'How many contacts do I have?', 'Number of contacts?', 'How many people are in my CRM?');
  count(liveCompanies().length, 'How many companies do I have?', 'How many businesses do we know?');
  count(deals.size, 'How many deals are there?', 'Count my deals');
  count(
    open().length,
    'How many open deals do I have?',
    'How many deals are open?',
    'how many deals are in the pipeline',
  );
  count(inState('won').length, 'How many deals have we won?', 'How many won deals are there?');
  count(inState('lost').length, 'How many deals did we lose?', 'How many lost deals?');
  count(openTasks().length, 'How many tasks are open?', 'How many tasks do I have?', 'How many to-dos are left?');
  const overdue = openTasks().filter((task) => isOverdue(task, now)).length;
  count(overdue, 'How many tasks are overdue?', 'How many overdue tasks do I have?', 'How many late tasks are there?');
  count(openTickets().length, 'How many tickets are open?', 'How many open requests are there?');
  count(tickets.size, 'How many tickets are there?');
  for (const temperature of ['hot', 'warm', 'cold']) {
    const found = live().filter((contact) => contact.temperature === temperature).length;
    count(found, `How many ${temperature} contacts do I have?`, `How many contacts are ${temperature}?`);
  }
  for (const { id, label, kind } of currentStages()) {
    if (kind !== 'open' || id === 'new') continue;
    const found = deals.all().filter(({ stage }) => stage === id);
    count(found.length, `How many deals are in ${label}?`, `How many deals are in the stage ${label}?`);
    is(`How much are the deals in ${label} worth?`, bold(pounds(sum(found))));
  }
  for (const priority of ['low', 'normal', 'high', 'urgent'] as const) {
    const found = tickets.all().filter((ticket) => ticket.priority === priority).length;
    count(
      found,
      priority === 'urgent' ? 'How many tickets are urgent?' : `How many ${priority}-priority tickets are there?`,
    );
  }
  for (const status of ['waiting', 'solved', 'closed'] as const) {
    count(tickets.all().filter((ticket) => ticket.status === status).length, `How many tickets are ${status}?`);
  }
  for (const tag of new Set(live().flatMap(({ tags }) => tags))) {
    const found = live().filter(({ tags }) => tags.includes(tag)).length;
    count(found, `How many contacts are tagged ${tag}?`);
    is(`Who is tagged ${tag}?`, `${found.toLocaleString('en-GB')} contact`);
  }
  for (const source of new Set(
    live()
      .map((contact) => contact.source)
      .filter(Boolean),
  )) {
    count(live().filter((contact) => contact.source === source).length, `How many contacts came from ${source}?`);
  }
  for (const industry of new Set(liveCompanies().map((company) => company.industry))) {
    count(
      liveCompanies().filter((company) => company.industry === industry).length,
      `How many companies are in ${industry}?`,
    );
  }
  for (const location of [...new Set(liveCompanies().map((company) => company.location))].slice(0, 8)) {
    count(
      liveCompanies().filter((company) => company.location === location).length,
      `How many companies are in ${location}?`,
    );
  }
  for (const [status, words] of [
    ['active', 'active companies'],
    ['prospect', 'companies are prospects'],
    ['partner', 'companies are partners'],
  ] as const) {
    count(
      liveCompanies().filter((company) => company.status === status).length,
      `How many ${words}${words.startsWith('active') ? ' are there' : ''}?`,
    );
  }
  count(
    live().filter(({ phone }) => !phone).length,
    'How many contacts have no phone number?',
    'How many contacts are missing a phone?',
  );
  count(
    live().filter(({ email }) => !email).length,
    'How many contacts have no email address?',
    'How many contacts without an email are there?',
  );
  count(open().filter(({ owner }) => !owner).length, 'How many open deals have no owner?');
  for (const limit of [60, 80]) {
    count(live().filter(({ score }) => score > limit).length, `How many contacts have a score above ${limit}?`);
    count(live().filter(({ score }) => score < limit).length, `How many contacts have a score below ${limit}?`);
  }
  // How much.
  is('How much is in the pipeline?', bold(pounds(openPipelinePence(deals.all()))));
  is('What is the pipeline worth?', bold(pounds(openPipelinePence(deals.all()))));
  is('Total value of open deals?', bold(pounds(sum(open()))));
  is('How much have we won?', bold(pounds(sum(inState('won')))));
  is('How much did we lose?', bold(pounds(sum(inState('lost')))));
  is('What is the forecast?', bold(pounds(weightedForecastPence(deals.all()))));
  is('What is the average deal value?', bold(pounds(Math.round(sum(deals.all()) / deals.size))));
  is('Average value of open deals?', bold(pounds(Math.round(sum(open()) / open().length))));
  const [won, lost] = [inState('won').length, inState('lost').length];
  is('What is our win rate?', bold(`${Math.round((won / (won + lost)) * 100)}%`));
  is('What is the close rate?', bold(`${Math.round((won / (won + lost)) * 100)}%`));
  for (const limit of [2_000, 5_000]) {
    const over = open().filter(({ valuePence }) => valuePence > limit * 100);
    const under = open().filter(({ valuePence }) => valuePence < limit * 100);
    count(
      over.length,
      `How many open deals are over £${limit.toLocaleString('en-GB')}?`,
      `How many open deals are worth more than ${limit / 1_000}k?`,
    );
    count(under.length, `How many open deals are under £${limit}?`);
    is(`How much are open deals over £${limit} worth?`, over.length ? bold(pounds(sum(over))) : '**None**');
  }
  const between = open().filter(({ valuePence }) => valuePence >= 200_000 && valuePence <= 400_000).length;
  count(between, 'How many open deals are between £2,000 and £4,000?');
  // When: November 2026, a Wednesday.
  const closing = (from: string, until: string) =>
    open().filter(({ closeDate = '' }) => closeDate >= from && closeDate <= until);
  count(
    closing('2026-11-01', '2026-11-30').length,
    'How many deals close this month?',
    'How many open deals are closing this month?',
  );
  count(
    closing('2026-12-01', '2026-12-31').length,
    'How many deals close next month?',
    'How many deals will close in December?',
  );
  count(closing('2026-11-16', '2026-11-22').length, 'How many deals close this week?');
  is(
    'How much are the deals worth that close this month?',
    closing('2026-11-01', '2026-11-30').length ? bold(pounds(sum(closing('2026-11-01', '2026-11-30')))) : '**None**',
  );
  const due = (from: string, until: string) =>
    openTasks().filter(({ dueDate }) => day(dueDate) >= from && day(dueDate) <= until).length;
  count(due('2026-11-18', '2026-11-18'), 'How many tasks are due today?');
  count(due('2026-11-19', '2026-11-19'), 'How many tasks are due tomorrow?');
  count(due('2026-11-16', '2026-11-22'), 'How many tasks are due this week?');
  count(due('2026-11-23', '2026-11-29'), 'How many tasks are due next week?');
  const added = (from: string, until: string) =>
    live().filter(({ createdAt }) => day(createdAt) >= from && day(createdAt) <= until).length;
  count(
    added('2026-11-01', '2026-11-30'),
    'How many contacts were added this month?',
    'How many new contacts this month?',
  );
  count(
    added('2026-10-01', '2026-10-31'),
    'How many contacts were added last month?',
    'How many contacts were added in October?',
  );
  count(added('2026-11-01', '2026-12-31'), 'How many contacts were added since 1 November?');
  count(added('2026-01-01', '2026-12-31'), 'How many contacts were added this year?');
  const counted = (value: number) => bold(value);
  is(
    'How many contacts were added this month compared with last month?',
    counted(added('2026-11-01', '2026-11-30')),
    counted(added('2026-10-01', '2026-10-31')),
  );
  is(
    'New contacts this month vs last month',
    counted(added('2026-11-01', '2026-11-30')),
    counted(added('2026-10-01', '2026-10-31')),
  );
  is(
    'Did we add more contacts this year than last year?',
    counted(added('2026-01-01', '2026-12-31')),
    counted(added('2025-01-01', '2025-12-31')),
  );
  const wonIn = (from: string, until: string) =>
    inState('won').filter(({ stageChangedAt }) => day(stageChangedAt) >= from && day(stageChangedAt) <= until);
  count(
    wonIn('2026-11-01', '2026-11-30').length,
    'How many deals did we win this month?',
    'How many deals were won this month?',
  );
  count(wonIn('2026-10-01', '2026-12-31').length, 'How many deals have we won this quarter?');
  is(
    'Deals won this month compared with last month',
    counted(wonIn('2026-11-01', '2026-11-30').length),
    counted(wonIn('2026-10-01', '2026-10-31').length),
  );
  // Who, which and what.
  const [top] = [...open()].sort((one, other) => other.valuePence - one.valuePence);
  is('What is the largest open deal?', top?.name ?? '');
  is('Which open deal is the biggest?', top?.name ?? '');
  const names = (list: readonly { readonly name: string }[]) =>
    list.slice(0, 3).map(({ name }) => name.replaceAll('&', '&'));
  is('Show me the top 3 open deals', ...names([...open()].sort((one, other) => other.valuePence - one.valuePence)));
  const noStep = open().filter(({ nextStep }) => !nextStep);
  is('Which deals have no next step?', `${noStep.length} open deals`, bold(pounds(sum(noStep))));
  is('Deals without a next step', `${noStep.length} open deals`);
  is('Which tasks are overdue?', `${overdue} overdue`);
  is('Which tickets are open?', `${openTickets().length} open ticket`);
  is(
    'Is anything urgent in my tickets?',
    tickets.all().some(({ priority }) => priority === 'urgent') ? 'urgent' : 'no urgent',
  );
  is(
    'What is waiting for my review?',
    `${aiResults.all().filter(({ status }) => status === 'pending').length} AI results`,
  );
  is(
    'Which deals are in Negotiation?',
    `${deals.all().filter(({ stage }) => stage === 'negotiation').length} deals in Negotiation`,
  );
  for (const contact of live().slice(0, 14)) {
    is(`Who is ${contact.name}?`, contact.name, `/crm/contacts/${contact.id}`);
    is(`What is ${contact.name}'s phone number?`, contact.phone || 'no phone number');
    is(`What is the email address of ${contact.name}?`, contact.email || 'no email address');
  }
  for (const contact of live().slice(14, 22)) {
    is(`Where does ${contact.name} work? Which company?`, contact.company || 'no company');
    is(`What is ${contact.name}'s score?`, bold(String(contact.score)));
    const last = contact.lastContact && new Date(contact.lastContact).getDate();
    is(`When did I last speak to ${contact.name}?`, last ? ` ${last} ` : 'no call, email or meeting');
  }
  for (const company of liveCompanies().slice(0, 10)) {
    is(`Tell me about ${company.name}`, company.name, `/crm/companies/${company.id}`);
    is(`What does ${company.name} do?`, company.name, company.description);
    const own = deals.all().filter(({ companyId }) => companyId === company.id);
    count(own.filter((deal) => isOpenDeal(deal)).length, `How many open deals does ${company.name} have?`);
    const people = live().filter(({ companyId }) => companyId === company.id);
    count(people.length, `How many contacts do we have at ${company.name}?`);
  }
  for (const company of liveCompanies().slice(10, 16)) {
    is(`What industry is ${company.name} in?`, company.industry);
    is(`Where is ${company.name} based?`, company.location);
  }
  const bySource = new Map<string, number>();
  for (const { source } of live()) bySource.set(source || 'None', (bySource.get(source || 'None') ?? 0) + 1);
  for (const question of ['Where do my contacts come from?', 'Contacts by source', 'How many contacts per source?']) {
    is(question, ...[...bySource].slice(0, 3).map(([source, value]) => `${source}: **${value}**`));
  }
  is(
    'Deals by stage',
    ...currentStages().map(
      ({ id, label }) => `${label}: **${deals.all().filter(({ stage }) => stage === id).length}**`,
    ),
  );
  is('How many tickets by priority?', 'normal: ');
  const byIndustry = new Map<string, number>();
  for (const deal of inState('won')) {
    const industry = companies.get(deal.companyId ?? '')?.industry ?? '';
    byIndustry.set(industry, (byIndustry.get(industry) ?? 0) + deal.valuePence);
  }
  const [best] = [...byIndustry].sort((one, other) => other[1] - one[1]);
  is('Which industry brings the most revenue?', best?.[0] ?? '');
  is('Why do we lose deals?', ...new Set(inState('lost').map(({ lostReason }) => lostReason)));
  // The morning.
  for (const question of [
    'What should I do this morning?',
    "What's on today?",
    'Plan my day',
    'What needs my attention?',
  ]) {
    is(question, `${overdue} overdue task`, `(${due('2026-11-18', '2026-11-18')} task`, 'Monthly review');
  }
  // What it cannot.
  for (const question of [
    'What is the weather like?',
    'Translate this into French',
    'Tell me a joke',
    'Delete all my contacts',
    'Send an email to Priya Nair',
    'Will we have a good year? Predict it',
    'asdf qwer',
    'Import my contacts',
    'What is the capital of France?',
    'Should I raise my prices?',
  ]) {
    is(question, question === 'asdf qwer' ? 'looked nothing up' : 'cannot|never|do not|only');
  }
  return cases;
}

const isRight = ({ text }: Answered, says: readonly string[]): boolean =>
  says.every((part) => part.split('|').some((one) => text.replaceAll('\\', '').includes(one)));

/** Figures of an answer that neither a tool nor the question nor plain subtraction gave. */
function inventedIn(question: string, { text, given }: Answered): string[] {
  const plain = (figure: string) => String(Number(figure.replaceAll(',', '')));
  const known = given.join(' ');
  const asked = question.replaceAll(',', '').replace(/(\d)k\b/g, '$1000');
  const numbers = new Set([...`${known} ${asked}`.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => plain(figure)));
  // A share is said without its fractions.
  for (const [, share] of known.matchAll(/"figure":(\d+\.\d+),"unit":"percent"/g))
    numbers.add(String(Math.round(Number(share))));
  const totals = [...known.matchAll(/"(?:total|lookedAt|count)":(\d+)/g)].map(([, figure]) => Number(figure));
  // What is left out of a list of five, three or ten rows is counted.
  const left = [3, 5, 10].flatMap((rows) => totals.map((total) => total - rows));
  const derived = new Set(
    [
      ...left,
      ...totals.flatMap((one) =>
        totals.flatMap((other) => [Math.abs(one - other), Math.round((one / (one + other)) * 100)]),
      ),
    ].map(String),
  );
  const shown = text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(
      /\b(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}|\b\d{1,2}:\d{2}\b/g,
      '',
    );
  return [...shown.matchAll(/\d[\d,]*(?:\.\d+)?/g)]
    .map(([figure]) => plain(figure.replace(/,$/, '')))
    .filter((figure) => !numbers.has(figure) && !derived.has(figure));
}

describe('the built-in engine', () => {
  it('answers at least 90 % of a corpus of 200 questions and more over the sample business rightly, and invents no figure', async () => {
    const wrong: string[] = [];
    const invented: string[] = [];
    const cases = corpus();
    expect(new Set(cases.map(([question]) => question)).size).toBeGreaterThanOrEqual(200);
    for (const [question, says] of cases) {
      const answered = await ask(question);
      if (!isRight(answered, says)) wrong.push(`${question} → ${answered.text.slice(0, 160)} ≠ ${says.join(', ')}`);
      const figures = inventedIn(question, answered);
      if (figures.length > 0) invented.push(`${question}: ${figures.join(', ')} in ${answered.text.slice(0, 200)}`);
    }
    expect(invented).toEqual([]);
    expect(wrong.slice(Math.floor(cases.length * 0.1)), `${wrong.length} of ${cases.length} wrong`).toEqual([]);
  });
});
