import { type DavItem, davEvents, davItemId, newDavHref } from '@steps/business/src/nouns/dav/davItem';
import { type DavLink, davLeases, davLinks } from '@steps/business/src/nouns/dav/davLink';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, existing, put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { DavServer } from './davServer.fixture';
import { DavWorker, type DavWorkerOptions } from './davWorker';

let server: DavServer;
let now: number;
const save = (...changes: Parameters<typeof commit>[0]['changes']) =>
  commit({ label: 'Test', changes, undoable: false });
const text = (uid: string, title = 'Tea') =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${title}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
const link = (): DavLink => existing(davLinks, 'l');
const changeLink = (of: Partial<DavLink>) => save(put(davLinks, { ...link(), ...of }));
const item = (name: string) => davEvents.get(davItemId('l', name));
const change = (of: Partial<DavItem> & { readonly href: string }) =>
  save(
    put(davEvents, { ...(item(of.href) ?? { id: davItemId('l', of.href), linkId: 'l', uid: '' }), ...of } as DavItem),
  );
const takeIn = () =>
  save(
    ...davEvents
      .all()
      .flatMap((one) => (one.remote === undefined ? [] : [put(davEvents, { ...one, base: one.remote })])),
  );

function worker(of: Partial<DavWorkerOptions> = {}): DavWorker {
  return new DavWorker({
    self: 'office.1',
    isAtWork: () => false,
    isWatched: () => true,
    now: () => now,
    secretOf: async () => 'plum',
    leaseOf: async () => 0,
    lease: async (lease) => {
      save(put(davLeases, lease));
      return 1;
    },
    readAnew: async () => {},
    acknowledged: async () => {},
    get: server.get,
    ...of,
  });
}
async function round(one: DavWorker): Promise<void> {
  now += 10_000_000;
  one.look();
  await one.idle();
}

beforeEach(async () => {
  await openMemoryStore();
  now = Date.parse('2026-12-01T09:00:00Z');
  server = new DavServer();
  const at = '2026-12-01T09:00:00.000Z';
  const own = { username: 'ada', secrets: {}, mode: 'both', state: 'waiting', createdAt: at, updatedAt: at } as const;
  save(put(davLinks, { id: 'l', kind: 'calendar', url: 'https://cloud.example/cal/', name: 'Plans', ...own }));
});

describe.each([
  ['with tokens', false],
  ['without tokens', true],
])('a calendar at a server %s', (_, isOld) => {
  beforeEach(() => {
    server.isOld = isOld;
  });

  it('comes once, and afterwards what changed in it alone', async () => {
    server.put('a.ics', text('a', 'Tea & <cake>'));
    server.put('b.ics', text('b'));
    const office = worker();
    await round(office);
    expect(link()).toMatchObject({ state: 'connected' });
    expect(item('a.ics')).toMatchObject({ uid: 'a', etag: '"1"', remote: text('a', 'Tea & <cake>') });
    server.put('b.ics', text('b', 'Coffee'));
    server.remove('a.ics');
    server.asked.length = 0;
    await round(office);
    expect(davEvents.all().map(({ remote }) => remote)).toEqual([text('b', 'Coffee')]);
    server.asked.length = 0;
    await round(office);
    expect(server.asked).toHaveLength(isOld ? 1 : 1);
  });

  it('has what is made here, changed here and deleted here', async () => {
    server.put('a.ics', text('a'));
    server.put('b.ics', text('b'));
    const office = worker();
    await round(office);
    takeIn();
    change({ href: 'a.ics', wanted: text('a', 'Cake') });
    change({ href: 'b.ics', wanted: 'delete' });
    const href = newDavHref('calendar', 'ö ü/../c');
    change({ href, wanted: text('c') });
    await round(office);
    expect(Object.fromEntries([...server.items].map(([name, { text: at }]) => [name, at]))).toEqual({
      'a.ics': text('a', 'Cake'),
      [href]: text('c'),
    });
    expect(item('a.ics')).toMatchObject({ base: text('a', 'Cake'), remote: text('a', 'Cake') });
    expect(item('b.ics')).toBeUndefined();
    expect(davEvents.all().some(({ wanted }) => wanted !== undefined)).toBe(false);
  });

  it('is not written over by what was wanted before somebody had seen its change', async () => {
    server.put('a.ics', text('a'));
    const office = worker();
    await round(office);
    takeIn();
    change({ href: 'a.ics', wanted: text('a', 'Ours') });
    server.put('a.ics', text('a', 'Theirs'));
    for (let nth = 0; nth < 3; nth += 1) await round(office);
    expect(server.items.get('a.ics')?.text).toBe(text('a', 'Theirs'));
    expect(item('a.ics')).toMatchObject({ base: text('a'), remote: text('a', 'Theirs'), wanted: text('a', 'Ours') });
    takeIn();
    await round(office);
    expect(server.items.get('a.ics')?.text).toBe(text('a', 'Ours'));
  });

  it('is not written over by a change that came between reading and writing', async () => {
    server.put('a.ics', text('a'));
    await round(worker());
    takeIn();
    change({ href: 'a.ics', wanted: 'delete' });
    await round(worker({ readAnew: async () => server.put('a.ics', text('a', 'Theirs')) }));
    expect(server.items.get('a.ics')?.text).toBe(text('a', 'Theirs'));
    expect(item('a.ics')).toMatchObject({ remote: text('a', 'Theirs'), wanted: 'delete' });
  });

  it('keeps all that it has when the rows here are gone', async () => {
    server.put('a.ics', text('a'));
    server.put('b.ics', text('b'));
    await round(worker());
    takeIn();
    save(...davEvents.all().map(({ id }) => drop(davEvents, id)));
    changeLink({ state: 'waiting' });
    await round(worker());
    expect(server.items.size).toBe(2);
    expect(davEvents.all()).toHaveLength(2);
  });
});

describe('a linked calendar', () => {
  it('whose write ended before its answer came is there once, and agreed on', async () => {
    const office = worker();
    await round(office);
    change({ href: 'a.ics', wanted: text('a') });
    // As after a kill: it is there, and the row does not say so.
    server.put('a.ics', text('a'));
    await round(worker({ self: 'office.2' }));
    takeIn();
    await round(worker({ self: 'office.3' }));
    expect(server.items.size).toBe(1);
    expect(item('a.ics')).toMatchObject({ base: text('a') });
    expect(item('a.ics')).not.toHaveProperty('wanted');
  });

  it('whose server keeps what is new under another name has it once, and says nothing of a deletion', async () => {
    await round(worker());
    change({ href: 'a.ics', uid: 'a', wanted: text('a'), recordId: 'm' });
    let puts = 0;
    const get: typeof fetch = async (input, init) => {
      if (init?.method !== 'PUT') return server.get(input, init);
      puts += 1;
      server.put(`given${puts}.ics`, String(init.body));
      return new Response(null, { status: 201 });
    };
    for (const self of ['office.1', 'office.1', 'office.2']) await round(worker({ get, self }));
    expect(item('a.ics')).toMatchObject({ wanted: text('a'), problem: expect.stringContaining('does not show it') });
    expect(item('a.ics')).not.toHaveProperty('base');
    expect(item('given1.ics')).toMatchObject({ uid: 'a', remote: text('a') });
    expect(puts).toBe(1);
  });

  it('keeps what is wanted since a write began', async () => {
    await round(worker());
    change({ href: 'a.ics', wanted: text('a') });
    const get: typeof fetch = async (input, init) => {
      const answer = await server.get(input, init);
      if (init?.method === 'PUT' && !item('a.ics')?.wanted?.includes('Cake'))
        change({ href: 'a.ics', wanted: text('a', 'Cake') });
      return answer;
    };
    await round(worker({ get }));
    expect(item('a.ics')).toMatchObject({ base: text('a'), wanted: text('a', 'Cake') });
    await round(worker());
    expect(server.items.get('a.ics')?.text).toBe(text('a', 'Cake'));
  });

  it.each([
    [
      'a listing that was cut',
      () => new Response('<d:multistatus xmlns:d="DAV:"><d:response>', { status: 207 }),
      'answered what no',
    ],
    ['a page to sign in', () => new Response('<html>', { status: 200 }), 'is not at cloud.example any more'],
    ['a calendar that is gone', () => new Response('', { status: 404 }), 'is not at cloud.example any more'],
    ['a wrong password', () => new Response('', { status: 401 }), 'does not take this user'],
    ['a server that is away', () => new Response('', { status: 502 }), 'tried again by itself'],
  ])('loses nothing here by %s', async (name, answer, words) => {
    server.put('a.ics', text('a'));
    const office = worker();
    await round(office);
    takeIn();
    server.isOld = true;
    const get: typeof fetch = async (input, init) =>
      name.includes('sign') && init?.method === 'GET' ? server.get(input, init) : answer();
    await round(worker({ get }));
    expect(link()).toMatchObject({ state: 'problem', reason: expect.stringContaining(words) });
    expect(item('a.ics')).toMatchObject({ remote: text('a'), base: text('a') });
  });

  it('whose server refuses one of them says so there, and does not ask again until something else is wanted', async () => {
    await round(worker());
    change({ href: 'a.ics', wanted: text('a') });
    let puts = 0;
    const get: typeof fetch = async (input, init) => {
      if (init?.method !== 'PUT') return server.get(input, init);
      puts += 1;
      return new Response('<error><message>No alarms, please</message></error>', { status: 403 });
    };
    const office = worker({ get });
    for (let nth = 0; nth < 3; nth += 1) await round(office);
    expect(puts).toBe(1);
    expect(item('a.ics')?.problem).toBe('cloud.example does not let this user change it.');
    change({ href: 'a.ics', wanted: text('a', 'Cake') });
    await round(office);
    expect(puts).toBe(2);
  });

  it('that is only read is never written to', async () => {
    changeLink({ mode: 'read' });
    change({ href: 'a.ics', wanted: text('a') });
    await round(worker());
    expect(server.asked.filter((one) => /^(PUT|DELETE)/.test(one))).toEqual([]);
  });

  it('that is only written to hands over nothing that is only there', async () => {
    changeLink({ mode: 'write' });
    server.put('private.ics', text('private', 'Doctor'));
    change({ href: 'a.ics', uid: 'a', recordId: 'r', wanted: text('a') });
    const office = worker();
    await round(office);
    await round(office);
    expect(item('a.ics')).toMatchObject({ base: text('a'), remote: text('a') });
    expect(davEvents.size).toBe(1);
    changeLink({ mode: 'both', state: 'waiting', updatedAt: '2026-12-01T10:00:00.000Z' });
    await round(office);
    expect(item('private.ics')?.remote).toBe(text('private', 'Doctor'));
  });

  it.each(['../secret', 'a/b', '..', ''])('writes nothing outside it, whatever a row is called: %j', async (href) => {
    change({ href, wanted: text('a') });
    await round(worker());
    expect(server.asked.filter((one) => one.startsWith('PUT'))).toEqual([]);
  });

  it('with an event that is too large has the others, and says it of that one', async () => {
    server.put('bomb.ics', text('bomb', 'x'.repeat(300_000)));
    server.put('a.ics', text('a'));
    await round(worker());
    expect(item('a.ics')?.remote).toBe(text('a'));
    expect(item('bomb.ics')).not.toHaveProperty('remote');
    expect(item('bomb.ics')?.problem).toContain('larger than 250 kB');
  });

  it('is seen to by one post office, until that one is gone', async () => {
    save(put(davLeases, { id: 'l', by: 'other.1', at: '' }));
    await round(worker({ isAtWork: () => true }));
    expect(server.asked).toEqual([]);
    await round(worker());
    expect(server.asked).not.toEqual([]);
    expect(davLeases.get('l')?.by).toBe('office.1');
  });

  it('is left alone by whoever was overtaken while reading', async () => {
    server.put('a.ics', text('a'));
    const get: typeof fetch = async (input, init) => {
      save(put(davLeases, { id: 'l', by: 'other.1', at: '' }));
      return server.get(input, init);
    };
    await round(worker({ get }));
    expect(davEvents.all()).toEqual([]);
    expect(link().syncToken).toBeUndefined();
  });

  it('is asked often as soon as somebody is there, also when nobody was when it was asked last', async () => {
    let isWatched = false;
    const office = worker({ isWatched: () => isWatched });
    await round(office);
    server.put('a.ics', text('a'));
    const later = async (ms: number) => {
      now += ms;
      office.look();
      await office.idle();
      return davEvents.all().length;
    };
    expect(await later(4_000)).toBe(0);
    isWatched = true;
    expect(await later(0)).toBe(1);
  });

  it('waits for the post office that its password was sealed for', async () => {
    await round(worker({ secretOf: async () => undefined }));
    expect(link().state).toBe('waiting');
    expect(server.asked).toEqual([]);
  });
});

describe('a feed', () => {
  const feed = (...uids: readonly string[]) => uids.map((uid) => text(uid)).join('');
  const asFeed = () => changeLink({ url: 'https://cloud.example/cal/all.ics', feed: true, username: '', mode: 'read' });

  it('comes whole, and what is gone from it is gone here', async () => {
    asFeed();
    server.put('all.ics', feed('a', 'b'));
    const office = worker();
    await round(office);
    expect(davEvents.all().map(({ uid }) => uid)).toEqual(['a', 'b']);
    server.put('all.ics', feed('b', 'c'));
    await round(office);
    expect(
      davEvents
        .all()
        .map(({ uid }) => uid)
        .sort(),
    ).toEqual(['b', 'c']);
  });

  it('that stamps its events with each download changes nothing here', async () => {
    asFeed();
    const stamped = (second: number) =>
      text('a').replace(
        'SUMMARY',
        `DTSTAMP:20261201T09000${second}Z\r\nLAST-MODIFIED:20261201T09000${second}Z\r\nSUMMARY`,
      );
    server.put('all.ics', stamped(1));
    const office = worker();
    await round(office);
    const before = davEvents.all();
    server.put('all.ics', stamped(2));
    await round(office);
    expect(davEvents.all()).toEqual(before);
    server.put('all.ics', stamped(2).replace('Tea', 'Cake'));
    await round(office);
    expect(davEvents.all()[0]?.remote).toContain('SUMMARY:Cake');
  });

  it('that was cut, or is none, changes nothing here', async () => {
    asFeed();
    server.put('all.ics', feed('a', 'b'));
    const office = worker();
    await round(office);
    for (const cut of [feed('a', 'b').slice(0, -30), '<html></html>', '']) {
      server.put('all.ics', cut);
      await round(office);
      expect(link()).toMatchObject({ state: 'problem', reason: expect.stringContaining('no whole calendar') });
      expect(davEvents.all()).toHaveLength(2);
    }
  });
});
