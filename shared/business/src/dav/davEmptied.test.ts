import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DavItem, davEvents } from '../nouns/dav/davItem';
import { meetings } from '../nouns/meetings/meeting';
import { deleteMeetings } from '../nouns/meetings/meetingState';
import { setCurrentPerson } from '../nouns/people/currentPerson';
import { decideDav } from './davDecisions';
import { davQuestions } from './davQuestion';
import { event, item, items, link, meeting, sendAll } from './davRows.fixture';
import { reconcile } from './reconcile';

const many = (count: number) => Array.from({ length: count }, (_, nth) => meeting({ id: `m${nth}` }));
const agreed = (of: Partial<DavItem> = {}) =>
  many(12).map((one) => item(one, { recordId: one.id, base: event(one), remote: event(one), ...of }));
/** As a post office notes that the server no longer has any of them. */
const goneThere = () => agreed().map(({ remote: _, etag: __, ...rest }) => rest as DavItem);
const asked = async () => (await davQuestions()).length;
const first = () => items().find(({ base }) => base === '') as DavItem;

beforeEach(() => setCurrentPerson(undefined));

describe('A linked calendar that was emptied', () => {
  it('there asks about each meeting, also once some are answered and new ones have come', async () => {
    await openMemoryStore({ davLinks: [link()], davEvents: goneThere(), meetings: many(12) });
    await reconcile();
    expect(await asked()).toBe(12);
    for (const left of [11, 10]) {
      decideDav(first(), { everywhere: true });
      await reconcile();
      expect(await asked()).toBe(left);
    }
    const others = Array.from({ length: 30 }, (_, nth) => meeting({ id: `new${nth}` }));
    commit({ label: 'x', changes: others.map((one) => put(davEvents, item(one))) });
    await reconcile();
    decideDav(first(), { everywhere: false });
    await reconcile();
    sendAll();
    await reconcile();
    expect(await asked()).toBe(9);
    expect(meetings.size).toBe(11 + 30);
  });

  it('here asks about each event, also once some are answered', async () => {
    await openMemoryStore({ davLinks: [link()], davEvents: agreed(), meetings: many(12) });
    deleteMeetings(many(12).map(({ id }) => id));
    await reconcile();
    for (const left of [11, 10, 9]) {
      decideDav(first(), { everywhere: left !== 11 });
      await reconcile();
      expect(await asked()).toBe(left);
    }
    sendAll();
    await reconcile();
    expect(await asked()).toBe(9);
    expect(davEvents.size).toBe(11);
    expect(items().filter(({ wanted }) => wanted !== undefined)).toEqual([]);
  });

  it('asks even if others came just before: they do not count as what is left', async () => {
    await openMemoryStore({ davLinks: [link()], davEvents: agreed(), meetings: many(12) });
    const others = Array.from({ length: 20 }, (_, nth) => item(meeting({ id: `new${nth}` })));
    commit({ label: 'x', changes: others.map((one) => put(davEvents, one)) });
    await reconcile();
    commit({ label: 'x', changes: goneThere().map((one) => put(davEvents, one)) });
    await reconcile();
    expect(await asked()).toBe(12);
    expect(meetings.size).toBe(12 + 20);
  });

  it('and comes back whole asks nothing any more', async () => {
    await openMemoryStore({ davLinks: [link()], davEvents: goneThere(), meetings: many(12) });
    await reconcile();
    commit({
      label: 'x',
      changes: items().map((one) =>
        put(davEvents, { ...one, etag: '2', remote: event(meeting({ id: one.recordId ?? '' })) }),
      ),
    });
    await reconcile();
    expect(await asked()).toBe(0);
    expect(items().filter(({ base, remote, wanted }) => base !== remote || wanted !== undefined)).toEqual([]);
    expect(meetings.size).toBe(12);
  });
});
