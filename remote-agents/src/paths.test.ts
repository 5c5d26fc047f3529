import { expect, it } from 'vitest';
import facts from '../remote.json';
import { agentsPaths } from './paths';

it('has an address for each page that remote.json announces, and for no other', () => {
  expect(Object.values(agentsPaths).map(({ path }) => path)).toEqual(facts.pages.map(({ path }) => path));
});
