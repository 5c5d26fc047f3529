import { dismissKept, keptNotices } from '@steps/platform/ui';
import { openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ticket } from '../testing/ticket';
import { addTicketMessage } from '../tickets';
import { defaultSettings } from './supportSettings';
import { targetInterval, targetNotices, watchTargets } from './targetNotices';

// A Tuesday without a bank holiday; a normal ticket is answered within four working hours.
const made = '2026-11-03T09:00:00.000Z';
const at = (time: string) => Date.parse(`2026-11-03T${time}:00.000Z`);
const one = ticket({ id: 't1', number: 7, subject: 'Blurred logo', createdAt: made });
const titles = (now: number, asked = one) => targetNotices([asked], defaultSettings, now).map(({ title }) => title);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: at('12:30') });
  await openMemoryStore({ tickets: [one] });
});
afterEach(() => void vi.useRealTimers());

it('a response target gives a notice when it is nearly due, and when it is overdue', () => {
  expect(titles(at('10:00'))).toEqual([]);
  expect(titles(at('12:30'))).toEqual(['Ticket 7: the first reply is due soon']);
  expect(titles(at('13:30'))).toEqual(['Ticket 7: the first reply is overdue']);
});

it('a snoozed ticket and a solved one give no notice', () => {
  expect(titles(at('13:30'), { ...one, snoozedUntil: '2026-11-03T14:00:00.000Z' })).toEqual([]);
  expect(titles(at('13:30'), { ...one, status: 'solved' })).toEqual([]);
});

it('a notice comes once, even if it was dismissed, and again when the target is overdue', () => {
  const stop = watchTargets();
  expect(keptNotices().map(({ title }) => title)).toEqual(['Ticket 7: the first reply is due soon']);
  dismissKept(keptNotices()[0]?.id ?? '');
  vi.advanceTimersByTime(targetInterval);
  expect(keptNotices()).toEqual([]);
  vi.setSystemTime(at('13:30'));
  vi.advanceTimersByTime(targetInterval);
  expect(keptNotices().map(({ title }) => title)).toEqual(['Ticket 7: the first reply is overdue']);
  stop();
});

it('a notice leaves the bell when the target is met', () => {
  const stop = watchTargets();
  expect(keptNotices()).toHaveLength(1);
  addTicketMessage('t1', { by: 'Mo', from: 'team', body: 'It is sharp now.' });
  vi.advanceTimersByTime(targetInterval);
  expect(keptNotices()).toEqual([]);
  stop();
});
