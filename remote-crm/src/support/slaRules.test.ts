import { setRegion } from '@steps/platform';
import { fixClock, openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ticket } from '../testing/ticket';
import { type Ticket, updateTicket } from '../tickets';
import { clockOf, clockText, durationText, nextClock, ruleText, urgencyOf } from './slaRules';
import { defaultSettings } from './supportSettings';
import { addWorkingTime, workingTime, zoneHour } from './workingHours';

const hour = 3_600_000;
const ms = (text: string) => Date.parse(text);
/** Clock changes, and the ends of many years. */
const moments = fc.integer({ min: ms('2011-12-01T00:00:00Z'), max: ms('2027-12-31T00:00:00Z') });
const settings = { ...defaultSettings, bankHolidays: false, holidays: ['2026-12-25'] };

describe('working time', () => {
  it('is counted within the hours only, over nights and weekends', () => {
    // Friday 6 November 2026, 17:00, to Monday 10:00.
    expect(workingTime(settings, ms('2026-11-06T17:00:00Z'), ms('2026-11-09T10:00:00Z'))).toBe(2 * hour);
    expect(workingTime(settings, ms('2026-11-07T00:00:00Z'), ms('2026-11-08T23:00:00Z'))).toBe(0);
  });

  it('leaves out the bank holidays of England and Wales, unless somebody says otherwise', () => {
    // Christmas Day is a Friday, Boxing Day a Saturday, so Monday is its substitute.
    expect(workingTime(defaultSettings, ms('2026-12-24T17:00:00Z'), ms('2026-12-29T10:00:00Z'))).toBe(2 * hour);
    const open = { ...defaultSettings, worked: ['2026-12-28'] };
    expect(workingTime(open, ms('2026-12-24T17:00:00Z'), ms('2026-12-29T10:00:00Z'))).toBe(11 * hour);
  });

  it('leaves holidays out', () => {
    expect(workingTime(settings, ms('2026-12-24T17:00:00Z'), ms('2026-12-28T10:00:00Z'))).toBe(2 * hour);
  });

  it('follows the clocks of London: nine hours a day on both sides of a change', () => {
    // Clocks go back on Sunday 25 October 2026 and forward on Sunday 28 March 2027.
    expect(workingTime(settings, ms('2026-10-23T08:00:00Z'), ms('2026-10-26T18:00:00Z'))).toBe(18 * hour);
    expect(workingTime(settings, ms('2027-03-26T09:00:00Z'), ms('2027-03-29T17:00:00Z'))).toBe(18 * hour);
    expect([zoneHour(ms('2026-10-25T00:30:00Z')), zoneHour(ms('2026-10-25T01:30:00Z'))]).toEqual([1, 1]);
  });

  it('follows the zone chosen for the workspace, with its clock changes', async () => {
    await openMemoryStore({});
    setRegion({ timeZone: 'America/New_York' });
    try {
      // Friday 17:00 to Monday 10:00 in New York: an hour on each side. Its clocks go back on Sunday 1 November 2026.
      expect(workingTime(settings, ms('2026-10-30T21:00:00Z'), ms('2026-11-02T15:00:00Z'))).toBe(2 * hour);
      expect(addWorkingTime(settings, ms('2026-10-30T21:00:00Z'), 2 * hour)).toBe(ms('2026-11-02T15:00:00Z'));
      expect(zoneHour(ms('2026-11-02T15:00:00Z'))).toBe(10);
      setRegion({ timeZone: 'Pacific/Auckland' });
      // The same settings, used until a moment ago with the hours of New York: there it is Saturday already.
      expect(workingTime(settings, ms('2026-11-06T21:00:00Z'), ms('2026-11-07T10:00:00Z'))).toBe(0);
    } finally {
      setRegion({ timeZone: '' });
    }
  });

  it('works through a night in which the clocks change', () => {
    const always = { ...settings, days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '23:59' };
    expect(workingTime(always, ms('2026-10-24T23:00:00Z'), ms('2026-10-26T00:00:00Z'))).toBe(25 * hour - 60_000);
  });

  it('is never negative, and adds up wherever the time is split', () => {
    fc.assert(
      fc.property(moments, moments, moments, (...three) => {
        const [from, cut, to] = three.sort((one, other) => one - other) as [number, number, number];
        const whole = workingTime(settings, from, to);
        expect(whole).toBeGreaterThanOrEqual(0);
        expect(whole).toBeLessThanOrEqual(to - from);
        expect(workingTime(settings, from, cut) + workingTime(settings, cut, to)).toBe(whole);
        expect(workingTime(settings, to, from)).toBe(from === to ? whole : 0);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same whichever years were asked for before', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(moments, moments), { maxLength: 4 }), moments, moments, (before, from, to) => {
        const hours = { ...settings };
        for (const [one, other] of before) workingTime(hours, one, other);
        expect(workingTime(hours, from, to)).toBe(workingTime({ ...settings }, from, to));
      }),
      { numRuns: 40 },
    );
  });

  it('added to a moment gives the same when counted back', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 200 * hour }), (from, duration) => {
        const due = addWorkingTime(settings, from, duration);
        expect(due).toBeDefined();
        expect(workingTime(settings, from, due ?? 0)).toBe(duration);
      }),
      { numRuns: 60 },
    );
  });

  it('never ends if nobody works', () => {
    expect(addWorkingTime({ ...settings, days: [] }, 0, 1)).toBeUndefined();
  });
});

describe('the clocks of a ticket', () => {
  const made = '2026-11-03T09:00:00.000Z';
  const at = (time: string) => ms(`2026-11-03T${time}:00Z`);
  const asked = (fields: Partial<Ticket> = {}) => ticket({ createdAt: made, updatedAt: made, ...fields });

  it('run towards their targets, warn near them and say how much they are over', () => {
    const running = clockOf(asked(), 'firstReply', settings, at('10:50'));
    expect(running).toMatchObject({ state: 'running', dueAt: '2026-11-03T13:00:00.000Z' });
    expect(running && clockText(running)).toBe('due in 2 h 10 min of working time');
    expect(running && urgencyOf(running)).toBe('calm');
    const near = clockOf(asked(), 'firstReply', settings, at('12:30'));
    expect(near && urgencyOf(near)).toBe('soon');
    const late = clockOf(asked(), 'firstReply', settings, at('14:05'));
    expect(late && clockText(late)).toBe('overdue by 1 h 5 min of working time');
  });

  it('depend on the priority', () => {
    expect(clockOf(asked({ priority: 'urgent' }), 'firstReply', settings, at('10:30'))?.state).toBe('overdue');
    expect(clockOf(asked({ priority: 'low' }), 'firstReply', settings, at('10:30'))?.state).toBe('running');
  });

  it('stop at the first reply and at the solution', () => {
    const answered = asked({ firstReplyAt: '2026-11-03T09:35:00.000Z' });
    const clock = clockOf(answered, 'firstReply', settings, at('17:00'));
    expect(clock && clockText(clock)).toBe('met in 35 min of working time');
    const solved = asked({ status: 'solved', resolvedAt: '2026-11-10T09:00:00.000Z' });
    expect(clockOf(solved, 'resolution', settings, at('17:00'))?.state).toBe('missed');
    expect(clockOf(solved, 'firstReply', settings, at('17:00'))).toBeUndefined();
    expect(nextClock(solved, settings, at('17:00'))).toBeUndefined();
  });

  it('put the most urgent open target first', () => {
    const kindOf = (fields: Partial<Ticket>, rules = settings) => nextClock(asked(fields), rules, at('10:00'))?.kind;
    const { firstReply, resolution } = settings.targets.normal;
    const turned = {
      ...settings,
      targets: { ...settings.targets, normal: { firstReply: resolution, resolution: firstReply } },
    };
    expect([kindOf({}), kindOf({}, turned)]).toEqual(['firstReply', 'resolution']);
    expect(kindOf({ firstReplyAt: made })).toBe('resolution');
    expect(kindOf({ mergedIntoId: 'other' })).toBeUndefined();
  });

  it('pause while the ticket waits for the requester, however long', () => {
    const waiting = asked({
      status: 'waiting',
      statusHistory: [
        { status: 'open', at: made },
        { status: 'waiting', at: '2026-11-03T10:00:00.000Z' },
      ],
    });
    fc.assert(
      fc.property(fc.integer({ min: at('10:00'), max: at('10:00') + 90 * 24 * hour }), (now) => {
        const clock = clockOf(waiting, 'resolution', settings, now);
        expect(clock).toMatchObject({ state: 'paused', spent: hour });
      }),
      { numRuns: 30 },
    );
    const again = { ...waiting, status: 'open' as const };
    const history = [...(waiting.statusHistory ?? []), { status: 'open' as const, at: '2026-11-05T09:00:00.000Z' }];
    const resumed = clockOf({ ...again, statusHistory: history }, 'resolution', settings, ms('2026-11-05T11:00:00Z'));
    expect(resumed?.spent).toBe(3 * hour);
  });

  it('never run backwards, through any statuses', () => {
    const statuses = fc.array(fc.constantFrom('open', 'waiting', 'solved'), { maxLength: 6 });
    fc.assert(
      fc.property(statuses, fc.nat(400), fc.nat(400), (list, one, more) => {
        const statusHistory = list.map((status, index) => ({
          status,
          at: new Date(ms(made) + index * 7 * hour).toISOString(),
        }));
        const last = list.at(-1) ?? 'open';
        const open = asked({ statusHistory, status: last === 'solved' ? 'open' : last });
        const [early, later] = [ms(made) + one * hour, ms(made) + (one + more) * hour];
        const spent = [early, later].map((now) => clockOf(open, 'resolution', settings, now)?.spent ?? 0);
        expect(spent[0]).toBeGreaterThanOrEqual(0);
        expect(spent[1]).toBeGreaterThanOrEqual(spent[0] ?? 0);
      }),
      { numRuns: 60 },
    );
  });

  it('continue from where they stopped when the ticket is reopened', async () => {
    await openMemoryStore({ tickets: [asked({ id: 't1' })] });
    let free = fixClock('2026-11-03T10:00:00.000Z');
    updateTicket('t1', { status: 'waiting' });
    free();
    free = fixClock('2026-11-04T10:00:00.000Z');
    const open = updateTicket('t1', { status: 'open' });
    free();
    expect(clockOf(open, 'resolution', settings, ms('2026-11-04T11:00:00Z'))?.spent).toBe(2 * hour);
  });

  it('name the rule that they follow', () => {
    expect(ruleText('firstReply', 'normal', settings)).toBe(
      'First reply within 4 h of working time at normal priority (Mon to Fri 09:00 to 18:00, Europe/London, except 1 holiday of your own). The clock stops while the ticket waits for the requester.',
    );
    expect(durationText(0)).toBe('1 min');
  });
});
