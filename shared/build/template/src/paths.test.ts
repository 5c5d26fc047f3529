import { expect, it } from 'vitest';
import facts from '../remote.json';
import { paths } from './paths';

it('has an address for each page that remote.json announces, and for no other', () => {
  expect(Object.values(paths).map(({ path }) => path)).toEqual(facts.pages.map(({ path }) => path));
});
