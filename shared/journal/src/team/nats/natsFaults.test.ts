import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { valueAt } from '@steps/platform/src/core/storage/rowChange';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { natsServerPath } from '../../../../build/teamServer.mjs';
import {
  type BedOptions,
  closeDevices,
  contactRow,
  type Device,
  deletedRow,
  device,
  fieldOf,
  testRing,
} from '../link/teamBed.fixture';
import type { LogMessage } from '../log/teamLog';
import { isPack } from '../rows/teamPack';
import { rowSeal } from '../rows/teamPayload';
import { connected } from '../server/natsConnection';
import { testTeamServer } from '../server/natsOwner';
import { deviceToken, newUserSeed, publicKeyOf } from '../server/signing';
import { Line, RealServers, realPrefix, socketOf } from './realServer.fixture';

/** Random schedules on a real server, each with one of its own; `TEAM_SERVER_SCHEDULES=200` takes a quarter of an hour. */
const schedules = Number(process.env.TEAM_SERVER_SCHEDULES ?? 3);
const hour = 3_600_000;
/** Beside other work a server takes seconds. */
const waiting = { timeout: 30_000, interval: 20 };
/** ms from the election of another leader until all goes on; it is about 1 s. What waits for time-outs takes 6 to 10 s. */
const goesOnWithin = 5000;

let servers: RealServers;

afterEach(async () => {
  await closeDevices();
  await servers?.remove();
});

async function joined(name: string, options: BedOptions = {}, line = new Line()): Promise<Device> {
  const connect = await servers.connect(name, false, line.wsFactory);
  return device(name, connect, { prefix: realPrefix, packFrom: 20, ...options });
}

async function settled(...devices: Device[]): Promise<void> {
  await vi.waitFor(async () => {
    for (const one of devices) expect(one.status()).toMatchObject({ state: 'connected', waiting: 0 });
    expect(new Set(await Promise.all(devices.map((one) => one.stored()))).size).toBe(1);
  }, waiting);
}

/** Everything that the server has, as anybody with the password of a device reads it. */
async function allMessages(): Promise<readonly LogMessage[]> {
  const log = await (await servers.connect('reader'))();
  const read: LogMessage[] = [];
  await new Promise<void>((resolve) => {
    void log.follow(0, async (messages, left) => {
      read.push(...messages);
      if (left === 0) resolve();
    });
  });
  await log.close();
  return read;
}

/** A device that knows nothing yet, after the others. */
async function late(...devices: Device[]): Promise<Device> {
  const one = await joined('late');
  one.start();
  await settled(...devices, one);
  return one;
}

const fieldIn = (one: Device, id: string, name: string) => valueAt(one.shown.get(`contacts/${id}`), name);
const contacts = (count: number) =>
  Array.from({ length: count }, (_, n) => contactRow(`c${n}`, { name: `Contact ${n}` }));

describe.skipIf(!natsServerPath())('faults of real servers (skipped where nats-server is not installed)', () => {
  it('the leader of three nodes is killed with -9 while five devices edit: nothing acknowledged is missing', async () => {
    servers = await RealServers.started(3);
    const devices: Device[] = [];
    for (let n = 0; n < 5; n += 1) devices.push(await joined(`device${n}`));
    const [first] = devices as [Device];
    await first.write(...contacts(30));
    for (const one of devices) one.start();
    await settled(...devices);
    let round = 0;
    const edit = async () => {
      round += 1;
      await Promise.all(devices.map((one, n) => one.write(fieldOf(`c${(round + n) % 30}`, `of${n}`, round))));
    };
    for (let n = 0; n < 10; n += 1) await edit();
    const leader = await servers.leader();
    await servers.kill(leader);
    const killed = performance.now();
    for (let n = 0; n < 10; n += 1) await edit();
    const another = vi.waitFor(async () => expect(await servers.leader()).not.toBe(leader), waiting);
    const elected = another.then(() => performance.now());
    await settled(...devices);
    // NATS takes 4 to 9 s for it; what was asked meanwhile is asked again soon after.
    const [all, leads] = [performance.now(), await elected];
    if (process.env.STEPS_FIGURES) {
      const figures = [all, leads].map((at) => Math.round(at - killed));
      process.stdout.write(`all have everything after ${figures[0]} ms, another leader after ${figures[1]} ms\n`);
    }
    expect(all - leads).toBeLessThan(goesOnWithin);
    // Acknowledged by the two that are left: it is there when the third one is back, on whichever node is asked.
    await servers.start(leader);
    const other = await late(...devices);
    for (let n = 0; n < 5; n += 1) expect(fieldIn(other, `c${(round + n) % 30}`, `of${n}`)).toBe(round);
  }, 90_000);

  it('with the addresses of all nodes, a device goes to another when one is gone or says nothing', async () => {
    servers = await RealServers.started(3);
    const connect = async () => {
      const seed = newUserSeed();
      const credentials = { seed, token: await deviceToken(servers.owner.account, publicKeyOf(seed)) };
      const connection = await connected({ address, credentials, wsFactory: socketOf() });
      const { server_name: name } = connection.info ?? {};
      await connection.close();
      return name;
    };
    const silent = createServer().listen(0, '127.0.0.1');
    const { port } = (await once(silent, 'listening').then(() => silent.address())) as AddressInfo;
    const address = `ws://127.0.0.1:${port}, ${servers.address}`;
    const first = await connect();
    expect(first).toMatch(/^node-/);
    await servers.kill(first);
    const then = await connect();
    expect(then).toMatch(/^node-/);
    expect(then).not.toBe(first);
    silent.close();
  }, 60_000);

  it('addresses that are not of one server are not taken: the business would be two', async () => {
    servers = await RealServers.started(3);
    const { owner } = servers;
    const wsFactory = socketOf();
    expect(await testTeamServer({ address: servers.address, wsFactory }, owner)).toMatchObject({ nodes: true });
    const other = await RealServers.started(1);
    const both = `${servers.address}, ${other.address}`;
    await expect(testTeamServer({ address: both, wsFactory }, owner)).rejects.toThrow(/made for another server/);
    await other.remove();
  }, 60_000);

  it('the network is cut for a day of edits on both sides, with clocks an hour wrong: each field has its later write', async () => {
    servers = await RealServers.started(1);
    const start = Date.now();
    let passed = 0;
    const [office, train] = [new Line(), new Line()];
    const laptop = await joined('laptop', { now: () => start + passed + hour }, office);
    const phone = await joined('phone', { now: () => start + passed - hour }, train);
    await laptop.write(...contacts(40));
    laptop.start();
    phone.start();
    await settled(laptop, phone);
    for (const line of [office, train]) line.end();
    for (let n = 0; n < 200; n += 1) {
      passed += (24 * hour) / 200;
      await laptop.write(fieldOf(`c${n % 40}`, 'phone', `laptop ${n}`), fieldOf(`c${n % 40}`, 'shared', `laptop ${n}`));
      if (n % 2 === 0) await phone.write(fieldOf(`c${n % 40}`, 'city', `phone ${n}`));
      if (n < 20) await phone.write(fieldOf(`c${n % 40}`, 'shared', `phone ${n}`));
    }
    await phone.write(deletedRow('c39'));
    await vi.waitFor(() => expect(laptop.status()).toMatchObject({ state: 'away', waiting: 40 }), waiting);
    for (const line of [office, train]) line.cut = false;
    await settled(laptop, phone);
    expect([fieldIn(phone, 'c3', 'phone'), fieldIn(laptop, 'c2', 'city')]).toEqual(['laptop 163', 'phone 162']);
    expect([fieldIn(phone, 'c3', 'shared'), laptop.shown.has('contacts/c39')]).toEqual(['laptop 163', false]);
  }, 60_000);

  it('the disk of the node is full: it is said, what was there can be read, and all goes out when there is room', async () => {
    servers = await RealServers.started(1, '1MB');
    const [laptop, phone] = [await joined('laptop'), await joined('phone')];
    await laptop.write(contactRow('first', { name: 'First' }));
    laptop.start();
    await settled(laptop);
    // Random, for it is compressed.
    const notes = () => [...crypto.getRandomValues(new Uint8Array(40_000))].join('');
    for (let n = 0; n < 15; n += 1) await laptop.write(contactRow(`large${n}`, { notes: notes() }));
    await vi.waitFor(() => expect(laptop.status()).toMatchObject({ state: 'away', fault: 'full' }), waiting);
    phone.start();
    await vi.waitFor(() => expect(fieldIn(phone, 'first', 'name')).toBe('First'), waiting);
    await servers.kill('node-1', 'SIGTERM');
    servers.disk = '1GB';
    await servers.start();
    await settled(laptop, phone);
    expect(phone.shown.size).toBe(16);
  }, 60_000);

  it.each([
    ['hangs up', (socket: WebSocket) => socket.terminate()],
    ['is silent', (socket: WebSocket) => socket.pause()],
  ])(
    'what takes the line while the server is down, and %s, keeps no device from it',
    async (_, meets) => {
      servers = await RealServers.started(1);
      const laptop = await joined('laptop');
      laptop.start();
      await settled(laptop);
      await laptop.write(...contacts(5));
      await servers.kill();
      // As what stands before a server does while that is down.
      const between = new WebSocketServer({ host: '127.0.0.1', port: Number(new URL(servers.address).port) });
      const [met] = (await once(between, 'connection')) as [WebSocket];
      meets(met);
      between.close();
      await servers.start();
      await settled(laptop);
    },
    60_000,
  );

  it('the server is put back to yesterday’s backup: the devices bring back what it lacks', async () => {
    servers = await RealServers.started(1);
    const [laptop, phone] = [await joined('laptop'), await joined('phone')];
    await laptop.write(...contacts(30));
    laptop.start();
    phone.start();
    await settled(laptop, phone);
    await servers.kill('node-1', 'SIGTERM');
    const putBack = servers.backup();
    await servers.start();
    await settled(laptop, phone);
    await laptop.write(fieldOf('c0', 'name', 'today'), deletedRow('c1'), contactRow('new', { name: 'New' }));
    await phone.write(...Array.from({ length: 25 }, (_, n) => contactRow(`imported${n}`)));
    await settled(laptop, phone);
    await servers.kill();
    putBack();
    await servers.start();
    await settled(laptop, phone);
    const other = await late(laptop, phone);
    expect([fieldIn(other, 'c0', 'name'), other.shown.has('contacts/c1'), other.shown.size]).toEqual([
      'today',
      false,
      55,
    ]);
  }, 60_000);

  it('a hostile member publishes garbage, replays and forges: no device believes it, and the server gets the truth again', async () => {
    servers = await RealServers.started(1);
    const [laptop, phone] = [await joined('laptop'), await joined('phone')];
    await laptop.write(...contacts(30));
    laptop.start();
    phone.start();
    await settled(laptop, phone);
    await laptop.write(fieldOf('c0', 'name', 'first'));
    await settled(laptop, phone);
    const before = await allMessages();
    await laptop.write(fieldOf('c0', 'name', 'second'), deletedRow('c1'));
    await settled(laptop, phone);
    const truth = await laptop.stored();
    const hostile = await (await servers.connect('hostile'))();
    // The devices mend meanwhile.
    const put = async (subject: string, data: Uint8Array) => {
      while ((await hostile.publish(subject, data, (await hostile.last(subject))?.seq ?? 0)) === undefined);
    };
    // Replayed, the pack too.
    for (const { subject, data } of before) await put(subject, data);
    // Garbage in the place of everything, and in places of nothing.
    for (const { subject } of await allMessages()) await put(subject, new TextEncoder().encode('garbage'));
    await put(`${realPrefix}.none.none`, new Uint8Array(500));
    await put(`${realPrefix}.none.pack-none`, new Uint8Array(500));
    // Forged: a sealed row in another one's place, and under a key of the member's own making.
    const seal = await rowSeal(testRing, realPrefix);
    const [subject, other] = [await seal.subject('contacts', 'c2'), await seal.subject('contacts', 'c3')];
    const row = { v: 1, at: 'zzzzzzzzz0000.hostile', r: { id: 'c2', name: 'forged' }, of: {} };
    await put(other, await seal.seal({ collection: 'contacts', id: 'c2', row }, subject));
    await put(subject, await seal.seal({ collection: 'contacts', id: 'c2', row }, subject));
    await hostile.close();
    await settled(laptop, phone);
    const one = await late(laptop, phone);
    expect(await one.stored()).toBe(truth);
    expect((await phone.setAside()).length).toBeGreaterThan(0);
    expect(before.some(({ subject }) => isPack(subject))).toBe(true);
  }, 60_000);

  it('messages are lost on their way to a device, and acknowledgements on theirs: nothing is missing and nothing is there twice', async () => {
    servers = await RealServers.started(1);
    const [bad, good] = [new Line(), new Line()];
    const [laptop, phone] = [await joined('laptop', {}, good), await joined('phone', {}, bad)];
    await laptop.write(...contacts(30));
    laptop.start();
    phone.start();
    await settled(laptop, phone);
    let lost = 0;
    let unanswered = 0;
    bad.loses = (frame) => {
      const loses = frame.includes(`MSG ${realPrefix}`) && lost < 3;
      if (loses) lost += 1;
      return loses;
    };
    good.loses = (frame) => {
      const loses = frame.includes('MSG _INBOX_laptop') && frame.includes('"seq":') && unanswered === 0;
      if (loses) unanswered += 1;
      return loses;
    };
    for (let n = 0; n < 10; n += 1) await laptop.write(fieldOf(`c${n}`, 'city', `York ${n}`));
    await vi.waitFor(() => expect([lost > 0, unanswered]).toEqual([true, 1]), waiting);
    await settled(laptop, phone);
    for (let n = 0; n < 10; n += 1) expect(fieldIn(phone, `c${n}`, 'city')).toBe(`York ${n}`);
    const received = phone.received.filter(({ value }) => valueAt(value, 'city') === 'York 5');
    expect(received).toHaveLength(1);
  }, 60_000);

  it('an answer that is lost on its way: the message is there once, and who sent it has its number soon', async () => {
    servers = await RealServers.started(1);
    const line = new Line();
    const log = await (await servers.connect('laptop', false, line.wsFactory))();
    const data = (n: number) => new Uint8Array([n, ...crypto.getRandomValues(new Uint8Array(50))]);
    const subject = `${realPrefix}.a.b`;
    const first = await log.publish(subject, data(1), 0);
    let lost = 0;
    line.loses = (frame) => {
      const loses = frame.includes('MSG _INBOX_laptop') && frame.includes('"seq":') && lost === 0;
      if (loses) lost += 1;
      return loses;
    };
    const begun = performance.now();
    const second = await log.publish(subject, data(2), first ?? 0);
    expect([lost, second]).toEqual([1, (first ?? 0) + 1]);
    expect(performance.now() - begun).toBeLessThan(goesOnWithin);
    // Of two who write at once one is told to look again, also when its answer was lost.
    lost = 0;
    expect(await log.publish(subject, data(3), first ?? 0)).toBeUndefined();
    expect(await log.publish(subject, data(4), second ?? 0)).toBe((second ?? 0) + 1);
    expect((await allMessages()).map(({ data: [n] }) => n)).toEqual([4]);
    await log.close();
  });

  it('what is on its way over a slow line is waited for before anything is said to be read', async () => {
    servers = await RealServers.started(1);
    const laptop = await joined('laptop');
    await laptop.write(...contacts(10));
    laptop.start();
    await settled(laptop);
    const line = new Line();
    line.late = (frame) => (frame.includes(`MSG ${realPrefix}`) ? 2_000 : 0);
    const log = await (await servers.connect('slow', false, line.wsFactory))();
    const read: number[] = [];
    const atEnd = await new Promise<number>((resolve) => {
      void log.follow(0, async (messages, left) => {
        read.push(...messages.map(({ seq }) => seq));
        if (left === 0) resolve(read.length);
      });
    });
    await log.close();
    expect(atEnd).toBe((await allMessages()).length);
    expect(atEnd).toBeGreaterThanOrEqual(10);
  });

  it('a row that a slow line needs many seconds for leaves and comes through it', async () => {
    servers = await RealServers.started(1);
    const [laptop, phone] = [new Line(), new Line()];
    laptop.bytesPerSecond = 100_000;
    phone.bytesPerSecond = 250_000;
    const devices = [await joined('laptop', {}, laptop), await joined('phone', {}, phone)] as const;
    await devices[0].write(...contacts(3), contactRow('large', { note: randomBytes(1_200_000).toString('hex') }));
    for (const one of devices) one.start();
    const [sent] = devices;
    await vi.waitFor(() => expect(sent.status()).toMatchObject({ state: 'connected', waiting: 0 }), waiting);
    await settled(...devices);
  }, 90_000);

  it(
    'whatever is edited, cut and killed in whatever order: all devices are equal, and no acknowledged edit is missing',
    async () => {
      const who = fc.nat(2);
      const step = fc.oneof(
        {
          weight: 8,
          arbitrary: fc.record({ do: fc.constant('field' as const), who, id: fc.nat(24), value: fc.nat(99) }),
        },
        { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('cut' as const, 'mend' as const), who }) },
        { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('kill' as const, 'pause' as const), who }) },
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
          servers = await RealServers.started(1);
          const lines = [new Line(), new Line(), new Line()];
          const devices: Device[] = [];
          for (const [n, line] of lines.entries()) {
            const skew = (n - 1) * hour;
            devices.push(await joined(`device${n}`, { now: () => Date.now() + skew }, line));
          }
          const [first] = devices as [Device];
          await first.write(...contacts(25));
          for (const one of devices) one.start();
          await settled(...devices);
          const expected = new Map<string, number>();
          for (const one of steps) {
            const line = lines[one.who] as Line;
            if (one.do === 'field') {
              await devices[one.who]?.write(fieldOf(`c${one.id}`, `of${one.who}`, one.value));
              expected.set(`c${one.id}/of${one.who}`, one.value);
            } else if (one.do === 'cut') line.end();
            else if (one.do === 'mend') line.cut = false;
            else if (one.do === 'pause') await new Promise((resolve) => setTimeout(resolve, 20));
            else {
              await servers.kill();
              await servers.start();
            }
          }
          for (const line of lines) line.cut = false;
          await settled(...devices);
          for (const [key, value] of expected) {
            const [id = '', name = ''] = key.split('/');
            expect(fieldIn(first, id, name), key).toBe(value);
          }
          await closeDevices();
          await servers.remove();
        }),
        { numRuns: schedules },
      );
    },
    60_000 + schedules * 10_000,
  );
});
