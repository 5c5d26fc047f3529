import { nextClock, noClock } from '@steps/platform/src/core/storage/clock';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type KeyRing, newKeyRing, ringFor, rotated } from '../keys/keyRing';
import type { PlacedRow } from './placedRow';
import { type RowSeal, rowSeal } from './teamPayload';
import { stampOf } from './teamRow';

const now = Date.UTC(2026, 10, 23);
const at = stampOf(nextClock(noClock, now), 'laptop');
const prefix = 'steps.team1.business1';
const ada: PlacedRow = {
  collection: 'contacts',
  id: 'person-1',
  row: {
    v: 2,
    at,
    r: { id: 'person-1', name: 'Ada Byron', properties: { __proto__: undefined, size: 1 } },
    of: { name: at },
  },
};

let ring: KeyRing;
let seal: RowSeal;
let subject: string;

beforeEach(async () => {
  ring = newKeyRing();
  seal = await rowSeal(ring, prefix);
  subject = await seal.subject('contacts', 'person-1');
});

describe('a row on its way to the server', () => {
  it('comes out as it went in, on another device with the same key', async () => {
    const other = await rowSeal(ring, prefix);
    expect(await other.subject('contacts', 'person-1')).toBe(subject);
    expect(await other.open(await seal.seal(ada, subject), subject, now)).toEqual(ada);
  });

  it('and a deleted one too, and any text, and a field called __proto__', async () => {
    const gone: PlacedRow = { ...ada, row: { v: 1, at, gone: true, r: {}, of: {} } };
    expect(await seal.open(await seal.seal(gone, subject), subject, now)).toEqual(gone);
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (r) => {
        const placed = { ...ada, row: { ...ada.row, r: JSON.parse(JSON.stringify(r)) } };
        const opened = await seal.open(await seal.seal(placed, subject), subject, now);
        expect(JSON.stringify(opened.row.r)).toBe(JSON.stringify(placed.row.r));
      }),
      { numRuns: 50 },
    );
    const named = { ...ada, row: { ...ada.row, r: JSON.parse('{"id":"ada","__proto__":"mine"}') } };
    expect(JSON.stringify((await seal.open(await seal.seal(named, subject), subject, now)).row.r)).toContain(
      '"__proto__":"mine"',
    );
  });

  it('tells the server no word of it: neither name, nor collection, nor id', async () => {
    const sent = `${subject} ${new TextDecoder('latin1').decode(await seal.seal(ada, subject))}`;
    // The names on the server are hexadecimal: three such letters may be in one by chance.
    for (const word of ['Ada Byron', 'contacts', 'person-1', 'properties']) expect(sent).not.toContain(word);
    expect(subject).toMatch(/^steps\.team1\.business1\.[0-9a-f]{32}\.[0-9a-f]{32}$/);
  });
});

describe('what does not open', () => {
  async function refused(data: Uint8Array, where = subject, by = seal): Promise<void> {
    await expect(by.open(data, where, now)).rejects.toMatchObject({ name: 'GarbledMessageError' });
  }
  const headOfVersion = [1, 2];

  it('a message with any bit changed, cut off or made up', async () => {
    const data = await seal.seal(ada, subject);
    await fc.assert(
      fc.asyncProperty(fc.nat(data.length - 1), fc.integer({ min: 1, max: 255 }), async (n, bits) => {
        const changed = new Uint8Array(data);
        changed[n] = (changed[n] ?? 0) ^ bits;
        // Bytes that name another version of the key ask for that one.
        const name = headOfVersion.includes(n) ? /^(Garbled|Locked)MessageError$/ : /^GarbledMessageError$/;
        await expect(seal.open(changed, subject, now)).rejects.toMatchObject({ name: expect.stringMatching(name) });
      }),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(data.length - 1), (n) => refused(data.subarray(0, n))),
      { numRuns: 30 },
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), (bytes) => refused(bytes)),
      { numRuns: 60 },
    );
  });

  it('a message of another business, or one put in another row’s place', async () => {
    const data = await seal.seal(ada, subject);
    await refused(data, subject, await rowSeal(newKeyRing(), prefix));
    await refused(data, await seal.subject('contacts', 'grace'));
    const elsewhere = await seal.subject('contacts', 'grace');
    await refused(await seal.seal(ada, elsewhere), elsewhere);
  });

  it('what is sealed well and is no row', async () => {
    for (const row of [
      undefined,
      {},
      { ...ada.row, at: 'today' },
      { ...ada.row, r: [] },
      { ...ada.row, of: { name: 1 } },
    ]) {
      // A member's own program may seal anything.
      await refused(await seal.seal({ ...ada, row: row as never }, subject));
    }
  });

  it('a row of a device whose clock is more than a day ahead; an hour is believed', async () => {
    const late = (ms: number) => ({
      ...ada,
      row: { ...ada.row, of: { name: stampOf(nextClock(noClock, now + ms), 'phone') } },
    });
    await refused(await seal.seal(late(86_400_001), subject));
    const hour = late(3_600_000);
    expect(await seal.open(await seal.seal(hour, subject), subject, now)).toEqual(hour);
  });
});

describe('with other keys', () => {
  const deal: PlacedRow = { ...ada, collection: 'deals' };
  const locked = { name: 'LockedMessageError' };
  const at = (collection: string) => seal.subject(collection, 'person-1');

  it('a device with the ring of before opens old rows; new ones are locked, which is no garbage', async () => {
    const before = await seal.seal(ada, subject);
    const renewed = await rowSeal(rotated(ring), prefix);
    expect(await renewed.subject('contacts', 'person-1')).toBe(subject);
    expect(await renewed.open(before, subject, now)).toEqual(ada);
    const after = await renewed.seal(ada, subject);
    await expect(seal.open(after, subject, now)).rejects.toMatchObject({ ...locked, version: 2 });
    expect([seal.opens(subject, 1), seal.opens(subject, 2), renewed.opens(subject, 2)]).toEqual([true, false, true]);
    seal.use(rotated(ring));
    // Another second version is no key of this row.
    await expect(seal.open(after, subject, now)).rejects.toMatchObject({ name: 'GarbledMessageError' });
  });

  it('a device whose role reads some collections opens and seals these, in all versions, and no others', async () => {
    const whole = rotated(ring);
    const all = await rowSeal(whole, prefix);
    const some = await rowSeal(await ringFor(whole, ['contacts']), prefix);
    const [contacts, deals] = [await at('contacts'), await at('deals')];
    expect(await some.open(await seal.seal(ada, contacts), contacts, now)).toEqual(ada);
    expect(await some.open(await all.seal(ada, contacts), contacts, now)).toEqual(ada);
    expect(await all.open(await some.seal(ada, contacts), contacts, now)).toEqual(ada);
    for (const sealed of [await seal.seal(deal, deals), await all.seal(deal, deals)]) {
      await expect(some.open(sealed, deals, now)).rejects.toMatchObject(locked);
    }
    await expect(some.seal(deal, deals)).rejects.toMatchObject({ fault: 'refused' });
  });

  it('the key of one collection opens no row of another that is put in its place', async () => {
    const [contacts, deals] = [await at('contacts'), await at('deals')];
    const data = await seal.seal(deal, deals);
    await expect(seal.open(data, contacts, now)).rejects.toMatchObject({ name: 'GarbledMessageError' });
  });

  it('a ring of another business is not taken', () => {
    expect(() => seal.use(newKeyRing())).toThrow('Expected a ring of the same business');
  });
});
