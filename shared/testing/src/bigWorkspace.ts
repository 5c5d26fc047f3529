import type { AiResult } from '@steps/business/src/ai/ledger/aiResult';
import type { Activity, ActivityType } from '@steps/business/src/nouns/activities/activity';
import type { Company } from '@steps/business/src/nouns/companies/company';
import type { Contact } from '@steps/business/src/nouns/contacts/contact';
import { type Random, seeded } from '@steps/platform/src/core/random';
import { firstNames, lastNames, placeNames, subjects, trades } from './bigWorkspaceWords';
import { aiResult } from './builders';

/** How many records of each kind. */
export interface BigCounts {
  readonly contacts: number;
  readonly companies: number;
  readonly activities: number;
}

/** The sizes that the bench measures. */
export const benchCounts: BigCounts = { contacts: 100_000, companies: 20_000, activities: 200_000 };

/** A business of any size, the same for the same counts: records by collection, made one by one. */
export interface BigWorkspace {
  contact(index: number): Contact;
  company(index: number): Company;
  activity(index: number): Activity;
}

const start = Date.UTC(2024, 0, 8, 9);
const minute = 60_000;
/** Two years and ten months, in minutes: the period of the records. */
const span = 1_490_000;
const tags = ['Key Account', 'Newsletter', 'Champion', 'Referral', 'Trade show', 'Wholesale', 'Local', 'Retail'];
const statuses = ['lead', 'prospect', 'customer', 'Hot Lead', 'Warm Lead', 'Cold Lead', 'Opportunity', 'Customer'];
const owners = ['Amira Shah', 'Tom Whitfield', 'Beth Okafor', 'You'];
const titles = ['Owner', 'Operations Manager', 'Office Manager', 'Managing Director', 'Buyer', 'Marketing Lead'];
const sources = ['Website', 'Referral', 'Trade show', 'Cold call', 'Newsletter'];
const types: readonly ActivityType[] = ['call', 'email', 'email', 'meeting', 'note', 'note', 'task', 'proposal'];
const industries = ['Construction', 'Retail', 'Hospitality', 'Education', 'Manufacturing', 'Health'];
const sizes = ['startup', 'small', 'small', 'medium', 'large'] as const;

/** Ids are as long as real ones (`newId`), because of what they take in memory and in storage. */
const idOf = (noun: string, index: number) => `${noun}-${index.toString(16).padStart(20, '0')}`;
const at = (random: Random) => new Date(start + random.between(0, span) * minute).toISOString();
const slug = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '');
const companyName = (index: number) => {
  const random = seeded(index * 7 + 1);
  return `${random.pick(lastNames)} ${random.pick(trades)}${index < trades.length ? '' : ` ${random.pick(placeNames)}`}`;
};

/** Records of a firm that has used Steps for years; each is made from its own number, so any of them can be asked for. */
export function bigWorkspace(counts: BigCounts): BigWorkspace {
  return {
    contact: (index) => bigContact(index, counts),
    company: bigCompany,
    activity: (index) => bigActivity(index, counts),
  };
}

/** An entry of a review ledger that nobody has read: four sentences of its own. */
export function bigEntry(index: number): AiResult {
  const random = seeded(index * 11 + 3);
  const createdAt = at(random);
  const sentences = [1, 2, 3, 4].map(
    (part) =>
      `${random.pick(firstNames)} of ${companyName(index)} hears in part ${part} what we offer in ${random.pick(placeNames)}.`,
  );
  return aiResult({ id: idOf('ai', index), title: `Email ${index}`, output: sentences.join(' '), createdAt });
}

function bigContact(index: number, { companies }: BigCounts): Contact {
  const random = seeded(index + 1);
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
  const employer = companies > 0 && random.chance(0.8) ? random.between(0, companies - 1) : undefined;
  const company = employer === undefined ? '' : companyName(employer);
  const createdAt = at(random);
  return {
    id: idOf('contact', index),
    name: `${first} ${last}`,
    email: `${slug(first)}.${slug(last)}.${index}@${slug(company) || 'post'}.example`,
    phone: `07${random.between(100, 999)} ${random.between(100_000, 999_999)}`,
    avatar: '',
    title: random.pick(titles),
    company,
    ...(employer === undefined ? {} : { companyId: idOf('company', employer) }),
    role: '',
    status: random.pick(statuses),
    temperature: random.pick(['cold', 'warm', 'hot']),
    score: random.between(0, 100),
    tags: random.some(tags, random.between(0, 2)),
    ...(random.chance(0.7) ? { lastContact: at(random) } : {}),
    linkedin: '',
    twitter: '',
    website: '',
    address: '',
    source: random.pick(sources),
    owner: random.pick(owners),
    properties: {},
    notes: '',
    createdAt,
    updatedAt: createdAt,
  };
}

function bigCompany(index: number): Company {
  const random = seeded(index * 3 + 2);
  const name = companyName(index);
  const createdAt = at(random);
  return {
    id: idOf('company', index),
    name,
    logo: '',
    industry: random.pick(industries),
    location: random.pick(placeNames),
    address: '',
    phone: `0${random.between(113, 191)} ${random.between(200, 999)} ${random.between(1000, 9999)}`,
    email: `hello@${slug(name)}.example`,
    website: `https://${slug(name)}.example`,
    linkedin: '',
    status: random.pick(['active', 'prospect', 'partner', 'churned']),
    size: random.pick(sizes),
    score: random.between(0, 100),
    tags: random.some(tags, random.between(0, 2)),
    revenue: '',
    description: '',
    owner: random.pick(owners),
    properties: {},
    notes: '',
    createdAt,
    updatedAt: createdAt,
  };
}

function bigActivity(index: number, { contacts }: BigCounts): Activity {
  const random = seeded(index * 5 + 3);
  const type = random.pick(types);
  const createdAt = at(random);
  const isTask = type === 'task';
  return {
    id: idOf('activity', index),
    type,
    subject: random.pick(subjects),
    body: random.chance(0.3) ? `${random.pick(subjects)}. ${random.pick(subjects)}.` : '',
    ...(isTask ? { dueDate: at(random) } : {}),
    // A business in use: only one task in a hundred is still open.
    ...(isTask && random.chance(0.99) ? { completedAt: createdAt } : {}),
    ...(contacts > 0 ? { contactId: idOf('contact', random.between(0, contacts - 1)) } : {}),
    owner: random.pick(owners),
    outcome: '',
    pinned: false,
    createdAt,
    updatedAt: createdAt,
  };
}
