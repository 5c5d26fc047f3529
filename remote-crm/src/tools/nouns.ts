import {
  type Activity,
  activities,
  type Company,
  type Contact,
  companies,
  contacts,
  currentPipeline,
  currentStages,
  type Deal,
  deals,
  displayedType,
  favouriteTag,
  isOverdue,
  shownAt,
  stageOf,
} from '@steps/business';
import { knownValues, makeField, type QueryField, type QueryNoun, queryNoun } from '@steps/business/queries';
import {
  addDays,
  daysBetween,
  formatDay,
  formatPence,
  formatTime,
  ownDay,
  ownZone,
  startOfOwnDay,
} from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { quietAfterDays } from '../contacts/quietRules';
import { lastTouch, needsOf } from '../deals/attentionRules';
import { currentSalesSettings } from '../deals/salesSettings';
import { activityCatalogue } from '../nouns/activityCatalogue';
import { companyCatalogue } from '../nouns/companyCatalogue';
import { companySizeLabels, companyStatusLabels } from '../nouns/companyRules';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { contactStatuses } from '../nouns/contactWords';
import { dealCatalogue } from '../nouns/dealCatalogue';
import { meetingCatalogue } from '../nouns/meetingCatalogue';
import { activitiesByDeal, contactsByCompany, dealsByCompany, dealsByContact } from '../nouns/recordLinks';
import { ticketCatalogue } from '../nouns/ticketCatalogue';
import { properties } from '../properties/property';
import { isDone, type Ticket, tickets } from '../tickets';
import { clockHour, dayPart, dayParts } from './dayParts';
import { mailNoun } from './mailNoun';
import { catalogueFields, companyName, crm, joined, only, ownFields, personName, required } from './nounFields';
import { quoteNoun } from './quoteNoun';
import { timeBetween } from './timeBetween';

const { choice, number, pounds, moment, tags, id } = makeField;

/** Other words for a status: "customers". */
const statusWords: Readonly<Record<string, readonly string[]>> = {
  customer: ['client', 'buyer'],
  // A question about leads means all of them.
  ...{ 'hot lead': ['lead'], 'warm lead': ['lead'], 'cold lead': ['lead'] },
};

/** How questions say that a deal was won. */
const sold = [
  'sell',
  'sold',
  'selling',
  'buy',
  'bought',
  'buying',
  'purchased',
  'money came in',
  'money come in',
  'brought in',
  'land',
  'landed',
  'clinched',
];

/** How questions say that a deal took long. */
const closingTime = [
  ...['days to close', 'days to win', 'time to close', 'time to win', 'closing time', 'time from added to won'],
  ...['sales cycle', 'sales cycle length', 'length of the sales cycle', 'deal cycle'],
];

/** The value of won deals, pounds. */
const wonIn = (all: readonly Deal[]): number =>
  all.reduce((sum, deal) => sum + (stageNamed(deal).kind === 'won' ? deal.valuePence : 0), 0) / 100;
const spentWords = ['spend', 'lifetime value', 'spending'];
/** The value of open deals, pounds. */
const openIn = (all: readonly Deal[]): number =>
  all.reduce((sum, deal) => sum + (stageNamed(deal).kind === 'open' ? deal.valuePence : 0), 0) / 100;
const pipelineWords = ['pipeline value'];
/** The number of open deals, for those who can have several. */
function openDealCount<T extends { readonly id: string }>(dealsOf: (id: string) => readonly Deal[]): QueryField<T> {
  return number('Open deal count', ({ id }) => dealsOf(id).filter((deal) => stageNamed(deal).kind === 'open').length);
}
const list = (tab: string) => crm({ tab });
const labelsOf = (labels: Readonly<Record<string, string>>, words: Readonly<Record<string, readonly string[]>> = {}) =>
  Object.entries(labels).map(([key, label]) => ({ value: label, words: [key, ...(words[key] ?? [])] }));
const keyIn = (labels: Readonly<Record<string, string>>) => (label: string) =>
  Object.keys(labels).find((key) => labels[key] === label) ?? label;

const contactNoun: QueryNoun<Contact> = {
  one: 'contact',
  many: 'contacts',
  words: ['person', 'people', 'face', 'someone', 'somebody', 'anyone', 'anybody', 'everyone', 'everybody'],
  all: only(contacts, ({ archivedAt }) => !archivedAt),
  id: ({ id }) => id,
  title: ({ name, email }) => name || email,
  detail: ({ title, company }) => joined(title, company),
  href: ({ id }) => paths.contact.href(id),
  edition: () => [...[contacts, companies, deals, properties].map((one) => one.edition), ownDay(new Date())].join(' '),
  date: 'createdAt',
  list: list('contacts'),
  fields: () => ({ ...contactFields, touch: touchField(), ...ownFields<Contact>('contact') }),
  relations: {
    company: { noun: 'companies', from: 'companyId', to: 'id' },
    deals: { noun: 'deals', from: 'id', to: 'contactId' },
    tasks: { noun: 'tasks', from: 'id', to: 'contactId' },
    tickets: { noun: 'tickets', from: 'id', to: 'contactId' },
    activities: { noun: 'activities', from: 'id', to: 'contactId' },
    meetings: { noun: 'meetings', from: 'id', to: 'contactId' },
    quotes: { noun: 'quotes', from: 'id', to: 'contactId' },
  },
};

const contactCatalogued = catalogueFields<Contact>(contactCatalogue);
const contactFields: Readonly<Record<string, QueryField<Contact>>> = {
  ...contactCatalogued,
  id: id(({ id }) => id),
  companyId: id(({ companyId }) => companyId),
  title: { ...required(contactCatalogued.title), kind: 'choice', list: undefined },
  role: {
    ...required(contactCatalogued.role),
    ...{ kind: 'choice', list: undefined },
    values: [{ value: 'Decision maker', words: ['boss', 'decider', 'in charge', 'who decides'] }],
  },
  company: {
    ...required(contactCatalogued.company),
    kind: 'choice',
    list: undefined,
    words: [...contactCatalogue.company.also, 'business', 'organisation'],
  },
  status: {
    ...required(contactCatalogued.status),
    values: contactStatuses
      .filter((value, at, all) => all.findIndex((one) => one.toLowerCase() === value.toLowerCase()) === at)
      .map((value) => ({ value, words: statusWords[value.toLowerCase()] ?? [] })),
  },
  tags: {
    ...required(contactCatalogued.tags),
    values: [{ value: favouriteTag, words: ['favourite', 'starred'] }],
  },
  spent: pounds('Spent', ({ id }) => wonIn(dealsByContact.of(id)), { words: spentWords }),
  pipeline: pounds('Pipeline value', ({ id }) => openIn(dealsByContact.of(id)), { words: pipelineWords }),
  openDealCount: openDealCount<Contact>((id) => dealsByContact.of(id)),
  industry: choice('Industry', ({ companyId }) => companies.get(companyId ?? '')?.industry, {
    words: companyCatalogue.industry.also,
  }),
  location: choice('Location', ({ companyId, address }) => companies.get(companyId ?? '')?.location ?? address, {
    words: companyCatalogue.location.also,
  }),
};

/** Whether somebody has gone quiet; depends on the day. */
function touchField(): QueryField<Contact> {
  const limit = startOfOwnDay(new Date(), 1 - quietAfterDays).toISOString();
  const touch = ({ lastContact }: Contact) => lastContact && (lastContact < limit ? 'quiet' : 'recent');
  return choice(
    'Touch',
    touch,
    knownValues({ quiet: ['gone quiet', 'silent', 'lost touch', 'out of touch'], recent: [] }),
  );
}

const companyNoun: QueryNoun<Company> = {
  one: 'company',
  many: 'companies',
  words: ['firm', 'business', 'account', 'organisation'],
  all: only(companies, ({ archivedAt }) => !archivedAt),
  id: ({ id }) => id,
  title: ({ name }) => name,
  detail: ({ industry, location }) => joined(industry, location),
  href: ({ id }) => paths.company.href(id),
  edition: () => [contacts, companies, deals, properties].map((one) => one.edition).join(' '),
  date: 'createdAt',
  list: list('companies'),
  fields: () => ({ ...companyFields, ...ownFields<Company>('company') }),
  relations: {
    contacts: { noun: 'contacts', from: 'id', to: 'companyId' },
    deals: { noun: 'deals', from: 'id', to: 'companyId' },
    tasks: { noun: 'tasks', from: 'id', to: 'companyId' },
    tickets: { noun: 'tickets', from: 'id', to: 'companyId' },
    activities: { noun: 'activities', from: 'id', to: 'companyId' },
    meetings: { noun: 'meetings', from: 'id', to: 'companyId' },
    quotes: { noun: 'quotes', from: 'id', to: 'companyId' },
  },
};

const companyCatalogued = catalogueFields<Company>(companyCatalogue);
const companyFields: Readonly<Record<string, QueryField<Company>>> = {
  ...companyCatalogued,
  id: id(({ id }) => id),
  status: choice('Status', ({ status }) => companyStatusLabels[status], {
    values: labelsOf(companyStatusLabels, {
      prospect: ['prospects'],
      partner: ['partners'],
      churned: ['lost', 'left'],
    }),
    list: { id: 'status', value: keyIn(companyStatusLabels) },
  }),
  size: choice('Size', ({ size }) => companySizeLabels[size], {
    words: companyCatalogue.size.also,
    values: labelsOf(companySizeLabels, { startup: ['startups'] }),
    list: { id: 'size', value: keyIn(companySizeLabels) },
  }),
  spent: pounds('Spent', ({ id }) => wonIn(dealsByCompany.of(id)), { words: spentWords }),
  pipeline: pounds('Pipeline value', ({ id }) => openIn(dealsByCompany.of(id)), { words: pipelineWords }),
  openDealCount: openDealCount<Company>((id) => dealsByCompany.of(id)),
  contacts: number('Contacts', ({ id }) => contactsByCompany.of(id).filter(({ archivedAt }) => !archivedAt).length, {
    words: ['employees'],
    list: { id: 'contacts' },
  }),
};

const stageNamed = ({ stage }: Deal) => stageOf(stage, currentStages());
/** The stage that a lost deal was in before. */
function lostFrom({ stage, stageHistory }: Deal): string | undefined {
  const stages = currentStages();
  if (stageOf(stage, stages).kind !== 'lost') return undefined;
  const before = stageHistory.findLast((step) => stageOf(step.stage, stages).kind === 'open');
  return before && stageOf(before.stage, stages).label;
}

const dealNoun: QueryNoun<Deal> = {
  one: 'deal',
  many: 'deals',
  words: ['opportunity', 'sale', 'job'],
  narrower: { opportunity: { state: 'open' } },
  all: () => deals.all(),
  id: ({ id }) => id,
  title: ({ name }) => name,
  detail: (deal) => joined(formatPence(deal.valuePence), stageNamed(deal).label),
  href: ({ id }) => crm({ tab: 'deals', deal: id }),
  worth: 'value',
  date: 'closeDate',
  span: 'daysToClose',
  rates: [
    {
      words: ['win', 'close', 'closing', 'conversion', 'success', 'hit'],
      ...{ field: 'state', of: ['won', 'lost'], part: ['won'] },
    },
    { words: ['loss'], field: 'state', of: ['won', 'lost'], part: ['lost'] },
  ],
  list: list('deals'),
  fields: () => ({ ...dealOwn, ...dealFields() }),
  relations: {
    company: { noun: 'companies', from: 'companyId', to: 'id' },
    contact: { noun: 'contacts', from: 'contactId', to: 'id' },
    tasks: { noun: 'tasks', from: 'id', to: 'dealId' },
    activities: { noun: 'activities', from: 'id', to: 'dealId' },
    meetings: { noun: 'meetings', from: 'id', to: 'dealId' },
    quotes: { noun: 'quotes', from: 'id', to: 'dealId' },
  },
};

const dealCatalogued = catalogueFields<Deal>(dealCatalogue);
const dealOwn: Readonly<Record<string, QueryField<Deal>>> = {
  ...dealCatalogued,
  closeDate: { ...required(dealCatalogued.closeDate), implies: { state: 'open' } },
  nextStep: { ...required(dealCatalogued.nextStep), implies: { state: 'open' } },
};
/** Other words for the stages that a business begins with. */
const stageWords: Readonly<Record<string, readonly string[]>> = {
  negotiation: ['negotiating', 'being negotiated', 'in negotiations'],
};
/** What changes with the stages of the business. */
function dealFields(): Readonly<Record<string, QueryField<Deal>>> {
  const stages = currentStages();
  const { staleDays } = currentSalesSettings();
  const needs = { stages, staleDays, now: new Date(), activitiesOf: (deal: string) => activitiesByDeal.of(deal) };
  return {
    id: id(({ id }) => id),
    companyId: id(({ companyId }) => companyId),
    contactId: id(({ contactId }) => contactId),
    stage: choice('Stage', (deal) => stageNamed(deal).label, {
      words: ['phase'],
      instead: { field: 'lostFrom', where: { state: 'lost' } },
      values: stages
        .filter(({ kind }) => kind === 'open')
        .map(({ label, id: key }) => ({ value: label, words: [key, ...(stageWords[key] ?? [])], span: 'daysInStage' })),
      list: { id: 'stage', value: (label) => stages.find((stage) => stage.label === label)?.id ?? label },
    }),
    state: choice('State', (deal) => stageNamed(deal).kind, {
      ...knownValues(
        {
          open: [
            'pipeline',
            'in the pipeline',
            'pot',
            'in the pot',
            'active',
            'in progress',
            'running',
            'live',
            'alive',
            'current',
          ],
          // A closed deal was won or lost.
          won: ['win', 'wins', 'winning', 'closed', 'closed won', 'closed-won', 'revenue', ...sold],
          lost: ['lose', 'loses', 'losing', 'losses', 'closed', 'closed lost', 'closed-lost'],
        },
        { won: 'stageChangedAt', lost: 'stageChangedAt' },
        { open: 'daysOpen', won: 'daysToClose', lost: 'daysToClose' },
      ),
      list: { id: 'state' },
    }),
    daysToClose: number(
      'Days from added to won or lost',
      (deal) =>
        stageNamed(deal).kind === 'open' ? undefined : timeBetween(deal.createdAt, deal.stageChangedAt, 'days'),
      { unit: 'days', words: closingTime, date: 'stageChangedAt' },
    ),
    daysOpen: number(
      'Days open',
      (deal) => (stageNamed(deal).kind === 'open' ? timeBetween(deal.createdAt, new Date(), 'days') : undefined),
      { unit: 'days', words: ['age', 'days old', 'time open'], implies: { state: 'open' } },
    ),
    daysInStage: number(
      'Days in this stage',
      (deal) => (stageNamed(deal).kind === 'open' ? timeBetween(deal.stageChangedAt, new Date(), 'days') : undefined),
      {
        unit: 'days',
        words: ['days in stage', 'time in stage', 'time in this stage', 'time in its stage', 'time in their stage'],
        implies: { state: 'open' },
      },
    ),
    chance: number('Chance', (deal) => stageNamed(deal).probability, { words: ['probability', 'likelihood', 'odds'] }),
    value: pounds('Value', ({ valuePence }) => valuePence / 100, {
      words: ['worth', 'amount', 'size', 'big', 'money', 'price'],
      list: { id: 'value' },
    }),
    forecast: pounds('Forecast', (deal) => Math.round(deal.valuePence * stageNamed(deal).probability) / 10_000, {
      words: [
        ...[
          'expected revenue',
          'revenue forecast',
          'sales forecast',
          'expected income',
          'expected sales',
          'expect to earn',
        ],
        ...['weighted value', 'weighted', 'expect to win'],
      ],
      implies: { state: 'open' },
    }),
    company: choice('Company', ({ companyId }) => companyName(companyId)),
    contact: choice('Contact', ({ contactId }) => personName(contactId)),
    industry: choice('Industry', ({ companyId }) => companies.get(companyId ?? '')?.industry, {
      words: companyCatalogue.industry.also,
    }),
    location: choice('Location', ({ companyId }) => companies.get(companyId ?? '')?.location, {
      words: companyCatalogue.location.also,
    }),
    lostFrom: choice('Lost from', lostFrom, { words: ['stage lost from'], silent: true }),
    needs: tags('Needs', (deal) => needsOf(deal, needs), {
      words: ['attention'],
      ...knownValues({
        'no-step': ['without a plan'],
        stale: [
          'stuck',
          'stalled',
          'stopped',
          'quiet',
          'forgotten',
          'gone cold',
          'not moved',
          'inactive',
          'gone quiet',
        ],
        late: ['overdue', 'late', 'close date passed', 'past its close date', 'past their close date'],
      }),
    }),
    lostReason: {
      ...required(dealCatalogued.lostReason),
      date: 'stageChangedAt',
      implies: { state: 'lost' },
      values: currentPipeline().lostReasons.map((value) => ({ value })),
    },
    lastTouch: moment('Last touch', (deal) => lastTouch(deal, activitiesByDeal.of(deal.id), new Date()), {
      words: ['touched'],
    }),
  };
}

const ticketNoun: QueryNoun<Ticket> = {
  one: 'ticket',
  many: 'tickets',
  words: [
    'request',
    'case',
    'complaint',
    'support request',
    'correspondence',
    'support ticket',
    'support',
    'issue',
    'queue',
    'helpdesk',
    'help desk',
  ],
  all: only(tickets, ({ mergedIntoId }) => !mergedIntoId),
  id: ({ id }) => id,
  title: ({ number: count, subject }) => `#${count} ${subject}`,
  detail: ({ priority, status, contactId, requesterName }) =>
    joined(personName(contactId) ?? requesterName, `${priority} priority`, status),
  href: ({ id }) => paths.module.href('support', { ticket: id }),
  date: 'createdAt',
  span: 'hoursToSolve',
  fields: () => ticketFields,
  relations: {
    contact: { noun: 'contacts', from: 'contactId', to: 'id' },
    company: { noun: 'companies', from: 'companyId', to: 'id' },
  },
};

const ticketCatalogued = catalogueFields<Ticket>(ticketCatalogue);
const ticketFields: Readonly<Record<string, QueryField<Ticket>>> = {
  ...ticketCatalogued,
  id: id(({ id }) => id),
  contactId: id(({ contactId }) => contactId),
  companyId: id(({ companyId, contactId }) => companyId ?? contacts.get(contactId ?? '')?.companyId),
  // A tag of contacts may be called "High Priority", too.
  priority: {
    ...required(ticketCatalogued.priority),
    values: ticketCatalogue.priority.values.map((value) => ({ value, words: [`${value} priority`] })),
  },
  status: {
    ...required(ticketCatalogued.status),
    values: ticketCatalogue.status.values.map((value) => ({
      value,
      ...((value === 'solved' || value === 'closed') && { date: 'resolvedAt', span: 'hoursToSolve' }),
    })),
  },
  state: choice('State', ({ status }) => (isDone(status) ? 'done' : 'open'), {
    ...knownValues(
      {
        open: ['unsolved', 'unresolved', 'active', 'left'],
        done: ['resolved', 'finished', 'sorted', 'sorted out', 'fixed'],
      },
      { done: 'resolvedAt' },
      { open: 'hoursOpen', done: 'hoursToSolve' },
    ),
  }),
  contact: choice('Contact', ({ contactId, requesterName }) => personName(contactId) ?? requesterName),
  company: choice('Company', ({ companyId, contactId }) =>
    companyName(companyId ?? contacts.get(contactId ?? '')?.companyId),
  ),
  reply: choice('Reply', ({ firstReplyAt }) => (firstReplyAt ? 'answered' : 'unanswered'), {
    ...knownValues(
      {
        answered: ['replied', 'replied to'],
        unanswered: [
          'not answered',
          'no answer',
          'no reply',
          'without an answer',
          'without a reply',
          'waiting for us',
          'waiting on us',
          'awaiting a reply',
        ],
      },
      {},
      { answered: 'hoursToReply' },
    ),
  }),
  hoursToReply: number(
    'Hours to the first reply',
    ({ createdAt, firstReplyAt }) => timeBetween(createdAt, firstReplyAt, 'hours'),
    {
      unit: 'hours',
      words: [
        ...['reply time', 'response time', 'first reply time', 'first response time', 'time to reply', 'reaction time'],
        ...['time to first reply', 'time to the first reply', 'time to respond', 'time to answer', 'answer time'],
      ],
    },
  ),
  hoursToSolve: number('Hours to solve', ({ createdAt, resolvedAt }) => timeBetween(createdAt, resolvedAt, 'hours'), {
    unit: 'hours',
    date: 'resolvedAt',
    words: ['resolution time', 'time to solve', 'time to resolve', 'time to fix', 'handling time'],
  }),
  hoursOpen: number(
    'Hours open',
    ({ createdAt, status }) => (isDone(status) ? undefined : timeBetween(createdAt, new Date(), 'hours')),
    { unit: 'hours', words: ['age', 'time open'], implies: { state: 'open' } },
  ),
};

const taskNoun: QueryNoun<Activity> = {
  one: 'task',
  many: 'tasks',
  words: ['to-do', 'to dos', 'todo', 'reminder', 'job'],
  all: only(activities, ({ type }) => type === 'task'),
  id: ({ id }) => id,
  title: ({ subject, body }) => subject || body.slice(0, 80),
  detail: ({ dueDate, contactId, companyId }) =>
    joined(dueDate && `due ${formatDay(dueDate, new Date())}`, personName(contactId) ?? companyName(companyId)),
  href: ({ contactId, companyId, dealId }) => {
    if (contactId) return paths.contact.href(contactId);
    if (companyId) return paths.company.href(companyId);
    return dealId ? crm({ tab: 'deals', deal: dealId }) : crm({ tab: 'tasks' });
  },
  // A task becomes overdue from one day to the next.
  edition: () => `${activityEdition()} ${ownDay(new Date())}`,
  date: 'dueDate',
  usual: { state: 'open' },
  fields: () => taskFields,
  relations: activityRelations(),
};

const activityEdition = () => [activities, contacts, companies].map((one) => one.edition).join(' ');

function activityRelations(): NonNullable<QueryNoun['relations']> {
  return {
    contact: { noun: 'contacts', from: 'contactId', to: 'id' },
    company: { noun: 'companies', from: 'companyId', to: 'id' },
    deal: { noun: 'deals', from: 'dealId', to: 'id' },
  };
}

const activityIds: Readonly<Record<string, QueryField<Activity>>> = {
  id: id(({ id }) => id),
  contactId: id(({ contactId }) => contactId),
  companyId: id(({ companyId, contactId }) => companyId ?? contacts.get(contactId ?? '')?.companyId),
  dealId: id(({ dealId }) => dealId),
  contact: choice('Contact', ({ contactId }) => personName(contactId)),
  company: choice('Company', ({ companyId, contactId }) =>
    companyName(companyId ?? contacts.get(contactId ?? '')?.companyId),
  ),
};

const taskCatalogued = catalogueFields<Activity>(activityCatalogue, ['type', 'outcome', 'pinned']);
const taskFields: Readonly<Record<string, QueryField<Activity>>> = {
  ...taskCatalogued,
  dueDate: { ...required(taskCatalogued.dueDate), words: ['due by', 'due date', 'date', 'deadline'] },
  completedAt: { ...required(taskCatalogued.completedAt), implies: { state: 'done' } },
  ...activityIds,
  state: choice('State', ({ completedAt }) => (completedAt ? 'done' : 'open'), {
    ...knownValues(
      {
        open: ['left', 'outstanding', 'unfinished'],
        done: ['completed', 'complete', 'finished', 'finish', 'ticked off'],
      },
      { done: 'completedAt' },
    ),
  }),
  timing: choice('Timing', (task) => (task.completedAt ? 'done' : isOverdue(task, new Date()) ? 'overdue' : 'ahead'), {
    ...knownValues({ overdue: ['late', 'past due'], ahead: ['still to come'] }, {}, { overdue: 'daysOverdue' }),
  }),
  daysOverdue: number(
    'Days overdue',
    (task) => (isOverdue(task, new Date()) ? daysBetween(task.dueDate ?? '', new Date()) : undefined),
    { unit: 'days', words: ['days late'] },
  ),
};

/** A call or a meeting: words for either. */
const spoken = ['spoke', 'speak', 'spoken', 'talk', 'talked', 'conversation'];
const activityNoun: QueryNoun<Activity> = {
  one: 'activity',
  many: 'activities',
  words: ['interaction'],
  all: only(activities, ({ type }) => type !== 'task' && type !== 'change'),
  id: ({ id }) => id,
  title: ({ subject, body }) => subject || body.slice(0, 80),
  detail: (activity) =>
    joined(displayedType(activity.type), formatDay(shownAt(activity), new Date()), personName(activity.contactId)),
  href: taskNoun.href,
  edition: activityEdition,
  date: 'at',
  fields: () => activityFields,
  relations: activityRelations(),
};

const activityFields: Readonly<Record<string, QueryField<Activity>>> = {
  // `at` is when it took place.
  ...catalogueFields<Activity>(activityCatalogue, ['dueDate', 'completedAt', 'createdAt']),
  ...activityIds,
  type: choice('Kind', ({ type }) => displayedType(type), {
    words: activityCatalogue.type.also,
    ...knownValues({
      call: ['phone call', 'ring', 'rang', 'rung', 'phoned', 'called', ...spoken],
      email: ['e-mail', 'emailed'],
      meeting: ['met', 'meet', ...spoken],
      note: [],
    }),
  }),
  form: choice('Form', ({ type }) => (type === 'demo' || type === 'proposal' ? type : undefined), {
    ...{ silent: true, ...knownValues({ demo: ['demonstration'], proposal: [] }) },
  }),
  dayPart: choice('Time of day', (activity) => dayPart(shownAt(activity)), { ...dayParts }),
  startHour: number('Start hour', (activity) => clockHour(shownAt(activity)), { unit: 'clock' }),
  at: moment('When', shownAt, { words: ['day', 'date', 'time', 'log', 'logged', 'sent', 'send', 'wrote', 'written'] }),
};

/** A meeting on its day; a recurring one appears once for each time it takes place. */
interface Occurrence {
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly location: string;
  readonly kind: string;
  readonly status: string;
  readonly contactId: string | undefined;
  readonly companyId: string | undefined;
  readonly dealId: string | undefined;
  readonly people: readonly string[];
  readonly href: string;
}

/** Days before and after today for which recurring meetings are worked out. Our choice. */
const meetingDays = 400;

async function meetingOccurrences(): Promise<readonly Occurrence[]> {
  const [{ meetings }, { occurrencesOn }] = await Promise.all([
    import('@steps/business/meetings'),
    import('@steps/business/calendar'),
  ]);
  const away = (days: number) => addDays(ownDay(new Date()), days);
  return occurrencesOn(meetings.all(), away(-meetingDays), away(meetingDays), ownZone()).map(
    ({ meeting, series, original, recurring }) => ({
      id: recurring ? `${series.id} ${original}` : series.id,
      title: meeting.title,
      start: meeting.start,
      end: meeting.end,
      location: meeting.location,
      kind: meeting.kind ?? 'meeting',
      status: meeting.status ?? 'confirmed',
      contactId: meeting.contactId,
      companyId: meeting.companyId,
      dealId: meeting.dealId,
      people: meeting.attendees.map(({ name }) => name),
      href: paths.module.href('calendar', { meeting: series.id, ...(recurring ? { at: original } : {}) }),
    }),
  );
}

const meetingNoun: QueryNoun<Occurrence> = {
  one: 'meeting',
  many: 'meetings',
  words: ['appointment', 'calendar', 'diary'],
  all: meetingOccurrences,
  id: ({ id }) => id,
  title: ({ title }) => title,
  detail: ({ start, location }) => joined(`${formatDay(start, new Date())}, ${formatTime(start)}`, location),
  href: ({ href }) => href,
  date: 'start',
  span: 'hours',
  fields: () => meetingFields,
  relations: {
    contact: { noun: 'contacts', from: 'contactId', to: 'id' },
    company: { noun: 'companies', from: 'companyId', to: 'id' },
    deal: { noun: 'deals', from: 'dealId', to: 'id' },
  },
};

const meetingFields: Readonly<Record<string, QueryField<Occurrence>>> = {
  ...catalogueFields<Occurrence>(meetingCatalogue),
  id: id(({ id }) => id),
  contactId: id(({ contactId }) => contactId),
  companyId: id(({ companyId }) => companyId),
  dealId: id(({ dealId }) => dealId),
  kind: choice('Kind', ({ kind }) => kind, { ...knownValues({ demo: ['demos'], call: ['calls'], meeting: [] }) }),
  status: choice('Status', ({ status }) => status, {
    ...knownValues({
      cancelled: ['called off'],
      tentative: ['provisional', 'not sure', 'not yet sure', 'unsure', 'not certain'],
      confirmed: [],
      'no-show': ['no show'],
    }),
  }),
  state: choice('State', ({ start }) => (start > new Date().toISOString() ? 'ahead' : 'past'), {
    ...knownValues({
      ahead: ['upcoming', 'coming up', 'coming', 'planned', 'scheduled', 'booked'],
      past: ['held', 'previous'],
    }),
  }),
  contact: choice('Contact', ({ contactId }) => personName(contactId)),
  company: choice('Company', ({ companyId }) => companyName(companyId)),
  hours: number('Length', ({ start, end }) => timeBetween(start, end, 'hours'), {
    ...{ unit: 'hours', words: ['hours', 'duration'] },
  }),
  dayPart: choice('Time of day', ({ start }) => dayPart(start), { ...dayParts }),
  startHour: number('Start hour', ({ start }) => clockHour(start), { unit: 'clock' }),
  // Of one that goes past midnight it is above 24.
  endHour: number('End hour', ({ start, end }) => clockHour(start) + (timeBetween(start, end, 'hours') ?? 0), {
    unit: 'clock',
  }),
  people: tags('Attendees', ({ people }) => people, { words: ['attending'] }),
};

/** What AI may look up here, by the names that queries use. */
export const nouns: Readonly<Record<string, QueryNoun>> = {
  contacts: queryNoun(contactNoun),
  companies: queryNoun(companyNoun),
  deals: queryNoun(dealNoun),
  tickets: queryNoun(ticketNoun),
  tasks: queryNoun(taskNoun),
  activities: queryNoun(activityNoun),
  meetings: queryNoun(meetingNoun),
  quotes: queryNoun(quoteNoun),
  receivedMail: queryNoun(mailNoun),
};
