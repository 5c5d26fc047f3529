import { beforeEach, describe, expect, it } from 'vitest';
import { undo } from '../store/history';
import { meeting, openMemoryStore } from '../testing';
import { meetings } from './meeting';
import { meetingsToday } from './meetingRules';
import { createMeeting, deleteMeetings, updateMeeting } from './meetingState';

beforeEach(() => openMemoryStore({ meetings: [meeting({ id: 'm1' })] }));

const local = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

describe('meetings', () => {
  it('of today are those that touch the local day, earliest first', () => {
    const late = meeting({ start: local(3, 15), end: local(3, 16) });
    const early = meeting({ start: local(3, 9), end: local(3, 10) });
    const overnight = meeting({ start: local(2, 22), end: local(3, 1) });
    const yesterday = meeting({ start: local(2, 9), end: local(2, 10) });
    expect(meetingsToday([late, early, overnight, yesterday], new Date(2026, 10, 3, 12))).toEqual([
      overnight,
      early,
      late,
    ]);
  });

  it('need a title, real times and an end after the start', () => {
    expect(() => createMeeting({ title: '', start: local(3, 9), end: local(3, 10) })).toThrow('Expected a title');
    expect(() => createMeeting({ title: 'x', start: 'soon', end: local(3, 10) })).toThrow('got “soon”');
    expect(() => createMeeting({ title: 'x', start: local(3, 9), end: 'late' })).toThrow('Expected an end time');
    expect(() => createMeeting({ title: 'x', start: local(3, 9), end: local(3, 8) })).toThrow('Expected the end after');
  });

  it('are moved, deleted and brought back', () => {
    updateMeeting('m1', { start: local(4, 9), end: local(4, 10) });
    deleteMeetings(['m1']);
    undo();
    undo();
    expect(meetings.get('m1')?.start).toBe('2026-11-03T13:00:00.000Z');
    expect(createMeeting({ title: 'New', start: local(3, 9), end: local(3, 10) }).timeZone).toBe('Europe/London');
  });
});
