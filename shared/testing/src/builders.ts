import type { FindingWork } from '@steps/business/findings';
import type { AiResult } from '@steps/business/src/ai/ledger/aiResult';
import type { Activity } from '@steps/business/src/nouns/activities/activity';
import type { Campaign } from '@steps/business/src/nouns/campaigns/campaign';
import type { Client } from '@steps/business/src/nouns/clients/client';
import type { Company } from '@steps/business/src/nouns/companies/company';
import type { Contact } from '@steps/business/src/nouns/contacts/contact';
import type { Deal } from '@steps/business/src/nouns/deals/deal';
import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';
import type { Meeting } from '@steps/business/src/nouns/meetings/meeting';

/** When the records of the builders were made, and "now" of `fixClock`: Tuesday 3 November 2026, 12:00 UTC. */
export const testNow = '2026-11-03T12:00:00.000Z';

let count = 0;
const nextId = (noun: string) => `${noun}-${++count}`;
const made = { createdAt: testNow, updatedAt: testNow };

/** A whole contact; name only what the test is about: `contact({ score: 85 })`. */
export const contact = (fields: Partial<Contact> = {}): Contact => ({
  id: nextId('contact'),
  name: 'Priya Nair',
  email: 'priya.nair@fenwick.example',
  phone: '07700 900123',
  avatar: '',
  title: 'Operations Director',
  company: '',
  role: '',
  status: 'lead',
  temperature: 'warm',
  score: 50,
  tags: [],
  linkedin: '',
  twitter: '',
  website: '',
  address: '',
  source: '',
  owner: '',
  properties: {},
  notes: '',
  ...made,
  ...fields,
});

/** A whole company. */
export const company = (fields: Partial<Company> = {}): Company => ({
  id: nextId('company'),
  name: 'Fenwick Joinery',
  logo: '',
  industry: 'Construction',
  location: 'Leeds',
  address: '',
  phone: '',
  email: '',
  website: '',
  linkedin: '',
  status: 'prospect',
  size: 'small',
  score: 50,
  tags: [],
  revenue: '',
  description: '',
  owner: '',
  properties: {},
  notes: '',
  ...made,
  ...fields,
});

/** A whole deal. */
export const deal = (fields: Partial<Deal> = {}): Deal => ({
  id: nextId('deal'),
  name: 'Website refresh',
  stage: 'new',
  valuePence: 100_000,
  lostReason: '',
  source: '',
  owner: '',
  nextStep: '',
  notes: '',
  stageChangedAt: testNow,
  stageHistory: [{ stage: fields.stage ?? 'new', at: testNow }],
  ...made,
  ...fields,
});

/** A whole activity. */
export const activity = (fields: Partial<Activity> = {}): Activity => ({
  id: nextId('activity'),
  type: 'note',
  subject: 'Rang about the quote',
  body: '',
  owner: '',
  outcome: '',
  pinned: false,
  ...made,
  ...fields,
});

/** An address that mail is sent from, whose server took its password. */
export const mailAccount = (fields: Partial<MailAccount> = {}): MailAccount => ({
  id: 'account-1',
  senderName: 'Ada Bramble',
  address: 'ada@bramble.example',
  server: { host: 'mail.bramble.example', port: 465, security: 'tls' },
  user: 'ada',
  secrets: {},
  state: 'works',
  ...made,
  ...fields,
});

/** A whole meeting, an hour from `testNow`. */
export const meeting = (fields: Partial<Meeting> = {}): Meeting => ({
  id: nextId('meeting'),
  title: 'Kick-off',
  start: '2026-11-03T13:00:00.000Z',
  end: '2026-11-03T14:00:00.000Z',
  timeZone: 'Europe/London',
  attendees: [],
  location: '',
  notes: '',
  recurrence: '',
  ...made,
  ...fields,
});

/** A whole campaign. */
export const campaign = (fields: Partial<Campaign> = {}): Campaign => ({
  id: nextId('campaign'),
  name: 'Autumn newsletter',
  type: 'email',
  audience: 'small-business',
  content: '',
  status: 'draft',
  ...made,
  ...fields,
});

/** A whole ledger entry, waiting for review. */
export const aiResult = (fields: Partial<AiResult> = {}): AiResult => ({
  id: nextId('ai'),
  kind: 'subject-line',
  module: 'marketing',
  title: 'Subject line',
  engine: 'built-in',
  model: 'built-in',
  prompt: 'A subject line for the autumn newsletter',
  inputs: {},
  output: 'Three ideas for a quieter autumn',
  status: 'pending',
  comments: [],
  reason: '',
  risk: 'low',
  scoreReason: '',
  history: [{ at: testNow, actor: 'built-in', action: 'recorded', note: '' }],
  ...made,
  ...fields,
});

/** A whole client. */
export const client = (fields: Partial<Client> = {}): Client => ({
  id: nextId('client'),
  businessName: 'Fenwick Joinery',
  businessType: 'Limited company',
  employeeSize: '1-10',
  country: 'United Kingdom',
  industry: 'Construction',
  selectedModules: ['crm'],
  brandGuidelines: '',
  isActive: true,
  sample: false,
  createdAt: testNow,
  ...fields,
});

/** What links a finding of an analysis to the task `task-1` that was made of it. */
export const findingLink = (fields: Partial<FindingWork> = {}): FindingWork => ({
  id: nextId('work'),
  resultId: 'ai-1',
  finding: 'Ask each customer for one introduction.',
  kind: 'task',
  target: { collection: 'activities', id: 'task-1' },
  from: { title: 'Growth options', href: '/?module=strategy&phase=6' },
  createdAt: testNow,
  ...fields,
});
