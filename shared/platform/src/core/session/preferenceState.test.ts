import { openWorkspaceStore } from '@steps/business/src/openWorkspaceStore';
import { openMemoryStore } from '@steps/testing';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { closeWorkspaceStore } from '../store/database';
import { definePreference, preference, setPreference } from './preferenceState';

const panes = definePreference('panes', 'device');

it('a preference lasts over a reload, and one that does not parse is the fallback', async () => {
  const { port } = await openMemoryStore();
  setPreference(panes, [25, 50, 25]);
  await closeWorkspaceStore();
  await openWorkspaceStore(port);
  expect(preference(panes, v.array(v.number()), [])).toEqual([25, 50, 25]);
  expect(preference(panes, v.string(), 'none')).toBe('none');
  expect(preference(definePreference('missing', 'device'), v.optional(v.string()), 'none')).toBe('none');
});
