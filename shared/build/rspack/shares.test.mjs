// @ts-check
import { expect, it } from 'vitest';
import { providedModules, recordDoors, remoteShares } from './shares.mjs';

const provided = providedModules().map(({ name }) => name);

it('a remote carries the addresses it was built with: an older host, which lacks a new one, cannot take them away', () => {
  expect(provided).toContain('@steps/platform');
  expect(provided).not.toContain('@steps/platform/paths');
  expect(Object.keys(remoteShares())).not.toContain('@steps/platform/paths');
});

it('the small doors of the page of a record come in one file, and each of them is a door', () => {
  const together = providedModules().filter(({ file }) => file === 'records');
  expect(together.map(({ name }) => name)).toEqual([...recordDoors].sort());
});
