import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { contact, openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { contacts } from '../nouns/contacts/contact';
import { type DavItem, davCards, davEvents } from '../nouns/dav/davItem';
import { meetings } from '../nouns/meetings/meeting';
import { createMeeting, deleteMeetings, updateMeeting } from '../nouns/meetings/meetingState';
import { setCurrentPerson } from '../nouns/people/currentPerson';
import { decideDav } from './davDecisions';
import { davQuestions } from './davQuestion';
import { event, item, items, link, meeting, only, sendAll, theirs } from './davRows.fixture';
import { meetingFields } from './eventFields';
import { readEventText } from './eventText';
import { changedKeys } from './fieldMerge';
import { reconcile } from './reconcile';

beforeEach(() => setCurrentPerson(undefined));

it('what has become too large to be read on the server does not count as deleted there: the meeting stays', async () => {
  const here = meeting();
  const { remote, ...rest } = item(here, { recordId: here.id });
  const large: DavItem = { ...rest, ...(remote && { base: remote }), etag: '2', problem: 'It is larger than 250 kB.' };
  await openMemoryStore({
    davLinks: [link()],
    meetings: [here],
    davEvents: [large],
  });
  await reconcile();
  expect(meetings.get(here.id)).toEqual(here);
  expect(only()).not.toHaveProperty('wanted');
});

describe('A linked calendar', () => {
  it('that no longer has several meetings with one person takes none of them for the last contact', async () => {
    await openMemoryStore({ davLinks: [link()], contacts: [contact({ id: 'ann', lastContact: undefined })] });
    const held = [5, 6, 7].map((day) => {
      const [start, end] = [`2026-01-0${day}T12:00:00.000Z`, `2026-01-0${day}T13:00:00.000Z`];
      return createMeeting({ title: 'Lunch', start, end, contactId: 'ann' });
    });
    const rows = held.map((one) => {
      const { remote, etag: _, ...rest } = item(one, { recordId: one.id });
      return { ...rest, ...(remote && { base: remote }) } as DavItem;
    });
    const [first, ...others] = rows;
    const kept = { ...first, remote: first?.base, etag: '1' } as DavItem;
    commit({ label: 'x', changes: [kept, ...others].map((row) => put(davEvents, row)) });
    await reconcile();
    expect(meetings.all().map(({ id }) => id)).toEqual([held[0]?.id]);
    expect(contacts.get('ann')?.lastContact).toBe('2026-01-05T12:00:00.000Z');
  });

  it('brings its events in only once, also where two browsers do it', async () => {
    await openMemoryStore({ davLinks: [link()], davEvents: [item(meeting())] });
    await reconcile();
    await reconcile();
    expect(meetings.all()).toMatchObject([{ title: 'Review', start: '2026-12-01T10:00:00.000Z' }]);
    const [made] = meetings.all();
    await openMemoryStore({ davLinks: [link()], davEvents: [item(meeting())] });
    await reconcile();
    expect(meetings.all()[0]?.id).toBe(made?.id);
  });

  it('gets meetings that are still to come, but no past ones and no samples', async () => {
    const over = meeting({ id: 'old', start: '2026-10-01T10:00:00.000Z', end: '2026-10-01T11:00:00.000Z' });
    await openMemoryStore({ davLinks: [link()], meetings: [meeting(), over, meeting({ id: 'meeting-sample-1' })] });
    await reconcile();
    expect(items()).toMatchObject([{ recordId: 'm1', wanted: expect.stringContaining('SUMMARY:Review') }]);
    sendAll();
    await reconcile();
    expect(only().wanted).toBeUndefined();
    expect(meetings.size).toBe(3);
  });

  it('agrees with Steps after any edits on both sides, once what both changed is decided', async () => {
    const edit = fc.record(
      {
        title: fc.constantFrom('Review', 'Retro', 'Plan'),
        location: fc.constantFrom('', 'Room 1', 'Room 2'),
        notes: fc.constantFrom('', 'Bring figures'),
        start: fc.constantFrom('2026-12-01T10:00:00.000Z', '2026-12-01T10:30:00.000Z'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(edit, edit, fc.constantFrom('steps' as const, 'server' as const), async (mine, other, keep) => {
        const text = event(meeting(), 'X-CODE:7\r\n');
        const known = item(meeting(), { recordId: 'm1', base: text, remote: text });
        await openMemoryStore({ davLinks: [link()], davEvents: [known], meetings: [meeting()] });
        await reconcile();
        updateMeeting('m1', mine);
        theirs(meeting(other));
        for (let round = 0; round < 6; round++) {
          await reconcile();
          for (const question of await davQuestions()) {
            if (question.found.what !== 'both') continue;
            const [conflict] = question.found.merged.conflicts;
            if (conflict) decideDav(question.item, { keep, conflict });
          }
          await reconcile();
          sendAll();
        }
        const read = readEventText(only().remote ?? '', 'Europe/London');
        const here = meetings.get('m1');
        if ('why' in read || !here) throw new Error('One side is lost.');
        expect(changedKeys(meetingFields(read), meetingFields(here))).toEqual([]);
        expect(only().remote).toContain('X-CODE:7');
        expect(await davQuestions()).toEqual([]);
        for (const key of ['title', 'location', 'notes', 'start'] as const) {
          const [ours = meeting()[key], them = meeting()[key], was] = [mine[key], other[key], meeting()[key]];
          if (them === was || ours === them) expect(here[key]).toBe(ours);
          else if (ours === was) expect(here[key]).toBe(them);
          else expect(here[key]).toBe(keep === 'steps' ? ours : them);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('deletes what a person deleted here, and what it deleted is deleted here', async () => {
    const text = event(meeting());
    const known = item(meeting(), { recordId: 'm1', base: text, remote: text });
    await openMemoryStore({ davLinks: [link()], davEvents: [known], meetings: [meeting()] });
    deleteMeetings(['m1']);
    await reconcile();
    expect(only().wanted).toBe('delete');
    await openMemoryStore({
      davLinks: [link()],
      davEvents: [{ ...known, remote: undefined, etag: undefined } as unknown as DavItem],
      meetings: [meeting()],
    });
    await reconcile();
    expect([meetings.size, davEvents.size]).toEqual([0, 0]);
  });

  it('asks where one side deleted what the other changed', async () => {
    const text = event(meeting());
    const known = item(meeting(), { recordId: 'm1', base: text, remote: text });
    await openMemoryStore({ davLinks: [link()], davEvents: [known], meetings: [meeting()] });
    deleteMeetings(['m1']);
    theirs(meeting({ title: 'Retro' }));
    await reconcile();
    expect(await davQuestions()).toMatchObject([{ found: { what: 'deleted', changed: true } }]);
    expect(only().wanted).toBeUndefined();
    decideDav(only(), { everywhere: true });
    expect(meetings.get('m1')?.title).toBe('Retro');

    await openMemoryStore({ davLinks: [link()], davEvents: [known], meetings: [meeting()] });
    updateMeeting('m1', { title: 'Retro' });
    const { remote: _, etag: __, ...gone } = known;
    commit({ label: 'x', changes: [put(davEvents, gone)] });
    await reconcile();
    expect(await davQuestions()).toMatchObject([{ found: { what: 'gone', changed: true } }]);
    expect(meetings.size).toBe(1);
    decideDav(only(), { everywhere: true });
    await reconcile();
    expect(only().wanted).toContain('SUMMARY:Retro');
  });

  it('is not asked to delete anything where meetings are missing here, or were all deleted at once', async () => {
    const all = Array.from({ length: 30 }, (_, index) => meeting({ id: `m${index}` }));
    const known = all.map((one) => item(one, { recordId: one.id, base: event(one), remote: event(one) }));
    await openMemoryStore({ davLinks: [link()], davEvents: known, meetings: all });
    await reconcile();
    await openMemoryStore({ davLinks: [link()], davEvents: known, meetings: [] });
    await reconcile();
    expect(items().filter(({ wanted }) => wanted !== undefined)).toEqual([]);
    expect((await davQuestions()).map(({ found }) => found.what)).toEqual(Array(30).fill('missing'));

    await openMemoryStore({ davLinks: [link()], davEvents: known, meetings: all });
    deleteMeetings(all.map(({ id }) => id));
    await reconcile();
    expect(items().filter(({ wanted }) => wanted !== undefined)).toEqual([]);
    expect(await davQuestions()).toHaveLength(30);
    decideDav(only(), { everywhere: false });
    await reconcile();
    expect(items().filter(({ wanted }) => wanted === 'delete')).toHaveLength(1);
  });

  it('that shows busy times brings no title, place or person, and gets nothing', async () => {
    const secret = meeting({
      title: 'Doctor',
      location: 'Clinic',
      notes: 'Results',
      attendees: [{ name: 'Dr Who', email: 'who@example.com' }],
    });
    await openMemoryStore({ davLinks: [link({ mode: 'busy' })], davEvents: [item(secret)] });
    await reconcile();
    const [shown] = meetings.all();
    expect(shown).toMatchObject({ title: 'Busy', location: '', notes: '', attendees: [] });
    updateMeeting(shown?.id ?? '', { notes: 'Mine' });
    await reconcile();
    expect(only().wanted).toBeUndefined();
  });

  it('says which of its events cannot be kept in step', async () => {
    await openMemoryStore({ davLinks: [link()], davEvents: [item(meeting(), { remote: 'no calendar' })] });
    await reconcile();
    expect(await davQuestions()).toMatchObject([
      { found: { what: 'unreadable', why: expect.stringContaining('.ics') } },
    ]);
    expect(meetings.size).toBe(0);
  });
});

describe('A linked address book', () => {
  const card = (name: string, email: string) =>
    `BEGIN:VCARD\r\nVERSION:3.0\r\nN:;${name};;;\r\nFN:${name}\r\nEMAIL:${email}\r\nX-PET:Rex\r\nUID:u1\r\nEND:VCARD\r\n`;
  const row = (of: Partial<DavItem> = {}): DavItem => ({
    ...{
      id: 'link/u1.vcf',
      linkId: 'link',
      href: 'u1.vcf',
      uid: 'u1',
      etag: '1',
      remote: card('Sam', 'sam@example.com'),
    },
    ...of,
  });

  it('asks about somebody who may be a known contact, and merges nobody by itself', async () => {
    const known = contact({ id: 'sam', name: 'Samuel', email: 'sam@example.com', phone: '', company: '' });
    await openMemoryStore({ davLinks: [link({ kind: 'contacts' })], davCards: [row()], contacts: [known] });
    await reconcile();
    expect(contacts.size).toBe(1);
    expect(await davQuestions()).toMatchObject([{ found: { what: 'new', alike: [{ id: 'sam' }] } }]);
    decideDav(row(), { same: undefined });
    await reconcile();
    expect(contacts.all().map(({ name }) => name)).toEqual(expect.arrayContaining(['Samuel', 'Sam']));
    expect(await davQuestions()).toEqual([]);
  });

  it('once a person says who it is, merges them field by field', async () => {
    const known = contact({ id: 'sam', name: 'Samuel', email: 'sam@example.com', phone: '0113 496 0000', company: '' });
    await openMemoryStore({ davLinks: [link({ kind: 'contacts' })], davCards: [row()], contacts: [known] });
    decideDav(row(), { same: 'sam' });
    await reconcile();
    const [question] = await davQuestions();
    if (question?.found.what !== 'both') throw new Error('Expected a question about the name.');
    expect(question.found.merged.conflicts.map(({ name }) => name)).toContain('name');
    for (const conflict of question.found.merged.conflicts)
      decideDav(davCards.all()[0] ?? row(), { keep: 'steps', conflict });
    await reconcile();
    expect(await davQuestions()).toEqual([]);
    const [after] = davCards.all();
    expect(after?.wanted).toContain('FN:Samuel');
    expect(after?.wanted).toContain('0113 496 0000');
    expect(after?.wanted).toContain('X-PET:Rex');
  });

  it('gets those who became contacts after it was linked, not earlier ones', async () => {
    const before = contact({ id: 'old', email: 'old@example.com', createdAt: '2026-10-01T09:00:00.000Z' });
    const after = contact({ id: 'new', email: 'new@example.com', createdAt: '2026-11-02T09:00:00.000Z' });
    await openMemoryStore({ davLinks: [link({ kind: 'contacts' })], contacts: [before, after] });
    await reconcile();
    expect(davCards.all()).toMatchObject([{ recordId: 'new', wanted: expect.stringContaining('new@example.com') }]);
  });
});
