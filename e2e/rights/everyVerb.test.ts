import { fileURLToPath } from 'node:url';
import { commit, type SamplePart, type StoredRecord, setCurrentPerson } from '@steps/shared';
import { addSamplePart, openSampleClient } from '@steps/shared/sample';
import { openMemoryStore } from '@steps/shared/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { presets, rightModules } from '../../host/src/people/presets';
import { type AppliedChange, onApplied } from '../../shared/src/core/store/applyChanges';
import { collectionNamed, collectionsOf, inMemory } from '../../shared/src/core/store/collection';
import { everyone } from '../../shared/src/core/store/rights';
import { tomWith } from '../../shared/src/nouns/people/people.fixture';
import { ownerId } from '../../shared/src/nouns/people/person';
import { argumentsFor } from './arguments';
import { beforehand, knownArguments, recordOf } from './knownArguments';
import { declaredIn } from './types';
import { type Verb, verbsOf } from './verbs';

// All packages meet here, as they do in the browser: every collection there is, and every verb that may write one.

type Called = (...args: readonly unknown[]) => unknown;

const remotes = ['remote-agents', 'remote-crm', 'remote-docs', 'remote-marketing', 'remote-strategy'] as const;
/** What a file of the project exports. */
const load = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  import(fileURLToPath(new URL(`../../${file}`, import.meta.url)));
/** What opens, closes and replaces whole workspaces has tests of its own; called at random it would end this one. */
const whole = /^host\/src\/(gate|business|backup|offline|federation|protection)\//;
const verbs = ['host', ...remotes].flatMap(verbsOf).filter(({ file }) => !whole.test(file));
const declared = declaredIn(['host', 'shared', ...remotes]);
const now = new Date(2026, 10, 18, 8, 30);
/** As other files of a page would go on meanwhile. */
const turn = setImmediate;

const applied: AppliedChange[] = [];
let stop = () => {};

beforeAll(async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('There is no network here.')));
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'setInterval'] });
  setCurrentPerson(undefined);
  await openMemoryStore();
  await openSampleClient(now);
  for (const remote of ['remote-crm', 'remote-marketing', 'remote-strategy']) {
    await addSamplePart(remote, async () => (await load(`${remote}/src/sample/index.ts`))['sample'] as SamplePart, now);
  }
  tomWith(Object.fromEntries(rightModules.map(({ id }) => [id, ['view' as const]])));
  stop = onApplied((changes) => applied.push(...changes));
  setCurrentPerson(ownerId);
  for (const [file, verb, args] of beforehand) {
    await ((await load(file))[verb] as Called)(...args(recordOf));
    applied.length = 0;
  }
  // Records of every noun: what verbs add where there is nothing yet stays.
  for (const verb of verbs.filter(({ name }) =>
    /^(create|add|start|save|keep|copy|connect|remember|open)/.test(name),
  )) {
    await attempt(verb, ownerId, () => {
      const fresh = applied.some(({ collection: name, before }) => {
        const mine = applied.filter(({ collection }) => collection === name).length;
        return !before && mine >= (collectionNamed(name)?.size ?? 0);
      });
      if (fresh) applied.length = 0;
      return fresh;
    });
  }
}, 240_000);

afterAll(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setCurrentPerson(undefined);
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

describe('every verb of every package', () => {
  // As many as the arguments that are made up here bring to write something; of the rest see the collections below.
  it.each([
    ['host', 8],
    // Chats, own agents and what they remember are each person's own.
    ['remote-agents', 0],
    ['remote-crm', 42],
    ['remote-docs', 1],
    ['remote-marketing', 40],
    ['remote-strategy', 24],
  ])(
    'that writes a record of %s for the owner writes nothing for a person who may only look',
    async (name, least) => {
      const written: string[] = [];
      const unwritten: string[] = [];
      for (const verb of verbs.filter(({ file }) => file.startsWith(`${name}/`))) {
        const known = knownArguments[verb.name]?.(recordOf);
        const args = await attempt(verb, ownerId, () => guarded().length > 0, known && [known]);
        if (known && !args) unwritten.push(verb.name);
        if (!args) continue;
        written.push(verb.name);
        const refused = () => {
          expect(guarded(), `${verb.file}: ${verb.name}`).toEqual([]);
          return true;
        };
        await attempt(verb, 'tom', refused, [args]);
      }
      expect(unwritten, 'with the arguments of the table').toEqual([]);
      expect(written.length).toBeGreaterThanOrEqual(least);
    },
    120_000,
  );
});

describe('every collection of every package', () => {
  it('is written as the matrix of each role says, and not otherwise', async () => {
    await Promise.all(verbs.map(({ file }) => load(file)));
    setCurrentPerson(ownerId);
    const asked = collectionsOf('client').flatMap((collection) => {
      const [record] = collection.all();
      // Decisions about AI results ask for another right than adding and changing do: rights.test.ts of the people.
      if (!record || collection.needs || collection.modules.includes(everyone)) return [];
      const attacks = [
        ['add', { ...record, id: 'another' }],
        ...Object.entries(record)
          .filter(
            ([field, value]) =>
              /string|number/.test(typeof value) && !['id', 'updatedAt', ...collection.followsAlong].includes(field),
          )
          .filter(([field]) => !collection.sensitive[field])
          .map(
            ([field, value]) =>
              ['change', { ...record, [field]: typeof value === 'number' ? value + 1 : `${value}.` }] as const,
          ),
        ['delete', undefined],
      ] as const;
      // What the schema refuses whoever writes it says nothing about rights.
      const possible = attacks.filter(([, value]) => wasWritten(collection.name, value ?? record, value !== undefined));
      return possible.map(([action, value]) => ({ collection, action, record: value ?? record }));
    });
    expect(new Set(asked.map(({ collection }) => collection.name)).size).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const role of presets.filter(({ all }) => !all)) {
      setCurrentPerson(ownerId);
      tomWith(role.rights, role.hidden);
      applied.length = 0;
      for (const { collection, action, record } of asked) {
        const given = collection.modules.map((module) => role.rights[module] ?? []);
        const may = given.some((actions) => actions.includes('view') && actions.includes(action));
        if (wasWritten(collection.name, record, action !== 'delete') !== may) {
          wrong.push(`${role.name} ${may ? 'cannot' : 'can'} ${action} ${collection.name}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** Whether the person at work could put or drop a record; it is made as it was. */
function wasWritten(collection: string, record: StoredRecord, put: boolean): boolean {
  try {
    commit({
      label: 'Try',
      changes: [{ collection, id: record.id, value: put ? record : undefined }],
      undoable: false,
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
  const written = applied.some((change) => change.collection === collection);
  putBack();
  return written;
}

/** What was written that a role is asked for: not what each person writes for themselves. */
const guarded = () =>
  applied.filter(
    ({ collection, before, value }) =>
      !collectionNamed(collection)?.modules.includes(everyone) && JSON.stringify(before) !== JSON.stringify(value),
  );

/** Calls a verb until `done` says so of what it wrote; gives the arguments, and makes everything as it was. */
async function attempt(
  verb: Verb,
  person: string,
  done: () => boolean,
  lists: Iterable<readonly unknown[]> = argumentsFor(verb, declared),
): Promise<readonly unknown[] | undefined> {
  const called = (await load(verb.file))[verb.name];
  if (typeof called !== 'function') throw new Error(`Expected a function ${verb.name} in ${verb.file}.`);
  for (const args of lists) {
    setCurrentPerson(person);
    await ignoringFailure(() => (called as Called)(...args));
    const found = done();
    putBack();
    if (found) return args;
  }
  return undefined;
}

/** Most are refused, or make no sense to the verb: only what is written is of interest. */
async function ignoringFailure(call: () => unknown): Promise<void> {
  try {
    const made = call();
    if (!(made instanceof Promise)) return;
    // Some wait for a person, or for a moment that does not come here.
    await Promise.race([made, aFewTurns()]);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
}

async function aFewTurns(): Promise<void> {
  for (let left = 5; left > 0; left--) await new Promise<void>((resolve) => turn(() => resolve()));
}

function putBack(): void {
  for (const { collection: name, id, before } of applied.toReversed()) {
    const collection = collectionNamed(name);
    if (!collection) continue;
    inMemory.place(collection, id, before);
    inMemory.announce(collection);
  }
  applied.length = 0;
}
