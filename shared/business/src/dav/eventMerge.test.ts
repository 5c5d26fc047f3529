import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Meeting } from '../nouns/meetings/meeting';
import { meetingFields, meetingGroups, withFields } from './eventFields';
import { newEventText, patchedEventText, readEventText } from './eventText';
import { changedKeys, mergeFields } from './fieldMerge';

const weekly: Meeting = {
  id: 'meeting-1',
  title: 'Stand-up',
  start: '2026-10-20T08:00:00.000Z',
  end: '2026-10-20T08:30:00.000Z',
  timeZone: 'Europe/London',
  attendees: [{ name: 'Sam', email: 'sam@example.com' }],
  location: 'Room 1',
  notes: '',
  recurrence: 'FREQ=WEEKLY;COUNT=8',
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
};

const read = (text: string) => {
  const meeting = readEventText(text, 'Europe/London');
  if ('why' in meeting) throw new Error(meeting.why);
  return meeting;
};

/** As a server may have it. */
const served = newEventText(weekly)
  .replace('SUMMARY:Stand-up', 'SUMMARY;LANGUAGE=en:Stand-up\r\nX-ROOM-CODE:17\r\nCLASS:PRIVATE')
  .replace('ROLE=REQ-PARTICIPANT', 'ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED');

const edits = fc.record(
  {
    title: fc.constantFrom('Stand-up', 'Review', 'Retro'),
    location: fc.constantFrom('', 'Room 1', 'Room 2'),
    notes: fc.constantFrom('', 'Bring figures, please; thanks', 'Line\nbreak'),
    link: fc.constantFrom('https://call.example/1', 'https://call.example/2'),
    reminderMinutes: fc.constantFrom(5, 30),
    status: fc.constantFrom('tentative' as const, 'cancelled' as const),
    attendees: fc.subarray([
      { name: 'Sam', email: 'sam@example.com' },
      { name: 'Priya', email: 'priya@example.com' },
    ]),
    exdates: fc.subarray(['2026-10-27T09:00:00.000Z', '2026-11-03T09:00:00.000Z']),
    overrides: fc.subarray([
      { original: '2026-11-10T09:00:00.000Z', start: '2026-11-10T11:00:00.000Z', end: '2026-11-10T11:30:00.000Z' },
      {
        original: '2026-11-17T09:00:00.000Z',
        start: '2026-11-17T09:00:00.000Z',
        end: '2026-11-17T09:30:00.000Z',
        title: 'Planning',
      },
    ]),
    recurrence: fc.constantFrom('FREQ=WEEKLY;COUNT=8', 'FREQ=WEEKLY;COUNT=10'),
  },
  { requiredKeys: [] },
);

describe('A meeting that is linked', () => {
  it('is written once and read back as it was', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const meeting = { ...weekly, ...edit };
        expect(changedKeys(meetingFields(meeting), meetingFields(read(newEventText(meeting))))).toEqual([]);
      }),
    );
  });

  it('is the same on both sides after any edits on both, once what both changed is decided, and loses nothing that one side changed', () => {
    fc.assert(
      fc.property(edits, edits, fc.boolean(), (mine, theirs, keepMine) => {
        const base = meetingFields(weekly);
        const record = meetingFields({ ...weekly, ...mine });
        const remote = meetingFields({ ...weekly, ...theirs });
        const merged = mergeFields(base, record, remote, meetingGroups);
        const open = new Set(merged.conflicts.flatMap(({ keys }) => keys));
        expect(changedKeys(merged.record, merged.remote).every((key) => open.has(key))).toBe(true);
        for (const key of changedKeys(base, record).filter((one) => !open.has(one)))
          expect(merged.remote.get(key)).toBe(record.get(key));
        for (const key of changedKeys(base, remote).filter((one) => !open.has(one)))
          expect(merged.record.get(key)).toBe(remote.get(key));
        for (const key of open) {
          expect(merged.record.get(key)).toBe(record.get(key));
          expect(merged.remote.get(key)).toBe(remote.get(key));
        }
        // Once more before anybody decides: nothing further happens.
        const again = mergeFields(merged.base, merged.record, merged.remote, meetingGroups);
        expect(changedKeys(again.record, merged.record)).toEqual([]);
        expect(changedKeys(again.remote, merged.remote)).toEqual([]);
        // Once decided, the side that gives way takes the other's fields.
        const decided = keepMine ? merged.record : merged.remote;
        expect(changedKeys(meetingFields(withFields({ ...weekly, ...mine }, decided)), decided)).toEqual([]);
      }),
    );
  });

  it('changes at the server only what was changed here, and keeps what Steps does not know', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const meeting = { ...weekly, ...edit };
        const text = patchedEventText(served, read(served), meeting);
        expect(changedKeys(meetingFields(read(text)), meetingFields(meeting))).toEqual([]);
        expect(text).toContain('X-ROOM-CODE:17');
        expect(text).toContain('CLASS:PRIVATE');
        if (meeting.attendees.some(({ name }) => name === 'Sam')) expect(text).toContain('PARTSTAT=ACCEPTED');
        if (meeting.title === weekly.title) expect(text).toContain('SUMMARY;LANGUAGE=en:Stand-up');
        expect(patchedEventText(text, read(text), meeting)).toBe(text);
      }),
    );
  });

  it('asks where one side moves the series and the other changes an occurrence', () => {
    const moved = { ...weekly, start: '2026-10-21T08:00:00.000Z', end: '2026-10-21T08:30:00.000Z' };
    const without = { ...weekly, exdates: ['2026-10-27T09:00:00.000Z'] };
    const { conflicts } = mergeFields(
      meetingFields(weekly),
      meetingFields(moved),
      meetingFields(without),
      meetingGroups,
    );
    expect(conflicts.map(({ name }) => name)).toEqual(['times']);
  });

  it('asks where one side deletes an occurrence that the other changes', () => {
    const at = '2026-11-10T09:00:00.000Z';
    const changed = { original: at, start: '2026-11-10T11:00:00.000Z', end: '2026-11-10T11:30:00.000Z' };
    const { conflicts } = mergeFields(
      meetingFields(weekly),
      meetingFields({ ...weekly, exdates: [at] }),
      meetingFields({ ...weekly, overrides: [changed] }),
      meetingGroups,
    );
    expect(conflicts.map(({ name }) => name)).toEqual([`occurrence ${at}`]);
  });

  it('moves to another zone with the definition of that zone', () => {
    const meeting = { ...weekly, timeZone: 'America/New_York' };
    const text = patchedEventText(served, read(served), meeting);
    expect(text).toContain('TZID:America/New_York');
    expect(changedKeys(meetingFields(read(text)), meetingFields(meeting))).toEqual([]);
  });
});
