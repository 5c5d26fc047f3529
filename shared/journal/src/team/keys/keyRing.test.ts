import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { toBase64 } from '../../workspace/keyText';
import {
  collectionSecret,
  hasSecret,
  isWhole,
  keyRingSchema,
  newKeyRing,
  ringFor,
  ringNames,
  rotated,
} from './keyRing';

const names = ['contacts', 'deals', 'tickets', 'invoices', 'aiResults'];

it('opens exactly its collections, whatever a role reads and however often keys were rotated', async () => {
  const rounds = fc.record({ readable: fc.subarray(names), rotations: fc.nat(3) });
  await fc.assert(
    fc.asyncProperty(rounds, async ({ readable, rotations }) => {
      let whole = newKeyRing();
      for (let n = 0; n < rotations; n += 1) whole = rotated(whole);
      const some = await ringFor(whole, readable);
      expect(v.parse(keyRingSchema, JSON.parse(JSON.stringify(some)))).toEqual(some);
      expect([isWhole(whole), isWhole(some), some.current]).toEqual([true, false, rotations + 1]);
      const { token } = await ringNames(some);
      for (const name of names) {
        const of = await token(name);
        for (let version = 1; version <= rotations + 1; version += 1) {
          expect(hasSecret(some, version, of)).toBe(readable.includes(name));
          const [mine, its] = [await collectionSecret(some, version, of), await collectionSecret(whole, version, of)];
          expect(mine && toBase64(mine)).toBe(readable.includes(name) ? toBase64(its ?? new Uint8Array()) : undefined);
        }
        expect(hasSecret(whole, rotations + 2, of)).toBe(false);
      }
    }),
    { numRuns: 30 },
  );
});

it('each collection and each version has a secret of its own, and none is the one they follow from', async () => {
  const ring = rotated(newKeyRing());
  const { token } = await ringNames(ring);
  const secrets = await Promise.all(
    [1, 2].flatMap((version) => names.map(async (name) => collectionSecret(ring, version, await token(name)))),
  );
  const texts = secrets.map((secret) => toBase64(secret ?? new Uint8Array()));
  expect(new Set(texts).size).toBe(2 * names.length);
  for (const text of texts) expect(JSON.stringify(ring)).not.toContain(text);
});

it('a device that does not hold all keys can make none, and gives on only what it has', async () => {
  const some = await ringFor(newKeyRing(), ['contacts', 'deals']);
  expect(() => rotated(some)).toThrow('Only a device with all keys');
  const fewer = await ringFor(some, ['deals', 'tickets']);
  const { token } = await ringNames(some);
  const held = await Promise.all(names.map(async (name) => hasSecret(fewer, 1, await token(name))));
  expect(held).toEqual([false, true, false, false, false]);
});

it('names stay when keys are rotated, so that each row keeps its place', async () => {
  const ring = newKeyRing();
  const [before, after] = [await ringNames(ring), await ringNames(rotated(ring))];
  expect(await after.token('contacts')).toBe(await before.token('contacts'));
  expect(await after.row('contacts', 'c1')).toBe(await before.row('contacts', 'c1'));
  expect(await after.row('contacts', 'c1')).not.toBe(await after.row('deals', 'c1'));
});

it('what is stored otherwise is no ring', () => {
  const ring = newKeyRing();
  for (const wrong of [
    { ...ring, current: 0 },
    { ...ring, names: 'short' },
    { ...ring, versions: { 0: { whole: ring.names } } },
    { ...ring, versions: { 1: { of: { contacts: ring.names } } } },
    { ...ring, versions: { 1: { whole: ring.names, of: {} } } },
  ]) {
    expect(v.safeParse(keyRingSchema, wrong).success).toBe(false);
  }
});
