import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { memoryPort } from '../storage/memoryStorage';
import { defineCollection } from './collection';
import { commit } from './commit';
import { type CommitRules, commitRules } from './commitRules';
import { closeWorkspaceStore, openWorkspaceStore } from './database';
import { type Origin, person } from './origin';
import { put } from './recordChange';

// This file alone imports no noun and no ledger, so no rules are in charge when it starts. Its tests go on in order.
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
    expect(() => write(ofAi)).toThrow('Expected the commit rules');
    expect(() => write(person)).toThrow('Expected the commit rules');
    expect(notes.size).toBe(0);
  });

  it('no workspace opens', async () => {
    // A caller without types.
    await expect(Reflect.apply(openWorkspaceStore, undefined, [memoryPort()])).rejects.toThrow('Expected');
    expect(() => commitRules()).toThrow('Expected the commit rules');
  });
});

describe('the approval guard', () => {
  it('decides about every commit, and nobody can put in another', async () => {
    const asked: Origin[] = [];
    const rules: CommitRules = {
      allowed: (changes) => changes,
      approval: {
        check(origin) {
          asked.push(origin);
          if (origin.by === 'ai') throw new Error('not approved');
        },
        holdsBack: () => false,
        trail: () => [],
      },
      observers: [],
      logRows: () => [],
    };
    await openWorkspaceStore(memoryPort(), rules);
    expect(() => write(ofAi)).toThrow('not approved');
    write(person);
    expect(asked).toEqual([ofAi, person]);
    expect(notes.get('n1')?.text).toBe('Hello');
    const lenient = { ...rules, approval: { ...rules.approval, check: () => {} } };
    await closeWorkspaceStore({ discard: true });
    await expect(openWorkspaceStore(memoryPort(), lenient)).rejects.toThrow('a second one');
    expect(commitRules()).toBe(rules);
    await closeWorkspaceStore({ discard: true });
  });
});
