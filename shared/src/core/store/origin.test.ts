import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { memoryPort } from '../storage/memoryStorage';
import { defineCollection } from './collection';
import { commit } from './commit';
import { closeWorkspaceStore, openWorkspaceStore } from './database';
import { approvalGuard, type Origin, person, registerGuard } from './origin';
import { registerPermission } from './permission';
import { put } from './recordChange';

// This file alone imports no noun and no ledger, so nobody has registered a guard or a permission when it starts. Its tests go on in order.
const notes = defineCollection({
  name: 'test-notes',
  module: 'everyone',
  scope: 'workspace',
  schema: v.object({ id: v.string(), text: v.string() }),
  version: 1,
});
const write = (origin: Origin) => commit({ label: 'x', changes: [put(notes, { id: 'n1', text: 'Hello' })], origin });
const ofAi: Origin = { by: 'ai', resultId: 'ai-1' };

describe('without the approval guard', () => {
  it('nothing of AI is committed, and nothing of a person', () => {
    expect(() => write(ofAi)).toThrow('Expected the approval guard');
    expect(() => write(person)).toThrow('Expected the approval guard');
    expect(notes.size).toBe(0);
  });

  it('no workspace opens', async () => {
    await expect(openWorkspaceStore(memoryPort())).rejects.toThrow('Expected the approval guard');
  });
});

describe('the approval guard', () => {
  it('decides about every commit, and nobody can put in another', async () => {
    const asked: Origin[] = [];
    registerGuard({
      check(origin) {
        asked.push(origin);
        if (origin.by === 'ai') throw new Error('not approved');
      },
      holdsBack: () => false,
      trail: () => [],
    });
    await expect(openWorkspaceStore(memoryPort())).rejects.toThrow('Expected the permission');
    registerPermission({ allowed: (changes) => changes, told: () => [] });
    expect(() => registerPermission({ allowed: (changes) => changes, told: () => [] })).toThrow('a second one');
    await openWorkspaceStore(memoryPort());
    expect(() => write(ofAi)).toThrow('not approved');
    write(person);
    expect(asked).toEqual([ofAi, person]);
    expect(notes.get('n1')?.text).toBe('Hello');
    const guard = approvalGuard();
    expect(() => registerGuard({ check: () => {}, holdsBack: () => false, trail: () => [] })).toThrow('a second one');
    expect(approvalGuard()).toBe(guard);
    await closeWorkspaceStore({ discard: true });
  });
});
