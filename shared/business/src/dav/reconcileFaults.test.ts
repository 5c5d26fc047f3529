import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { activity, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { meetingActivityId } from '../nouns/activities/activity';
import { davEvents } from '../nouns/dav/davItem';
import { davLinks } from '../nouns/dav/davLink';
import { meetings } from '../nouns/meetings/meeting';
import { deleteMeetings, updateMeeting } from '../nouns/meetings/meetingState';
import { setCurrentPerson } from '../nouns/people/currentPerson';
import type { Role } from '../nouns/people/person';
import { unlinkDav } from './davLinkState';
import { davQuestions } from './davQuestion';
import { wordsOf } from './davQuestionWords';
import { event, item, items, link, meeting, only } from './davRows.fixture';
import { readEventText } from './eventText';
import { reconcile } from './reconcile';

const known = (one = meeting()) => item(one, { recordId: one.id, base: event(one), remote: event(one) });
const said = async () => (await davQuestions()).flatMap(wordsOf).map(({ text }) => text);

beforeEach(() => setCurrentPerson(undefined));

describe('A linked calendar', () => {
  it.each([
    ['a link that is no address of the web', { link: 'call.example/1' }],
    ['a name with quotes', { attendees: [{ name: 'Sam "Sunny" O', email: 'sam@example.com' }] }],
    ['a title of 2,000 letters', { title: 'x'.repeat(2000) }],
    ['a note with the line breaks of Windows', { notes: 'one\r\ntwo\rthree' }],
  ])('is told %s once at most, and not for ever, though its server leaves it out', async (_, patch) => {
    await openMemoryStore({ davLinks: [link()], davEvents: [known()], meetings: [meeting()] });
    commit({ label: 'x', changes: [put(meetings, { ...meeting(), ...patch })] });
    let writes = 0;
    for (let round = 0; round < 6; round += 1) {
      await reconcile();
      const { wanted, ...one } = only();
      if (wanted === undefined) continue;
      writes += 1;
      // It rewrites what it understands.
      const read = readEventText(wanted, 'Europe/London');
      if ('why' in read) throw new Error(read.why);
      commit({
        label: 'x',
        changes: [put(davEvents, { ...one, remote: event({ ...meeting(), ...read }), base: wanted })],
      });
    }
    expect(writes).toBeLessThanOrEqual(1);
    expect(only().wanted).toBeUndefined();
    expect(meetings.get('m1')).toMatchObject(patch);
  });

  it('says of a meeting that no calendar can hold why, and gets the others', async () => {
    const odd = meeting({ id: 'odd', recurrence: 'FREQ=SOMETIMES' });
    await openMemoryStore({ davLinks: [link()], meetings: [odd, meeting({ id: 'a' })] });
    await reconcile();
    await reconcile();
    expect(items().map(({ recordId, wanted }) => [recordId, wanted !== undefined])).toEqual([
      ['odd', false],
      ['a', true],
    ]);
    expect(await said()).toEqual([expect.stringMatching(/^Not synced with Work. Steps left it as it is: /)]);
  });

  it('and another one with the same event ask what differs once the first is unlinked', async () => {
    const other = { ...item(meeting({ title: 'Retro' })), id: 'second/m1.ics', linkId: 'second' };
    const second = link({ id: 'second', name: 'Home', createdAt: '2026-11-02T09:00:00.000Z' });
    await openMemoryStore({ davLinks: [link(), second], davEvents: [known(), other], meetings: [meeting()] });
    await reconcile();
    expect(meetings.all()).toMatchObject([{ title: 'Review' }]);
    await unlinkDav('link');
    await reconcile();
    expect(await said()).toEqual([expect.stringContaining('Steps has “Review”, Home has “Retro”.')]);
  });

  it('does not bring back from another calendar what was deleted here', async () => {
    const other = { ...item(meeting()), id: 'second/m1.ics', linkId: 'second' };
    const second = link({ id: 'second', name: 'Home', createdAt: '2026-11-02T09:00:00.000Z' });
    await openMemoryStore({ davLinks: [link(), second], davEvents: [known(), other], meetings: [meeting()] });
    await reconcile();
    deleteMeetings(['m1']);
    await reconcile();
    commit({ label: 'x', changes: [drop(davEvents, known().id)] });
    await reconcile();
    expect(meetings.size).toBe(0);
    expect(await said()).toEqual(['Deleted in Steps, and still in Home.']);
  });

  it('keeps what a person changes while it is compared', async () => {
    const all = Array.from({ length: 120 }, (_, nth) => meeting({ id: `m${nth}` }));
    await openMemoryStore({ davLinks: [link()], davEvents: all.map((one) => known(one)), meetings: all });
    commit({
      label: 'x',
      changes: all.map((one) => put(davEvents, { ...known(one), remote: event({ ...one, location: 'Room 2' }) })),
    });
    let pauses = 0;
    await reconcile(() => {
      pauses += 1;
      if (pauses === 2) updateMeeting('m119', { title: 'Mine' });
      if (pauses === 3) commit({ label: 'x', changes: [drop(davEvents, known(all[118]).id)] });
      return true;
    });
    await reconcile();
    expect(meetings.get('m119')).toMatchObject({ title: 'Mine', location: 'Room 2' });
    expect(davEvents.get(known(all[119]).id)?.wanted).toContain('SUMMARY:Mine');
    expect(davEvents.get(known(all[118]).id)).toBeUndefined();
  });

  it('that was unlinked while it is compared leaves no rows behind', async () => {
    await openMemoryStore({ davLinks: [link()], davEvents: [item(meeting())] });
    let asked = 0;
    await reconcile(() => {
      asked += 1;
      if (asked === 2)
        commit({ label: 'x', changes: [drop(davLinks, 'link'), ...items().map(({ id }) => drop(davEvents, id))] });
      return true;
    });
    expect([davEvents.size, meetings.size]).toEqual([0, 0]);
  });

  it('whose first writing is under way deletes there what is deleted here meanwhile', async () => {
    await openMemoryStore({ davLinks: [link()], meetings: [meeting()] });
    await reconcile();
    const sent = only();
    deleteMeetings(['m1']);
    await reconcile();
    expect(only()).toMatchObject({ recordId: 'm1', wanted: 'delete' });
    // The answer comes: what was sent is there now, and what was wanted since is kept.
    const text = sent.wanted ?? '';
    commit({ label: 'x', changes: [put(davEvents, { ...only(), etag: '1', remote: text, base: text })] });
    await reconcile();
    expect(only().wanted).toBe('delete');
    expect([meetings.size, await said()]).toEqual([0, []]);
  });

  it('is not told to delete what is only missing here before it was sent', async () => {
    await openMemoryStore({
      davLinks: [link()],
      davEvents: [{ ...item(meeting()), recordId: 'm1', wanted: 'x' }].map(({ etag: _, remote: __, ...one }) => one),
    });
    await reconcile();
    expect(only()).not.toHaveProperty('wanted');
  });

  it('says of an event that cannot be kept why, and brings the others in', async () => {
    const odd = item(meeting({ id: 'odd' }), {
      remote: event(meeting({ id: 'odd' })).replace(/DTEND[^\r]*/, 'DTEND:19700101T000000Z'),
    });
    await openMemoryStore({
      davLinks: [link()],
      davEvents: [item(meeting({ id: 'a' })), odd, item(meeting({ id: 'b' }))],
    });
    await reconcile();
    expect(meetings.size).toBe(2);
    expect((await said()).length).toBe(1);
  });

  describe('of somebody who may do only part of it', () => {
    const store = (rows: Parameters<typeof openMemoryStore>[0], rights: Role['rights']) =>
      openMemoryStore({
        davLinks: [link()],
        ...({
          roles: [
            { id: 'r', name: 'Assistant', all: false, rights: { integrations: ['view'], ...rights }, hidden: [] },
          ],
          people: [{ ...{ id: 'p', name: 'Pat', email: '', roleId: 'r', active: true }, createdAt: '', updatedAt: '' }],
        } as object),
        ...rows,
      });

    it('goes on with the others where one record is refused, and says so there', async () => {
      const all = ['a', 'b', 'c'].map((id) => meeting({ id }));
      const rows = all.map((one) => ({ ...known(one), remote: event({ ...one, title: 'Retro' }) }));
      // It belongs to nobody any more, so the next change would delete its line in the timeline.
      const line = activity({ id: meetingActivityId('b') });
      await store({ davEvents: rows, meetings: all, activities: [line] }, { calendar: ['view', 'add', 'change'] });
      setCurrentPerson('p');
      await reconcile();
      expect(meetings.all().map(({ title }) => title)).toEqual(['Retro', 'Review', 'Retro']);
      expect(await said()).toEqual([expect.stringContaining('Steps left it as it is: The role “Assistant” may not')]);
      const before = items();
      await reconcile();
      expect(items()).toEqual(before);
    });

    it('asks before anything goes that they may not delete', async () => {
      const { remote: _, etag: __, ...gone } = known();
      await store({ davEvents: [gone], meetings: [meeting()] }, { calendar: ['view', 'add', 'change'] });
      setCurrentPerson('p');
      await reconcile();
      expect(meetings.size).toBe(1);
      expect(await said()).toEqual(['Deleted in Work, and still in Steps.']);
    });
  });

  it('that Steps only reads asks nothing about what was deleted here', async () => {
    await openMemoryStore({ davLinks: [link({ mode: 'read' })], davEvents: [known()], meetings: [meeting()] });
    deleteMeetings(['m1']);
    await reconcile();
    commit({
      label: 'x',
      changes: [put(davEvents, { ...only(), etag: '2', remote: event(meeting({ title: 'Retro' })) })],
    });
    await reconcile();
    expect(await said()).toEqual([]);
    expect(meetings.size).toBe(0);
  });

  it('says what its server refused until something else is wanted', async () => {
    await openMemoryStore({ davLinks: [link()], davEvents: [known()], meetings: [meeting()] });
    updateMeeting('m1', { title: 'Retro' });
    await reconcile();
    commit({ label: 'x', changes: [put(davEvents, { ...only(), problem: 'cal.example has no room for it.' })] });
    await reconcile();
    expect(await said()).toEqual(['Not synced with Work. cal.example has no room for it.']);
    updateMeeting('m1', { title: 'Review' });
    await reconcile();
    expect(await said()).toEqual([]);
    expect(only()).not.toHaveProperty('problem');
  });

  it('goes on with the same meeting where its server gives an event another name', async () => {
    const mine = meeting({ companyId: 'company-1' });
    await openMemoryStore({ davLinks: [link()], davEvents: [known()], meetings: [mine] });
    const now = {
      ...item(meeting(), { id: 'link/other.ics', href: 'other.ics' }),
      remote: event(meeting({ location: 'Room 2' })),
    };
    commit({ label: 'x', changes: [put(davEvents, now)] });
    await reconcile();
    const { remote: _, etag: __, ...gone } = known();
    commit({ label: 'x', changes: [put(davEvents, gone)] });
    await reconcile();
    await reconcile();
    expect(items()).toMatchObject([{ href: 'other.ics', recordId: 'm1', base: now.remote }]);
    expect(meetings.all()).toMatchObject([{ id: 'm1', companyId: 'company-1', location: 'Room 2' }]);
  });
});
