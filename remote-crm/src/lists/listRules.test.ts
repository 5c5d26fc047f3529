import { describe, expect, it } from 'vitest';
import { readView, viewInWords, writeView } from './listViewRules';
import { searchOver } from './searchRules';

const shape = {
  filters: ['status', 'tag'],
  columns: ['name', 'score'],
  sort: { column: 'name', direction: 'ascending' },
} as const;

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

  it('for nothing gives all records, the same array', () => {
    expect(search(records, '  ')).toBe(records);
  });
});

describe('the view of a list in its address', () => {
  it('is read back as it was written, and leaves other parameters alone', () => {
    const view = {
      q: 'ada',
      sort: { column: 'score', direction: 'descending' as const },
      filters: { tag: 'Key Account' },
    };
    const params = writeView(new URLSearchParams('module=crm&tab=contacts'), view, shape.filters, shape.sort);
    expect(params.toString()).toBe('module=crm&tab=contacts&q=ada&sort=-score&tag=Key+Account');
    expect(readView(params, shape)).toEqual(view);
  });

  it('names nothing that is at its default', () => {
    const view = { q: '', sort: shape.sort, filters: {} };
    expect(
      writeView(
        new URLSearchParams('module=crm&q=old&status=x&sort=-score'),
        view,
        shape.filters,
        shape.sort,
      ).toString(),
    ).toBe('module=crm');
  });

  it('falls back to the default order for a column nobody knows', () => {
    expect(readView(new URLSearchParams('sort=-shoe'), shape).sort).toEqual(shape.sort);
  });

  it('is said in words when nothing was found', () => {
    expect(viewInWords({ q: 'ada', sort: shape.sort, filters: { status: 'Customer' } }, { status: 'status' })).toBe(
      '“ada” with status Customer',
    );
  });
});
