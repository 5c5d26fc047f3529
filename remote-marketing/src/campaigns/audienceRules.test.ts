import { contact } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { audienceNames, audienceOf } from './audienceRules';

const ada = contact({ id: 'ada', email: 'Ada@engines.example', tags: ['VIP'], lists: ['Christmas cards'] });
const bea = contact({ id: 'bea', email: 'bea@bakery.example', tags: ['vip'] });
const cal = contact({ id: 'cal', email: '', tags: ['VIP'] });
const dan = contact({ id: 'dan', email: 'dan@docks.example', tags: ['VIP', 'Unsubscribed'] });
const eve = contact({ id: 'eve', email: ' ada@ENGINES.example ', tags: ['VIP'] });
const old = contact({ id: 'old', email: 'old@past.example', tags: ['VIP'], archivedAt: '2026-01-01T00:00:00.000Z' });
const all = [ada, bea, cal, dan, eve, old];
const nobody = () => false;
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('an audience', () => {
  it('is everybody on a list, with a tag or a status, whatever the case, without the archived', () => {
    expect(ids(audienceOf(all, { by: 'tag', name: 'VIP' }, nobody).reached)).toEqual(['ada', 'bea']);
    expect(ids(audienceOf(all, { by: 'list', name: 'christmas cards' }, nobody).reached)).toEqual(['ada']);
    expect(ids(audienceOf(all, { by: 'status', name: 'lead' }, nobody).reached)).toEqual(['ada', 'bea']);
    const view = { by: 'view', id: 'v', name: 'Best' } as const;
    expect(ids(audienceOf(all, view, nobody, new Set(['bea', 'gone'])).reached)).toEqual(['bea']);
    expect(ids(audienceOf(all, view, nobody).reached)).toEqual([]);
  });

  it('says who is left out and why', () => {
    const { optedOut, unreachable, repeated } = audienceOf(all, { by: 'all', name: '' }, nobody);
    expect([ids(optedOut), ids(unreachable), ids(repeated)]).toEqual([['dan'], ['cal'], ['eve']]);
  });

  it('never reaches an address that opted out, through whichever contact', () => {
    const { reached, optedOut } = audienceOf(
      all,
      { by: 'all', name: '' },
      (address) => address === 'ada@engines.example',
    );
    expect(ids(reached)).toEqual(['bea']);
    expect(ids(optedOut)).toEqual(['ada', 'dan', 'eve']);
    const twin = contact({ id: 'twin', email: 'dan@docks.example' });
    expect(ids(audienceOf([twin, dan], { by: 'all', name: '' }, nobody).reached)).toEqual([]);
  });

  it('can be chosen by names that contacts have, the most used first', () => {
    expect(audienceNames(all, 'tag')).toEqual([
      { name: 'VIP', count: 6 },
      { name: 'Unsubscribed', count: 1 },
    ]);
  });
});
