import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { natsServerPath, startTeamServer } from '../../build/teamServer.mjs';
import { type NatsLogOptions, natsLog, subjectPrefix, testTeamServer } from './natsLog';
import { closeDevices, contactRow, type Device, deletedRow, device, fieldOf } from './teamBed.fixture';

const program = natsServerPath();
/** Node 20 has no WebSocket of its own. */
const wsFactory: NatsLogOptions['wsFactory'] = async (url: string) => ({
  // The same as a browser's, as far as it is used.
  socket: new WebSocket(url) as unknown as globalThis.WebSocket,
  encrypted: false,
});

type Server = Awaited<ReturnType<typeof startTeamServer>>;

let store: string;
let websocket: number;
let server: Server;

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => socket.once('listening', resolve));
  const address = socket.address();
  await new Promise((resolve) => socket.close(resolve));
  if (!address || typeof address === 'string') throw new Error('Expected a port, got none.');
  return address.port;
}

/** Port -1: NATS takes any free one for its own tools. */
const start = () =>
  startTeamServer(program ?? '', { store, port: -1, websocket, origins: ['http://localhost:3000'], piped: true });

async function kill(signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => server.child.once('close', resolve));
  server.child.kill(signal);
  await ended;
}

const prefixOf = (workspace: string) => subjectPrefix({ workspace, business: 'business1' });
const joined = (name: string, workspace = 'team1') => device(name, log(workspace), { prefix: prefixOf(workspace) });
const log = (workspace = 'team1') => natsLog({ ...server, workspace, business: 'business1', wsFactory });

async function settled(...devices: Device[]): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const one of devices) expect(one.status()).toMatchObject({ state: 'connected', waiting: 0 });
      expect(new Set(await Promise.all(devices.map((one) => one.stored()))).size).toBe(1);
    },
    { timeout: 20_000, interval: 20 },
  );
}

afterEach(() => vi.unstubAllGlobals());

it('says so when the page may not connect to an address, and what would allow it', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  const refusing: NatsLogOptions['wsFactory'] = async () => {
    const report = { effectiveDirective: 'connect-src', blockedURI: 'wss://team.example.com' };
    page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), report));
    throw new Error('blocked');
  };
  const server = { address: 'wss://team.example.com', user: 'steps', password: '', wsFactory: refusing };
  await expect(testTeamServer(server)).rejects.toMatchObject({
    fault: 'blocked',
    message: expect.stringContaining('STEPS_CONNECT_SRC="wss://team.example.com"'),
  });
});

it('a socket that the browser does not make is a server that does not answer, and nobody waits for it', async () => {
  const server = { address: 'ws://team.example.com', user: 'steps', password: '' };
  const wsFactory: NatsLogOptions['wsFactory'] = () => Promise.reject(new Error('insecure'));
  await expect(testTeamServer({ ...server, wsFactory })).rejects.toMatchObject({ fault: 'away' });
});

describe.skipIf(!program)('a real server (skipped where nats-server is not installed)', () => {
  beforeAll(async () => {
    store = mkdtempSync(join(tmpdir(), 'steps-nats-'));
    websocket = await freePort();
    server = await start();
  }, 20_000);

  afterEach(closeDevices);

  afterAll(async () => {
    await kill('SIGTERM');
    rmSync(store, { recursive: true, force: true });
  });

  it('says its version to who has the password, and refuses others', async () => {
    expect(await testTeamServer({ ...server, wsFactory })).toMatchObject({
      version: expect.stringMatching(/^2\./),
      nodes: false,
    });
    await expect(testTeamServer({ ...server, password: 'wrong', wsFactory })).rejects.toMatchObject({
      fault: 'refused',
    });
    await expect(testTeamServer({ ...server, address: 'ws://127.0.0.1:9', wsFactory })).rejects.toMatchObject({
      fault: 'away',
    });
  });

  it('takes a message only from who knows the last one, and has the last one of each subject alone', async () => {
    const one = await log('team2')();
    const subject = 'steps.team2.business1.a.b';
    const first = await one.publish(subject, new Uint8Array([1]), 0);
    expect(first).toBe(1);
    expect(await one.publish(subject, new Uint8Array([2]), 0)).toBeUndefined();
    const second = await one.publish(subject, new Uint8Array([3]), 1);
    expect(await one.last(subject)).toMatchObject({ seq: second, data: new Uint8Array([3]) });
    expect(await one.last('steps.team2.business1.a.none')).toBeUndefined();
    await one.close();
    const again = await log('team2')();
    expect(again.end).toEqual({ log: one.end.log, seq: second });
    const read: number[] = [];
    void again.follow(0, async (messages) => void read.push(...messages.map(({ seq }) => seq)));
    await vi.waitFor(() => expect(read).toEqual([second]), { timeout: 10_000 });
    await again.close();
    await again.lost;
  });

  it('joins two devices, through a kill with -9 and a start, and loses nothing that was acknowledged', async () => {
    const [laptop, phone] = [await joined('laptop'), await joined('phone')];
    await laptop.write(...Array.from({ length: 300 }, (_, n) => contactRow(`c${n}`, { name: `Contact ${n}` })));
    laptop.start();
    phone.start();
    await settled(laptop, phone);
    expect(phone.shown.size).toBe(300);
    await kill('SIGKILL');
    await laptop.write(fieldOf('c0', 'phone', '1'), deletedRow('c1'));
    await phone.write(fieldOf('c0', 'city', 'York'), contactRow('new'));
    await vi.waitFor(() => expect(laptop.status()).toMatchObject({ state: 'away', waiting: 2 }), { timeout: 10_000 });
    server = await start();
    await settled(laptop, phone);
    expect(phone.shown.size).toBe(300);
    expect(laptop.shown.get('contacts/c0')).toEqual({
      v: 1,
      r: { id: 'c0', name: 'Contact 0', phone: '1', city: 'York' },
    });
  }, 30_000);

  it('20 devices that write fields of one record at once lose none of them', async () => {
    const devices = await Promise.all(Array.from({ length: 20 }, (_, n) => joined(`device${n}`, 'team3')));
    const [first] = devices as [Device];
    await first.write(contactRow('ada'));
    first.start();
    await settled(first);
    for (const one of devices.slice(1)) one.start();
    await settled(...devices);
    await Promise.all(devices.map((one, n) => one.write(fieldOf('ada', `field${n}`, n))));
    await settled(...devices);
    const fields = Array.from({ length: 20 }, (_, n) => [`field${n}`, n]);
    expect(first.shown.get('contacts/ada')).toEqual({ v: 1, r: { id: 'ada', ...Object.fromEntries(fields) } });
  }, 30_000);

  it('keeps nothing that can be read: neither names nor collections', async () => {
    const laptop = await joined('laptop', 'team4');
    await laptop.write(contactRow('ada', { name: 'Ada Byron of Halstead' }));
    laptop.start();
    await settled(laptop);
    await laptop.stop();
    const one = await log('team4')();
    const seen: string[] = [];
    void one.follow(0, async (messages) => {
      for (const { subject, data } of messages) seen.push(subject, new TextDecoder('latin1').decode(data));
    });
    await vi.waitFor(() => expect(seen).toHaveLength(2), { timeout: 10_000 });
    await one.close();
    expect(seen[0]?.startsWith(prefixOf('team4'))).toBe(true);
    for (const word of ['Byron', 'contacts', 'ada']) expect(seen.join(' ')).not.toContain(word);
  });
});
