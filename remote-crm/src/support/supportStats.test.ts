import { describe, expect, it } from 'vitest';
import { ticket } from '../testing/ticket';
import type { Ticket } from '../tickets';
import { defaultSettings } from './supportSettings';
import {
  busiestHours,
  byAssignee,
  median,
  openByPriority,
  openByStatus,
  satisfactionOf,
  slaFigures,
  ticketsSince,
  weeksOf,
} from './supportStats';

const now = Date.parse('2026-11-06T12:00:00.000Z');
const made = (day: number, fields: Partial<Ticket> = {}) => {
  const createdAt = `2026-11-0${day}T10:00:00.000Z`;
  return ticket({ createdAt, updatedAt: createdAt, ...fields });
};
/** A ticket answered after that many hours. */
const answered = (hours: number, fields: Partial<Ticket> = {}) =>
  made(3, { firstReplyAt: new Date(Date.parse('2026-11-03T10:00:00Z') + hours * 3_600_000).toISOString(), ...fields });

describe('the figures of support', () => {
  it('show how a response target was met, from five tickets on', () => {
    const five = [1, 2, 3, 4, 5].map((hours) => answered(hours));
    const waitsTooLong = made(3);
    expect(slaFigures([...five, waitsTooLong], 'firstReply', defaultSettings, now)).toEqual({
      count: 5,
      median: 3 * 3_600_000,
      kept: 0.8,
      overdue: 1,
    });
    expect(slaFigures(five.slice(1), 'firstReply', defaultSettings, now)).toBeUndefined();
    expect([median([]), median([4, 2])]).toEqual([0, 3]);
  });

  it('count what is open by status and priority, and merged tickets only once', () => {
    const list = [
      made(3, { priority: 'high' }),
      made(3, { status: 'waiting' }),
      made(3, { status: 'closed', mergedIntoId: 'x' }),
    ];
    expect(openByStatus(list).map(({ count }) => count)).toEqual([1, 1]);
    expect(openByPriority(list).map(({ count }) => count)).toEqual([0, 1, 1, 0]);
    expect(ticketsSince(list, 0)).toHaveLength(2);
    expect(ticketsSince(list, now)).toHaveLength(0);
  });

  it('are grouped by week from Monday, the current one last', () => {
    const list = [made(1), made(2), made(6, { resolvedAt: '2026-11-06T11:00:00.000Z' })];
    expect(weeksOf(list, now, 2)).toEqual([
      { label: '26 Oct', opened: 1, solved: 0 },
      { label: '2 Nov', opened: 2, solved: 1 },
    ]);
  });

  it('are grouped by assignee', () => {
    const list = [answered(2, { assignee: 'Mo' }), made(4, { assignee: 'Mo', status: 'solved' }), made(4)];
    expect(byAssignee(list, defaultSettings, now)).toEqual([
      { name: 'Mo', open: 1, done: 1, firstReply: 2 * 3_600_000 },
      { name: '', open: 1, done: 0, firstReply: undefined },
    ]);
  });

  it('give a mean satisfaction from five answers on', () => {
    const four = [5, 5, 4, 2].map((satisfaction) => made(3, { satisfaction }));
    expect(satisfactionOf(four)).toMatchObject({ count: 4, mean: undefined });
    expect(satisfactionOf([...four, made(3, { satisfaction: 4 })]).mean).toBe(4);
  });

  it('show London’s hours, in summer and winter', () => {
    const summer = ticket({ createdAt: '2026-07-01T08:30:00.000Z' });
    expect(busiestHours([summer, made(3), made(3)])).toEqual([
      { label: '09', value: 1 },
      { label: '10', value: 2 },
    ]);
    expect(busiestHours([])).toEqual([]);
  });
});
