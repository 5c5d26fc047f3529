import type { Random } from '@steps/platform/src/core/random';
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
