import { flush } from '@steps/platform/src/core/store/saveQueue';
import { openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { aiResults } from '../ai/ledger/aiResult';
import { reviewsWaiting } from '../ai/ledger/aiResultRules';
import { activities } from '../nouns/activities/activity';
import { isOverdue, isTouch, tasksDue, touchedAt } from '../nouns/activities/activityRules';
import { activeClient } from '../nouns/clients/clientState';
import { companies } from '../nouns/companies/company';
import { contacts } from '../nouns/contacts/contact';
import { newContactsSince } from '../nouns/contacts/contactRules';
import { deals } from '../nouns/deals/deal';
import { pipelineByStage } from '../nouns/deals/dealRules';
import { meetings } from '../nouns/meetings/meeting';
import { meetingsToday } from '../nouns/meetings/meetingRules';
import { openSampleClient, seedSample } from './sampleWorkspace';

const now = new Date(2026, 10, 3, 12, 0);

beforeEach(async () => {
  await openMemoryStore();
  await openSampleClient(now);
});

describe('the sample workspace', () => {
  it('has the promised number of records, and says that it is a sample', () => {
    expect(activeClient()).toMatchObject({
      businessName: 'Harbour & Vale Studio (sample)',
      sample: true,
      isActive: true,
    });
    const sizes = [contacts, companies, deals, activities, meetings, aiResults].map(({ size }) => size);
    expect(sizes).toEqual([60, 25, 30, 150, 12, 14]);
    expect(reviewsWaiting(aiResults.all())).toHaveLength(10);
  });

  it('has work for today: tasks due and overdue, meetings, new contacts, deals in every stage', () => {
    const due = tasksDue(activities.all(), now);
    expect(due).toHaveLength(9);
    expect(due.filter((task) => isOverdue(task, now))).toHaveLength(4);
    expect(meetingsToday(meetings.all(), now)).toHaveLength(3);
    expect(pipelineByStage(deals.all()).map((column) => column.count)).toEqual([6, 6, 5, 4, 6, 3]);
    const weekAgo = new Date(now.getTime() - 9 * 86_400_000).toISOString();
    expect(newContactsSince(contacts.all(), weekAgo).length).toBeGreaterThanOrEqual(5);
  });

  it('is the same each time, and different people have different emails and phones', () => {
    expect(seedSample(now)).toEqual(seedSample(now));
    const people = contacts.all();
    expect(new Set(people.map((person) => person.email)).size).toBe(60);
    expect(new Set(people.map((person) => person.phone).filter(Boolean)).size).toBeGreaterThan(50);
  });

  it('cannot reach anybody: drama phone numbers and example domains only', () => {
    for (const person of contacts.all()) {
      expect(person.phone).toMatch(/^(07700 900\d{3})?$/);
      expect(person.email).toMatch(/@[a-z]+\.example$/);
    }
    for (const firm of companies.all()) expect(firm.phone).toMatch(/^020 7946 0\d{3}$/);
  });

  it('has no past event with a future date', () => {
    const until = now.toISOString();
    for (const record of [...contacts.all(), ...deals.all(), ...activities.all(), ...aiResults.all()]) {
      expect(record.createdAt <= until && record.updatedAt <= until).toBe(true);
    }
  });

  it('is not made a second time when it is opened again', async () => {
    await flush();
    await openSampleClient(now);
    expect(contacts.size).toBe(60);
  });

  it('gives each contact the last contact that its activities and meetings show', () => {
    for (const { id, lastContact } of contacts.all()) {
      const touched = activities
        .all()
        .filter((activity) => activity.contactId === id && isTouch(activity))
        .map(touchedAt)
        .filter((at) => at <= now.toISOString());
      const held = meetings.all().filter(({ contactId, end }) => contactId === id && end <= now.toISOString());
      touched.push(...held.map(({ start }) => start));
      expect(lastContact).toBe(touched.sort().at(-1));
    }
  });
});
