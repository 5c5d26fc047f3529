import { expect, it } from 'vitest';
import { isInShare } from './stagedRules';

const visitors = Array.from({ length: 1000 }, (_, visitor) => String(visitor * 7919));
const having = (share: number, build: string) => visitors.filter((visitor) => isInShare(visitor, build, share));

it('gives a staged build to its share of the visitors, and a larger share to everybody of the smaller', () => {
  const some = having(10, 'https://crm.example/2/mf-manifest.json');
  const more = having(50, 'https://crm.example/2/mf-manifest.json');
  expect(some.length).toBeGreaterThan(60);
  expect(some.length).toBeLessThan(140);
  expect(more.length).toBeGreaterThan(420);
  expect(more.length).toBeLessThan(580);
  expect(some.filter((visitor) => !more.includes(visitor))).toEqual([]);
  expect(having(0, 'https://crm.example/2/')).toEqual([]);
  expect(having(100, 'https://crm.example/2/')).toEqual(visitors);
});

it('draws other visitors for another build, so that the same few are not first each time', () => {
  const [one, other] = ['2', '3'].map((name) => having(10, `https://crm.example/${name}/mf-manifest.json`));
  expect(one?.filter((visitor) => other?.includes(visitor)).length).toBeLessThan(40);
});
