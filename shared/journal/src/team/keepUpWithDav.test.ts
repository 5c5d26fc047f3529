import { newEventText } from '@steps/business/src/dav/eventText';
import { type DavItem, davEvents } from '@steps/business/src/nouns/dav/davItem';
import { type DavLink, davLinks } from '@steps/business/src/nouns/dav/davLink';
import { meetings } from '@steps/business/src/nouns/meetings/meeting';
import { updateMeeting } from '@steps/business/src/nouns/meetings/meetingState';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { meeting, openMemoryStore } from '@steps/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUpWithDav } from './keepUpWithDav';

const { compared } = vi.hoisted(() => ({ compared: vi.fn() }));
vi.mock('@steps/business/src/dav/reconcile', async (original) => {
  const { reconcile, ...rest } = await original<{ reconcile: (goesOn: () => boolean) => Promise<void> }>();
  return {
    ...rest,
    reconcile: async (goesOn: () => boolean) => {
      compared();
      await reconcile(goesOn);
    },
  };
});

const at = '2026-11-01T09:00:00.000Z';
const link: DavLink = {
  ...{ id: 'link', kind: 'calendar', url: 'https://cal.example/sam/', name: 'Work', username: 'sam', secrets: {} },
  ...{ mode: 'both', state: 'connected', lastSyncedAt: at, createdAt: at, updatedAt: at },
};
const review = meeting({ id: 'm1', title: 'Review' });
const item: DavItem = {
  ...{ id: 'link/m1.ics', linkId: 'link', href: 'm1.ics', uid: 'm1@steps', etag: '1', remote: newEventText(review) },
};
const save = (...changes: Parameters<typeof commit>[0]['changes']) => commit({ label: 'x', changes, undoable: false });
/** Lets the time pass that several changes at once are waited for, twice, and what follows. */
const later = async () => {
  for (let turn = 0; turn < 60; turn += 1) {
    await vi.advanceTimersByTimeAsync(10);
    await new Promise((resolve) => setImmediate(resolve));
  }
};

// It is fetched with the first link: not in the time of a test.
beforeAll(() => import('@steps/business/src/dav/reconcile'));

let kept: ReturnType<typeof keepUpWithDav>;
const keep = (hasReadAll = () => true) => {
  kept = keepUpWithDav(hasReadAll);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  compared.mockClear();
});
afterEach(() => {
  kept.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('A browser with linked calendars', () => {
  it('compares nothing as long as none is linked', async () => {
    await openMemoryStore({ meetings: [review] });
    keep();
    await later();
    expect(compared).not.toHaveBeenCalled();
    save(put(davLinks, link));
    await later();
    expect(compared).toHaveBeenCalled();
  });

  it('compares nothing before all has been read, for what is not here yet would look deleted', async () => {
    await openMemoryStore({ davLinks: [link], davEvents: [item] });
    let isRead = false;
    keep(() => isRead);
    await later();
    expect([compared.mock.calls.length, meetings.size]).toEqual([0, 0]);
    isRead = true;
    kept.look();
    await later();
    expect(meetings.size).toBe(1);
  });

  it('takes in what comes, and sends what is changed here, many changes at once together', async () => {
    await openMemoryStore({ davLinks: [link], meetings: [review] });
    keep();
    await later();
    save(put(davEvents, { ...item, base: item.remote as string, recordId: 'm1' }));
    await later();
    compared.mockClear();
    for (const title of ['One', 'Two', 'Three']) updateMeeting('m1', { title });
    expect(compared).not.toHaveBeenCalled();
    await later();
    expect(davEvents.get(item.id)?.wanted).toContain('SUMMARY:Three');
    // Once for the changes, and once for what followed from them.
    expect(compared.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('tries again with the next change after one that failed', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await openMemoryStore({ davLinks: [link] });
    compared.mockImplementationOnce(() => {
      throw new Error('out of memory');
    });
    keep();
    await later();
    expect(said).toHaveBeenCalledWith(expect.stringContaining('could not be compared'), expect.any(Error));
    save(put(davEvents, item));
    await later();
    expect(meetings.size).toBe(1);
  });

  it('compares nothing any more once it has ended', async () => {
    await openMemoryStore({ davLinks: [link] });
    keep();
    await later();
    compared.mockClear();
    kept.end();
    save(put(davEvents, item));
    await later();
    expect([compared.mock.calls.length, meetings.size]).toEqual([0, 0]);
  });
});
