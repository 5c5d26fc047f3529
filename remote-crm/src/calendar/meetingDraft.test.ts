import { setRegion } from '@steps/platform';
import { contact, meeting, nounSchemas, openMemoryStore } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { draftOf, lengthOf, meetingOf, newDraft, withContactOf, withStart } from './meetingDraft';

const draft = { ...newDraft('2026-03-29T12:00:00.000Z', '2026-03-29T13:00:00.000Z', 'Europe/London'), title: 'Call' };

describe('the form of a meeting', () => {
  it('refuses a time that the clock skips, and says so', () => {
    expect(() => meetingOf({ ...draft, startTime: '01:15', endTime: '02:15' })).toThrow(
      'On Sun 29 Mar the clocks go forward, so there is no 01:15. Choose another time.',
    );
    expect(meetingOf({ ...draft, startTime: '00:45', endTime: '02:15' })).toMatchObject({
      start: '2026-03-29T00:45:00.000Z',
      end: '2026-03-29T01:15:00.000Z',
    });
  });

  it('takes a time that comes twice as the first one', () => {
    const autumn = { ...draft, startDay: '2026-10-25', endDay: '2026-10-25', startTime: '01:30', endTime: '03:00' };
    expect(meetingOf(autumn)).toMatchObject({ start: '2026-10-25T00:30:00.000Z', end: '2026-10-25T03:00:00.000Z' });
  });

  it('is not saved with words that are no address and name no contact', () => {
    expect(() => meetingOf({ ...draft, unclear: 'priya' })).toThrow(
      '“priya” is neither an email address nor a contact with one. Choose a contact or type an address.',
    );
    expect(meetingOf({ ...draft, unclear: ' ' })).not.toHaveProperty('unclear');
  });

  it('keeps the length when the start is typed anew, also while it is incomplete', () => {
    expect(withStart(draft, '2026-03-30', '23:30')).toMatchObject({ endDay: '2026-03-31', endTime: '00:30' });
    const cleared = withStart(draft, draft.startDay, '');
    expect(cleared).toMatchObject({ startTime: '', endTime: '14:00' });
    expect(withStart(cleared, draft.startDay, '15:00', lengthOf(draft))).toMatchObject({ endTime: '16:00' });
  });

  it('of a whole day begins with the working day of the settings, once it is no whole day', async () => {
    await openMemoryStore();
    setRegion({ workFrom: '07:30' });
    expect(newDraft('2026-03-29T00:00:00.000Z', '2026-03-30T00:00:00.000Z', 'Europe/London', true)).toMatchObject({
      startTime: '07:30',
      endTime: '08:30',
    });
  });

  it('is about the contact who was invited first, unless it is about something already', () => {
    const priya = contact({ id: 'priya', email: 'Priya@fenwick.example', companyId: 'fenwick' });
    const invited = { ...draft, attendees: [{ name: 'Priya', email: 'priya@fenwick.example' }] };
    expect(withContactOf(invited, [priya])).toMatchObject({ contactId: 'priya', companyId: 'fenwick' });
    expect(withContactOf({ ...invited, dealId: 'sign' }, [priya]).contactId).toBeUndefined();
    expect(withContactOf(invited, [{ ...priya, archivedAt: '2026-11-01' }]).contactId).toBeUndefined();
    expect(withContactOf(draft, [contact({ email: '' })]).contactId).toBeUndefined();
  });

  it('asks for every field of a meeting, but those that are made or that its series and its file keep', () => {
    const asked = new Set(Object.keys(meetingOf(draft)));
    const left = Object.keys(nounSchemas.meeting.entries).filter((key) => !asked.has(key));
    expect(left.sort()).toEqual([
      ...['createdAt', 'exdates', 'id', 'overrides', 'rdates', 'sequence', 'stamped', 'uid', 'updatedAt'],
    ]);
  });

  it('converts a meeting to the form and back unchanged', () => {
    const before = meeting({ id: 'm1', location: 'Our studio' });
    expect(meetingOf(draftOf(before))).toMatchObject({
      title: before.title,
      start: before.start,
      end: before.end,
      location: 'Our studio',
    });
  });
});
