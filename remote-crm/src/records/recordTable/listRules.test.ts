import { addDays, isDay } from '@steps/platform';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchOver } from '../search/searchRules';
import { movedColumn, shownColumns } from './columnRules';
import { type Condition, conditionInWords, conditionProblem, operators, testOf } from './conditionRules';
import { dayOf, inSpan, weekOf } from './dayRules';
import type { FieldKind, FieldValue, ListField } from './listField';
import { type ListView, readView, viewInWords, writeView } from './listViewRules';
import { makeOrder, orderRows, pressedSort } from './orderRules';

interface Row {
  readonly id: string;
  readonly values: Readonly<Record<string, FieldValue>>;
}

const field = (id: string, kind: FieldKind): ListField<Row> => ({
  id,
  label: id.charAt(0).toUpperCase() + id.slice(1),
  kind,
  value: (row) => row.values[id],
  column: { width: 100 },
});
const fields = [
  field('name', 'text'),
  field('score', 'number'),
  field('value', 'money'),
  field('seen', 'day'),
  field('status', 'choice'),
  field('tag', 'set'),
  field('p.Fleet, size', 'number'),
];
const sorts = [{ column: 'name', direction: 'ascending' }] as const;
const shape = { fields, sorts, archive: true };
const plain: ListView = { q: '', sorts, filters: [], columns: undefined, widths: undefined, archive: 'no', saved: '' };

const row = (values: Row['values'], id = 'row'): Row => ({ id, values });
const now = new Date(2026, 10, 3, 12);
const meets = (values: Row['values'], id: string, operator: string, ...wanted: string[]) => {
  const asked = fields.find((one) => one.id === id);
  if (!asked) throw new Error(`no field ${id}`);
  return testOf(asked, { field: id, operator, values: wanted }, now)(row(values));
};

describe('a search over records', () => {
  const search = searchOver((record: { text: string }) => record.text);
  const records = [{ text: 'Zoë Brontë Haworth Letterpress' }, { text: 'Ada Lovelace' }];

  it('finds names written without their accents', () => {
    expect(search(records, 'zoe bronte')).toEqual([records[0]]);
  });

  it('wants every word, in any order and in any part of a word', () => {
    expect(search(records, 'press zoe')).toEqual([records[0]]);
    expect(search(records, 'zoe ada')).toEqual([]);
  });

  it('for an empty query returns all records, in the same array', () => {
    expect(search(records, '  ')).toBe(records);
  });
});

describe('a filter', () => {
  it('compares texts without case and accents', () => {
    expect(meets({ name: 'Zoë Brontë' }, 'name', 'contains', 'bronte')).toBe(true);
    expect(meets({ name: 'Zoë Brontë' }, 'name', 'is', 'ZOE BRONTE')).toBe(true);
    expect(meets({ name: 'Zoë Brontë' }, 'name', 'without', 'zoe')).toBe(false);
  });

  it('finds what is empty, and what is not', () => {
    expect([meets({}, 'name', 'empty'), meets({ name: '' }, 'name', 'empty')]).toEqual([true, true]);
    expect([meets({ tag: [] }, 'tag', 'empty'), meets({ tag: ['VIP'] }, 'tag', 'filled')]).toEqual([true, true]);
  });

  it('of a number never matches a missing one', () => {
    expect([meets({ score: 60 }, 'score', 'over', '50'), meets({ score: 50 }, 'score', 'over', '50')]).toEqual([
      true,
      false,
    ]);
    expect(meets({}, 'score', 'under', '50')).toBe(false);
  });

  it('of money is given in pounds', () => {
    expect(meets({ value: 125_050 }, 'value', 'is', '£1,250.50')).toBe(true);
  });

  it('of a choice takes any of several values; “is not” takes those without one too', () => {
    expect(meets({ status: 'customer' }, 'status', 'is', 'Lead', 'Customer')).toBe(true);
    expect(meets({}, 'status', 'not', 'Customer')).toBe(true);
  });

  it('of tags takes any, all or none of them', () => {
    const values = { tag: ['VIP', 'Leeds'] };
    expect(meets(values, 'tag', 'has', 'York', 'leeds')).toBe(true);
    expect(meets(values, 'tag', 'all', 'VIP', 'York')).toBe(false);
    expect(meets(values, 'tag', 'not', 'York')).toBe(true);
  });

  it('of days counts whole local days, moments and calendar days alike', () => {
    const noon = new Date(2026, 10, 1, 12).toISOString();
    expect(meets({ seen: noon }, 'seen', 'last', '2')).toBe(true);
    expect(meets({ seen: noon }, 'seen', 'last', '1')).toBe(false);
    expect(meets({ seen: '2026-11-01' }, 'seen', 'is', '2026-11-01')).toBe(true);
    expect(meets({ seen: '2026-11-02' }, 'seen', 'week')).toBe(true);
    expect(meets({ seen: '2026-11-02' }, 'seen', 'past')).toBe(true);
    expect(meets({}, 'seen', 'past')).toBe(false);
  });

  it('that is not complete yet hides nothing', () => {
    expect(meets({ name: 'Ada' }, 'name', 'contains')).toBe(true);
    expect(meets({ score: 3 }, 'score', 'over', 'many')).toBe(true);
  });

  it('is described in words', () => {
    const tag = fields[5] as ListField<Row>;
    expect(conditionInWords(tag, { field: 'tag', operator: 'has', values: ['VIP', 'Leeds'] })).toBe(
      'Tag has any of VIP or Leeds',
    );
    const seen = fields[3] as ListField<Row>;
    expect(conditionInWords(seen, { field: 'seen', operator: 'last', values: ['7'] })).toBe(
      'Seen is within the last 7 days',
    );
  });
});

describe('days', () => {
  const moments = fc.date({ min: new Date('1970-01-02'), max: new Date('2099-12-30'), noInvalidDate: true });

  it('belong to a week that starts on Monday', () => {
    fc.assert(
      fc.property(moments, (date) => {
        const day = dayOf(date);
        const { from, before } = weekOf(day);
        expect(from <= day && day < before).toBe(true);
        expect(new Date(`${from}T00:00:00Z`).getUTCDay()).toBe(1);
      }),
    );
  });

  it('match a moment exactly when its local day is in the span', () => {
    fc.assert(
      fc.property(moments, moments, fc.integer({ min: 0, max: 60 }), (date, start, length) => {
        const from = dayOf(start);
        const before = addDays(from, length);
        const day = dayOf(date);
        expect(inSpan({ from, before })(date.toISOString())).toBe(from <= day && day < before);
      }),
    );
  });

  it('are refused if they do not exist in the calendar', () => {
    expect(['2026-02-29', '2026-13-01', '12-01-01', 'tomorrow', '2024-02-29'].map(isDay)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('the order of a list', () => {
  const byName = (...names: (string | undefined)[]) =>
    orderRows(
      names.map((name, index) => row({ name }, String(index))),
      sorts,
      fields,
    ).map(({ values }) => values.name);

  it('disregards case and accents, counts numbers, and puts empty values last in both directions', () => {
    expect(byName('Zoë', undefined, 'zoe 2', 'Zoe 10', 'Ada')).toEqual(['Ada', 'Zoë', 'zoe 2', 'Zoe 10', undefined]);
    const down = [{ column: 'score', direction: 'descending' }] as const;
    const scores = [row({ score: 3 }), row({}), row({ score: 9 })];
    expect(orderRows(scores, down, fields).map(({ values }) => values.score)).toEqual([9, 3, undefined]);
  });

  it('sorts numbers in both directions, fractions and milliseconds too', () => {
    const score = fc.option(fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })), {
      nil: undefined,
    });
    const direction = fc.constantFrom('ascending' as const, 'descending' as const);
    fc.assert(
      fc.property(fc.array(score, { maxLength: 30 }), direction, (values, wanted) => {
        const rows = values.map((value, index) => row({ score: value }, String(index)));
        const sign = wanted === 'ascending' ? 1 : -1;
        const full = rows.filter(({ values }) => values.score !== undefined);
        const empty = rows.filter(({ values }) => values.score === undefined);
        full.sort((one, other) => sign * (Number(one.values.score) - Number(other.values.score)));
        expect(orderRows(rows, [{ column: 'score', direction: wanted }], fields)).toEqual([...full, ...empty]);
      }),
    );
  });

  it('by several fields uses the next one if the first are equal, and leaves equal records in place', () => {
    const value = fc.record({ score: fc.integer({ min: 0, max: 2 }), name: fc.constantFrom('a', 'b', undefined) });
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const rows = values.map((one, index) => row(one, String(index)));
        const both = [{ column: 'score', direction: 'descending' } as const, ...sorts];
        const ordered = orderRows(rows, both, fields);
        const expected = orderRows(orderRows(rows, sorts, fields), both.slice(0, 1), fields);
        expect(ordered).toEqual(expected);
      }),
    );
  });

  it('is the same whether a list is ordered once, or again after edits, additions and other orders', () => {
    const text = fc.option(fc.string({ unit: fc.constantFrom('a', 'B', 'é', '2', '10', ' '), maxLength: 3 }), {
      nil: undefined,
    });
    const value = fc.record({ name: text, score: fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }) });
    const column = fc.constantFrom('name', 'score');
    const direction = fc.constantFrom('ascending' as const, 'descending' as const);
    const orders = fc.array(fc.record({ column, direction }), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(fc.array(value), fc.array(fc.tuple(fc.nat(5), value, orders), { maxLength: 5 }), (values, steps) => {
        const order = makeOrder<ReturnType<typeof row>>();
        let rows = values.map((one, index) => row(one, String(index)));
        for (const [at, one, wanted] of steps) {
          rows = at < rows.length ? rows.with(at, row(one, String(at))) : [...rows, row(one, String(rows.length))];
          expect(order(rows, wanted, fields)).toEqual(orderRows(rows, wanted, fields));
          rows = rows.with(0, { ...(rows[0] as (typeof rows)[number]) });
          expect(order(rows, wanted, fields)).toEqual(orderRows(rows, wanted, fields));
        }
      }),
    );
  });

  it('is set by a press, reversed by a second one, and extended with Shift', () => {
    const one = pressedSort(sorts, 'score', false);
    expect(one).toEqual([{ column: 'score', direction: 'ascending' }]);
    const two = pressedSort(one, 'name', true);
    expect(pressedSort(two, 'score', true)).toEqual([
      { column: 'score', direction: 'descending' },
      { column: 'name', direction: 'ascending' },
    ]);
  });
});

describe('the view of a list in its address', () => {
  it('is readable, read back as it was written, and leaves other parameters alone', () => {
    const view: ListView = {
      ...plain,
      q: 'ada',
      sorts: [{ column: 'score', direction: 'descending' }, ...sorts],
      filters: [
        { field: 'status', operator: 'is', values: ['Customer', 'Lead'] },
        { field: 'score', operator: 'over', values: ['50'] },
        { field: 'seen', operator: 'empty', values: [] },
      ],
      columns: ['name', 'p.Fleet, size'],
      widths: { name: 240, 'p.Fleet, size': 90 },
    };
    const params = writeView(new URLSearchParams('module=crm&tab=contacts'), view, shape);
    expect(decodeURIComponent(params.toString().replaceAll('+', ' '))).toBe(
      'module=crm&tab=contacts&q=ada&sort=-score,name&status=Customer|Lead&score=over:50&seen=empty:&columns=name,p.Fleet\\, size&widths=name:240,p.Fleet\\, size:90',
    );
    expect(readView(params, shape)).toEqual({ view, ignored: [] });
  });

  it('is restored whole, whatever was typed', () => {
    const text = fc.string({ minLength: 1 }).filter((one) => one.trim() !== '');
    const words = fc.uniqueArray(text, { minLength: 1, maxLength: 4 });
    const values = {
      nothing: fc.constant<string[]>([]),
      text: text.map((one) => [one]),
      number: fc.integer().map((one) => [String(one)]),
      days: fc.nat({ max: 36_500 }).map((one) => [String(one)]),
      day: fc.constantFrom(['2026-11-03'], ['2024-02-29']),
      choices: words,
    };
    const condition = fc
      .constantFrom(...fields)
      .chain(({ id, kind }) =>
        fc
          .constantFrom(...operators[kind])
          .chain((operator) =>
            values[operator.wants].map((value): Condition => ({ field: id, operator: operator.id, values: value })),
          ),
      );
    const view = fc.record({
      q: fc.string(),
      sorts: fc
        .uniqueArray(fc.constantFrom(...fields.map(({ id }) => id)), { minLength: 1, maxLength: 4 })
        .map((ids) => ids.map((column) => ({ column, direction: 'descending' as const }))),
      filters: fc.array(condition, { maxLength: 6 }),
      columns: fc.option(fc.uniqueArray(fc.constantFrom(...fields.map(({ id }) => id)), { minLength: 1 }), {
        nil: undefined,
      }),
      widths: fc.option(
        fc.dictionary(fc.constantFrom(...fields.map(({ id }) => id)), fc.integer({ min: 56, max: 720 }), {
          minKeys: 1,
        }),
        { nil: undefined },
      ),
      archive: fc.constantFrom('no' as const, 'archived' as const, 'all' as const),
      saved: fc.string(),
    });
    fc.assert(
      fc.property(view, (written) => {
        const params = new URLSearchParams(writeView(new URLSearchParams('module=crm'), written, shape).toString());
        expect(readView(params, shape)).toEqual({ view: written, ignored: [] });
      }),
    );
  });

  it('reads any address without failing, and never gives an invalid filter', () => {
    const key = fc.constantFrom(...fields.map(({ id }) => id), 'p.Gone', 'sort', 'columns', 'archive', 'constructor');
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string())), (pairs) => {
        const { view } = readView(new URLSearchParams(pairs), shape);
        for (const condition of view.filters) {
          const asked = fields.find(({ id }) => id === condition.field);
          expect(asked && conditionProblem(asked.kind, condition)).toBeUndefined();
        }
      }),
    );
  });

  it('keeps old links working: a bare value is a choice', () => {
    const { view } = readView(new URLSearchParams('status=Customer&tag=Key Account'), shape);
    expect(view.filters).toEqual([
      { field: 'status', operator: 'is', values: ['Customer'] },
      { field: 'tag', operator: 'has', values: ['Key Account'] },
    ]);
  });

  it('says what it left out', () => {
    const { ignored } = readView(new URLSearchParams('score=over:many&p.Gone=3&sort=-shoe&columns=hat'), shape);
    expect(ignored).toEqual([
      'the filter Score “over:many”. Enter a number, not “many”.',
      'the filter “Gone”, which does not exist',
      'the order by “shoe”, which does not exist',
      'the column “hat”, which does not exist',
    ]);
  });

  it('leaves out defaults', () => {
    const params = writeView(new URLSearchParams('module=crm&q=old&status=x&sort=-score&p.Gone=1'), plain, shape);
    expect(params.toString()).toBe('module=crm');
  });

  it('is described in words if nothing was found', () => {
    const filters = [{ field: 'status', operator: 'is', values: ['Customer'] }];
    expect(viewInWords({ ...plain, q: 'ada', filters }, shape)).toBe('“ada” with “Status is Customer”');
    expect(viewInWords(plain, shape)).toBe('everything');
  });
});

describe('the columns of a list', () => {
  it('are those asked for, or else those remembered, or else those at the start; the name always comes first', () => {
    expect(shownColumns(fields, [['score', 'gone']], ['name', 'tag'])).toEqual(['name', 'score']);
    expect(shownColumns(fields, [undefined, ['gone']], ['name', 'tag'])).toEqual(['name', 'tag']);
  });

  it('move a place at a time, never before the name nor past the end', () => {
    expect(movedColumn(['name', 'score', 'tag'], 'tag', -1)).toEqual(['name', 'tag', 'score']);
    expect(movedColumn(['name', 'score'], 'score', -1)).toEqual(['name', 'score']);
    expect(movedColumn(['name', 'score'], 'score', 1)).toEqual(['name', 'score']);
  });
});
