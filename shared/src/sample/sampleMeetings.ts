import type { Random } from '../core/random';
import type { Campaign } from '../nouns/campaigns/campaign';
import type { Contact } from '../nouns/contacts/contact';
import type { Meeting } from '../nouns/meetings/meeting';
import { at, workingMoment } from './sampleClock';

const plans: readonly [title: string, days: number, hours: number, minutes: number, location: string][] = [
  ['Monthly review', 0, 10, 60, 'Video call'],
  ['Introduction', 0, 14, 30, 'Video call'],
  ['Photo shoot planning', 0, 16, 45, 'Their office'],
  ['Kick-off', 1, 9, 90, 'Our studio'],
  ['Proposal walk-through', 1, 15, 45, 'Video call'],
  ['Site visit', 2, 11, 60, 'Their workshop'],
  ['Quarterly figures', 4, 10, 60, 'Video call'],
  ['Brochure proofs', 6, 13, 30, 'Our studio'],
  ['Year plan', 9, 10, 120, 'Their office'],
  ['Launch debrief', -2, 11, 45, 'Video call'],
  ['Brand workshop', -6, 9, 180, 'Our studio'],
  ['Contract renewal', -9, 15, 30, 'Phone'],
];

/** 12 meetings of the sample, three of them today. */
export function sampleMeetings(random: Random, now: Date, contacts: readonly Contact[]): Meeting[] {
  return plans.map(([title, days, hours, minutes, location], index) => {
    const contact = random.pick(contacts);
    const start = at(now, days, hours);
    const createdAt = workingMoment(random, now, 10, 20);
    return {
      id: `meeting-sample-${index + 1}`,
      title: `${title}: ${contact.company}`,
      start,
      end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
      timeZone: 'Europe/London',
      attendees: [{ name: contact.name, email: contact.email }],
      location,
      notes: '',
      recurrence: title === 'Monthly review' ? 'FREQ=MONTHLY' : '',
      kind: location === 'Phone' ? 'call' : 'meeting',
      contactId: contact.id,
      companyId: contact.companyId,
      reminderMinutes: 15,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

const drafts: readonly Pick<Campaign, 'name' | 'type' | 'audience' | 'status' | 'content'>[] = [
  {
    name: 'Autumn newsletter',
    type: 'email',
    audience: 'small-business',
    status: 'sent',
    content: 'Three things our customers changed this summer, and what came of it.',
  },
  {
    name: 'Winter booking reminder',
    type: 'email',
    audience: 'decision-makers',
    status: 'scheduled',
    content: 'December is filling up. Tell us your dates by the end of the month.',
  },
  {
    name: 'Before and after: Saltmarsh Bakery',
    type: 'social',
    audience: 'small-business',
    status: 'sent',
    content: 'A new shopfront in four weeks. Swipe for the old one.',
  },
  {
    name: 'New year website check',
    type: 'landing',
    audience: 'small-business',
    status: 'draft',
    content: 'A free half-hour look at your website, with three things to mend first.',
  },
  {
    name: 'Local search, north of England',
    type: 'ads',
    audience: 'decision-makers',
    status: 'ready',
    content: 'Web and print for firms that would rather be working.',
  },
  {
    name: 'How to brief a photographer',
    type: 'blog',
    audience: 'consultants',
    status: 'draft',
    content: 'Say what the picture is for before you say what is in it.',
  },
];

/** 6 campaigns of the sample. */
export function sampleCampaigns(random: Random, now: Date): Campaign[] {
  return drafts.map((draft, index) => {
    const createdAt = workingMoment(random, now, 15, 45);
    return {
      id: `campaign-sample-${index + 1}`,
      ...draft,
      scheduledAt: draft.status === 'scheduled' ? at(now, 5, 9) : undefined,
      sentAt: draft.status === 'sent' ? workingMoment(random, now, 3, 12) : undefined,
      createdAt,
      updatedAt: createdAt,
    };
  });
}
