// @vitest-environment page
import { contacts } from '@steps/business';
import { notify, Overlays } from '@steps/platform/ui';
import { contact, fixClock, meeting, openMemoryStore, testNow } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dueReminders, startWords } from './reminderRules';

import { claimReminders, reminderInterval, watchReminders } from './watchReminders';

const now = Date.parse(testNow);
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const due = (...list: Parameters<typeof dueReminders>[0]) =>
  dueReminders(list, now).map(({ occurrence }) => occurrence.meeting.id);
const at = (id: string, minutes: number, reminderMinutes: number | undefined, more = {}) =>
  meeting({ id, start: inMinutes(minutes), end: inMinutes(minutes + 30), reminderMinutes, ...more });

describe('a reminder', () => {
  it('comes when its time has come and until just after the start', () => {
    expect(
      due(at('in time', 15, 15), at('later', 16, 15), at('late', 3, 15), at('over', -6, 15), at('at start', 0, 0)),
    ).toEqual(['in time', 'late', 'at start']);
  });

  it('does not come for meetings without one, or that do not take place', () => {
    expect(due(at('none', 5, undefined), at('off', 5, 15, { status: 'cancelled' }))).toEqual([]);
  });

  it('comes for each occurrence of a recurring meeting, and follows one that was moved', () => {
    const weekly = meeting({
      id: 'weekly',
      start: inMinutes(10 - 7 * 1440),
      end: inMinutes(40 - 7 * 1440),
      recurrence: 'FREQ=WEEKLY',
      timeZone: 'UTC',
      reminderMinutes: 15,
    });
    expect(due(weekly)).toEqual(['weekly']);
    const original = inMinutes(10);
    expect(due({ ...weekly, overrides: [{ original, start: inMinutes(300), end: inMinutes(330) }] })).toEqual([]);
    expect(due({ ...weekly, overrides: [{ original, reminderMinutes: -1 }] })).toEqual([]);
  });

  it('says how long there is left', () => {
    const words = (minutes: number) => startWords(now + minutes * 60_000, now);
    expect([words(15), words(1), words(0), words(-3), words(180), words(2880)]).toEqual([
      'starts in 15 minutes',
      'starts in 1 minute',
      'starts now',
      'started 3 minutes ago',
      'starts in 3 hours',
      'starts in 2 days',
    ]);
  });

  it('is told by one tab only, and once', async () => {
    const both = await Promise.all([claimReminders(['a'], now), claimReminders(['a', 'b'], now)]);
    expect(both.map((keys) => [...keys])).toEqual([['a'], ['b']]);
    expect((await claimReminders(['a', 'b'], now)).size).toBe(0);
  });
});

describe('the watch', () => {
  let free: () => void;
  beforeEach(async () => {
    free = fixClock();
    localStorage.clear();
    await openMemoryStore({
      meetings: [at('soon', 10, 15, { title: 'Kick-off' }), at('held', -90, undefined, { contactId: 'ann' })],
      contacts: [contact({ id: 'ann', lastContact: undefined })],
    });
  });
  afterEach(() => {
    cleanup();
    notify.clear();
    free();
  });

  it('tells of the meeting with a way to it, and moves the last contact to what was held', async () => {
    const opened: string[] = [];
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: Date.now() });
    const stop = watchReminders((href) => opened.push(href));
    vi.advanceTimersByTime(reminderInterval);
    render(createElement(Overlays));
    await screen.findByText('Kick-off starts in 10 minutes');
    await vi.waitFor(() => expect(contacts.get('ann')?.lastContact).toBe(inMinutes(-90)));
    stop();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(opened).toEqual(['/?module=calendar&meeting=soon']);
  });
});
