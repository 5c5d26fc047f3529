import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineCollection, NewerRowError, recordMemory } from './collection';

const notes = defineCollection({
  name: 'test-notes',
  module: 'everyone',
  schema: v.object({ id: v.string(), title: v.string(), stars: v.number(), colour: v.optional(v.string(), 'grey') }),
  version: 3,
  migrations: {
    1: ({ text, ...old }) => ({ ...old, title: text }),
    2: (old) => {
      if (old.title === 'broken') throw new Error('no stars to count');
      return { ...old, stars: 0 };
    },
  },
});

describe('reading a stored row', () => {
  it('takes a row of the current version as it is', () => {
    const record = { id: 'a', title: 'Call Ann', stars: 2, colour: 'red' };
    expect(notes.read('a', notes.stored(record))).toEqual({ record });
  });

  it('fills in defaults that an older row lacks', () => {
    expect(notes.read('a', { v: 3, r: { id: 'a', title: 'x', stars: 1 } })).toEqual({
      record: { id: 'a', title: 'x', stars: 1, colour: 'grey' },
    });
  });

  it('brings a row of version 1 through every migration', () => {
    expect(notes.read('a', { v: 1, r: { id: 'a', text: 'old' } })).toEqual({
      record: { id: 'a', title: 'old', stars: 0, colour: 'grey' },
    });
  });

  it.each([
    ['no version', { id: 'a' }, /expected a stored row with a version/],
    ['a wrong field', { v: 3, r: { id: 'a', title: 'x', stars: 'many' } }, /stars: .*Expected number/],
    ['another id than its row', { v: 3, r: { id: 'b', title: 'x', stars: 1 } }, /expected the id a, got b/],
    [
      'a migration that fails',
      { v: 2, r: { id: 'a', title: 'broken' } },
      /migration from version 2 failed: .*no stars/,
    ],
    ['a version before the first', { v: 0, r: { id: 'a' } }, /there is none/],
    ['text instead of a record', { v: 2, r: 'hello' }, /expected a record of version 2, got string/],
    ['nothing', undefined, /expected a stored row/],
  ])('refuses a row with %s and says why', (_what, value, reason) => {
    const result = notes.read('a', value);
    expect('reason' in result && result.reason).toMatch(reason);
  });

  it('stops at rows that a newer version of Steps saved', () => {
    expect(() => notes.read('a', { v: 4, r: {} })).toThrow(NewerRowError);
  });

  it('has the first change of an older row write it whole, whenever it was read, and the next ones only what differs', () => {
    const changed = (id: string) => {
      const record = { id, title: 'old', stars: 0, colour: 'grey' };
      const starred = { ...record, stars: 1 };
      return notes.change(record, starred)?.fields;
    };
    notes.read('whole-1', { v: 1, r: { id: 'whole-1', text: 'old' } });
    expect([changed('whole-1'), changed('whole-1'), changed('whole-2')]).toEqual([undefined, ['stars'], ['stars']]);
    notes.read('whole-2', { v: 1, r: { id: 'whole-2', text: 'old' } });
    expect([changed('whole-2'), changed('whole-2')]).toEqual([undefined, ['stars']]);
  });

  it('takes out signs that turn the direction of writing, also of rows that were stored with them', () => {
    const turned = { id: 'a', title: 'Ann \u202enosboR\u2067', stars: 1, colour: 'red' };
    expect(notes.read('a', notes.stored(turned))).toEqual({ record: { ...turned, title: 'Ann nosboR' } });
    expect(notes.checked('a', turned).title).toBe('Ann nosboR');
    expect(notes.checked('a', { ...turned, title: 'שלום \u200fAnn' }).title).toBe('שלום \u200fAnn');
  });

  it('refuses a second collection of the same name', () => {
    expect(() =>
      defineCollection({ name: 'test-notes', module: 'everyone', schema: v.object({ id: v.string() }), version: 1 }),
    ).toThrow('got a second one');
  });
});

describe('all records', () => {
  it('are those of the map in its order, whatever was put, replaced and removed between two looks', () => {
    const step = fc.record({ id: fc.nat(5), title: fc.option(fc.string(), { nil: undefined }), look: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        recordMemory.clear(notes);
        const plain = new Map<string, { id: string; title: string }>();
        for (const { id: number, title, look } of steps) {
          const id = `n${number}`;
          const record = title === undefined ? undefined : { id, title, stars: 0, colour: 'grey' };
          recordMemory.place(notes, id, record);
          if (record) plain.set(id, record);
          else plain.delete(id);
          if (!look) continue;
          recordMemory.publish(notes);
          expect(notes.all()).toEqual([...plain.values()]);
          expect(notes.all()).toBe(notes.all());
        }
      }),
    );
    recordMemory.clear(notes);
  });
});
