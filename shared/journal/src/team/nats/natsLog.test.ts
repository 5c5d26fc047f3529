import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@steps/business/src/nouns/people/person';
import { newOwnerCode } from '@steps/testing/team';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../../../../build/freePort.mjs';
import { natsServerPath, startTeamServer } from '../../../../build/teamServer.mjs';
import { accountDevices, givenRole } from '../devices/deviceAccess';
import { invitationRights, meetingInbox, meetingPlace, meetingSubject } from '../devices/invitationLink';
import { rosterSubject, type TeamDevice } from '../devices/roster';
import { type KeyRing, newKeyRing, ringFor, rotated } from '../keys/keyRing';
import { closeDevices, contactRow, type Device, deletedRow, device, fieldOf } from '../link/teamBed.fixture';
import type { ConnectLog, TeamLog } from '../log/teamLog';
import { LockedMessageError, rowSeal } from '../rows/teamPayload';
import { deviceRights, presenceSubject, subjectPrefix } from '../server/deviceRights';
import { connected } from '../server/natsConnection';
import { askMeeting, hostMeeting } from '../server/natsMeeting';
import { giveAccount, testTeamServer } from '../server/natsOwner';
import { type OwnerCode, type OwnerKeys, readOwnerCode } from '../server/ownerCode';
import {
  type Credentials,
  deviceToken,
  deviceTokenByRole,
  newAccountSeed,
  newUserSeed,
  publicKeyOf,
} from '../server/signing';
import { type NatsLogOptions, natsLog } from './natsLog';

const program = natsServerPath();
/** Beside other work a server takes seconds. */
const waiting = { timeout: 30_000, interval: 20 };
/** Node 20 has no WebSocket of its own. */
const wsFactory: NatsLogOptions['wsFactory'] = async (url: string) => ({
  // The same as a browser's, as far as it is used.
  socket: new WebSocket(url) as unknown as globalThis.WebSocket,
  encrypted: false,
});

type Server = Awaited<ReturnType<typeof startTeamServer>>;
const streams = new Map<string, Promise<void>>();

let store: string;
let websocket: number;
let server: Server;
let code: OwnerCode;
/** Who owns a workspace; its account is on the server. */
const owners = new Map<string, Promise<OwnerKeys>>();

/** Port -1: NATS takes any free one for its own tools. */
const start = () =>
  startTeamServer(program ?? '', { store, port: -1, websocket, origins: ['http://localhost:3000'], piped: true });

async function kill(signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => server.child.once('close', resolve));
  server.child.kill(signal);
  await ended;
}

const prefixOf = (workspace: string) => subjectPrefix({ workspace, business: 'business1' });
const place = (device: string, workspace: string) => ({ workspace, business: 'business1', device });

function ownerOf(workspace: string): Promise<OwnerKeys> {
  const make = async () => {
    const keys = { ...code, account: newAccountSeed() };
    await giveAccount({ address: server.address, wsFactory }, keys);
    return keys;
  };
  const owner = owners.get(workspace) ?? make();
  owners.set(workspace, owner);
  return owner;
}

async function credentialsFor(device: string, workspace: string): Promise<Credentials> {
  const { account } = await ownerOf(workspace);
  const seed = newUserSeed();
  return { seed, token: await deviceToken(account, publicKeyOf(seed), deviceRights(place(device, workspace))) };
}

/** The log as a device has it that was let in. */
async function memberLog(device: string, workspace: string, given?: Credentials): Promise<ConnectLog> {
  const credentials = given ?? (await credentialsFor(device, workspace));
  return natsLog({ address: server.address, ...place(device, workspace), credentials, owns: false, wsFactory });
}

/** The log as the owner's device has it, which makes the stream. */
async function log(workspace = 'team1'): Promise<TeamLog> {
  const { account } = await ownerOf(workspace);
  const seed = newUserSeed();
  const credentials = { seed, token: await deviceToken(account, publicKeyOf(seed)) };
  return natsLog({ address: server.address, ...place('owner', workspace), credentials, owns: true, wsFactory })();
}

async function joined(name: string, workspace = 'team1', options: JoinedOptions = {}): Promise<Device> {
  const made = streams.get(workspace) ?? log(workspace).then((opened) => opened.close());
  streams.set(workspace, made);
  await made;
  const { ring, credentials } = options;
  return device(name, await memberLog(name, workspace, credentials), { prefix: prefixOf(workspace), ring });
}

interface JoinedOptions {
  readonly ring?: KeyRing;
  readonly credentials?: Credentials;
}

async function settled(...devices: Device[]): Promise<void> {
  await vi.waitFor(async () => {
    for (const one of devices) expect(one.status()).toMatchObject({ state: 'connected', waiting: 0 });
    expect(new Set(await Promise.all(devices.map((one) => one.stored()))).size).toBe(1);
  }, waiting);
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
  const server = { address: 'wss://team.example.com', wsFactory: refusing };
  await expect(testTeamServer(server, readOwnerCode(newOwnerCode()))).rejects.toMatchObject({
    fault: 'blocked',
    message: expect.stringContaining('STEPS_CONNECT_SRC="wss://team.example.com"'),
  });
});

it('a socket that the browser does not make is a server that does not answer, and nobody waits for it', async () => {
  const wsFactory: NatsLogOptions['wsFactory'] = () => Promise.reject(new Error('insecure'));
  const server = { address: 'ws://team.example.com', wsFactory };
  await expect(testTeamServer(server, readOwnerCode(newOwnerCode()))).rejects.toMatchObject({ fault: 'away' });
});

describe.skipIf(!program)('a real server (skipped where nats-server is not installed)', () => {
  beforeAll(async () => {
    store = mkdtempSync(join(tmpdir(), 'steps-nats-'));
    websocket = await freePort();
    server = await start();
    code = readOwnerCode(server.code ?? '');
  });

  afterEach(closeDevices);

  afterAll(async () => {
    await kill('SIGTERM');
    rmSync(store, { recursive: true, force: true });
  });

  it("says its version to who has the owner's code, and refuses others", async () => {
    const { address } = server;
    expect(await testTeamServer({ address, wsFactory }, code)).toMatchObject({
      version: expect.stringMatching(/^2\./),
      nodes: false,
    });
    await expect(testTeamServer({ address, wsFactory }, readOwnerCode(newOwnerCode()))).rejects.toMatchObject({
      fault: 'refused',
    });
    const apart = `${address}, ${address.replace('127.0.0.1', 'localhost')}`;
    await expect(testTeamServer({ address: apart, wsFactory }, code)).rejects.toMatchObject({
      fault: 'unfit',
      message: expect.stringContaining('is no node of the server at'),
    });
    await expect(testTeamServer({ address: 'ws://127.0.0.1:9', wsFactory }, code)).rejects.toMatchObject({
      fault: 'away',
    });
  });

  it('keeps no key that lets anybody in: its folder has what is public', async () => {
    const { account } = await ownerOf('team1');
    const files = readdirSync(store, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
    expect(files.some(({ name }) => name === `${publicKeyOf(account)}.jwt`)).toBe(true);
    expect(texts.filter((text) => /S[OAU][A-Z2-7]{56}/.test(text))).toEqual([]);
  });

  it('lets a device do what its link needs, and neither make, change nor empty the stream, nor say who is in', async () => {
    const connect = await memberLog('laptop', 'team5');
    await expect(connect()).rejects.toMatchObject({
      fault: 'away',
      message: expect.stringContaining("owner's device"),
    });
    await (await log('team5')).close();
    const opened = await connect();
    expect(await opened.publish(`${prefixOf('team5')}.a.b`, new Uint8Array([1]), 0)).toBe(1);
    await opened.close();
    const credentials = await credentialsFor('laptop', 'team5');
    const connection = await connected({ address: server.address, credentials, inbox: '_INBOX_laptop', wsFactory });
    for (const what of ['CREATE', 'UPDATE', 'DELETE', 'PURGE', 'MSG.DELETE']) {
      await expect(connection.request(`$JS.API.STREAM.${what}.STEPS_team5`, '{}'), what).rejects.toThrow(/Permissions/);
    }
    for (const subject of [`${prefixOf('other')}.a.b`, rosterSubject(prefixOf('team5'))]) {
      await expect(connection.request(subject, ''), subject).rejects.toThrow(/Permissions/);
    }
    await connection.close();
  });

  it('an invitation lets whoever has it ask its owner, until it expires, and do nothing else', async () => {
    const { account } = await ownerOf('team6');
    const seed = newUserSeed();
    const place = await meetingPlace(seed);
    const access = { address: server.address, wsFactory, inbox: meetingInbox(place) };
    const invitation = async (until: number) => ({
      seed,
      token: await deviceToken(account, publicKeyOf(seed), invitationRights(place), until),
    });
    const credentials = await invitation(Date.now() + 60_000);
    const subject = meetingSubject(place);
    const device = await askMeeting({ ...access, credentials }, subject);
    expect(await device.ask(new Uint8Array([1]))).toBeUndefined();
    const own = newUserSeed();
    const owner = { seed: own, token: await deviceToken(account, publicKeyOf(own)) };
    const stop = await hostMeeting(
      { address: server.address, wsFactory, credentials: owner },
      subject,
      async (question) => new Uint8Array([...question, 2]),
      () => {},
    );
    expect(await device.ask(new Uint8Array([1]))).toEqual(new Uint8Array([1, 2]));
    await stop();
    expect(await device.ask(new Uint8Array([1]))).toBeUndefined();
    await device.close();
    const connection = await connected({ ...access, credentials });
    for (const other of [`${prefixOf('team6')}.a.b`, '$JS.API.STREAM.INFO.STEPS_team6', `${subject}.more`]) {
      await expect(connection.request(other, ''), other).rejects.toThrow(/Permissions/);
    }
    await connection.close();
    const late = { ...access, credentials: await invitation(Date.now() - 1000) };
    await expect(askMeeting(late, subject)).rejects.toThrow('This invitation has expired');
  });

  it('an invitation whose connection is lost says so, and is closed without an error', async () => {
    const { account } = await ownerOf('team6');
    const seed = newUserSeed();
    const credentials = { seed, token: await deviceToken(account, publicKeyOf(seed)) };
    const lost = vi.fn();
    const answer = async (question: Uint8Array) => question;
    const stop = await hostMeeting({ address: server.address, wsFactory, credentials }, 'invite.lost', answer, lost);
    await kill('SIGKILL');
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce(), waiting);
    await stop();
    server = await start();
  });

  it('takes a message only from who knows the last one, and has the last one of each subject alone', async () => {
    const one = await log('team2');
    const subject = 'steps.team2.business1.a.b';
    const first = await one.publish(subject, new Uint8Array([1]), 0);
    expect(first).toBe(1);
    expect(await one.publish(subject, new Uint8Array([2]), 0)).toBeUndefined();
    const second = await one.publish(subject, new Uint8Array([3]), 1);
    expect(await one.last(subject)).toMatchObject({ seq: second, data: new Uint8Array([3]) });
    expect(await one.last('steps.team2.business1.a.none')).toBeUndefined();
    await one.close();
    const again = await log('team2');
    expect(again.end).toEqual({ log: one.end.log, seq: second });
    const read: number[] = [];
    void again.follow(0, async (messages) => void read.push(...messages.map(({ seq }) => seq)));
    await vi.waitFor(() => expect(read).toEqual([second]), waiting);
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
    await vi.waitFor(() => expect(laptop.status()).toMatchObject({ state: 'away', waiting: 2 }), waiting);
    server = await start();
    await settled(laptop, phone);
    expect(phone.shown.size).toBe(300);
    expect(laptop.shown.get('contacts/c0')).toEqual({
      v: 1,
      r: { id: 'c0', name: 'Contact 0', phone: '1', city: 'York' },
    });
  });

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
  });

  it('a device that is removed while it writes is cut off at once: what was taken stays, and nothing more comes or goes', async () => {
    const owner = await ownerOf('team7');
    const credentials = await credentialsFor('phone', 'team7');
    const ring = newKeyRing();
    const laptop = await joined('laptop', 'team7', { ring });
    const phone = await joined('phone', 'team7', { ring, credentials });
    await laptop.write(contactRow('before', { name: 'Ada Byron' }));
    laptop.start();
    phone.start();
    await settled(laptop, phone);
    let writing = true;
    const written: string[] = [];
    const write = async () => {
      while (writing) {
        const id = `phone${written.length}`;
        await phone.write(contactRow(id));
        written.push(id);
        // The page draws, and the link sends.
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    };
    const writes = write();
    await vi.waitFor(() => expect(laptop.shown.size).toBeGreaterThan(20), waiting);
    const now = Math.floor(Date.now() / 1000);
    await giveAccount({ address: server.address, wsFactory }, owner, {
      revoked: { [publicKeyOf(credentials.seed)]: now },
    });
    const renewed = rotated(ring);
    await laptop.link().renew(renewed);
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'away', fault: 'closed' }), waiting);
    writing = false;
    await writes;
    await laptop.write(contactRow('after', { name: 'Ada King' }), fieldOf('before', 'name', 'Ada King'));
    await vi.waitFor(() => expect(laptop.status()).toMatchObject({ state: 'connected', waiting: 0 }), waiting);
    const unsent = new Set(
      [...phone.storage.waiting.values()].flatMap(({ changes }) => changes.map(({ change }) => change.id)),
    );
    expect(unsent.size).toBeGreaterThan(0);
    // What the server acknowledged is with the others.
    const missing = () => written.filter((id) => !unsent.has(id) && !laptop.shown.has(`contacts/${id}`));
    await vi.waitFor(() => expect(missing()).toEqual([]), waiting);
    expect(phone.shown.get('contacts/before')).toMatchObject({ r: { name: 'Ada Byron' } });
    expect(phone.shown.size).toBeGreaterThan(written.length);
    // Whoever copied the messages reads the old ones with the old keys, and none of the new ones.
    const [old, fresh] = [await rowSeal(ring, prefixOf('team7')), await rowSeal(renewed, prefixOf('team7'))];
    const one = await log('team7');
    for (const id of ['after', 'before']) {
      const subject = await fresh.subject('contacts', id);
      const message = await one.last(subject);
      const data = message?.data ?? new Uint8Array();
      await expect(old.open(data, subject, Date.now())).rejects.toBeInstanceOf(LockedMessageError);
      expect((await fresh.open(data, subject, Date.now())).row.r).toMatchObject({ name: 'Ada King' });
    }
    await one.close();
  });

  it('takes the account from an owner’s device that a later owner has removed no more, and from any while it has none', async () => {
    const keys = { ...code, account: newAccountSeed() };
    const [before, later] = [newUserSeed(), newUserSeed()].map(publicKeyOf) as [string, string];
    const at = { address: server.address, wsFactory };
    await giveAccount(at, keys, {}, before);
    await giveAccount(at, keys, { revoked: { [before]: Math.floor(Date.now() / 1000) } }, later);
    await expect(giveAccount(at, keys, {}, before)).rejects.toMatchObject({ fault: 'closed' });
    // Still so: nothing was undone.
    await expect(giveAccount(at, keys, {}, before)).rejects.toThrow('This device was removed from the team.');
    await giveAccount(at, keys, {}, later);
  });

  it('a role that is changed holds for the token that the device has: at once while it is connected, and for one that was away', async () => {
    const keys = await ownerOf('team8');
    const ring = newKeyRing();
    const seed = newUserSeed();
    const sign = publicKeyOf(seed);
    const { token, signer } = await deviceTokenByRole(keys.account, sign);
    const everything: Role = { id: 'role-owner', name: 'Owner', all: true, rights: {}, hidden: [] };
    const sales: Role = { ...everything, id: 'role-sales', all: false, rights: { crm: ['view', 'change'] } };
    const phoneAs = (role: Role): TeamDevice => ({
      ...{ id: 'phone', person: 'Ada', name: 'Phone', wrap: '', added: '2026-01-01T00:00:00.000Z' },
      ...{ ...givenRole(role, [sales]), sign, signer },
    });
    const tell = async (...devices: TeamDevice[]) =>
      giveAccount(
        { address: server.address, wsFactory },
        keys,
        await accountDevices({ ...place('', 'team8'), devices, ring }),
      );
    const deal = (id: string) => ({ ...contactRow(id), collection: 'deals' });
    const laptop = await joined('laptop', 'team8', { ring });
    const phone = await joined('phone', 'team8', { ring, credentials: { seed, token } });

    // Nobody who is not in the account's list comes in.
    phone.start();
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'away', fault: 'closed' }), waiting);
    await tell(phoneAs(everything));
    await laptop.write(deal('of-laptop'));
    laptop.start();
    await phone.write(deal('before'));
    await settled(laptop, phone);

    // Narrower, while it is connected: the server ends the connection, and takes less on the next one.
    await tell(phoneAs(sales));
    const renewed = rotated(ring);
    await laptop.link().renew(renewed);
    await phone.write(deal('refused'), contactRow('taken'));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'connected', refused: 1 }), waiting);
    await vi.waitFor(() => expect(laptop.shown.has('contacts/taken')).toBe(true), waiting);
    await phone.link().renew(await ringFor(renewed, givenRole(sales, []).reads ?? []));
    await laptop.write(deal('sealed'), contactRow('open'));
    await vi.waitFor(() => expect(phone.shown.has('contacts/open')).toBe(true), waiting);
    expect(phone.shown.has('deals/sealed')).toBe(false);
    expect(laptop.shown.has('deals/refused')).toBe(false);

    // Wider, while it is away: it comes in with the same token, and what was held back goes out.
    await phone.stop();
    await tell(phoneAs(everything));
    phone.start();
    await phone.link().renew(renewed);
    await settled(laptop, phone);
    expect(laptop.shown.has('deals/refused')).toBe(true);
    expect(phone.shown.has('deals/sealed')).toBe(true);

    // Narrower, while it is away: the first thing that it sends is refused.
    await phone.stop();
    await tell(phoneAs(sales));
    const log = await (await memberLog('phone', 'team8', { seed, token }))();
    const seal = await rowSeal(renewed, prefixOf('team8'));
    const send = async (collection: string) => log.publish(await seal.subject(collection, 'x'), new Uint8Array([1]), 0);
    await expect(send('deals')).rejects.toMatchObject({ fault: 'refused' });
    expect(await send('contacts')).toBeGreaterThan(0);
    await log.close();

    // Nor does it write where a message that it receives asks for an answer.
    const connection = await connected({
      address: server.address,
      credentials: { seed, token },
      inbox: '_INBOX_phone',
      wsFactory,
    });
    const said = presenceSubject(place('phone', 'team8'), 'phone');
    const elsewhere = rosterSubject(prefixOf('team8'));
    connection.subscribe(presenceSubject(place('phone', 'team8'), '*'));
    connection.publish(said, '', { reply: elsewhere });
    await connection.flush();
    await expect(connection.request(elsewhere, '')).rejects.toThrow(/Permissions/);
    await connection.close();

    await tell();
    await expect((await memberLog('phone', 'team8', { seed, token }))()).rejects.toMatchObject({ fault: 'closed' });
  });

  it('keeps nothing that can be read: neither names nor collections', async () => {
    const laptop = await joined('laptop', 'team4');
    await laptop.write(contactRow('mrs-byron', { name: 'Ada Byron of Halstead' }));
    laptop.start();
    await settled(laptop);
    await laptop.stop();
    const one = await log('team4');
    const seen: string[] = [];
    void one.follow(0, async (messages) => {
      for (const { subject, data } of messages) seen.push(subject, new TextDecoder('latin1').decode(data));
    });
    await vi.waitFor(() => expect(seen).toHaveLength(2), waiting);
    await one.close();
    expect(seen[0]?.startsWith(prefixOf('team4'))).toBe(true);
    for (const word of ['Byron', 'contacts', 'mrs-byron']) expect(seen.join(' ')).not.toContain(word);
  });

  it('what devices say is heard by the others of the business, kept nowhere, and on nobody else’s subject', async () => {
    await joined('laptop', 'presence1');
    const [laptop, phone] = [await memberLog('laptop', 'presence1'), await memberLog('phone', 'presence1')];
    const [says, hears] = [await laptop(), await phone()];
    const subject = (of: string) => presenceSubject(place('laptop', 'presence1'), of);
    const heard: string[] = [];
    hears.subscribe(subject('*'), (from, data) => heard.push(`${from} ${data.join()}`));
    // Answered, so the server has the subscription.
    await hears.last('steps.presence1.business1.a.none');
    says.broadcast(subject('tablet'), new Uint8Array([1]));
    says.broadcast(subject('laptop'), new Uint8Array([2]));
    await vi.waitFor(() => expect(heard).toEqual([`${subject('laptop')} 2`]), waiting);
    const owner = await log('presence1');
    expect(owner.end.seq).toBe(0);
    for (const one of [says, hears, owner]) await one.close();
  });
});
