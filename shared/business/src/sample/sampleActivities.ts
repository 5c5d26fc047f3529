import type { Random } from '@steps/platform/src/core/random';
import type { Activity, ActivityType } from '../nouns/activities/activity';
import type { Contact } from '../nouns/contacts/contact';
import type { Deal } from '../nouns/deals/deal';
import { at, workingMoment } from './sampleClock';

const done: readonly [type: ActivityType, subject: string, body: string, outcome: string][] = [
  ['call', 'Rang about the quote', 'Happy with the scope, wants the price split by month.', 'Will confirm by Friday'],
  ['call', 'Returned a missed call', 'Asked about lead times for photography.', 'Sent dates'],
  ['call', 'Introductory call', 'Spoke for ten minutes. Uses a spreadsheet for customers today.', 'Interested'],
  ['call', 'No answer', 'Left a message with my number.', ''],
  ['email', 'Sent the proposal', 'Attached the proposal with two options and the terms.', ''],
  ['email', 'Re: questions about hosting', 'Answered the three questions from Monday.', ''],
  ['email', 'Thank you for the order', 'Confirmed the order and who does what.', ''],
  ['meeting', 'Kick-off at their office', 'Agreed the list of pages and the order of work.', 'Start in two weeks'],
  ['meeting', 'Monthly review', 'Went through the figures. Newsletter opens are up.', 'Keep going'],
  ['note', 'Where they are', 'Second shop opens in the spring; that is when they want to be ready.', ''],
  ['note', 'How they decide', 'Two partners decide together, both want to see an example first.', ''],
  ['proposal', 'Proposal for the launch campaign', 'Three phases, priced one by one.', ''],
  [
    'demo',
    'Showed the booking pages',
    'Liked the calendar view. Asked whether deposits are possible.',
    'Follow up on deposits',
  ],
];

const toDo: readonly [subject: string, body: string][] = [
  ['Send the revised quote', 'Split by month, as agreed on the phone.'],
  ['Call about the start date', ''],
  ['Ask for a testimonial', 'They were pleased with the launch.'],
  ['Check the proofs', 'Opening hours and the spelling of the road.'],
  ['Chase the signed order', ''],
  ['Prepare figures for the review', 'Opens, clicks and enquiries since September.'],
  ['Book the photographer', 'Morning light, two hours.'],
  ['Reply to the question about VAT', ''],
];

/** Due days of the 24 open tasks, from today: some overdue, some today, the rest ahead. */
const dueDays = [-6, -3, -2, -1, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14];

/** 150 activities of the sample: what was done, most of it with people who have deals, and 24 open tasks. */
export function sampleActivities(
  random: Random,
  now: Date,
  contacts: readonly Contact[],
  deals: readonly Deal[],
): Activity[] {
  const busy = contacts.filter((contact) => deals.some((deal) => deal.contactId === contact.id));
  const whoOf = (index: number) => (index < 5 ? contacts[0] : index < 70 ? busy[index % busy.length] : undefined);
  const past = Array.from({ length: 126 }, (_, index) =>
    pastActivity(random, now, whoOf(index) ?? random.pick(contacts), deals, index),
  );
  const open = dueDays.map((days, index) => openTask(random, now, contacts, deals, days, index));
  return [...past, ...open];
}

function pastActivity(random: Random, now: Date, contact: Contact, deals: readonly Deal[], index: number): Activity {
  const [type, subject, body, outcome] = random.pick(done);
  const known = Math.floor((now.getTime() - Date.parse(contact.createdAt)) / 86_400_000);
  const days = Math.min(index % 10 === 0 ? 1 : 60, known);
  const createdAt = workingMoment(random, now, Math.min(index < 4 ? 0 : 1, days), days);
  return {
    id: `activity-sample-${index + 1}`,
    type,
    subject,
    body,
    outcome,
    ...links(contact, deals),
    owner: contact.owner,
    pinned: type === 'note' && index % 4 === 0,
    createdAt,
    updatedAt: createdAt,
  };
}

function openTask(
  random: Random,
  now: Date,
  contacts: readonly Contact[],
  deals: readonly Deal[],
  days: number,
  index: number,
): Activity {
  const contact = random.pick(contacts);
  // The index is within the list.
  const [subject, body] = toDo[index % toDo.length] as [string, string];
  const createdAt = workingMoment(random, now, 7, 14);
  return {
    id: `activity-sample-task-${index + 1}`,
    type: 'task',
    subject: `${subject}: ${contact.name}`,
    body,
    outcome: '',
    dueDate: at(now, days, random.between(9, 16), random.pick([0, 15, 30, 45])),
    ...links(contact, deals),
    owner: contact.owner,
    pinned: false,
    createdAt,
    updatedAt: createdAt,
  };
}

function links(contact: Contact, deals: readonly Deal[]): Pick<Activity, 'contactId' | 'companyId' | 'dealId'> {
  const deal = deals.find((candidate) => candidate.contactId === contact.id);
  return { contactId: contact.id, companyId: contact.companyId, dealId: deal?.id };
}
