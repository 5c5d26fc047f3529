import { beforeEach, describe, expect, it } from 'vitest';
import { newKeyRing } from '../keys/keyRing';
import { MemoryServer } from '../log/memoryLog.fixture';
import { presenceSubject } from '../server/deviceRights';
import { HandClock, settled } from './handClock.fixture';
import type { Place, PresenceMessage } from './presence';
import { PresenceBroadcast } from './presenceBroadcast';
import { type Other, PresenceRoster } from './presenceRoster';
import { presenceSeal } from './presenceSeal';

const team = { workspace: 'team1', business: 'business1' };
const ada: Place = { collection: 'contacts', id: 'ada' };
const ring = newKeyRing();
const seal = presenceSeal(() => ring);

let clock: HandClock;
let server: MemoryServer;

beforeEach(() => {
  clock = new HandClock();
  server = new MemoryServer();
});

async function device(name: string) {
  const log = await server.connect();
  const subject = presenceSubject(team, name);
  const who = () => ({ name, on: 'iPhone' });
  const voice = new PresenceBroadcast({ subject, seal, send: (to, data) => log.broadcast(to, data), who, clock });
  let seen: readonly Other[] = [];
  const roster = new PresenceRoster(
    clock,
    (others) => {
      seen = others;
    },
    () => voice.soon(),
  );
  log.subscribe(presenceSubject(team, '*'), async (from, data) => {
    const message = await seal.open(data, from);
    if (message && from !== subject) roster.receive(from, message);
  });
  return { voice, subject, sees: () => seen.map(({ device: other, places }) => ({ other, places })) };
}

describe('two devices with one business', () => {
  it('see each other, where each is, and at once that one has gone', async () => {
    const [sam, kim] = [await device('sam'), await device('kim')];
    sam.voice.show([ada]);
    await clock.pass(0);
    expect(kim.sees()).toEqual([{ other: 'sam', places: [ada] }]);
    kim.voice.show([]);
    await clock.pass(0);
    expect(sam.sees()).toEqual([{ other: 'kim', places: [] }]);
    kim.voice.leave();
    await settled();
    expect(sam.sees()).toEqual([]);
  });

  it('who comes later hears within a second who is here already', async () => {
    const sam = await device('sam');
    sam.voice.show([ada]);
    await clock.pass(3000);
    const kim = await device('kim');
    kim.voice.show([]);
    await clock.pass(1000);
    expect(kim.sees()).toEqual([{ other: 'sam', places: [ada] }]);
  });

  it('one that breaks down is here no longer after 30 s, and types no longer after 12 s', async () => {
    const [sam, kim] = [await device('sam'), await device('kim')];
    sam.voice.show([{ ...ada, field: 'phone' }]);
    await clock.pass(0);
    sam.voice.show(undefined);
    expect(kim.sees()).toEqual([{ other: 'sam', places: [{ ...ada, field: 'phone' }] }]);
    await clock.pass(12_000);
    expect(kim.sees()).toEqual([{ other: 'sam', places: [ada] }]);
    await clock.pass(17_999);
    expect(kim.sees()).toHaveLength(1);
    await clock.pass(1);
    expect(kim.sees()).toEqual([]);
  });
});

describe('what presence costs', () => {
  it('one message in ten seconds at rest, one a second while moving, none while nobody looks', async () => {
    const sam = await device('sam');
    sam.voice.show([]);
    await clock.pass(60_000);
    expect(server.broadcasts).toHaveLength(7);
    server.broadcasts.length = 0;
    for (let turn = 0; turn < 100; turn += 1) {
      sam.voice.show([{ collection: 'contacts', id: `c${turn}` }]);
      await clock.pass(100);
    }
    expect(server.broadcasts.length).toBeLessThanOrEqual(10);
    sam.voice.show(undefined);
    await clock.pass(0);
    server.broadcasts.length = 0;
    await clock.pass(600_000);
    expect(server.broadcasts).toEqual([]);
  });

  it('a message of somebody who types has at most 500 bytes', async () => {
    const sam = await device('sam');
    sam.voice.show([{ collection: 'contacts', id: 'contact-0123456789abcdef', field: 'properties/Shoe size' }]);
    await clock.pass(0);
    expect(server.broadcasts[0]?.data.length).toBeLessThan(500);
  });
});

describe('what a hostile server or member says again or makes up', () => {
  const run = '0123456789abcdef';
  const says = (at: number, more: Partial<PresenceMessage> = {}): PresenceMessage =>
    ({ run, at, name: 'Sam', on: 'iPhone', places: [ada], ...more }) as PresenceMessage;
  const subject = presenceSubject(team, 'sam');

  function roster() {
    let seen: readonly Other[] = [];
    const made = new PresenceRoster(clock, (others) => {
      seen = others;
    });
    return { made, sees: () => seen };
  }

  it('said again it changes nothing, and nobody who has gone comes back with it', () => {
    const { made, sees } = roster();
    const now = clock.now();
    made.receive(subject, says(now));
    made.receive(subject, says(now + 1, { places: [] }));
    made.receive(subject, says(now));
    expect(sees()[0]?.places).toEqual([]);
    made.receive(subject, { run: 'ffffffffffffffff', gone: true });
    expect(sees()).toHaveLength(1);
    made.receive(subject, { run, gone: true });
    made.receive(subject, says(now + 2));
    expect(sees()).toEqual([]);
    made.receive(subject, says(now + 3, { run: 'aaaaaaaaaaaaaaaa' }));
    expect(sees()).toHaveLength(1);
  });

  it('a clock that is an hour wrong is believed, one of another day is not', () => {
    const { made, sees } = roster();
    const hour = 60 * 60_000;
    made.receive(presenceSubject(team, 'early'), says(clock.now() - hour));
    made.receive(presenceSubject(team, 'late'), says(clock.now() + hour));
    made.receive(presenceSubject(team, 'replayed'), says(clock.now() - 25 * hour));
    expect(sees().map(({ device: other }) => other)).toEqual(['early', 'late']);
  });

  it('of a thousand devices that are made up two hundred are shown, and those who are here stay', () => {
    const { made, sees } = roster();
    made.receive(subject, says(clock.now()));
    for (let turn = 0; turn < 1000; turn += 1) made.receive(presenceSubject(team, `x${turn}`), says(clock.now()));
    expect(sees()).toHaveLength(200);
    expect(sees().some(({ device: other }) => other === 'sam')).toBe(true);
  });
});
