import { describe, expect, it } from 'vitest';
import { BlockIndex, rowsPerBlock } from './blockIndex';

const ids = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `row-${from + n}`);
const newRows = (count: number, from = 0) => new Map(ids(count, from).map((id) => [id, { value: { id } as unknown }]));

describe('which block holds which row', () => {
  it('puts the first rows into block 0 and opens another when a block is full', () => {
    const plan = new BlockIndex().plan('contacts', newRows(rowsPerBlock + 1));
    expect([...plan].map(([no, rows]) => [no, rows.size])).toEqual([
      [0, rowsPerBlock],
      [1, 1],
    ]);
  });

  it('fills the last block up before it opens another', () => {
    const index = new BlockIndex();
    index.set('contacts', 3, ids(rowsPerBlock - 1), 100);
    const plan = index.plan('contacts', newRows(2, 5000));
    expect([...plan.keys()]).toEqual([3, 4]);
  });

  it('changes and deletes a known row where it is', () => {
    const index = new BlockIndex();
    index.set('contacts', 0, ['ada'], 10);
    index.set('contacts', 1, ['grace'], 10);
    const plan = index.plan('contacts', new Map([['ada', { value: undefined }]]));
    expect([...plan]).toEqual([[0, new Map([['ada', { value: undefined }]])]]);
  });

  it('has nothing to do for the deletion of a row that no block holds', () => {
    expect(new BlockIndex().plan('contacts', new Map([['nobody', { value: undefined }]])).size).toBe(0);
  });

  it('makes no row of changed fields whose row no block holds', () => {
    const change = { value: { v: 1, r: { name: 'Ada' } }, fields: ['name'] };
    expect(new BlockIndex().plan('contacts', new Map([['nobody', change]])).size).toBe(0);
  });

  it('closes a block of few but large rows', () => {
    const large = 'x'.repeat(600_000);
    const plan = new BlockIndex().plan('pages', new Map(ids(3).map((id) => [id, { value: large }])));
    expect([...plan].map(([no, rows]) => [no, rows.size])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it('never fills a damaged block and does not offer it for rewriting', () => {
    const index = new BlockIndex();
    index.setDamaged('contacts', 0);
    expect([...index.plan('contacts', newRows(1)).keys()]).toEqual([1]);
    expect(index.keys()).toEqual([]);
  });

  it('forgets the rows a block no longer holds', () => {
    const index = new BlockIndex();
    index.set('contacts', 0, ['ada', 'grace'], 10);
    index.set('contacts', 0, ['grace'], 5);
    expect(index.has('contacts', 'ada')).toBe(false);
    expect(index.ids('contacts', 0)).toEqual(['grace']);
  });
});
