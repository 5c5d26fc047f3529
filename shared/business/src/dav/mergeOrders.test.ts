import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { type DavItem, davEvents, davItemId } from '../nouns/dav/davItem';
import { type Meeting, meetings } from '../nouns/meetings/meeting';
import { deleteMeetings } from '../nouns/meetings/meetingState';
import { setCurrentPerson } from '../nouns/people/currentPerson';
import { davQuestions } from './davQuestion';
import { event, item, items, link, meeting } from './davRows.fixture';
import { readEventText } from './eventText';
import { reconcile } from './reconcile';

/** What happened to one event on each side since both last agreed. */
const fate = fc.record({
  here: fc.constantFrom('same', 'edited', 'deleted', 'new' as const),
  there: fc.constantFrom('same', 'edited', 'gone', 'renamed', 'renaming' as const),
  mine: fc.record(
    {
      title: fc.constantFrom('Retro', 'x'.repeat(1500)),
      link: fc.constantFrom('call.example/1', 'https://call.example/1'),
      location: fc.constantFrom('Room 1', 'a\r\nb'),
      attendees: fc.constantFrom<Meeting['attendees']>([{ name: 'Sam "Sunny" O', email: 'sam@example.com' }]),
    },
    { requiredKeys: ['title'] },
  ),
});
interface Event {
  readonly one: Meeting;
  readonly here: 'same' | 'edited' | 'deleted' | 'new';
  readonly rows: readonly DavItem[];
  readonly record: Meeting;
}

const eventsOf = (fates: readonly { here: Event['here']; there: string; mine: Partial<Meeting> }[]): Event[] =>
  fates.map(({ here, there, mine }, nth) => {
    const one = meeting({ id: `m${nth}` });
    const record = here === 'edited' || here === 'new' ? { ...one, ...mine } : one;
    if (here === 'new') return { one, here, record, rows: [] };
    const text = there === 'edited' ? event({ ...one, notes: 'Theirs' }) : event(one);
    const known = item(one, { recordId: one.id, base: event(one), remote: text });
    const { remote: _, etag: __, ...gone } = known;
    const href = `other${nth}.ics`;
    const other = { ...item(one), id: davItemId('link', href), href, remote: event({ ...one, notes: 'Theirs' }) };
    const rows = {
      gone: [gone],
      renamed: [gone, other],
      renaming: [known, other],
    }[there] ?? [known];
    return { one, here, record, rows };
  });

/** What a post office and its server do with what is wanted; some servers rephrase it. */
function sendAll(isOwnWords: boolean): number {
  let writes = 0;
  for (const { wanted, ...one } of items()) {
    // Under its old name nothing is left that could be overwritten.
    if (wanted === undefined || one.base !== one.remote || isOldName(one)) continue;
    writes += 1;
    const read = readEventText(wanted, 'Europe/London');
    const remote = isOwnWords && !('why' in read) ? event({ ...meeting(), id: one.recordId ?? '', ...read }) : wanted;
    const change =
      wanted === 'delete' ? drop(davEvents, one.id) : put(davEvents, { ...one, etag: 'w', remote, base: wanted });
    commit({ label: 'x', changes: [change] });
  }
  return writes;
}

const isOldName = ({ id, uid, recordId }: DavItem) =>
  recordId !== undefined && items().some((one) => one.uid === uid && one.id !== id && one.recordId === undefined);

/** What the rows end up as if they are seen in this order; the times of writing differ by browser and are left out. */
async function outcome(events: readonly Event[], order: readonly number[], isOwnWords: boolean) {
  // A row that was compared is not compared again, so this other browser gets copies.
  const rows = structuredClone(events.flatMap((one) => one.rows));
  await openMemoryStore({
    davLinks: [link()],
    meetings: events.map(({ one, record, here }) => (here === 'deleted' ? one : record)),
    davEvents: order.flatMap((at) => rows[at % Math.max(1, rows.length)] ?? []),
  });
  deleteMeetings(events.flatMap(({ one, here }) => (here === 'deleted' ? [one.id] : [])));
  let last = 0;
  for (let round = 0; round < 6; round += 1) {
    await reconcile();
    last = sendAll(isOwnWords);
    // The rename is finished: what was there under the old name is gone.
    for (const one of items()) {
      if (!isOldName(one) || round > 0) continue;
      const { remote: _, etag: __, ...gone } = one;
      commit({ label: 'x', changes: [put(davEvents, gone)] });
    }
  }
  const plain = (text: string | undefined) => text?.replace(/^(DTSTAMP|LAST-MODIFIED|CREATED)[^\n]*\n/gm, '');
  return {
    writes: last,
    meetings: meetings
      .all()
      .map(({ createdAt: _, updatedAt: __, ...one }) => one)
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
    rows: items()
      .map((one) => ({ ...one, base: plain(one.base), remote: plain(one.remote), wanted: plain(one.wanted) }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
    questions: (await davQuestions()).map(({ item: { id }, found: { what } }) => `${id} ${what}`).sort(),
  };
}

beforeEach(() => setCurrentPerson(undefined));

it('Two browsers that see the rows in any order end up the same, stop writing, and lose nothing', async () => {
  const fates = fc.array(fate, { minLength: 1, maxLength: 5 });
  const orders = fc.tuple(fc.integer(), fc.integer());
  await fc.assert(
    fc.asyncProperty(fates, orders, fc.boolean(), async (of, seeds, isOwnWords) => {
      const events = eventsOf(of);
      const count = events.flatMap(({ rows }) => rows).length;
      const [one, other] = seeds.map(
        (seed) =>
          fc.sample(fc.shuffledSubarray([...Array(count).keys()], { minLength: count }), { seed, numRuns: 1 })[0] ?? [],
      );
      const first = await outcome(events, one ?? [], isOwnWords);
      const second = await outcome(events, other ?? [], isOwnWords);
      expect(second).toEqual(first);
      expect(first.writes).toBe(0);
      for (const [
        nth,
        {
          one: { id },
          here,
          rows,
        },
      ] of events.entries()) {
        const isThere = rows.some(({ remote }) => remote !== undefined);
        const kept = first.meetings.find((known) => known.id === id);
        // Changed on one side, it is never lost; deleted here and unchanged there, it does not come back.
        if (here === 'edited' || here === 'new') expect(kept).toMatchObject({ title: of[nth]?.mine.title });
        if (here === 'same') expect(kept !== undefined).toBe(isThere);
        if (here === 'deleted') expect(kept).toBeUndefined();
      }
      expect(new Set(first.meetings.map(({ id, uid = `${id}@steps` }) => uid)).size).toBe(first.meetings.length);
    }),
    { numRuns: 30 },
  );
}, 120_000);
