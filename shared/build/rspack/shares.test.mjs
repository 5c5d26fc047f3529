// @ts-check
import { expect, it } from 'vitest';
import { providedModules, remoteShares } from './shares.mjs';

const provided = providedModules().map(({ name }) => name);

it('a remote carries the addresses it was built with: an older host, which lacks a new one, cannot take them away', () => {
  expect(provided).toContain('@steps/platform');
  expect(provided).not.toContain('@steps/platform/paths');
  expect(Object.keys(remoteShares())).not.toContain('@steps/platform/paths');
});
