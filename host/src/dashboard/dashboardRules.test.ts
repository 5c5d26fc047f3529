import { activity, contact, deal, dealStages, meeting, testNow } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { activityHref, countedIn, newContactFigures, newContactHint, openStages, taskHint } from './dashboardRules';
import { todaysMeetings } from './meetingsToday';

describe('the figures', () => {
  it('compare the new contacts of 30 days with those of the 30 days before', () => {
    const made = (createdAt: string) => contact({ createdAt });
    const contacts = [
      made('2026-11-01T00:00:00.000Z'),
      made('2026-10-20T00:00:00.000Z'),
      made('2026-09-20T00:00:00.000Z'),
    ];
    expect(newContactFigures(contacts, testNow)).toEqual({ count: 2, before: 1 });
    expect(newContactHint({ count: 2, before: 1 })).toBe('1 more than in the 30 days before');
    expect(newContactHint({ count: 1, before: 4 })).toBe('3 fewer than in the 30 days before');
    expect(newContactHint({ count: 0, before: 0 })).toBe('As many as in the 30 days before');
  });

  it('count new contacts by whole days, as the list of contacts does', () => {
    const atMidnight = new Date(2026, 9, 4).toISOString();
    const before = new Date(2026, 9, 3, 23, 59).toISOString();
    const contacts = [contact({ createdAt: atMidnight }), contact({ createdAt: before })];
    expect(newContactFigures(contacts, testNow)).toEqual({ count: 1, before: 1 });
  });

  it('lead to the lists that hold what they count', () => {
    const params = (href: string) => Object.fromEntries(new URL(href, 'http://localhost').searchParams);
    expect(params(countedIn.openDeals())).toEqual({ module: 'crm', tab: 'deals', state: 'open' });
    expect(params(countedIn.newContacts())).toEqual({ module: 'crm', tab: 'contacts', created: 'last:30' });
    expect(params(countedIn.tasksDue(testNow))).toEqual({
      module: 'crm',
      tab: 'tasks',
      done: 'open|overdue',
      due: 'before:2026-11-04',
    });
    expect(params(countedIn.meetings(testNow))).toEqual({ module: 'calendar', view: 'day', date: '2026-11-03' });
  });

  it('say how many tasks are overdue', () => {
    const today = activity({ type: 'task', dueDate: testNow });
    const overdue = activity({ type: 'task', dueDate: '2026-11-01T09:00:00.000Z' });
    expect(taskHint([today, overdue], testNow)).toBe('1 overdue');
    expect(taskHint([today], testNow)).toBe('All due today');
    expect(taskHint([], testNow)).toBe('Nothing left for today');
  });

  it('show the open stages only', () => {
    const stages = openStages([deal({ stage: 'new' }), deal({ stage: 'won' })], dealStages);
    expect(stages.map(({ id, count }) => [id, count])).toEqual([
      ['new', 1],
      ['qualified', 0],
      ['proposal', 0],
      ['negotiation', 0],
    ]);
  });
});

describe('an activity', () => {
  it('leads to its contact, else its company, else its deal, else the list', () => {
    expect(activityHref(activity({ contactId: 'c1', companyId: 'k1' }))).toBe('/crm/contacts/c1');
    expect(activityHref(activity({ companyId: 'k1' }))).toBe('/crm/companies/k1');
    expect(activityHref(activity({ dealId: 'd1' }))).toBe('/?module=crm&tab=deals&deal=d1');
    expect(activityHref(activity())).toBe('/?module=crm&tab=activities');
    expect(activityHref(activity({ type: 'task' }))).toBe('/?module=crm&tab=tasks');
  });
});

describe('the meetings of today', () => {
  it('count recurring ones on each of their days, moved ones where they are, and no cancelled ones', async () => {
    const calendar = await import('@steps/business/calendar');
    const weekly = meeting({
      id: 'weekly',
      start: '2026-10-20T08:00:00.000Z',
      end: '2026-10-20T09:00:00.000Z',
      recurrence: 'FREQ=WEEKLY',
    });
    const away = { ...weekly, id: 'away', exdates: ['2026-11-03T09:00:00.000Z'] };
    const list = [weekly, away, meeting({ id: 'once' }), meeting({ id: 'off', status: 'cancelled' })];
    const today = todaysMeetings(list, new Date(testNow), calendar);
    expect(today.map(({ id, start }) => `${id} ${start}`)).toEqual([
      'weekly 2026-11-03T09:00:00.000Z',
      'once 2026-11-03T13:00:00.000Z',
    ]);
    expect(today[0]?.href).toContain('meeting=weekly&at=2026-11-03');
    expect(todaysMeetings(list, new Date(testNow)).map(({ id }) => id)).toEqual(['once']);
  });
});
