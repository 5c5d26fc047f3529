import { nextClock, noClock } from '@steps/platform/src/core/storage/clock';
import type { RowChange } from '@steps/platform/src/core/storage/port';
import { applied, composed, valueAt } from '@steps/platform/src/core/storage/rowChange';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeOf,
  merged,
  newerPaths,
  rowAfter,
  type StampedChange,
  stampOf,
  stampsOf,
  storedRow,
  type TeamRow,
  withStamps,
} from './teamRow';

const row = (r: Record<string, unknown>, v = 1): RowChange => ({ collection: 'contacts', id: 'ada', value: { v, r } });
const field = (name: string, value: unknown, v = 1): RowChange => {
  const [of = '', entry] = name.split('/');
  const held = entry === undefined ? value : { [entry]: value };
  return { ...row(value === undefined && entry === undefined ? {} : { [of]: held }, v), fields: [name] };
};
const gone: RowChange = { collection: 'contacts', id: 'ada', value: undefined };
const at = (time: number, device = 'one') => stampOf(nextClock(noClock, time), device);
const rowOfAll = (changes: readonly StampedChange[]) => changes.reduce<TeamRow | undefined>(rowAfter, undefined);
const visible = (team: TeamRow | undefined) => team && storedRow(team)?.r;

/** A row made by the first change; the others in any order, by any device. */
const change = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom('name', 'phone', 'city'), fc.option(fc.nat(9)))
      .map(([name, value]) => field(name, value ?? undefined)),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('properties/size', 'properties/colour'), fc.nat(9))
      .map(([name, value]) => field(name, value)),
  },
  { weight: 1, arbitrary: fc.constantFrom({ size: 1 }, { colour: 2 }, {}).map((value) => field('properties', value)) },
  { weight: 1, arbitrary: fc.nat(9).map((name) => row({ id: 'ada', name, properties: { size: 0 } })) },
  { weight: 1, arbitrary: fc.constant(gone) },
);
const first = { change: row({ id: 'ada', properties: {} }), stamp: at(1) };
/** Changes of several devices, each with a moment of its own, in the order of the moments. */
const changes = fc
  .array(fc.tuple(change, fc.constantFrom('one', 'two', 'three')), { maxLength: 12 })
  .map((list) => list.map(([one, device], n): StampedChange => ({ change: one, stamp: at(10 + n, device) })));
/** What each of several devices made of the row it began with. */
const parts = (list: readonly StampedChange[], owner: readonly number[]) =>
  [0, 1, 2].flatMap((device) => rowOfAll([first, ...list.filter((_, n) => (owner[n] ?? 0) % 3 === device)]) ?? []);

describe('rows that several devices changed', () => {
  it('become the same to the byte in whatever order they meet, and however often', () => {
    fc.assert(
      fc.property(
        changes,
        fc.array(fc.nat(2), { minLength: 12, maxLength: 12 }),
        fc.array(fc.nat(2), { maxLength: 6 }),
        (list, owner, again) => {
          const [one, two, three] = parts(list, owner) as [TeamRow, TeamRow, TeamRow];
          const text = JSON.stringify(merged(merged(one, two), three));
          expect(JSON.stringify(merged(one, merged(three, two)))).toBe(text);
          expect(JSON.stringify(merged(merged(three, one), two))).toBe(text);
          const repeated = again
            .map((n) => [one, two, three][n] ?? one)
            .reduce(merged, merged(merged(two, three), one));
          expect(JSON.stringify(repeated)).toBe(text);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are what one device would have made of all changes in the order of their moments', () => {
    fc.assert(
      fc.property(changes, fc.array(fc.nat(2), { minLength: 12, maxLength: 12 }), (list, owner) => {
        const all = parts(list, owner).reduce(merged);
        expect(all).toEqual(rowOfAll([first, ...list]));
      }),
      { numRuns: 500 },
    );
  });

  it('without deletions hold what the journal of one browser would hold', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const kept = list.filter((one) => one.change !== gone);
        const journal = [first, ...kept].reduce<RowChange | undefined>(
          (known, one) => composed(known, one.change),
          undefined,
        );
        expect(visible(rowOfAll([first, ...kept]))).toEqual((applied(undefined, journal ?? gone) as { r: unknown }).r);
      }),
      { numRuns: 300 },
    );
  });

  it('20 devices that write 20 fields of one row lose none of them', () => {
    const base = rowOfAll([first]) as TeamRow;
    const made = Array.from({ length: 20 }, (_, n) =>
      rowAfter(base, { change: field(`field${n}`, n), stamp: at(50, `device${n}`) }),
    ) as TeamRow[];
    const all = made.reduce(merged);
    for (let n = 0; n < 20; n++) expect(valueAt(storedRow(all), `field${n}`)).toBe(n);
  });

  it('a deletion stands over fields that others changed later, and a row made anew over the deletion', () => {
    const edited = rowOfAll([first, { change: field('name', 'Ada'), stamp: at(9, 'two') }]) as TeamRow;
    const deleted = rowOfAll([first, { change: gone, stamp: at(5) }]) as TeamRow;
    const both = merged(edited, deleted);
    expect(storedRow(both)).toBeUndefined();
    const anew = rowAfter(both, { change: row({ id: 'ada', name: 'Grace', phone: '1' }), stamp: at(7) }) as TeamRow;
    expect(visible(anew)).toEqual({ id: 'ada', name: 'Ada', phone: '1' });
  });

  it('of two schema versions the newer stands, whenever the other was written', () => {
    const older = rowOfAll([first, { change: field('name', 'old'), stamp: at(99) }]) as TeamRow;
    const newer = rowOfAll([{ change: row({ id: 'ada', name: 'new' }, 2), stamp: at(3) }]) as TeamRow;
    expect(merged(older, newer)).toEqual(newer);
    expect(merged(newer, older)).toEqual(newer);
    expect(rowAfter(newer, { change: field('name', 'old'), stamp: at(99) })).toEqual(newer);
  });

  it('a field called __proto__ is a field like any other', () => {
    const named = rowAfter(rowOfAll([first]), {
      change: { ...row(JSON.parse('{"__proto__": 1}')), fields: ['__proto__'] },
      stamp: at(4),
    });
    expect(JSON.stringify(named?.r)).toContain('"__proto__":1');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('what is newer than what is known', () => {
  it('is listed path by path, and storing it gives the same row', () => {
    fc.assert(
      fc.property(changes, fc.nat(12), (list, cut) => {
        const known = rowOfAll([first, ...list.slice(0, cut)]) as TeamRow;
        const now = rowOfAll([first, ...list]) as TeamRow;
        const paths = newerPaths(now, stampsOf(known));
        const change = paths.length > 0 ? changeOf('contacts', 'ada', now, paths) : undefined;
        const held = change ? applied(storedRow(known), change) : storedRow(known);
        expect(withoutEmpty(held)).toEqual(withoutEmpty(storedRow(now)));
        expect(newerPaths(known, stampsOf(now))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('survives the way into storage and back, with its stamps', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const now = rowOfAll([first, ...list.filter((one) => one.change !== gone)]) as TeamRow;
        expect(withStamps(storedRow(now), stampsOf(now))).toEqual(now);
      }),
    );
  });
});

/** Of a deleted row nothing is left to compare. */
const withoutEmpty = (value: unknown) => value ?? 'gone';
