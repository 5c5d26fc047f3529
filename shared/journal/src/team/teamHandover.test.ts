// @vitest-environment page

import { ownerRole, type Role } from '@steps/business/src/nouns/people/person';
import { openMemoryStore } from '@steps/testing/src/memoryStore';
import { newOwnerCode } from '@steps/testing/team';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newWrapKeys } from './devices/deviceKeys';
import { personAfter } from './devices/deviceName';
import type { AskingDevice } from './devices/invitation';
import { meetingPlace } from './devices/invitationLink';
import { readRoster, rosterSubject, type TeamDevice } from './devices/roster';
import { newKeyRing, ringFor } from './keys/keyRing';
import { MemoryServer } from './log/memoryLog.fixture';
import { TeamError, type TeamLog } from './log/teamLog';
import { type AccountDevices, subjectPrefix } from './server/deviceRights';
import { readOwnerCode } from './server/ownerCode';
import { deviceToken, deviceTokenByRole, newAccountSeed, newUserSeed, publicKeyOf } from './server/signing';
import { saveConnection, type TeamConnection, teamConnections } from './teamConnection';
import { renameDevice } from './teamDevices';
import { type FormerOwner, offerBusiness, type TakeOverOptions, takeBusiness } from './teamHandover';
import { reach, reachServersWith } from './teamReach';
import { recoverTeam, teamRecoveryFile } from './teamRecovery';
import { TeamRoster } from './teamRoster';

type Side = 'laptop' | 'phone';
const all: Role = { id: ownerRole, name: 'Owner', all: true, rights: {}, hidden: [] };
const sales: Role = { id: 'role-sales', name: 'Sales', all: false, rights: { crm: ['view', 'change'] }, hidden: [] };

let server: MemoryServer;
let account: AccountDevices;
/** What each side asks of the server, in order. */
let steps: { readonly side: Side; readonly what: string }[];
/** Called before and after each of them; rejects where the line is cut. */
let line: (side: Side, when: 'before' | 'after') => void;
let undo: () => void;
const accountSeed = newAccountSeed();

/** Two devices of one business in one store: each has a connection of its own. */
beforeEach(async () => {
  localStorage.clear();
  await openMemoryStore({}, { client: { id: 'laptop', businessName: 'Bakery' } });
  server = new MemoryServer();
  account = { revoked: {}, rights: {} };
  steps = [];
  line = () => {};
  undo = twoSides();
  const owner = { ...readOwnerCode(newOwnerCode()), account: accountSeed };
  const ring = newKeyRing();
  const [laptop, phone] = [await sideOf('laptop'), await sideOf('phone')];
  const { signer, token } = await deviceTokenByRole(accountSeed, phone.listed.sign);
  const devices: TeamDevice[] = [laptop.listed, { ...phone.listed, signer }];
  const ownership = { term: 1, sign: laptop.listed.sign, links: [] };
  const place = { address: 'ws://localhost:4280', workspace: '0123456789ab', business: 'ba9876543210' };
  const team = { ...place, ring, devices, ownership, account: publicKeyOf(accountSeed), roster: 1, told: 0 };
  const full = await deviceToken(accountSeed, laptop.listed.sign);
  saveConnection({ ...team, ...laptop.connection, credentials: { seed: laptop.seed, token: full }, owner });
  saveConnection({ ...team, ...phone.connection, credentials: { seed: phone.seed, token } });
  await connects('laptop');
  await connects('phone');
  steps = [];
});

afterEach(() => {
  vi.useRealTimers();
  undo();
});

async function sideOf(id: Side) {
  const [seed, wrap] = [newUserSeed(), await newWrapKeys()];
  const device = id === 'laptop' ? 'aaaaaaaaaaaa' : 'bbbbbbbbbbbb';
  const listed = { id: device, person: id, name: id, sign: publicKeyOf(seed), wrap: wrap.open, added: '2026-01-01' };
  return { seed, listed, connection: { id, device, wrap } };
}

function twoSides(): () => void {
  const hosts = new Map<string, (question: Uint8Array) => Promise<Uint8Array>>();
  const asked = async <T>(side: Side, what: string, work: () => Promise<T>): Promise<T> => {
    steps.push({ side, what });
    line(side, 'before');
    const result = await work();
    line(side, 'after');
    return result;
  };
  const ownerSide = () => (of('laptop').owner ? 'laptop' : 'phone');
  return reachServersWith({
    async test() {
      return { version: '2.9.10', nodes: false };
    },
    giveAccount: (_address, _owner, devices = { revoked: {}, rights: {} }) =>
      asked(ownerSide(), 'account', async () => {
        account = devices;
      }),
    log: (connection) => async () => {
      const side = connection.id as Side;
      // Who is not let in with all rights may not write the list.
      const may = (subject: string) => !subject.endsWith('.roster') || connection.owner !== undefined;
      const log = await asked(side, 'connect', server.connectAs(may));
      const watched: Pick<TeamLog, 'last' | 'publish' | 'close'> = {
        last: (subject) => asked(side, 'read the list', () => log.last(subject)),
        publish: (...of) => asked(side, 'write the list', () => log.publish(...of)),
        close: () => log.close(),
      };
      return Object.assign(Object.create(log) as TeamLog, watched);
    },
    async host(_, place, answer) {
      hosts.set(place, answer);
      return async () => void hosts.delete(place);
    },
    async meet({ seed }) {
      const place = await meetingPlace(seed);
      return {
        ask: (question) => asked('phone', 'ask', async () => hosts.get(place)?.(question)),
        async close() {},
      };
    },
  });
}

function of(side: Side): TeamConnection {
  const connection = teamConnections.get(side);
  if (!connection) throw new Error(`Expected the connection of ${side}.`);
  return connection;
}

/** As the link does with each connection: it begins another one when this device has become the owner's, or is it no more. */
async function connects(side: Side): Promise<void> {
  const { log } = await reach();
  const opened = await log(of(side))();
  const before = of(side).owner;
  await new TeamRoster(side, of(side)).opened(opened).catch((error) => {
    // It may not write the list yet.
    if (of(side).owner === before) throw error;
  });
  await opened.close();
  if (of(side).owner !== before) await connects(side);
}

const options = (more: Partial<TakeOverOptions> = {}): TakeOverOptions => ({
  client: 'phone',
  onCode() {},
  onOffered: async () => ({ role: all, roles: [all] }),
  signal: new AbortController().signal,
  pause: () => new Promise((resolve) => setTimeout(resolve, 1)),
  ...more,
});

/** The laptop offers, both compare, both press; resolves with what either was told at the end. */
async function handedOver(more: Partial<TakeOverOptions> = {}) {
  let ask: (device: AskingDevice) => void = () => {};
  const asked = new Promise<AskingDevice>((resolve) => {
    ask = resolve;
  });
  const codes: string[] = [];
  const events = { onAsked: ask, onLost() {}, onAway() {} };
  const offer = await offerBusiness({ client: 'laptop', to: of('phone').device }, events);
  const taken = takeBusiness(offer.text, options({ onCode: (code) => codes.push(code), ...more }));
  taken.catch(() => {});
  const came = await Promise.race([asked, taken.then(() => undefined)]);
  const given = offer.handOver();
  given.catch(() => {});
  // A side that hears nothing any more gives up.
  taken.catch(() => offer.close());
  const [laptop, phone] = await Promise.allSettled([given, taken]);
  return { laptop, phone, codes, came };
}

const owners = () => (['laptop', 'phone'] as const).filter((side) => of(side).owner !== undefined);
const entry = (side: Side, at: Side = side) => of(at).devices.find(({ id }) => id === of(side).device);

/** All that an owner needs is on one side, and the other follows what it says. */
async function expectWhole(owner: Side): Promise<void> {
  const other = owner === 'laptop' ? 'phone' : 'laptop';
  expect(owners()).toEqual([owner]);
  const own = of(owner);
  expect(own.ownership?.sign).toBe(publicKeyOf(own.credentials.seed));
  expect([own.role, own.owner?.account, own.account]).toEqual([undefined, accountSeed, publicKeyOf(accountSeed)]);
  expect(of(other)).toMatchObject({ devices: own.devices, ownership: own.ownership });
  const name = `Renamed by ${owner}`;
  const { roster, devices } = of(owner);
  saveConnection({ ...of(owner), devices: devices.map((one) => ({ ...one, name })), roster: roster + 1 });
  await connects(owner);
  await connects(other);
  expect(of(other).devices.map((one) => one.name)).toEqual([name, name]);
}

describe('an owner hands the business over', () => {
  it('to another device: list, roles and keys are there at once, and this one is an ordinary device of the team', async () => {
    const { laptop, phone, codes, came } = await handedOver();
    expect([laptop.status, phone]).toEqual(['fulfilled', { status: 'fulfilled', value: true }]);
    expect(codes).toEqual([came?.code]);
    const { owner, recovery, laterToken } = of('laptop');
    expect([owner, recovery, laterToken]).toEqual([undefined, undefined, undefined]);
    expect(JSON.stringify(of('laptop'))).not.toContain(accountSeed);
    // Its token is bound to the role that it has in the list, which the server knows already.
    expect(Object.keys(account.rights)).toContain(entry('laptop')?.signer);
    await connects('phone');
    await connects('laptop');
    const { device, wrap, account: by } = of('phone');
    const subject = rosterSubject(subjectPrefix(of('phone')));
    const list = server.last(subject)?.data ?? new Uint8Array();
    // Nor has the server the seeds any longer, sealed as they were.
    expect(await readRoster(list, { subject, account: by, device, own: wrap.own })).toMatchObject({
      version: 3,
      owner: undefined,
    });
    await expectWhole('phone');
    expect(() => renameDevice(of('laptop').device, { name: 'x', person: 'y' })).toThrow('on the owner’s device');
  });

  it('who never gave a name is not called Owner any more, on either side', async () => {
    const { devices, roster } = of('laptop');
    const unnamed = devices.map((one) => (one.id === of('laptop').device ? { ...one, person: 'Owner' } : one));
    saveConnection({ ...of('laptop'), devices: unnamed, roster: roster + 1 });
    await connects('laptop');
    await connects('phone');
    await handedOver();
    for (const side of ['laptop', 'phone'] as const) {
      await connects(side);
      expect([entry('laptop', side)?.person, entry('phone', side)?.person]).toEqual(['Former owner', 'phone']);
    }
    expect(personAfter('Owner', 'Owner')).toBe('Owner');
  });

  it('the new owner says what the former one may do: where that reads less, there are new keys', async () => {
    const former: FormerOwner = { role: sales, roles: [all, sales] };
    const { current, names } = of('laptop').ring;
    await handedOver({ onOffered: async () => former });
    expect(of('laptop').role).toEqual(sales);
    expect(of('laptop').ring).toMatchObject({ current: current + 1, names });
    expect(entry('laptop')?.writes).toContain('contacts');
    await connects('phone');
    expect('whole' in (of('phone').ring.versions[current + 1] ?? {})).toBe(true);
    expect('whole' in (of('laptop').ring.versions[current + 1] ?? {})).toBe(false);
    await expectWhole('phone');
  });

  it('to somebody whose role sees little: they see all from then on', async () => {
    const reads = ['contacts'];
    const { devices, ring, roster, ...laptop } = of('laptop');
    const limited = devices.map((one) => (one.name === 'phone' ? { ...one, role: sales, reads, writes: reads } : one));
    saveConnection({ ...laptop, ring, devices: limited, roster: roster + 1 });
    await connects('laptop');
    await connects('phone');
    expect(of('phone')).toMatchObject({ role: sales, ring: await ringFor(ring, reads) });
    await handedOver();
    expect(of('phone')).toMatchObject({ role: undefined, ring });
    await connects('phone');
    await connects('laptop');
    await expectWhole('phone');
  });

  it('and back again, as often as they like', async () => {
    await handedOver();
    await connects('phone');
    const phone = of('phone');
    // The sides of the bed change places.
    const laptop = of('laptop');
    saveConnection({ ...phone, id: 'laptop' });
    saveConnection({ ...laptop, id: 'phone' });
    expect((await handedOver()).phone).toMatchObject({ value: true });
    await connects('phone');
    await connects('laptop');
    await expectWhole('phone');
    expect(of('phone').ownership?.term).toBe(3);
  });

  it('the recovery file of before opens nothing: its device is the owner’s no more', async () => {
    const { text } = teamRecoveryFile('Bakery');
    await handedOver();
    await connects('phone');
    const { laptop, phone } = { laptop: of('laptop'), phone: of('phone') };
    await openMemoryStore({}, { client: { id: 'other', businessName: 'Another' } });
    await expect(recoverTeam(text)).rejects.toThrow('the owner’s no more');
    expect(teamConnections.size).toBe(0);
    saveConnection(laptop);
    saveConnection(phone);
  });
});

describe('cut anywhere in the middle', () => {
  const seen = new Set<Side>();

  it.each(['laptop', 'phone', 'both'] as const)(
    'either the one owns the business whole, or the other: never both, never nobody; who is cut: %s',
    async (cut) => {
      const start = { laptop: of('laptop'), phone: of('phone') };
      const started = server.backup();
      await handedOver();
      await connects('phone');
      const count = steps.length;
      expect(count).toBeGreaterThan(10);
      // Before the next step is after this one: what either has done alone in between is in its own store.
      for (let at = -1; at < count; at += 1) {
        started();
        line = () => {};
        saveConnection(start.laptop);
        saveConnection(start.phone);
        steps = [];
        let isCut = false;
        line = (side, when) => {
          const mine = cut === 'both' || cut === side;
          isCut ||= mine && (at < 0 || (steps.length > at && when === 'after'));
          if (isCut && mine) throw new TeamError('away', 'The connection was lost.');
        };
        await handedOver().catch(() => {});
        await connects('phone').catch(() => {});
        line = () => {};
        // Both come back, in either order.
        const back: readonly Side[] = at % 2 === 0 ? ['laptop', 'phone'] : ['phone', 'laptop'];
        for (const side of back) await connects(side);
        await connects(back[0] ?? 'laptop');
        const [owner] = owners();
        if (!owner) throw new Error(`Nobody owns it, cut ${cut} after ${at}.`);
        seen.add(owner);
        await expectWhole(owner);
      }
    },
    300_000,
  );

  it('it is the one or the other, as the cut was early or late', () => {
    expect(seen).toEqual(new Set(['laptop', 'phone']));
  });
});

describe('nothing is handed over', () => {
  const events = (more = {}) => ({ onAsked() {}, onLost() {}, onAway() {}, ...more });
  const offered = (more = {}) => offerBusiness({ client: 'laptop', to: of('phone').device }, events(more));
  const asked = async () => {
    let ask: (device: AskingDevice) => void = () => {};
    const came = new Promise<AskingDevice>((resolve) => {
      ask = resolve;
    });
    return { offer: await offered({ onAsked: ask }), came };
  };
  afterEach(async () => {
    await connects('laptop');
    await expectWhole('laptop');
  });

  it('when the digits differ, when the other one refuses, or the owner takes it back: each is told why', async () => {
    const differ = await asked();
    const first = takeBusiness(differ.offer.text, options());
    await differ.came;
    differ.offer.refuse();
    // Closed at once, as a page does: the other one hears the reason first.
    void differ.offer.close();
    await expect(first).rejects.toThrow('The owner’s device has refused');

    const { laptop, phone } = await handedOver({ onOffered: async () => undefined });
    expect(laptop).toMatchObject({ reason: { message: 'phone has refused.' } });
    expect(phone).toMatchObject({ value: false });

    const back = await asked();
    const third = takeBusiness(back.offer.text, options());
    await back.came;
    await back.offer.close();
    await expect(third).rejects.toThrow('was taken back there, or the page was closed');
  });

  it('when the other device goes away after it has asked: the owner is told', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const onAway = vi.fn();
    const given = new AbortController();
    const offer = await offered({ onAway });
    const paused = new Promise<void>((resolve) => {
      const pause = () => {
        resolve();
        return new Promise<void>(() => {});
      };
      takeBusiness(offer.text, options({ pause, signal: given.signal })).catch(() => {});
    });
    await paused;
    await vi.advanceTimersByTimeAsync(19_000);
    expect(onAway).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(onAway).toHaveBeenCalledOnce();
    await offer.close();
  });

  it('to another device of the team than the one that was chosen, whoever has the link', async () => {
    const { devices, roster } = of('laptop');
    const third = (await sideOf('phone')).listed;
    saveConnection({ ...of('laptop'), devices: [...devices, { ...third, id: 'cccccccccccc' }], roster: roster + 1 });
    const offer = await offerBusiness({ client: 'laptop', to: 'cccccccccccc' }, events());
    await expect(takeBusiness(offer.text, options())).rejects.toThrow('for another device of the team');
    saveConnection({ ...of('laptop'), devices: [...devices], roster: of('laptop').roster + 1 });
  });

  it('after the list has changed in between', async () => {
    const { laptop, phone } = await handedOver({
      async onOffered() {
        saveConnection({ ...of('laptop'), roster: of('laptop').roster + 1 });
        return { role: all, roles: [all] };
      },
    });
    for (const { reason } of [laptop, phone] as PromiseRejectedResult[]) {
      expect(reason.message).toBe('The list of devices has changed meanwhile. Begin anew.');
    }
  });

  it('to itself, to a device that was removed, or by one that is not the owner’s', async () => {
    const to = of('laptop').device;
    await expect(offerBusiness({ client: 'laptop', to }, events())).rejects.toThrow('owns the business already');
    await expect(offerBusiness({ client: 'laptop', to: 'nobody' }, events())).rejects.toThrow(
      'not in the team any more',
    );
    await expect(offerBusiness({ client: 'phone', to }, events())).rejects.toThrow('on the owner’s device');
    await expect(takeBusiness('steps-invite-1.abc', options())).rejects.toThrow('it begins with steps-handover-1.');
    const offer = await offered();
    await expect(takeBusiness(offer.text, options({ client: 'laptop' }))).rejects.toThrow('owns the business already');
  });
});
