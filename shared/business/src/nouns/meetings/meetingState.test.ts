import { commit } from '@steps/platform/src/core/store/commit';
import { undo } from '@steps/platform/src/core/store/history';
import { put } from '@steps/platform/src/core/store/recordChange';
import { contact, meeting, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { activitiesByContact } from '../activities/activity';
import { contacts } from '../contacts/contact';
import { meetings } from './meeting';
import { meetingsToday } from './meetingRules';
import { createMeeting, deleteMeetings, updateMeeting } from './meetingState';

beforeEach(() =>
  openMemoryStore({ meetings: [meeting({ id: 'm1' })], contacts: [contact({ id: 'ann', lastContact: undefined })] }),
);

const local = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

describe('meetings', () => {
  it('of today are those of the local day, earliest first', () => {
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
    expect(() => createMeeting({ title: '', start: local(3, 9), end: local(3, 10) })).toThrow('Enter a title');
    expect(() => createMeeting({ title: 'x', start: 'soon', end: local(3, 10) })).toThrow('not “soon”');
    expect(() => createMeeting({ title: 'x', start: local(3, 9), end: 'late' })).toThrow('Enter an end time');
    expect(() => createMeeting({ title: 'x', start: local(3, 9), end: local(3, 8) })).toThrow('Choose an end after');
  });

  it('are moved, deleted and brought back', () => {
    updateMeeting('m1', { start: local(4, 9), end: local(4, 10) });
    deleteMeetings(['m1']);
    undo();
    undo();
    expect(meetings.get('m1')?.start).toBe('2026-11-03T13:00:00.000Z');
    expect(createMeeting({ title: 'New', start: local(3, 9), end: local(3, 10) }).timeZone).toBe('Europe/London');
  });

  it('are in the timeline of their contact as one activity, which moves and goes with them', () => {
    const made = createMeeting({
      title: 'Demo',
      start: local(9, 9),
      end: local(9, 10),
      kind: 'demo',
      contactId: 'ann',
    });
    const own = () => activitiesByContact.of('ann');
    expect(own()).toMatchObject([{ type: 'demo', subject: 'Demo', dueDate: local(9, 9) }]);
    updateMeeting(made.id, { start: local(10, 9), end: local(10, 10) });
    expect(own()).toMatchObject([{ dueDate: local(10, 9) }]);
    updateMeeting(made.id, { status: 'cancelled' });
    expect(own()).toMatchObject([{ type: 'note', subject: 'Cancelled: Demo' }]);
    deleteMeetings([made.id]);
    expect(own()).toEqual([]);
    undo();
    expect(own()).toHaveLength(1);
  });

  it('that are over move the last contact forward, in the same step', () => {
    createMeeting({
      title: 'Lunch',
      start: '2026-01-05T12:00:00.000Z',
      end: '2026-01-05T13:00:00.000Z',
      contactId: 'ann',
    });
    expect(contacts.get('ann')?.lastContact).toBe('2026-01-05T12:00:00.000Z');
    undo();
    expect(contacts.get('ann')?.lastContact).toBeUndefined();
    expect(meetings.size).toBe(1);
  });

  it('that did not take place after all, or are deleted, leave the last contact as it was before', () => {
    const lunch = (day: number) =>
      createMeeting({
        title: 'Lunch',
        start: `2026-01-0${day}T12:00:00.000Z`,
        end: `2026-01-0${day}T13:00:00.000Z`,
        contactId: 'ann',
      });
    const last = () => contacts.get('ann')?.lastContact;
    const [first, second, third] = [lunch(5), lunch(6), lunch(7)];
    updateMeeting(third.id, { status: 'no-show' });
    expect(last()).toBe('2026-01-06T12:00:00.000Z');
    updateMeeting(third.id, { status: 'confirmed' });
    expect(last()).toBe('2026-01-07T12:00:00.000Z');
    deleteMeetings([second.id, third.id]);
    expect(last()).toBe('2026-01-05T12:00:00.000Z');
    undo();
    expect(last()).toBe('2026-01-07T12:00:00.000Z');
    deleteMeetings([first.id, second.id, third.id]);
    expect(last()).toBeUndefined();
  });

  it('do not take back a last contact that somebody wrote down', () => {
    commit({
      label: 'Import',
      changes: [put(contacts, contact({ id: 'ann', lastContact: '2026-01-04T00:00:00.000Z' }))],
    });
    const lunch = createMeeting({
      title: 'Lunch',
      start: '2026-01-05T12:00:00.000Z',
      end: '2026-01-05T13:00:00.000Z',
      contactId: 'ann',
    });
    updateMeeting(lunch.id, { status: 'cancelled' });
    expect(contacts.get('ann')?.lastContact).toBe('2026-01-04T00:00:00.000Z');
  });
});
