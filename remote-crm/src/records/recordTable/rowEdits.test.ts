import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editsBetween, makeFilter, withEdits } from './rowEdits';

interface Row {
  readonly id: number;
  readonly on: boolean;
}
const rows = fc.array(fc.boolean(), { maxLength: 30 }).map((all) => all.map((on, id): Row => ({ id, on })));
const edit = fc.record({ at: fc.nat(29), on: fc.boolean() });

describe('a filter that remembers', () => {
  it('keeps what the plain filter keeps, after any edits', () => {
    const passes = (row: Row) => row.on;
    fc.assert(
      fc.property(rows, fc.array(fc.array(edit, { maxLength: 3 })), (start, steps) => {
        const keep = makeFilter<Row>();
        let now: readonly Row[] = start;
        expect(keep(now, passes)).toEqual(now.filter(passes));
        for (const step of steps) {
          now = now.map((row, at) => {
            const edited = step.findLast((one) => one.at === at);
            return edited ? { ...row, on: edited.on } : row;
          });
          expect(keep(now, passes)).toEqual(now.filter(passes));
        }
      }),
    );
  });

  it('gives back the same rows when an edit touches none of them', () => {
    const passes = (row: Row) => row.on;
    const keep = makeFilter<Row>();
    const first = [
      { id: 1, on: true },
      { id: 2, on: false },
    ];
    const kept = keep(first, passes);
    expect(keep([first[0] as Row, { id: 2, on: false }], passes)).toBe(kept);
  });
});

describe('edits between two lists', () => {
  it('are not worked out if rows were added or removed, or more than a hundred changed', () => {
    const many = Array.from({ length: 101 }, (_, id) => ({ id }));
    expect(editsBetween(many, many.slice(1))).toBeUndefined();
    expect(
      editsBetween(
        many,
        many.map((row) => ({ ...row })),
      ),
    ).toBeUndefined();
  });

  it('replace rows in any other order of the same list', () => {
    const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    const newer = { id: 'b' };
    const edits = editsBetween([a, b, c], [a, newer, c]);
    expect(edits && withEdits([c, b, a], edits)).toEqual([c, newer, a]);
  });
});
