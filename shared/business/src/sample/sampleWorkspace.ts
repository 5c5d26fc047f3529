import type { SamplePart } from '@steps/platform/src/core/contract/samplePart';
import { seeded } from '@steps/platform/src/core/random';
import type { RowChange } from '@steps/platform/src/core/storage/port';
import { commitLedger } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { aiResults } from '../ai/ledger/aiResult';
import { type Activity, activities } from '../nouns/activities/activity';
import { isTouch, touchedAt } from '../nouns/activities/activityRules';
import { type Client, clients } from '../nouns/clients/client';
import { createClient, switchClient } from '../nouns/clients/clientState';
import { companies } from '../nouns/companies/company';
import { contacts } from '../nouns/contacts/contact';
import { deals } from '../nouns/deals/deal';
import { type Meeting, meetings } from '../nouns/meetings/meeting';
import { sampleActivities } from './sampleActivities';
import { sampleBrand } from './sampleBrand';
import { sampleCompanies } from './sampleCompanies';
import { sampleContacts } from './sampleContacts';
import { sampleDeals } from './sampleDeals';
import { sampleMeetings } from './sampleMeetings';
import { sampleReviews } from './sampleReviews';

const sampleClientId = 'client-sample';
const seed = 20_261_103;

/**
 * The records of the sample that several packages use: believable, the same each time, and dated around `now`. The remotes
 * add their own. AI results are here because the review queue shows them even when their remote is away.
 */
export function seedSample(now: Date): RowChange[] {
  const random = seeded(seed);
  const firms = sampleCompanies(random, now);
  const people = sampleContacts(random, now, firms);
  const sales = sampleDeals(random, now, firms, people);
  const done = sampleActivities(random, now, people, sales);
  const planned = sampleMeetings(random, now, people);
  return [
    ...firms.map((record) => put(companies, record)),
    ...people.map((record) => put(contacts, { ...record, lastContact: lastTouch(record.id, done, planned, now) })),
    ...sales.map((record) => put(deals, record)),
    ...done.map((record) => put(activities, record)),
    ...planned.map((record) => put(meetings, record)),
    ...sampleReviews(random, now).map((record) => put(aiResults, record)),
  ];
}

/** When the person was last in touch, by the activities and the meetings that were held. */
function lastTouch(
  contactId: string,
  done: readonly Activity[],
  planned: readonly Meeting[],
  now: Date,
): string | undefined {
  const touches = done.filter((activity) => activity.contactId === contactId && isTouch(activity));
  const held = planned.filter((meeting) => meeting.contactId === contactId && meeting.end <= now.toISOString());
  return [...touches.map((activity) => touchedAt(activity)), ...held.map(({ start }) => start)]
    .filter((at) => at <= now.toISOString())
    .sort()
    .at(-1);
}

/** The records of the sample business if it has none: a page that was closed while they were made leaves it empty. */
export const seedMissing: SamplePart = (now) => (contacts.size === 0 ? seedSample(now) : []);

/** Opens the sample client, making it the first time. Its name and the flag `sample` say that it is made up. */
export async function openSampleClient(now = new Date()): Promise<Client> {
  if (!clients.get(sampleClientId)) {
    createClient(
      {
        businessName: 'Harbour & Vale Studio (sample)',
        businessType: 'Limited company',
        employeeSize: '1-10',
        country: 'United Kingdom',
        industry: 'Marketing and design',
        selectedModules: [
          'crm',
          'calendar',
          'marketing',
          'sales',
          'support',
          'content',
          'website',
          'analytics',
          'strategy',
        ],
        ...sampleBrand,
        sample: true,
      },
      sampleClientId,
    );
  }
  const client = await switchClient(sampleClientId);
  commitLedger(seedMissing(now));
  return client;
}
