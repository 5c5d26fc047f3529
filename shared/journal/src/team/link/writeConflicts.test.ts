import { valueAt } from '@steps/platform/src/core/storage/rowChange';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryServer } from '../log/memoryLog.fixture';
import { conflictValue, isAmong, mergedConflicts, type WriteConflict } from '../rows/writeConflict';
import { closeDevices, contactRow, type Device, device, fieldOf, type SeenConflict } from './teamBed.fixture';

let server: MemoryServer;
let ms: number;

beforeEach(() => {
  server = new MemoryServer();
  ms = Date.UTC(2026, 10, 23);
});

afterEach(closeDevices);

/** Devices that are connected and have Ada. */
async function connected(...names: string[]): Promise<Device[]> {
  const devices: Device[] = [];
  for (const name of names) devices.push(await device(name, server.connect, { now: () => ms }));
  for (const one of devices) one.start();
  await devices[0]?.write(contactRow('ada', { name: 'Ada' }));
  await settled(...devices);
  return devices;
}

async function settled(...devices: Device[]): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const one of devices) expect(one.status()).toMatchObject({ state: 'connected', waiting: 0 });
      expect(new Set(await Promise.all(devices.map((one) => one.stored()))).size).toBe(1);
    },
    { timeout: 20_000, interval: 5 },
  );
}

const now = (one: Device, field: string) => valueAt(one.shown.get('contacts/ada'), field);

async function writes(one: Device, field: string, value: string): Promise<void> {
  ms += 1000;
  await one.write(fieldOf('ada', field, value));
}

/** The last that a device was told of each field, where that is as it was left. */
const liveOn = (one: Device): ReadonlyMap<string, SeenConflict> =>
  new Map(
    one.conflicts
      .filter(({ field, mineStands, mine, theirs }) => now(one, field) === (mineStands ? mine : theirs))
      .map((one) => [one.field, one]),
  );

describe('a field that two devices wrote at the same time', () => {
  it.each(['laptop', 'phone'])(
    'is told to whoever wrote it, also when somebody else has written the row before they read it; later: the %s',
    async (later) => {
      const [laptop, phone, tablet] = (await connected('laptop', 'phone', 'tablet')) as [Device, Device, Device];
      await phone.stop();
      if (later === 'laptop') await writes(phone, 'name', 'Ada of the phone');
      await writes(laptop, 'name', 'Ada of the laptop');
      await settled(laptop, tablet);
      await laptop.stop();
      if (later === 'phone') await writes(phone, 'name', 'Ada of the phone');
      phone.start();
      await settled(phone, tablet);
      await writes(tablet, 'city', 'York');
      await writes(tablet, 'city', 'Leeds');
      await settled(phone, tablet);
      laptop.start();
      await settled(laptop, phone, tablet);
      const [stands, lost] = later === 'phone' ? [phone, laptop] : [laptop, phone];
      const [mine, theirs] = [`Ada of the ${later}`, `Ada of the ${later === 'phone' ? 'laptop' : 'phone'}`];
      await vi.waitFor(() => {
        expect(stands.conflicts).toMatchObject([{ field: 'name', mineStands: true, mine, theirs }]);
        expect(lost.conflicts).toMatchObject([{ field: 'name', mineStands: false, mine: theirs, theirs: mine }]);
      });
      expect(tablet.conflicts).toEqual([]);
    },
  );

  it('is told once, also after the page was closed, and travels for a day with what is written in the row', async () => {
    const [laptop, phone] = (await connected('laptop', 'phone')) as [Device, Device];
    await phone.stop();
    await writes(phone, 'name', 'Ada of the phone');
    await writes(laptop, 'name', 'Ada of the laptop');
    await settled(laptop);
    phone.start();
    await settled(laptop, phone);
    await vi.waitFor(() => expect(laptop.conflicts).toHaveLength(1));
    const size = () => server.messages.at(-1)?.data.length ?? 0;
    await laptop.reopen();
    laptop.start();
    await writes(phone, 'city', 'York');
    await settled(laptop, phone);
    const with_ = size();
    ms += 86_400_000;
    await writes(phone, 'city', 'Hull');
    await settled(laptop, phone);
    expect([laptop.conflicts.length, phone.conflicts.length]).toEqual([1, 1]);
    expect(size()).toBeLessThan(with_ - 100);
  });

  it('is not told again to who reads the same message days later', async () => {
    const [laptop, phone] = (await connected('laptop', 'phone')) as [Device, Device];
    await phone.stop();
    await writes(phone, 'name', 'Ada of the phone');
    await writes(laptop, 'name', 'Ada of the laptop');
    await settled(laptop);
    phone.start();
    await settled(laptop, phone);
    await vi.waitFor(() => expect(laptop.conflicts).toHaveLength(1));
    ms += 2 * 86_400_000;
    await laptop.reopen();
    laptop.start();
    await writes(laptop, 'city', 'York');
    await settled(laptop, phone);
    expect(laptop.conflicts).toHaveLength(1);
  });

  it('is told with a value that was emptied', async () => {
    const [laptop, phone] = (await connected('laptop', 'phone')) as [Device, Device];
    await phone.stop();
    ms += 1000;
    await phone.write({ ...fieldOf('ada', 'name', undefined), value: { v: 1, r: {} } });
    await writes(laptop, 'name', 'Ada of the laptop');
    await settled(laptop);
    phone.start();
    await vi.waitFor(() => expect(laptop.conflicts).toMatchObject([{ mineStands: true, theirs: undefined }]));
  });

  it('is known to both in the same way, whoever wrote, read and came back when', async () => {
    const two = ['laptop', 'phone'] as const;
    const write = fc.record({ who: fc.constantFrom(...two), field: fc.constantFrom('name', 'city', 'title') });
    const round = fc.record({
      writes: fc.uniqueArray(write, { selector: ({ who, field }) => who + field, maxLength: 6 }),
      away: fc.constantFrom<readonly (typeof two)[number][]>(
        ['laptop'],
        ['phone'],
        ['laptop', 'phone'],
        ['phone', 'laptop'],
      ),
      between: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 4 }), async (rounds) => {
        server = new MemoryServer();
        const [laptop, phone, tablet] = (await connected('laptop', 'phone', 'tablet')) as [Device, Device, Device];
        const devices = { laptop, phone };
        let turn = 0;
        for (const { writes: some, away, between } of rounds) {
          for (const who of away) await devices[who].stop();
          for (const { who, field } of some) {
            turn += 1;
            await writes(devices[who], field, `${who} ${turn}`);
          }
          const here = two.filter((who) => !away.includes(who)).map((who) => devices[who]);
          for (const who of away) {
            devices[who].start();
            here.push(devices[who]);
            await settled(tablet, ...here);
            if (between) await writes(tablet, 'notes', `tablet ${turn}`);
          }
          await settled(laptop, phone, tablet);
          await vi.waitFor(() => {
            const [here, there] = [liveOn(laptop), liveOn(phone)];
            const turned = [...there].map(([field, { mine, theirs, mineStands }]) => [
              field,
              { mine: theirs, theirs: mine, mineStands: !mineStands },
            ]);
            const as = [...here].map(([field, { mine, theirs, mineStands }]) => [field, { mine, theirs, mineStands }]);
            expect(Object.fromEntries(as)).toEqual(Object.fromEntries(turned));
            // Of each field that both wrote in this round something is known.
            const both = some.filter((one) => some.some(({ who, field }) => field === one.field && who !== one.who));
            for (const { field } of both) expect(here.has(field), field).toBe(true);
          });
        }
        expect(tablet.conflicts).toEqual([]);
        await closeDevices();
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

describe('what travels of it', () => {
  const conflict = (n: number, more: Partial<WriteConflict> = {}): WriteConflict => ({
    field: `f${n}`,
    lost: `${String(n).padStart(13, '0')}.a`,
    stood: `${String(n).padStart(13, '0')}.b`,
    value: n,
    by: 'Sam',
    at: n,
    ...more,
  });

  it('is each once, the latest first, and no more than an edit should carry', () => {
    const some = Array.from({ length: 30 }, (_, n) => conflict(n));
    const all = mergedConflicts(some.slice(0, 20), some.slice(10), 30);
    expect(all.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, n) => 29 - n));
    const long = some.map((one) => ({ ...one, value: 'x'.repeat(2000) }));
    expect(JSON.stringify(mergedConflicts([], long, 30)).length).toBeLessThan(13_000);
    expect(isAmong(conflict(1, { by: 'Kim', at: 7 }), some)).toBe(true);
  });

  it('is nothing older than a day, and nothing of tomorrow', () => {
    const day = 86_400_000;
    expect(
      mergedConflicts([conflict(1, { at: 0 })], [conflict(2, { at: 3 * day }), conflict(3, { at: day })], day),
    ).toMatchObject([{ at: day }]);
  });

  it('has no long value, and null for none', () => {
    expect([conflictValue('x'.repeat(9000)), conflictValue(undefined), conflictValue(0)]).toEqual([undefined, null, 0]);
  });
});
