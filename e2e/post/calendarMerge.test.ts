import { describe, expect, it, vi } from 'vitest';
import { davEvents } from '../../shared/business/src/nouns/dav/davItem';
import { type DavLink, davLinks } from '../../shared/business/src/nouns/dav/davLink';
import { deletedRecords } from '../../shared/business/src/nouns/deleted/deletedRecord';
import { type Meeting, meetings, meetingUid } from '../../shared/business/src/nouns/meetings/meeting';
import { createMeeting, deleteMeetings, updateMeeting } from '../../shared/business/src/nouns/meetings/meetingState';
import { sealedForPost, whenAcknowledged } from '../../shared/journal/src/team';
import { commit } from '../../shared/platform/src/core/store/commit';
import { drop, newId, put, stamp } from '../../shared/platform/src/core/store/recordChange';
import { type Beside, besideOffice } from './besideOffice';
import { PostBed } from './postBed';
import { Radicale } from './radicale';

// Here the browser that compares is the real one: it follows the team in this process.
const why = Radicale.unable ?? (PostBed.isPossible ? undefined : 'nats-server is not installed');
/** Ends of a program in the middle, of the post office and of Radicale by turns; the whole two hundred take some minutes: `DAV_KILLS=200`. */
const kills = Number(process.env.DAV_KILLS ?? 6);
/** Events of a first reading: `DAV_EVENTS=5000` for the figure in `performance.md`. */
const many = Number(process.env.DAV_EVENTS ?? 300);
const patient = { timeout: 120_000, interval: 200 };
const bed = new PostBed();
let beside: Beside<Radicale>;

const event = (uid: string, title: string, ...lines: readonly string[]) =>
  [
    ...['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20261101T090000Z', 'DTSTART:20991202T100000Z', 'DTEND:20991202T110000Z'],
    ...[`SUMMARY:${title}`, ...lines, 'X-ODD;X-PARAM="a;b":kept', 'END:VEVENT'],
  ].join('\r\n');
const calendar = (text: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//T//EN\r\n${text}\r\nEND:VCALENDAR\r\n`;
const save = (...changes: Parameters<typeof commit>[0]['changes']) =>
  commit({ label: 'Link', changes, undoable: false });

async function linked(path: string): Promise<DavLink> {
  const link: DavLink = {
    ...{
      id: newId('dav-link'),
      kind: 'calendar',
      url: beside.server.url + path,
      name: path,
      username: beside.server.username,
    },
    ...{ mode: 'both', state: 'waiting', createdAt: stamp(), updatedAt: stamp() },
    secrets: await sealedForPost(beside.server.secret),
  };
  save(put(davLinks, link));
  return link;
}
const rows = ({ id }: DavLink) => davEvents.all().filter(({ linkId }) => linkId === id);
const byUid = (uid: string): Meeting | undefined => meetings.all().find((one) => meetingUid(one) === uid);
const existing = (uid: string): Meeting => {
  const one = byUid(uid);
  if (!one) throw new Error(`Expected ${uid} in Steps.`);
  return one;
};
const isQuiet = (link: DavLink) => {
  expect(davLinks.get(link.id)).toMatchObject({ state: 'connected' });
  expect(
    rows(link).filter(({ wanted, base, remote, etag }) => wanted !== undefined || base !== remote || !etag),
  ).toEqual([]);
};
/** All that a calendar has at its server, by uid: a uid that is there twice has both. */
async function there(path: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const answer = await beside.server.ask('GET', path);
  const found = new Map<string, string[]>();
  for (const text of (await answer.text())
    .replace(/\r?\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .slice(1)) {
    const uid = /^UID:(\S+)/m.exec(text)?.[1] ?? '';
    found.set(uid, [...(found.get(uid) ?? []), text]);
  }
  return found;
}
const valueIn = (text: string, name: string) =>
  new RegExp(`^${name}[^:\\r\\n]*:([^\\r\\n]*)`, 'm').exec(text)?.[1] ?? '';
/** Changes an event at its server, as another program does: on what is there now. */
async function changeThere(path: string, href: string, change: (text: string) => string): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const now = await beside.server.ask('GET', path + href);
    const text = change(await now.text());
    const { status } = await beside.server.ask('PUT', path + href, text, { 'if-match': now.headers.get('etag') ?? '' });
    if (status < 300) return;
    if (status !== 412) throw new Error(`Expected Radicale to take a change, it answered ${status}.`);
  }
  throw new Error('Expected a change to get through.');
}

describe.skipIf(why)(`a browser that compares, a post office and Radicale${why ? ` (skipped: ${why})` : ''}`, () => {
  beside = besideOffice(bed, Radicale.started);

  it(`${many} events are meetings, the first time, and a change either way is on the other side`, async () => {
    const all = Array.from({ length: many }, (_, nth) => event(`e${nth}`, `Event ${nth}`));
    const path = await beside.server.make('many', 'calendar', all);
    let from = Date.now();
    const took = () => `${((Date.now() - from) / 1000).toFixed(1)} s`;
    const link = await linked(path);
    await vi.waitFor(() => expect(meetings.size).toBe(many), { timeout: 200_000, interval: 20 });
    const first = took();
    await vi.waitFor(() => isQuiet(link), patient);
    from = Date.now();
    const { href } = rows(link).find(({ uid }) => uid === 'e7') ?? { href: '' };
    await changeThere(path, href, (text) => text.replace('Event 7', 'Theirs'));
    await vi.waitFor(() => expect(byUid('e7')?.title).toBe('Theirs'), patient);
    const inward = took();
    from = Date.now();
    updateMeeting(existing('e8').id, { title: 'Ours' });
    await vi.waitFor(async () => expect((await there(path)).get('e8')?.[0]).toContain('SUMMARY:Ours'), patient);
    // What Radicale and this machine need beside other work decides: `performance.md` has the targets.
    console.info(`${many} events: ${first}; a change there is here: ${inward}; one here is there: ${took()}`);
    expect((await there(path)).size).toBe(many);
    save(drop(davLinks, link.id), ...rows(link).map(({ id }) => drop(davEvents, id)));
    deleteMeetings(meetings.all().map(({ id }) => id));
    await whenAcknowledged();
    expect((await there(path)).size).toBe(many);
  }, 300_000);

  it('nothing is deleted there where meetings are missing here, and little by little as it is answered', async () => {
    const path = await beside.server.make(
      'emptied',
      'calendar',
      Array.from({ length: 30 }, (_, nth) => event(`kept${nth}`, `Kept ${nth}`)),
    );
    const link = await linked(path);
    await vi.waitFor(() => expect(meetings.size).toBe(30), patient);
    await vi.waitFor(() => isQuiet(link), patient);
    // As a restored backup that had none of them, and as a person who deletes them all.
    const all = meetings.all();
    const gone = deletedRecords.all();
    save(...all.slice(0, 15).map(({ id }) => drop(meetings, id)));
    save(...deletedRecords.all().flatMap((one) => (gone.includes(one) ? [] : [drop(deletedRecords, one.id)])));
    deleteMeetings(all.slice(15).map(({ id }) => id));
    await vi.waitFor(() => expect(rows(link).filter(({ base }) => base === '')).toHaveLength(15), patient);
    const { decideDav } = await import('../../shared/business/src/dav/davDecisions');
    const [first, second] = rows(link).filter(({ base }) => base === '');
    if (!first || !second) throw new Error('Expected two that wait.');
    decideDav(first, { everywhere: false });
    decideDav(second, { everywhere: true });
    await vi.waitFor(async () => expect((await there(path)).size).toBe(29), patient);
    await vi.waitFor(() => expect(rows(link).filter(({ wanted }) => wanted !== undefined)).toEqual([]), patient);
    expect(meetings.all().map(meetingUid)).toEqual([second.uid]);
    expect((await there(path)).size).toBe(29);
    save(drop(davLinks, link.id), ...rows(link).map(({ id }) => drop(davEvents, id)));
    deleteMeetings(meetings.all().map(({ id }) => id));
  }, 240_000);

  it(
    `ended ${kills} times at any moment, both sides come to the same: nothing twice, nothing lost, nothing deleted that nobody deleted`,
    async () => {
      // However many deletions are on their way at once, more is left: an emptied side would be asked about.
      const [old, doomed] = [40 + kills, kills * 2];
      const expected = new Map<string, { title: string; location: string }>();
      for (let nth = 0; nth < old; nth += 1) expected.set(`old${nth}`, { title: `Old ${nth}`, location: '' });
      const texts = [...expected].map(([uid, { title }]) => event(uid, title));
      for (let nth = 0; nth < doomed; nth += 1) texts.push(event(`doomed${nth}`, 'Doomed'));
      const path = await beside.server.make('ended', 'calendar', texts);
      const link = await linked(path);
      await vi.waitFor(() => expect(meetings.size).toBe(old + doomed), patient);
      // Linked some time ago: what came within the last hour does not count as what is left.
      const linkedAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
      save(...meetings.all().map((one) => put(meetings, { ...one, createdAt: linkedAt })));
      const hrefs = new Map(rows(link).map(({ uid, href }) => [uid, href]));
      const hrefOf = (uid: string) => hrefs.get(uid) ?? '';
      const someOld = () => `old${Math.floor(Math.random() * old)}`;
      for (let nth = 0; nth < kills; nth += 1) {
        // Here: one is made, one changed, one deleted. There: the same, of others or in other fields.
        const made = createMeeting({
          ...{ title: `Ours ${nth}`, start: '2099-12-03T10:00:00.000Z', end: '2099-12-03T11:00:00.000Z' },
          ...{ timeZone: 'Europe/London', location: '' },
        });
        expected.set(meetingUid(made), { title: made.title, location: '' });
        const ours = someOld();
        updateMeeting(existing(ours).id, { title: `Ours ${nth}` });
        expected.set(ours, { title: `Ours ${nth}`, location: expected.get(ours)?.location ?? '' });
        deleteMeetings([existing(`doomed${2 * nth}`).id]);
        const theirs = someOld();
        await changeThere(path, hrefOf(theirs), (text) =>
          text.replace(/^LOCATION.*\r?\n/m, '').replace('X-ODD', `LOCATION:Room ${nth}\r\nX-ODD`),
        );
        expected.set(theirs, { title: expected.get(theirs)?.title ?? '', location: `Room ${nth}` });
        await beside.server.ask('PUT', `${path}theirs${nth}.ics`, calendar(event(`theirs${nth}`, `Theirs ${nth}`)));
        expected.set(`theirs${nth}`, { title: `Theirs ${nth}`, location: '' });
        await beside.server.ask('DELETE', path + hrefOf(`doomed${2 * nth + 1}`));
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 1500));
        if (nth % 2 === 0) {
          await bed.program.kill(bed.program.running[0] as never);
          bed.program.start(beside.folder);
        } else {
          await beside.server.stop('SIGKILL');
          await beside.server.start();
        }
        const uids = await there(path);
        for (let one = 0; one < old; one += 1) expect(uids.get(`old${one}`)).toHaveLength(1);
      }
      const agreed = async () => {
        isQuiet(link);
        const here = meetings.all().map((one) => [meetingUid(one), one.title, one.location]);
        const wanted = [...expected].map(([uid, { title, location }]) => [uid, title, location]);
        expect(here.sort()).toEqual(wanted.sort());
        const texts = await there(path);
        const theirs = [...texts].flatMap(([uid, all]) =>
          all.map((text) => [uid, valueIn(text, 'SUMMARY'), valueIn(text, 'LOCATION')]),
        );
        expect(theirs.sort()).toEqual(wanted.sort());
        for (const [uid, [text]] of texts) if (uid.startsWith('old')) expect(text).toContain('X-ODD');
      };
      // A server that was away is left alone for a while.
      await vi.waitFor(agreed, { timeout: 200_000, interval: 1000 });
    },
    300_000 + kills * 20_000,
  );
});
