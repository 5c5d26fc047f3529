import 'fake-indexeddb/auto';
import { memoryPort } from '@steps/platform/src/core/storage/memoryStorage';
import { type RowChange, StorageError } from '@steps/platform/src/core/storage/port';
import { valueAt } from '@steps/platform/src/core/storage/rowChange';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { indexedDbPort, openJournalStorage } from '../../storage/indexedDbStorage';
import { ringFor, ringNames, rotated } from '../keys/keyRing';
import { MemoryServer } from '../log/memoryLog.fixture';
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
import { joinedStorage } from './teamStorage';

/** Random schedules of edits, cuts and new starts; 200 take minutes: `TEAM_SCHEDULES=200`. */
const schedules = Number(process.env.TEAM_SCHEDULES ?? 40);

let server: MemoryServer;

beforeEach(() => {
  server = new MemoryServer();
});

afterEach(closeDevices);

/** All has been sent and read, by all of them. */
async function settled(...devices: Device[]): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const one of devices) expect(one.status()).toMatchObject({ state: 'connected', waiting: 0 });
      const texts = await Promise.all(devices.map((one) => one.stored()));
      expect(new Set(texts).size).toBe(1);
    },
    { timeout: 20_000, interval: 5 },
  );
}

async function two(): Promise<[Device, Device]> {
  const [laptop, phone] = [await device('laptop', server.connect), await device('phone', server.connect)];
  laptop.start();
  phone.start();
  return [laptop, phone];
}

const nameOf = (one: Device, id: string, field = 'name') => {
  const row = one.shown.get(`contacts/${id}`);
  return row === undefined ? undefined : valueAt(row, field);
};

describe('two devices of one business', () => {
  it('have the same records: those from before, those made since, and without the deleted ones', async () => {
    const laptop = await device('laptop', server.connect);
    await laptop.write(contactRow('ada', { name: 'Ada' }), contactRow('bo', { name: 'Bo' }));
    laptop.start();
    await settled(laptop);
    const phone = await device('phone', server.connect);
    phone.start();
    await settled(laptop, phone);
    expect(nameOf(phone, 'ada')).toBe('Ada');
    await phone.write(deletedRow('bo'), contactRow('cy', { name: 'Cy' }));
    await settled(laptop, phone);
    expect([...laptop.shown.keys()].sort()).toEqual(['contacts/ada', 'contacts/cy']);
  });

  it('both keep what each changed in another field of the same record at once', async () => {
    const [laptop, phone] = await two();
    await laptop.write(contactRow('ada', { name: 'Ada' }));
    await settled(laptop, phone);
    await Promise.all([laptop.write(fieldOf('ada', 'phone', '1')), phone.write(fieldOf('ada', 'city', 'York'))]);
    await settled(laptop, phone);
    for (const one of [laptop, phone]) {
      expect(nameOf(one, 'ada', 'phone')).toBe('1');
      expect(nameOf(one, 'ada', 'city')).toBe('York');
    }
  });

  it('of one field written on both while apart the later stands, and both are told', async () => {
    let ms = Date.UTC(2026, 10, 23);
    const now = () => ms;
    const [laptop, phone] = [
      await device('laptop', server.connect, { now }),
      await device('phone', server.connect, { now }),
    ];
    laptop.start();
    phone.start();
    await laptop.write(contactRow('ada', { name: 'Ada' }));
    await settled(laptop, phone);
    await phone.stop();
    await phone.write(fieldOf('ada', 'name', 'Ada of the phone'));
    ms += 1000;
    await laptop.write(fieldOf('ada', 'name', 'Ada of the laptop'));
    await settled(laptop);
    phone.start();
    await settled(laptop, phone);
    expect(nameOf(phone, 'ada')).toBe('Ada of the laptop');
    expect(phone.conflicts).toMatchObject([
      {
        id: 'ada',
        field: 'name',
        theirs: 'Ada of the laptop',
        mineStands: false,
        writer: expect.stringMatching(/^laptop/),
      },
    ]);
    await vi.waitFor(() =>
      expect(laptop.conflicts).toMatchObject([
        {
          field: 'name',
          theirs: 'Ada of the phone',
          mineStands: true,
          writer: expect.stringMatching(/^phone/),
          by: 'Who is at phone',
        },
      ]),
    );
  });

  it('who had sent first is told as well, by whom, when a later write comes that had not seen it', async () => {
    let ms = Date.UTC(2026, 10, 23);
    const now = () => ms;
    const [laptop, phone] = [
      await device('laptop', server.connect, { now }),
      await device('phone', server.connect, { now }),
    ];
    laptop.start();
    phone.start();
    await laptop.write(contactRow('ada', { name: 'Ada', phone: '1' }));
    await settled(laptop, phone);
    await phone.stop();
    await laptop.write(fieldOf('ada', 'name', 'Ada of the laptop'));
    await settled(laptop);
    ms += 1000;
    await phone.write(fieldOf('ada', 'name', 'Ada of the phone'));
    phone.start();
    await settled(laptop, phone);
    expect(nameOf(laptop, 'ada')).toBe('Ada of the phone');
    expect(phone.conflicts).toMatchObject([{ field: 'name', theirs: 'Ada of the laptop', mineStands: true }]);
    expect(laptop.conflicts).toMatchObject([
      { field: 'name', theirs: 'Ada of the phone', mineStands: false, by: 'Who is at phone' },
    ]);
    // What has been seen is no conflict, and neither are two fields.
    await laptop.write(fieldOf('ada', 'name', 'Ada'));
    await settled(laptop, phone);
    await Promise.all([laptop.write(fieldOf('ada', 'phone', '2')), phone.write(fieldOf('ada', 'title', 'Countess'))]);
    await settled(laptop, phone);
    expect([laptop.conflicts.length, phone.conflicts.length]).toEqual([1, 1]);
  });

  it('the same value written on both is no conflict', async () => {
    const [laptop, phone] = [await device('laptop', server.connect), await device('phone', server.connect)];
    laptop.start();
    phone.start();
    await laptop.write(contactRow('ada', { name: 'Ada' }));
    await settled(laptop, phone);
    await phone.stop();
    await laptop.write(fieldOf('ada', 'name', 'Ada King'));
    await settled(laptop);
    await phone.write(fieldOf('ada', 'name', 'Ada King'));
    phone.start();
    await settled(laptop, phone);
    expect([...laptop.conflicts, ...phone.conflicts]).toEqual([]);
  });

  it('a clock that is an hour wrong loses nobody’s later edit of what they have seen', async () => {
    const wrong = () => Date.now() + 3_600_000;
    const [laptop, phone] = [
      await device('laptop', server.connect, { now: wrong }),
      await device('phone', server.connect),
    ];
    laptop.start();
    phone.start();
    await laptop.write(contactRow('ada', { name: 'first' }));
    await settled(laptop, phone);
    await phone.write(fieldOf('ada', 'name', 'second'));
    await settled(laptop, phone);
    await laptop.write(fieldOf('ada', 'name', 'third'));
    await settled(laptop, phone);
    expect(nameOf(phone, 'ada')).toBe('third');
  });

  it('with a copy of the same business on both keep the newer of each record', async () => {
    const [laptop, phone] = [await device('laptop', server.connect), await device('phone', server.connect)];
    // As from a backup: without anything that waits.
    const copy = (at: string, name: string) => contactRow('ada', { name, updatedAt: at });
    await laptop.storage.takeIn([copy('2026-01-01T00:00:00.000Z', 'old')], []);
    await phone.storage.takeIn([copy('2026-02-01T00:00:00.000Z', 'new')], []);
    laptop.start();
    await settled(laptop);
    phone.start();
    await settled(laptop, phone);
    expect(nameOf(laptop, 'ada')).toBe('new');
  });
});

describe('offline', () => {
  it('what was done waits, also when the page was closed, and goes out when the server is there again', async () => {
    const [laptop, phone] = await two();
    await laptop.write(contactRow('ada', { name: 'Ada' }));
    await settled(laptop, phone);
    server.away = true;
    server.cut();
    await laptop.write(fieldOf('ada', 'phone', '1'), contactRow('bo'));
    await vi.waitFor(() => expect(laptop.status()).toMatchObject({ state: 'away', waiting: 2, fault: 'away' }));
    await laptop.reopen();
    await phone.write(fieldOf('ada', 'city', 'York'));
    laptop.start();
    await vi.waitFor(() => expect(laptop.status()).toMatchObject({ waiting: 2, fault: 'away' }));
    server.away = false;
    await settled(laptop, phone);
    expect(nameOf(phone, 'ada', 'phone')).toBe('1');
    expect(nameOf(laptop, 'ada', 'city')).toBe('York');
    expect(laptop.storage.waiting.size).toBe(0);
  });

  it('an acknowledgement that was lost sends nothing twice that would change anything', async () => {
    const [laptop, phone] = await two();
    await laptop.write(contactRow('ada', { name: 'Ada' }));
    await settled(laptop, phone);
    server.unanswered = 1;
    await laptop.write(fieldOf('ada', 'name', 'Ada Byron'));
    await settled(laptop, phone);
    expect(server.messages).toHaveLength(1);
    expect(nameOf(phone, 'ada')).toBe('Ada Byron');
    expect(phone.received.filter(({ value }) => valueAt(value, 'name') === 'Ada Byron')).toHaveLength(1);
  });

  it('a full server is said, and refused changes go out when it has room', async () => {
    const [laptop, phone] = await two();
    server.full = true;
    await laptop.write(contactRow('ada'));
    await vi.waitFor(() => expect(laptop.status()).toMatchObject({ state: 'away', fault: 'full', waiting: 1 }));
    server.full = false;
    await settled(laptop, phone);
    expect(phone.shown.size).toBe(1);
  });

  it('a record that is larger than the server takes stays here, is counted, and holds nothing else up', async () => {
    server.largest = 2000;
    const [laptop, phone] = await two();
    await laptop.write(contactRow('ada', { notes: 'x'.repeat(3000) }), contactRow('bo'));
    await vi.waitFor(() => expect(laptop.status()).toMatchObject({ waiting: 1, tooLarge: 1, state: 'connected' }));
    await vi.waitFor(() => expect([...phone.shown.keys()]).toEqual(['contacts/bo']));
  });
});

describe('what is not believed', () => {
  it('garbage is set aside with its reason, and what came before it stays', async () => {
    const [laptop, phone] = await two();
    await laptop.write(contactRow('ada', { name: 'Ada' }));
    await settled(laptop, phone);
    const [message] = server.messages;
    server.put(message?.subject ?? '', new TextEncoder().encode('garbage of a hostile member'));
    server.put(`${testPrefix}.none.none`, new Uint8Array(100));
    await vi.waitFor(async () => expect(await phone.setAside()).toHaveLength(2));
    expect((await phone.setAside())[0]).toMatchObject({
      collection: 'team',
      reason: expect.stringContaining('Expected'),
    });
    expect(nameOf(phone, 'ada')).toBe('Ada');
    await phone.write(fieldOf('ada', 'name', 'Ada Byron'));
    await settled(laptop, phone);
    expect(nameOf(laptop, 'ada')).toBe('Ada Byron');
  });

  it('garbage in place of a record is replaced by what a device knows of it, before anybody edits it', async () => {
    const [laptop, phone] = await two();
    await laptop.write(contactRow('ada', { name: 'Ada' }), contactRow('bo', { name: 'Bo' }));
    await settled(laptop, phone);
    for (const { subject } of server.messages) server.put(subject, new TextEncoder().encode('garbage'));
    const before = server.seq;
    await vi.waitFor(() => expect(server.seq).toBeGreaterThanOrEqual(before + 2));
    const late = await device('tablet', server.connect);
    late.start();
    await settled(laptop, phone, late);
    expect([nameOf(late, 'ada'), nameOf(late, 'bo')]).toEqual(['Ada', 'Bo']);
  });

  it('a record that was refused comes once it is allowed, without another edit, also after a new start', async () => {
    const laptop = await device('laptop', server.connect);
    const phone: Device = await device('phone', server.connect, {
      first: ['aiResults'],
      refuse: ({ collection, value }) =>
        collection === 'contacts' && valueAt(value, 'name') === 'AI' && !phone.shown.has('aiResults/approval')
          ? 'Nobody approved it.'
          : undefined,
    });
    laptop.start();
    phone.start();
    await laptop.write(contactRow('ada', { name: 'AI' }));
    await vi.waitFor(async () => expect(await phone.setAside()).toHaveLength(1));
    await phone.reopen();
    phone.start();
    await vi.waitFor(() => expect(phone.status().state).toBe('connected'));
    expect(phone.shown.has('contacts/ada')).toBe(false);
    expect(await phone.setAside()).toHaveLength(1);
    const before = server.seq;
    await laptop.write({ collection: 'aiResults', id: 'approval', value: { v: 1, r: { id: 'approval' } } });
    await settled(laptop, phone);
    expect(nameOf(phone, 'ada')).toBe('AI');
    expect(server.seq).toBe(before + 1);
  });

  it('a record of a later version of Steps waits on the server until this browser is as new', async () => {
    const laptop = await device('laptop', server.connect);
    let version = 1;
    const phone = await device('phone', server.connect, { tooNew: (_, v) => v > version });
    laptop.start();
    phone.start();
    await laptop.write(contactRow('ada', { name: 'Ada' }));
    await settled(laptop, phone);
    await laptop.write({ collection: 'contacts', id: 'bo', value: { v: 2, r: { id: 'bo', name: 'Bo' } } });
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'away', fault: 'newer' }));
    expect([...phone.shown.keys()]).toEqual(['contacts/ada']);
    version = 2;
    await settled(laptop, phone);
    expect(nameOf(phone, 'bo')).toBe('Bo');
  });

  it('an earlier state of a record, sent again, changes nothing and is replaced on the server', async () => {
    const [laptop, phone] = await two();
    await laptop.write(contactRow('ada', { name: 'first' }));
    await settled(laptop, phone);
    const [old] = server.messages;
    await laptop.write(fieldOf('ada', 'name', 'second'), fieldOf('ada', 'city', 'York'));
    await settled(laptop, phone);
    server.put(old?.subject ?? '', old?.data ?? new Uint8Array());
    await vi.waitFor(() => expect(server.messages[0]?.data).not.toEqual(old?.data));
    await settled(laptop, phone);
    const late = await device('tablet', server.connect);
    late.start();
    await settled(laptop, phone, late);
    expect([nameOf(late, 'ada'), nameOf(phone, 'ada'), nameOf(late, 'ada', 'city')]).toEqual([
      'second',
      'second',
      'York',
    ]);
  });

  it('a change that the check refuses is set aside, with the reason, and not shown', async () => {
    const laptop = await device('laptop', server.connect);
    const refuse = ({ value }: { value: unknown }) =>
      valueAt(value, 'name') === 'AI' ? 'Nobody approved it.' : undefined;
    const phone = await device('phone', server.connect, { refuse });
    laptop.start();
    phone.start();
    await laptop.write(contactRow('ada', { name: 'AI' }), contactRow('bo', { name: 'Bo' }));
    await vi.waitFor(() => expect([...phone.shown.keys()]).toEqual(['contacts/bo']));
    // Rows that may come in are written before.
    await vi.waitFor(async () =>
      expect(await phone.setAside()).toMatchObject([
        { collection: 'contacts', id: 'ada', reason: 'Nobody approved it.' },
      ]),
    );
  });

  it('rows of collections that come first are taken in before the others of a batch are checked', async () => {
    const laptop = await device('laptop', server.connect);
    const entry = { collection: 'aiResults', id: 'entry', value: { v: 1, r: { id: 'entry' } } };
    await laptop.write(contactRow('ada'), entry);
    laptop.start();
    await settled(laptop);
    const known: string[] = [];
    const phone = await device('phone', server.connect, {
      first: ['aiResults'],
      refuse: ({ collection }) => {
        if (collection === 'contacts' && !phone.shown.has('aiResults/entry')) known.push('too early');
        return undefined;
      },
    });
    phone.start();
    await settled(laptop, phone);
    expect(known).toEqual([]);
  });
});

describe('keys that a device lacks', () => {
  const ticketRow = (id: string, title: string): RowChange => ({
    collection: 'tickets',
    id,
    value: { v: 1, r: { id, title } },
  });
  const dataOf = (seq: number) => server.messages.find((message) => message.seq === seq)?.data;

  it('a record under a later key is counted and left as it is, until the key comes', async () => {
    const [laptop, phone] = await two();
    await laptop.write(contactRow('ada', { name: 'Ada' }), contactRow('bo', { name: 'Bo' }));
    await settled(laptop, phone);
    const renewed = rotated(testRing);
    await laptop.link().renew(renewed);
    await laptop.write(fieldOf('ada', 'name', 'Ada Byron'));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ locked: 1, refused: 0, state: 'connected' }));
    const [sealed] = server.messages.slice(-1);
    // What is written here goes on nothing that cannot be read; other records go out.
    await phone.write(fieldOf('ada', 'city', 'York'), fieldOf('bo', 'city', 'Leeds'));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ locked: 1, refused: 1, waiting: 1 }));
    await vi.waitFor(() => expect(nameOf(laptop, 'bo', 'city')).toBe('Leeds'));
    await phone.reopen();
    phone.start();
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'connected', locked: 1, refused: 1 }));
    expect(dataOf(sealed?.seq ?? 0)).toEqual(sealed?.data);
    expect([nameOf(phone, 'ada'), await phone.setAside()]).toEqual(['Ada', []]);
    await phone.link().renew(renewed);
    await settled(laptop, phone);
    expect(phone.status()).toMatchObject({ locked: 0, refused: 0 });
    for (const one of [laptop, phone]) {
      expect([nameOf(one, 'ada'), nameOf(one, 'ada', 'city')]).toEqual(['Ada Byron', 'York']);
    }
  });

  it('a connection that was on its way when the list or the keys changed is begun again with them', async () => {
    const begun: (() => void)[] = [];
    const laptop = await device('laptop', async () => {
      await new Promise<void>((resolve) => begun.push(resolve));
      return server.connect();
    });
    laptop.start();
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    await laptop.link().renew(testRing);
    begun[0]?.();
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    begun[1]?.();
    await settled(laptop);
    expect(begun).toHaveLength(2);
  });

  it('a device that was given the key while it was closed reads at its start what it could not', async () => {
    const renewed = rotated(testRing);
    const laptop = await device('laptop', server.connect, { ring: renewed });
    laptop.start();
    await laptop.write(contactRow('ada'));
    await settled(laptop);
    const phone = await device('phone', server.connect);
    phone.start();
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'connected', locked: 1 }));
    await phone.reopen(renewed);
    phone.start();
    await settled(laptop, phone);
    expect([phone.shown.has('contacts/ada'), phone.status().locked]).toEqual([true, 0]);
  });

  it('a role that reads some collections has these, and what it writes elsewhere stays on its device', async () => {
    const laptop = await device('laptop', server.connect);
    const phone = await device('phone', server.connect, { ring: await ringFor(testRing, ['contacts']) });
    await laptop.write(contactRow('ada'), ticketRow('t1', 'Leaking tap'));
    laptop.start();
    phone.start();
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'connected', locked: 1 }));
    await phone.write(ticketRow('t1', 'Mine'), ticketRow('t2', 'Mine too'), fieldOf('ada', 'city', 'York'));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'connected', waiting: 2, refused: 2 }));
    await vi.waitFor(() => expect(nameOf(laptop, 'ada', 'city')).toBe('York'));
    expect([...laptop.shown.keys()].sort()).toEqual(['contacts/ada', 'tickets/t1']);
    expect(valueAt(laptop.shown.get('tickets/t1'), 'title')).toBe('Leaking tap');
  });

  it('a server made anew is filled by who has the keys; who lacks them replaces nothing', async () => {
    const renewed = rotated(testRing);
    const [laptop, phone] = await two();
    await laptop.write(contactRow('ada', { name: 'Ada' }));
    await settled(laptop, phone);
    await laptop.link().renew(renewed);
    await laptop.write(fieldOf('ada', 'name', 'Ada Byron'));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ locked: 1 }));
    server.name = 'log-2';
    server.cut();
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'connected', locked: 1 }));
    await settled(laptop);
    const late = await device('tablet', server.connect, { ring: renewed });
    late.start();
    await settled(laptop, late);
    expect(nameOf(late, 'ada')).toBe('Ada Byron');
  });

  it('whatever is written, cut and closed meanwhile: no row under a key that a device lacks is replaced by it', async () => {
    const step = fc.record({
      do: fc.constantFrom(
        'old' as const,
        'old' as const,
        'new' as const,
        'new' as const,
        'cut' as const,
        'reopen' as const,
      ),
      id: fc.nat(2),
      value: fc.nat(99),
    });
    const renewed = rotated(testRing);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
        server = new MemoryServer();
        const lost: string[] = [];
        const put = server.put.bind(server);
        const versionOf = (data: Uint8Array | undefined) => (data ? new DataView(data.buffer).getUint16(1) : 0);
        server.put = (subject, data) => {
          if (versionOf(server.last(subject)?.data) > versionOf(data)) lost.push(subject);
          return put(subject, data);
        };
        const [laptop, phone] = await two();
        await laptop.write(...['0', '1', '2'].map((id) => contactRow(id)));
        await settled(laptop, phone);
        await laptop.link().renew(renewed);
        for (const { do: what, id, value } of steps) {
          if (what === 'old') await phone.write(fieldOf(String(id), 'phone', value));
          else if (what === 'new') await laptop.write(fieldOf(String(id), 'city', value));
          else if (what === 'cut') server.cut();
          else {
            await phone.reopen();
            phone.start();
          }
        }
        await vi.waitFor(() => {
          expect(laptop.status()).toMatchObject({ state: 'connected', waiting: 0 });
          expect(phone.status().state).toBe('connected');
          expect(phone.status().waiting).toBe(phone.status().refused);
        });
        await phone.link().renew(renewed);
        await settled(laptop, phone);
        const last = (what: string, id: number) => steps.findLast((one) => one.do === what && one.id === id)?.value;
        for (const id of [0, 1, 2]) {
          for (const one of [laptop, phone]) {
            const fields = ['phone', 'city'].map((field) => nameOf(one, String(id), field));
            expect(fields).toEqual([last('old', id), last('new', id)]);
          }
        }
        expect(lost).toEqual([]);
        await closeDevices();
      }),
      { numRuns: schedules },
    );
  }, 120_000);
});

describe('a role that the server holds to', () => {
  async function member(name: string, written: readonly string[], options: Partial<BedOptions> = {}): Promise<Device> {
    const { token } = await ringNames(testRing);
    const tokens = await Promise.all(written.map(token));
    const may = (subject: string) => tokens.includes(subject.split('.').at(-2) ?? '');
    return device(name, server.connectAs(may), options);
  }
  const dealRow = (id: string, fields: Record<string, unknown>): RowChange => ({
    ...contactRow(id, fields),
    collection: 'deals',
  });
  /** Ada is on both devices; the phone may change deals alone. */
  async function adaOnBoth(options: Partial<BedOptions> = {}): Promise<[Device, Device]> {
    const [laptop, phone] = [await device('laptop', server.connect), await member('phone', ['deals'], options)];
    await laptop.write(contactRow('ada', { name: 'Ada' }));
    laptop.start();
    phone.start();
    await settled(laptop, phone);
    return [laptop, phone];
  }

  it('what it may not change stays on the device and is counted; all else goes out', async () => {
    const [laptop, phone] = await adaOnBoth();
    await phone.write(fieldOf('ada', 'name', 'Eve'), contactRow('new'));
    await phone.write(dealRow('d1', { name: 'Bread' }));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'connected', refused: 2, waiting: 2 }));
    await vi.waitFor(() => expect(laptop.shown.has('deals/d1')).toBe(true));
    expect([nameOf(laptop, 'ada'), nameOf(phone, 'ada')]).toEqual(['Ada', 'Eve']);
    // Somebody else's work on the same record still comes in beside it.
    await laptop.write(fieldOf('ada', 'city', 'York'));
    await vi.waitFor(() => expect(nameOf(phone, 'ada', 'city')).toBe('York'));
    await phone.reopen();
    phone.start();
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'connected', refused: 2 }));
    const held = phone.link().held();
    expect(held.map(({ id }) => id).sort()).toEqual(['ada', 'new']);
  });

  it('is taken back to what the server has, also what is not there at all', async () => {
    const [laptop, phone] = await adaOnBoth();
    await phone.write(fieldOf('ada', 'name', 'Eve'), contactRow('new'));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ refused: 2 }));
    await phone.link().discard(phone.link().held());
    await settled(laptop, phone);
    expect([nameOf(phone, 'ada'), phone.shown.has('contacts/new'), phone.status().refused]).toEqual(['Ada', false, 0]);
    expect(phone.storage.waiting.size).toBe(0);
    await laptop.write(fieldOf('ada', 'name', 'Ada Byron'));
    await settled(laptop, phone);
    expect(nameOf(phone, 'ada')).toBe('Ada Byron');
  });

  /** What happens between the server's next answer about a record and its coming here. */
  function duringLast(): (() => Promise<unknown>)[] {
    const slow: (() => Promise<unknown>)[] = [];
    const connectAs = server.connectAs.bind(server);
    vi.spyOn(server, 'connectAs').mockImplementation((may) => async () => {
      const log = await connectAs(may)();
      const last = log.last.bind(log);
      log.last = async (subject) => {
        const message = await last(subject);
        await slow.pop()?.();
        return message;
      };
      return log;
    });
    return slow;
  }

  it('is taken back beside what comes from others in the same moment', async () => {
    const slow = duringLast();
    const [laptop, phone] = await adaOnBoth();
    await phone.write(fieldOf('ada', 'name', 'Eve'));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ refused: 1 }));
    slow.push(async () => {
      await laptop.write(fieldOf('ada', 'city', 'York'));
      await vi.waitFor(() => expect(nameOf(phone, 'ada', 'city')).toBe('York'));
    });
    await phone.link().discard(phone.link().held());
    await settled(laptop, phone);
    expect([nameOf(phone, 'ada'), nameOf(phone, 'ada', 'city'), phone.status().refused]).toEqual(['Ada', 'York', 0]);
  });

  it('so is one that the server did not have, and that another device makes in the same moment', async () => {
    const slow = duringLast();
    const [laptop, phone] = await adaOnBoth();
    await phone.write(contactRow('one', { name: 'Of the phone' }));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ refused: 1 }));
    slow.push(async () => {
      await laptop.write(contactRow('one', { name: 'Of the laptop' }));
      await vi.waitFor(() => expect(nameOf(phone, 'one')).toBe('Of the laptop'));
    });
    await phone.link().discard(phone.link().held());
    await settled(laptop, phone);
    expect([nameOf(phone, 'one'), phone.status().refused]).toEqual(['Of the laptop', 0]);
  });

  it('what is changed here in the same moment goes out, and stays here too', async () => {
    const slow = duringLast();
    server.largest = 2000;
    const [laptop, phone] = await adaOnBoth();
    await phone.write(dealRow('d1', { name: 'Bread' }));
    await settled(laptop, phone);
    const ofDeal = (field: string, value: unknown): RowChange => ({
      ...fieldOf('d1', field, value),
      collection: 'deals',
    });
    await phone.write(ofDeal('notes', 'x'.repeat(3000)));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ tooLarge: 1 }));
    slow.push(() => phone.write(ofDeal('city', 'York')));
    await phone.link().discard(phone.link().held());
    await settled(laptop, phone);
    for (const one of [laptop, phone]) {
      expect(one.shown.get('deals/d1')).toMatchObject({ r: { name: 'Bread', city: 'York' } });
      expect(valueAt(one.shown.get('deals/d1'), 'notes')).toBeUndefined();
    }
  });

  it('is taken back in one write, so that after a crash it does not wait again', async () => {
    let crash: 'none' | 'after the record' | 'now' = 'none';
    const port = memoryPortWith((storage) => ({
      async write(changes, seen) {
        if (crash === 'now') throw new StorageError('unavailable', 'The page is gone.');
        await storage.write(changes, seen);
        if (crash !== 'none' && changes.some(({ id }) => id === 'ada')) crash = 'now';
      },
    }));
    const [, phone] = await adaOnBoth({ port });
    await phone.write(fieldOf('ada', 'name', 'Eve'));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ refused: 1 }));
    crash = 'after the record';
    await phone
      .link()
      .discard(phone.link().held())
      .catch(() => {});
    await phone.stop();
    crash = 'none';
    await phone.reopen();
    expect([nameOf(phone, 'ada'), phone.storage.waiting.size]).toEqual(['Ada', 0]);
  });

  it('is not taken back to what may not come in here, and that is said', async () => {
    const mayStay = (change: RowChange) =>
      JSON.stringify(change.value).includes('forged') ? 'Nobody approved it.' : undefined;
    const [laptop, phone] = await adaOnBoth({ refuse: mayStay });
    await phone.write(fieldOf('ada', 'name', 'Eve'));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ refused: 1 }));
    await laptop.write(fieldOf('ada', 'notes', 'forged'));
    await vi.waitFor(async () => expect(await phone.setAside()).toHaveLength(1));
    await phone.link().discard(phone.link().held());
    expect(nameOf(phone, 'ada', 'notes')).toBeUndefined();
    expect([nameOf(phone, 'ada'), phone.status().refused]).toEqual(['Eve', 1]);
    await laptop.write(fieldOf('ada', 'notes', 'Likes tea'));
    await vi.waitFor(() => expect(nameOf(phone, 'ada', 'notes')).toBe('Likes tea'));
    await phone.link().discard(phone.link().held());
    await settled(laptop, phone);
    expect([nameOf(phone, 'ada'), phone.status().refused]).toEqual(['Ada', 0]);
  });

  it('what is a person’s own, or follows another record, waits for nothing', async () => {
    const [laptop, phone] = await adaOnBoth({
      staysHere: ({ collection, fields }) => collection === 'drafts' || fields?.join() === 'lastContact',
    });
    const draft = { ...contactRow('draft'), collection: 'drafts' };
    await phone.write(draft, fieldOf('ada', 'lastContact', 'today'), dealRow('d1', {}));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'connected', refused: 0, waiting: 0 }));
    await vi.waitFor(() => expect([...laptop.shown.keys()].sort()).toEqual(['contacts/ada', 'deals/d1']));
    expect(phone.shown.has('drafts/draft')).toBe(true);
    expect(phone.storage.waiting.size).toBe(0);
  });
});

describe('a record that cannot go out holds up nothing but itself', () => {
  const subjectOf = async (id: string) => {
    const { token, row } = await ringNames(testRing);
    return `${testPrefix}.${await token('contacts')}.${await row('contacts', id)}`;
  };
  const heldOn = (one: Device) =>
    one
      .link()
      .held()
      .map(({ id, why, reason, changed }) => ({ id, why, reason, changed }));

  it('because the server does not confirm it: the connection stays, it says so, and is tried again or given up', async () => {
    const [laptop, phone] = await two();
    await settled(laptop, phone);
    const mute = await subjectOf('mute');
    server.confirms = (subject) => subject !== mute;
    await laptop.write(contactRow('mute'), contactRow('bo'));
    await vi.waitFor(() => expect(laptop.status()).toMatchObject({ state: 'connected', waiting: 1, failed: 1 }));
    await vi.waitFor(() => expect([...phone.shown.keys()]).toEqual(['contacts/bo']));
    expect(heldOn(laptop)).toEqual([
      { id: 'mute', why: 'failed', reason: 'The server does not confirm it.', changed: true },
    ]);
    await laptop.link().tryAgain(laptop.link().held());
    await vi.waitFor(() => expect(laptop.status()).toMatchObject({ state: 'connected', failed: 1 }));
    await laptop.link().discard(laptop.link().held());
    expect(laptop.shown.has('contacts/mute')).toBe(false);
    await settled(laptop, phone);
    await laptop.write(contactRow('mute', { name: 'Mo' }));
    await vi.waitFor(() => expect(laptop.status()).toMatchObject({ failed: 1 }));
    server.confirms = () => true;
    await laptop.link().tryAgain(laptop.link().held());
    await settled(laptop, phone);
    expect(nameOf(phone, 'mute')).toBe('Mo');
  });

  it('nor do many of an import, of which one is not confirmed', async () => {
    const [laptop, phone] = [
      await device('laptop', server.connect, { packFrom: 3 }),
      await device('phone', server.connect),
    ];
    laptop.start();
    phone.start();
    await settled(laptop, phone);
    const mute = await subjectOf('c3');
    server.confirms = (subject) => subject !== mute && !subject.includes('.pack-');
    await laptop.write(...['c1', 'c2', 'c3', 'c4'].map((id) => contactRow(id)));
    await vi.waitFor(() => expect(laptop.status()).toMatchObject({ state: 'connected', waiting: 1, failed: 1 }));
    await vi.waitFor(() =>
      expect([...phone.shown.keys()].sort()).toEqual(['c1', 'c2', 'c4'].map((id) => `contacts/${id}`)),
    );
  });

  it('because it cannot be written down: said with its reason', async () => {
    const [laptop, phone] = await two();
    await laptop.write(contactRow('big', { size: 2n ** 70n }), contactRow('bo'));
    await vi.waitFor(() => expect(laptop.status()).toMatchObject({ state: 'connected', waiting: 1, failed: 1 }));
    await vi.waitFor(() => expect([...phone.shown.keys()]).toEqual(['contacts/bo']));
    expect(heldOn(laptop)).toMatchObject([{ id: 'big', why: 'failed', reason: expect.stringContaining('BigInt') }]);
  });

  it('because it is too large: made smaller it goes out by itself', async () => {
    server.largest = 2000;
    const [laptop, phone] = await two();
    await laptop.write(contactRow('ada', { notes: 'x'.repeat(3000) }));
    await vi.waitFor(() => expect(laptop.status()).toMatchObject({ waiting: 1, tooLarge: 1 }));
    await laptop.write(fieldOf('ada', 'notes', 'short'));
    await settled(laptop, phone);
    expect(nameOf(phone, 'ada', 'notes')).toBe('short');
  });

  it('of others, refused here and written again under a key that this device lacks: the connection stays', async () => {
    const later = rotated(testRing);
    const laptop = await device('laptop', server.connect, { ring: later });
    const phone = await device('phone', server.connect, {
      first: ['aiResults'],
      refuse: ({ collection, id }) => (collection === 'contacts' && id === 'ada' ? 'Nobody approved it.' : undefined),
    });
    const tablet = await device('tablet', server.connect);
    for (const one of [laptop, phone, tablet]) one.start();
    await tablet.write(contactRow('ada', { name: 'AI' }));
    await vi.waitFor(async () => expect(await phone.setAside()).toHaveLength(1));
    await vi.waitFor(() => expect(nameOf(laptop, 'ada')).toBe('AI'));
    await laptop.write(fieldOf('ada', 'name', 'More AI'));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ locked: 1 }));
    // Whatever decides about others has them looked at again.
    await tablet.write({ collection: 'aiResults', id: 'approval', value: { v: 1, r: { id: 'approval' } } });
    await tablet.write(contactRow('bo'));
    await vi.waitFor(() => expect(phone.shown.has('contacts/bo')).toBe(true));
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'connected', waiting: 0, locked: 1 }));
    const { synced } = phone.status();
    await phone.write(contactRow('cy'));
    await vi.waitFor(() => expect(tablet.shown.has('contacts/cy')).toBe(true));
    expect(phone.status().fault).toBeUndefined();
    expect(synced).toBeDefined();
  });

  it('of others, over which the check stumbles: set aside with the reason', async () => {
    const laptop = await device('laptop', server.connect);
    const phone = await device('phone', server.connect, {
      refuse({ id }) {
        if (id === 'odd') throw new TypeError('Expected a list, got a word.');
        return undefined;
      },
    });
    laptop.start();
    phone.start();
    await laptop.write(contactRow('odd'), contactRow('bo'));
    await vi.waitFor(() => expect([...phone.shown.keys()]).toEqual(['contacts/bo']));
    await vi.waitFor(async () =>
      expect(await phone.setAside()).toMatchObject([{ id: 'odd', reason: expect.stringContaining('Expected a list') }]),
    );
    expect(phone.status()).toMatchObject({ state: 'connected' });
  });
});

it('what is to be done before anything is sent is tried again where it fails, as on a full disk', async () => {
  let tries = 0;
  const starting = async () => {
    tries += 1;
    if (tries < 3) throw new StorageError('quota', 'The disk is full.');
    await phone.storage.add([contactRow('ada', { name: 'Ada' })]);
  };
  const [laptop, phone] = [await device('laptop', server.connect), await device('phone', server.connect, { starting })];
  laptop.start();
  phone.start();
  await settled(laptop, phone);
  expect([tries, nameOf(laptop, 'ada')]).toEqual([3, 'Ada']);
  await phone.reopen();
  phone.start();
  await settled(laptop, phone);
  server.cut();
  await settled(laptop, phone);
  expect(tries).toBe(4);
});

it('what somebody is typing stays on the device, and nobody can put it on another', async () => {
  const own = ['drafts'];
  const draft = (id: string) => ({ ...contactRow(id), collection: 'drafts' });
  const laptop = await device('laptop', server.connect, { own });
  const hostile = await device('hostile', server.connect);
  await laptop.write(draft('typed-before'), contactRow('ada'));
  laptop.start();
  hostile.start();
  await vi.waitFor(() => expect(hostile.shown.has('contacts/ada')).toBe(true));
  await laptop.write(draft('typed-now'), contactRow('bo'));
  await hostile.write(draft('planted'), contactRow('cy'));
  const shown = ({ shown }: Device) => [...shown.keys()].sort();
  await vi.waitFor(() => {
    expect(shown(laptop)).toEqual([
      'contacts/ada',
      'contacts/bo',
      'contacts/cy',
      'drafts/typed-before',
      'drafts/typed-now',
    ]);
    expect(shown(hostile)).toEqual(['contacts/ada', 'contacts/bo', 'contacts/cy', 'drafts/planted']);
  });
  await vi.waitFor(() => expect(laptop.status()).toMatchObject({ state: 'connected', waiting: 0, refused: 0 }));
});

it('20 devices that write one record at once, each a field of its own, lose none of them', async () => {
  const devices = await Promise.all(Array.from({ length: 20 }, (_, n) => device(`device${n}`, server.connect)));
  const [first] = devices as [Device];
  first.start();
  await first.write(contactRow('ada'));
  await settled(first);
  for (const one of devices.slice(1)) one.start();
  await settled(...devices);
  await Promise.all(devices.map((one, n) => one.write(fieldOf('ada', `field${n}`, n))));
  await settled(...devices);
  for (let n = 0; n < 20; n++) expect(nameOf(first, 'ada', `field${n}`)).toBe(n);
}, 60_000);

it('a server put back to yesterday gets from the browsers what it lacks', async () => {
  const [laptop, phone] = await two();
  await laptop.write(contactRow('ada', { name: 'yesterday' }), contactRow('bo'));
  await settled(laptop, phone);
  const putBack = server.backup();
  await laptop.write(fieldOf('ada', 'name', 'today'), contactRow('cy'), deletedRow('bo'));
  await settled(laptop, phone);
  putBack();
  await settled(laptop, phone);
  const late = await device('tablet', server.connect);
  late.start();
  await settled(laptop, phone, late);
  expect([...late.shown.keys()].sort()).toEqual(['contacts/ada', 'contacts/cy']);
  expect(nameOf(late, 'ada')).toBe('today');
});

it('two tabs of one browser that write the same field agree with each other and with the phone', async () => {
  const [laptop, phone] = await two();
  await laptop.write(contactRow('ada'));
  // Writes of one millisecond: which of the two is the later one is decided by names that each tab makes up.
  for (let round = 0; round < 20; round += 1) {
    const tab = await laptop.openTab();
    await settled(laptop, phone);
    await Promise.all([
      tab.write([fieldOf('ada', 'name', `tab ${round}`)]),
      laptop.write(fieldOf('ada', 'name', `window ${round}`)),
    ]);
    await tab.write([fieldOf('ada', 'city', `York ${round}`)]);
    await settled(laptop, phone);
    expect(nameOf(phone, 'ada', 'city')).toBe(`York ${round}`);
    await tab.close();
  }
});

it('what is written here while refused rows are set aside is beside what came with them', async () => {
  const asked: (() => void)[] = [];
  const port = memoryPortWith((storage) => ({
    async setRowsAside(rows) {
      await new Promise<void>((resolve) => asked.push(resolve));
      await storage.setRowsAside(rows);
    },
  }));
  const refuse = ({ id }: RowChange) => (id.startsWith('bad') ? 'It is bad.' : undefined);
  const laptop = await device('laptop', server.connect, { port, refuse });
  const phone = await device('phone', server.connect);
  laptop.start();
  phone.start();
  await laptop.write(contactRow('ada', { name: 'Ada' }));
  await settled(laptop, phone);
  await phone.write(contactRow('bad 1'));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await phone.write(contactRow('ada', { name: 'Ada of the phone' }), contactRow('bad 2'));
  await vi.waitFor(() => expect(phone.status().waiting).toBe(0));
  asked[0]?.();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await laptop.write(fieldOf('ada', 'city', 'York'));
  await vi.waitFor(() => expect(laptop.status().waiting).toBe(0));
  asked[1]?.();
  await vi.waitFor(() => expect(nameOf(phone, 'ada', 'city')).toBe('York'));
  await vi.waitFor(async () => expect(await laptop.setAside()).toHaveLength(2));
  await phone.write(deletedRow('bad 1'), deletedRow('bad 2'));
  await settled(laptop, phone);
  expect([nameOf(laptop, 'ada'), nameOf(laptop, 'ada', 'city')]).toEqual(['Ada of the phone', 'York']);
});

it.each([
  ['of the records', 'client-1'],
  ['of what is known of the server', 'team-client-1'],
])('what comes while the disk %s is full is there once it has room', async (_, database) => {
  let full = false;
  let failed = 0;
  const port = memoryPortWith((storage, name) => ({
    async write(...written) {
      if (full && name === database) {
        failed += 1;
        throw new StorageError('quota', 'The disk is full.');
      }
      await storage.write(...written);
    },
  }));
  const laptop = await device('laptop', server.connect, { port });
  const phone = await device('phone', server.connect);
  laptop.start();
  phone.start();
  await laptop.write(contactRow('ada', { name: 'Ada' }));
  await settled(laptop, phone);
  full = true;
  await phone.write(fieldOf('ada', 'city', 'York'), contactRow('bo', { name: 'Bo' }));
  await vi.waitFor(() => expect(failed).toBeGreaterThan(0));
  full = false;
  await settled(laptop, phone);
  expect([nameOf(laptop, 'ada', 'city'), nameOf(laptop, 'bo')]).toEqual(['York', 'Bo']);
});

describe('where the clock of another device is an hour ahead', () => {
  const ahead = () => Date.now() + 3_600_000;

  async function apart(port?: BedOptions['port']): Promise<[Device, Device]> {
    const [laptop, phone] = [
      await device('laptop', server.connect, port && { port }),
      await device('phone', server.connect, { now: ahead }),
    ];
    laptop.start();
    phone.start();
    await laptop.write(contactRow('ada', { name: 'Ada' }));
    await settled(laptop, phone);
    await phone.write(fieldOf('ada', 'name', 'Ada of the phone'));
    await settled(laptop, phone);
    return [laptop, phone];
  }

  it('what is typed over its words right after a new start is kept, before anything is read of the server', async () => {
    const [laptop, phone] = await apart();
    await laptop.reopen();
    laptop.start();
    await laptop.write(fieldOf('ada', 'name', 'Ada of the laptop'));
    await settled(laptop, phone);
    expect([nameOf(laptop, 'ada'), nameOf(phone, 'ada')]).toEqual(['Ada of the laptop', 'Ada of the laptop']);
  });

  it('so is a second one over the own first one', async () => {
    const [laptop, phone] = await apart();
    for (const n of [1, 2, 3]) await laptop.write(fieldOf('ada', 'name', `Ada ${n}`));
    await settled(laptop, phone);
    await laptop.reopen();
    laptop.start();
    await laptop.write(fieldOf('ada', 'name', 'Ada 4'));
    await settled(laptop, phone);
    expect([nameOf(laptop, 'ada'), nameOf(phone, 'ada')]).toEqual(['Ada 4', 'Ada 4']);
  });

  it('so is what is typed in a tab that is not the connected one', async () => {
    const [laptop, phone] = await apart();
    const tab = await laptop.openTab();
    await tab.write([fieldOf('ada', 'name', 'Ada of the tab')]);
    await settled(laptop, phone);
    expect([nameOf(laptop, 'ada'), nameOf(phone, 'ada')]).toEqual(['Ada of the tab', 'Ada of the tab']);
    await phone.write(fieldOf('ada', 'name', 'Ada of the phone again'));
    await settled(laptop, phone);
    await tab.write([fieldOf('ada', 'name', 'Ada of the tab again')]);
    await settled(laptop, phone);
    expect([nameOf(laptop, 'ada'), nameOf(phone, 'ada')]).toEqual(['Ada of the tab again', 'Ada of the tab again']);
    await tab.close();
  });

  it('a write of a tab that had not read that clock loses on all devices alike, the one that made it too', async () => {
    const port = memoryPort();
    const [laptop, phone] = await apart(port);
    await phone.write(fieldOf('ada', 'city', 'York'), contactRow('bo', { name: 'Bo of the phone' }));
    await settled(laptop, phone);
    await laptop.stop();
    const unread = joinedStorage(await port.open('client-1'), 'laptop');
    await unread.write([fieldOf('ada', 'name', 'Ada of the tab')]);
    await unread.write([contactRow('ada', { name: 'Ada of the tab', phone: '1' }), deletedRow('bo')]);
    await unread.close();
    await laptop.reopen();
    laptop.start();
    await settled(laptop, phone);
    for (const one of [laptop, phone]) {
      await vi.waitFor(() => {
        expect([nameOf(one, 'ada'), nameOf(one, 'ada', 'city')]).toEqual(['Ada of the phone', 'York']);
        expect([nameOf(one, 'ada', 'phone'), nameOf(one, 'bo')]).toEqual(['1', 'Bo of the phone']);
      });
    }
  });
});

describe('with the working copy in IndexedDB', () => {
  /** Each device is another browser, with databases of its own. */
  const inIndexedDb = (name: string): Promise<Device> =>
    device(name, server.connect, {
      port: { ...indexedDbPort(), open: (database) => openJournalStorage(`${name}-${database}`) },
    });

  it('what was done offline is there after a new start, goes out once, and comes to the other', async () => {
    const [laptop, phone] = [await inIndexedDb('laptop'), await inIndexedDb('phone')];
    laptop.start();
    phone.start();
    await laptop.write(contactRow('ada', { name: 'Ada' }), contactRow('bo', { name: 'Bo' }));
    await settled(laptop, phone);
    server.away = true;
    server.cut();
    await laptop.write(fieldOf('ada', 'phone', '1'));
    await phone.write(fieldOf('ada', 'city', 'York'), deletedRow('bo'));
    await laptop.reopen();
    await phone.reopen();
    expect([...laptop.storage.waiting.values()]).toHaveLength(1);
    expect([nameOf(laptop, 'ada', 'phone'), [...phone.shown.keys()]]).toEqual(['1', ['contacts/ada']]);
    const before = server.seq;
    server.away = false;
    laptop.start();
    phone.start();
    await settled(laptop, phone);
    for (const one of [laptop, phone]) {
      await vi.waitFor(() => {
        expect([...one.shown.keys()]).toEqual(['contacts/ada']);
        expect([nameOf(one, 'ada', 'phone'), nameOf(one, 'ada', 'city')]).toEqual(['1', 'York']);
      });
    }
    expect(server.seq).toBe(before + 3);
    await laptop.reopen();
    await phone.reopen();
    laptop.start();
    phone.start();
    await settled(laptop, phone);
    expect(server.seq).toBe(before + 3);
  });
});

it(
  'whatever is written, cut, refused and closed in whatever order: all devices end equal, and what was acknowledged is there',
  async () => {
    const step = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          do: fc.constant('field' as const),
          who: fc.nat(2),
          id: fc.nat(2),
          name: fc.constantFrom('own', 'shared'),
          value: fc.nat(99),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          do: fc.constantFrom('delete' as const, 'make' as const),
          who: fc.nat(2),
          id: fc.nat(2),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          do: fc.constantFrom('cut' as const, 'away' as const, 'back' as const, 'lose' as const, 'wait' as const),
          who: fc.nat(2),
        }),
      },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('reopen' as const), who: fc.nat(2) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        server = new MemoryServer();
        const names = ['one', 'two', 'three'];
        const skew = [-3_600_000, 0, 3_600_000];
        const devices = await Promise.all(
          names.map((name, n) => device(name, server.connect, { now: () => Date.now() + (skew[n] ?? 0) })),
        );
        const expected = new Map<string, number>();
        const [first] = devices as [Device];
        await first.write(...['0', '1', '2'].map((id) => contactRow(id)));
        for (const one of devices) one.start();
        await settled(...devices);
        const gone = new Set<number>();
        for (const one of steps) {
          const at = devices[one.who] as Device;
          if (one.do === 'field') {
            const name = one.name === 'own' ? `of${one.who}` : 'shared';
            if (name !== 'shared') expected.set(`${one.id}/${name}`, one.value);
            if (at.shown.has(`contacts/${one.id}`)) await at.write(fieldOf(String(one.id), name, one.value));
            else expected.delete(`${one.id}/${name}`);
          } else if (one.do === 'delete' || one.do === 'make') {
            gone.add(one.id);
            await at.write(one.do === 'delete' ? deletedRow(String(one.id)) : contactRow(String(one.id)));
          } else if (one.do === 'cut') server.cut();
          else if (one.do === 'lose') server.unanswered = 1;
          else if (one.do === 'wait') await new Promise((resolve) => setTimeout(resolve, 2));
          else if (one.do === 'reopen') {
            await at.reopen();
            at.start();
          } else {
            server.away = one.do === 'away';
            if (server.away) server.cut();
          }
        }
        server.away = false;
        await settled(...devices);
        for (const [key, value] of expected) {
          const [id = '', field = ''] = key.split('/');
          if (!gone.has(Number(id))) expect(nameOf(first, id, field), key).toBe(value);
        }
        for (const one of devices) expect(one.storage.waiting.size).toBe(0);
        await closeDevices();
      }),
      { numRuns: schedules },
    );
  },
  60_000 + schedules * 1000,
);
