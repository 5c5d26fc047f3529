import { valueAt } from '@steps/platform/src/core/storage/rowChange';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ringNames, rotated } from '../keys/keyRing';
import { MemoryServer } from '../log/memoryLog.fixture';
import type { ConnectLog, LogMessage } from '../log/teamLog';
import { isPack, packSubject } from '../rows/teamPack';
import { rowSeal } from '../rows/teamPayload';
import {
  type BedOptions,
  closeDevices,
  contactRow,
  type Device,
  deletedRow,
  device,
  fieldOf,
  memoryPortWith,
  testPrefix,
  testRing,
} from './teamBed.fixture';

/** Random schedules with packs; 200 take minutes: `TEAM_SCHEDULES=200`. */
const schedules = Number(process.env.TEAM_SCHEDULES ?? 30);

let server: MemoryServer;

beforeEach(() => {
  server = new MemoryServer();
});

afterEach(closeDevices);

async function settled(...devices: Device[]): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const one of devices) expect(one.status()).toMatchObject({ state: 'connected', waiting: 0 });
      expect(new Set(await Promise.all(devices.map((one) => one.stored()))).size).toBe(1);
    },
    { timeout: 20_000, interval: 5 },
  );
}

const ids = ['0', '1', '2', '3', '4'];
const rows = (name: string) => ids.map((id) => contactRow(id, { name: `${name} ${id}` }));
const packs = (): readonly LogMessage[] => server.messages.filter(({ subject }) => isPack(subject));
const others = (): readonly LogMessage[] => server.messages.filter(({ subject }) => !isPack(subject));
const nameOf = (one: Device, id: string, field = 'name') => {
  const row = one.shown.get(`contacts/${id}`);
  return row === undefined ? undefined : valueAt(row, field);
};

/** Two devices with five records, which are in one pack and nowhere else. */
async function two(options: BedOptions = {}): Promise<[Device, Device]> {
  const laptop = await device('laptop', server.connect, { packFrom: 2 });
  await laptop.storage.takeIn(rows('Contact'), []);
  laptop.start();
  await settled(laptop);
  const phone = await device('phone', server.connect, { packFrom: 2, ...options });
  phone.start();
  await vi.waitFor(() => expect(phone.status().state).toBe('connected'));
  return [laptop, phone];
}

/** Another device that knows nothing yet. */
async function late(...devices: Device[]): Promise<Device> {
  const tablet = await device('tablet', server.connect, { packFrom: 2 });
  tablet.start();
  await settled(...devices, tablet);
  return tablet;
}

describe('records in packs, for keys and roles', () => {
  it('a pack under a key that a device lacks is left as it is, and all of it is read once the key comes', async () => {
    const renewed = rotated(testRing);
    const laptop = await device('laptop', server.connect, { packFrom: 2, ring: renewed });
    await laptop.storage.takeIn(rows('Contact'), []);
    laptop.start();
    await settled(laptop);
    const phone = await device('phone', server.connect, { packFrom: 2 });
    phone.start();
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'connected', locked: 1 }));
    expect([phone.shown.size, await phone.setAside()]).toEqual([0, []]);
    await phone.link().renew(renewed);
    await settled(laptop, phone);
    expect([phone.shown.size, phone.status().locked, packs().length]).toEqual([5, 0, 1]);
  });

  it('a packed record that was made anew under a later key is not replaced from its pack', async () => {
    const [laptop, phone] = await two();
    await settled(laptop, phone);
    const renewed = rotated(testRing);
    await laptop.link().renew(renewed);
    await laptop.write(fieldOf('1', 'name', 'Ada'));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ locked: 1 }));
    const [message] = others();
    await phone.write(...ids.map((id) => fieldOf(id, 'city', 'York')));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'connected', waiting: 1, refused: 1 }));
    expect(server.last(message?.subject ?? '')).toEqual(message);
    await phone.link().renew(renewed);
    await settled(laptop, phone);
    expect([nameOf(phone, '1'), nameOf(laptop, '1', 'city'), nameOf(laptop, '2', 'city')]).toEqual([
      'Ada',
      'York',
      'York',
    ]);
  });

  it('many that a role may not write stay on the device, hold nothing up and can be taken back', async () => {
    const [laptop] = await two();
    const { token } = await ringNames(testRing);
    const contacts = await token('contacts');
    const may = (subject: string) => subject.split('.').at(-2) !== contacts;
    const tablet = await device('tablet', server.connectAs(may), { packFrom: 2 });
    tablet.start();
    await settled(laptop, tablet);
    const deals = ids.map((id) => ({ ...contactRow(id), collection: 'deals' }));
    await tablet.write(...ids.map((id) => contactRow(`new-${id}`)), ...deals, fieldOf('1', 'name', 'Eve'));
    await vi.waitFor(() => expect(tablet.status()).toMatchObject({ state: 'connected', refused: 6, waiting: 6 }));
    await vi.waitFor(() => expect(laptop.shown.size).toBe(10));
    await tablet.link().discard(tablet.link().held());
    await settled(laptop, tablet);
    expect([tablet.shown.size, nameOf(tablet, '1')]).toEqual([10, 'Contact 1']);
  });
});

it('what is written here while rows of a pack are compared with those in storage is kept', async () => {
  let slow = false;
  const asked: (() => void)[] = [];
  const port = memoryPortWith((storage) => ({
    async load(...to) {
      await storage.load(...to);
      if (slow) await new Promise<void>((resolve) => asked.push(resolve));
    },
  }));
  const [laptop, phone] = await two({ port });
  await phone.write(fieldOf('0', 'city', 'York'));
  await settled(laptop, phone);
  const at = laptop.storage.stamp();
  await laptop.stop();
  const seal = await rowSeal(testRing, testPrefix);
  const subject = packSubject(await seal.shelf('contacts', '0'));
  slow = true;
  const named = { v: 1, at: '0000000000001.a', r: { id: '0', name: 'Named' }, of: { name: at } };
  const anew = { v: 1, at, r: { id: '1', name: 'Made anew' }, of: {} };
  const both = [named, anew].map((row) => ({ collection: 'contacts', id: row.r.id, row }));
  server.put(subject, await seal.sealPack(both, subject));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await phone.write(fieldOf('1', 'city', 'Leeds'));
  await vi.waitFor(() => expect(phone.status().waiting).toBe(0));
  slow = false;
  for (const go of asked) go();
  laptop.start();
  await settled(laptop, phone);
  for (const one of [laptop, phone]) {
    await vi.waitFor(() => expect([nameOf(one, '0'), nameOf(one, '0', 'city')]).toEqual(['Named', 'York']));
    await vi.waitFor(() => expect([nameOf(one, '1'), nameOf(one, '1', 'city')]).toEqual(['Made anew', 'Leeds']));
  }
});

describe('many new records', () => {
  it('are one message, and have one of their own once they are edited', async () => {
    const [laptop, phone] = await two();
    await settled(laptop, phone);
    expect([packs().length, others().length]).toEqual([1, 0]);
    await phone.write(fieldOf('1', 'name', 'Ada'));
    await settled(laptop, phone);
    expect([packs().length, others().length]).toEqual([1, 1]);
    await laptop.write(fieldOf('1', 'city', 'York'), deletedRow('2'));
    await settled(laptop, phone);
    expect([packs().length, others().length]).toEqual([1, 2]);
    const tablet = await late(laptop, phone);
    expect([nameOf(tablet, '1'), nameOf(tablet, '1', 'city'), nameOf(tablet, '3')]).toEqual([
      'Ada',
      'York',
      'Contact 3',
    ]);
    expect(tablet.shown.has('contacts/2')).toBe(false);
  });

  it('are packed when they are imported too, and nothing of them waits afterwards', async () => {
    const [laptop, phone] = await two();
    const imported = ['5', '6', '7'].map((id) => contactRow(id, { name: `New ${id}` }));
    await laptop.write(...imported);
    await settled(laptop, phone);
    expect([packs().length, others().length]).toEqual([2, 0]);
    expect(laptop.storage.waiting.size).toBe(0);
    expect(nameOf(phone, '6')).toBe('New 6');
  });

  it('are edited together after a new start: each has a message of its own, made of what is stored', async () => {
    const [laptop, phone] = await two();
    await settled(laptop, phone);
    await phone.reopen();
    await phone.write(...ids.map((id) => fieldOf(id, 'city', 'York')));
    phone.start();
    await settled(laptop, phone);
    expect(others()).toHaveLength(5);
    expect([nameOf(laptop, '4'), nameOf(laptop, '4', 'city')]).toEqual(['Contact 4', 'York']);
  });

  it('keep what two devices did to them at once', async () => {
    const [laptop, phone] = await two();
    await settled(laptop, phone);
    await Promise.all([laptop.write(fieldOf('1', 'name', 'Ada')), phone.write(fieldOf('1', 'city', 'York'))]);
    await settled(laptop, phone);
    expect([nameOf(phone, '1'), nameOf(laptop, '1', 'city')]).toEqual(['Ada', 'York']);
  });

  it('that come while an older write of one of them is on its way stand on both devices', async () => {
    let release = () => {};
    let held: Promise<void> | undefined;
    const slow: ConnectLog = async () => {
      const log = await server.connect();
      const publish = log.publish.bind(log);
      return Object.assign(log, {
        publish: async (...of: Parameters<typeof publish>) => {
          await held;
          return publish(...of);
        },
      });
    };
    const laptop = await device('laptop', slow, { packFrom: 2 });
    const phone = await device('phone', server.connect, { packFrom: 2, now: () => Date.now() + 3_600_000 });
    laptop.start();
    phone.start();
    await settled(laptop, phone);
    held = new Promise((resolve) => {
      release = resolve;
    });
    await laptop.write(contactRow('1', { name: 'Older' }));
    await phone.write(...rows('Newer'));
    await vi.waitFor(() => expect(nameOf(laptop, '1')).toBe('Newer 1'));
    release();
    await settled(laptop, phone);
    expect([nameOf(laptop, '1'), nameOf(phone, '1')]).toEqual(['Newer 1', 'Newer 1']);
  });

  it('of copies on two devices that are connected at once the newer of each stands', async () => {
    const [one, other] = [
      await device('one', server.connect, { packFrom: 2 }),
      await device('other', server.connect, { packFrom: 2 }),
    ];
    const copy = (id: string, at: string, name: string) => contactRow(id, { name, updatedAt: at });
    const [old, now] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
    await one.storage.takeIn([copy('0', old, 'old'), copy('1', now, 'new')], []);
    await other.storage.takeIn([copy('0', now, 'new'), copy('1', old, 'old')], []);
    one.start();
    other.start();
    await settled(one, other);
    const tablet = await late(one, other);
    expect([nameOf(tablet, '0'), nameOf(tablet, '1')]).toEqual(['new', 'new']);
  });

  it('that a device refused come once they are allowed, also after a new start', async () => {
    let allowed = false;
    const refuse = ({ value }: { value: unknown }) =>
      !allowed && valueAt(value, 'name') === 'Contact 3' ? 'Nobody approved it.' : undefined;
    const [laptop, phone] = await two({ refuse });
    expect(phone.shown.size).toBe(4);
    expect(await phone.setAside()).toHaveLength(1);
    allowed = true;
    await phone.reopen();
    phone.start();
    await settled(laptop, phone);
    expect(phone.shown.size).toBe(5);
  });
});

describe('a pack', () => {
  it('of garbage is set aside with its reason, and what it took the place of is sent again', async () => {
    const [laptop, phone] = await two();
    await settled(laptop, phone);
    const [pack] = packs() as [LogMessage];
    server.put(pack.subject, new TextEncoder().encode('garbage of a hostile member'));
    await vi.waitFor(async () => expect(await phone.setAside()).toHaveLength(1));
    const tablet = await late(laptop, phone);
    expect(tablet.shown.size).toBe(5);
  });

  it('that was replaced by another valid one, or put in another place, takes nothing away', async () => {
    const [laptop, phone] = await two();
    await settled(laptop, phone);
    const [pack] = packs() as [LogMessage];
    const seal = await rowSeal(testRing, testPrefix);
    const some = (await seal.openPack(pack.data, pack.subject, Date.now())).slice(0, 2);
    server.put(pack.subject, await seal.sealPack(some, pack.subject));
    server.put(packSubject(await seal.shelf('contacts', '0')), pack.data);
    const tablet = await late(laptop, phone);
    expect(tablet.shown.size).toBe(5);
    const elsewhere = packSubject(await seal.shelf('deals', '0'));
    await expect(
      seal.sealPack(some, elsewhere).then((data) => seal.openPack(data, elsewhere, Date.now())),
    ).rejects.toThrow('Expected rows of this place, got others');
  });

  it('that is replayed brings nothing back', async () => {
    const [laptop, phone] = await two();
    await settled(laptop, phone);
    const [pack] = packs() as [LogMessage];
    await laptop.write(deletedRow('0'), fieldOf('1', 'name', 'Ada'));
    await settled(laptop, phone);
    const seen = phone.received.length;
    server.put(pack.subject, pack.data);
    const tablet = await late(laptop, phone);
    expect([tablet.shown.has('contacts/0'), nameOf(tablet, '1'), phone.received.length]).toEqual([false, 'Ada', seen]);
  });

  it('that a server has lost with a backup comes again', async () => {
    const putBack = server.backup();
    const [laptop, phone] = await two();
    await phone.write(fieldOf('1', 'name', 'Ada'));
    await settled(laptop, phone);
    putBack();
    await settled(laptop, phone);
    await vi.waitFor(() => expect(packs().length).toBeGreaterThan(0));
    const tablet = await late(laptop, phone);
    expect([tablet.shown.size, nameOf(tablet, '1')]).toEqual([5, 'Ada']);
  });

  it('that is larger than it says when it is opened is none', async () => {
    const seal = await rowSeal(testRing, testPrefix);
    const subject = packSubject(await seal.shelf('contacts', '0'));
    const row = { v: 1, at: '0000000010000.a', r: { text: ' '.repeat(17_000_000) }, of: {} };
    const data = await seal.sealPack([{ collection: 'contacts', id: '0', row }], subject);
    expect(data.length).toBeLessThan(100_000);
    await expect(seal.openPack(data, subject, Date.now())).rejects.toThrow('Expected packed rows');
  });
});

it(
  'whatever is imported, edited, replayed, spoiled and put back: all devices end equal, and so does a new one',
  async () => {
    const who = fc.nat(2);
    const id = fc.constantFrom('0', '1', '2', '3');
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.record({ do: fc.constant('field' as const), who, id, value: fc.nat(99) }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('delete' as const, 'make' as const), who, id }) },
      { weight: 3, arbitrary: fc.record({ do: fc.constant('import' as const), who, from: fc.nat(3) }) },
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constantFrom(
            'cut' as const,
            'away' as const,
            'back' as const,
            'lose' as const,
            'wait' as const,
            'reopen' as const,
          ),
          who,
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ do: fc.constantFrom('spoil' as const, 'replay' as const), who, which: fc.nat(9) }),
      },
      { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('backup' as const, 'restore' as const), who }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        server = new MemoryServer();
        const skew = [-3_600_000, 0, 3_600_000];
        const devices = await Promise.all(
          ['one', 'two', 'three'].map((name, n) =>
            device(name, server.connect, { packFrom: 2, now: () => Date.now() + (skew[n] ?? 0) }),
          ),
        );
        const [first] = devices as [Device];
        await first.storage.takeIn(rows('Contact').slice(0, 3), []);
        for (const one of devices) one.start();
        const seen: LogMessage[] = [];
        /** Of a row that nobody replaced or deleted: a field of each device alone, written later than all that is replayed. */
        const expected = new Map<string, number>();
        const replaced = new Set<string>();
        let putBack = () => {};
        for (const one of steps) {
          const at = devices[one.who] as Device;
          seen.push(...server.messages.filter((message) => !seen.includes(message)));
          if (one.do === 'field') {
            if (!at.shown.has(`contacts/${one.id}`)) continue;
            await at.write(fieldOf(one.id, `of${one.who}`, one.value));
            expected.set(`${one.id}/of${one.who}`, one.value);
          } else if (one.do === 'delete' || one.do === 'make') {
            replaced.add(one.id);
            await at.write(one.do === 'delete' ? deletedRow(one.id) : contactRow(one.id));
          } else if (one.do === 'import') {
            const imported = ids.slice(one.from, one.from + 2);
            for (const made of imported) replaced.add(made);
            await at.write(...imported.map((made) => contactRow(made, { name: 'Imported' })));
          } else if (one.do === 'cut') server.cut();
          else if (one.do === 'lose') server.unanswered = 1;
          else if (one.do === 'wait') await new Promise((resolve) => setTimeout(resolve, 2));
          else if (one.do === 'reopen') {
            await at.reopen();
            at.start();
          } else if (one.do === 'spoil' || one.do === 'replay') {
            const message = seen[one.which % Math.max(1, seen.length)];
            if (message) server.put(message.subject, one.do === 'spoil' ? new Uint8Array([1, 2, 3]) : message.data);
          } else if (one.do === 'backup') putBack = server.backup();
          else if (one.do === 'restore') putBack();
          else {
            server.away = one.do === 'away';
            if (server.away) server.cut();
          }
        }
        server.away = false;
        await settled(...devices);
        await late(...devices);
        for (const [key, value] of expected) {
          const [row = '', field = ''] = key.split('/');
          if (!replaced.has(row)) expect(nameOf(first, row, field), key).toBe(value);
        }
        for (const one of devices) expect(one.storage.waiting.size).toBe(0);
        await closeDevices();
      }),
      { numRuns: schedules },
    );
  },
  60_000 + schedules * 1000,
);
