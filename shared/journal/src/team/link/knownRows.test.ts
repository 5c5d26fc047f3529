import { rowKey } from '@steps/platform/src/core/storage/ownWrites';
import type { RowChange } from '@steps/platform/src/core/storage/port';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type KnownRow, KnownRows } from './knownRows';

const known = (seq: number): KnownRow => ({ v: 1, at: `${String(seq).padStart(13, '0')}.device`, of: {}, seq });

/** Storage as rows by collection and id. */
class Stored {
  readonly rows = new Map<string, RowChange>();

  save(notes: KnownRows): void {
    for (const changes of notes.writes()) {
      for (const change of changes) {
        if (change.value === undefined) this.rows.delete(rowKey(change));
        else this.rows.set(rowKey(change), JSON.parse(JSON.stringify(change)));
      }
    }
  }

  read(order: (rows: RowChange[]) => RowChange[] = (rows) => rows): KnownRows {
    const notes = new KnownRows();
    for (const { collection, id, value } of order([...this.rows.values()])) notes.take(collection, id, value);
    return notes;
  }
}

const some = (from: number, count: number) => Array.from({ length: count }, (_, at) => `contacts\u0000${from + at}`);

it('few notes are stored by themselves, many together', () => {
  const [notes, stored] = [new KnownRows(), new Stored()];
  for (const key of some(0, 3)) notes.set(key, known(1));
  stored.save(notes);
  expect([...stored.rows.values()].map(({ collection }) => collection)).toEqual(['known', 'known', 'known']);
  for (const key of some(100, 2500)) notes.set(key, known(2));
  stored.save(notes);
  expect(stored.rows.size).toBe(3 + 3);
});

it('a batch of which no note stands any more is deleted', () => {
  const [notes, stored] = [new KnownRows(), new Stored()];
  for (const seq of [1, 2, 3]) {
    for (const key of some(0, 1000)) notes.set(key, known(seq));
    stored.save(notes);
  }
  expect(stored.rows.size).toBe(1);
});

it('whatever was stored in whichever order, what is read back is what was known last', () => {
  const step = fc.record({ from: fc.nat(1500), count: fc.oneof(fc.nat(20), fc.integer({ min: 90, max: 1400 })) });
  fc.assert(
    fc.property(
      fc.array(fc.record({ step, reload: fc.boolean() }), { maxLength: 8 }),
      fc.boolean(),
      (steps, turned) => {
        const stored = new Stored();
        let notes = new KnownRows();
        for (const [at, { step, reload }] of steps.entries()) {
          for (const key of some(step.from, step.count)) notes.set(key, known(at + 1));
          stored.save(notes);
          const before = notes.rows;
          if (!reload) continue;
          notes = stored.read((rows) => (turned ? rows.reverse() : rows));
          expect(new Map([...notes.rows].sort())).toEqual(new Map([...before].sort()));
        }
        expect(new Map([...stored.read().rows].sort())).toEqual(new Map([...notes.rows].sort()));
      },
    ),
    { numRuns: 60 },
  );
});
