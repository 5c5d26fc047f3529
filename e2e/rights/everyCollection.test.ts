import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addSamplePart, openSampleClient } from '@steps/business/sample';
import { commit, RuleError, type SamplePart, type StoredRecord } from '@steps/platform';
import { openMemoryStore, setCurrentPerson } from '@steps/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { presets } from '../../host/src/people/presets';
import { tomWith } from '../../shared/business/src/nouns/people/people.fixture';
import { ownerId } from '../../shared/business/src/nouns/people/person';
import { allowed } from '../../shared/business/src/nouns/people/rights';
import { type AppliedChange, onApplied } from '../../shared/platform/src/core/store/applyChanges';
import {
  type Collection,
  collectionNamed,
  collectionsOf,
  recordMemory,
} from '../../shared/platform/src/core/store/collection';
import { type Action, everyone } from '../../shared/platform/src/core/store/rights';

// All packages meet here, as they do in the browser. No verb writes but through the commit (lint: `storeWriters.grit`), and what the
// commit lets through is held here for every collection there is: so no verb can do what its person may not.

const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = [
  ...readdirSync(root).filter((name) => /^(host|remote-.*)$/.test(name)),
  ...['platform', 'journal', 'business', 'assistant'].map((name) => `shared/${name}`),
];
/** What a file of the project exports. */
const load = async (file: string): Promise<Readonly<Record<string, unknown>>> => import(join(root, file));
const now = new Date(2026, 10, 18, 8, 30);
const limited = presets.filter(({ all }) => !all);

const applied: AppliedChange[] = [];
let stop = () => {};

beforeAll(async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'setInterval'] });
  setCurrentPerson(undefined);
  await openMemoryStore();
  await openSampleClient(now);
  for (const remote of ['remote-crm', 'remote-marketing', 'remote-strategy']) {
    await addSamplePart(remote, async () => (await load(`${remote}/src/sample/index.ts`)).sample as SamplePart, now);
  }
  await Promise.all(definitions().map(load));
  setCurrentPerson(ownerId);
  stop = onApplied((changes) => applied.push(...changes));
}, 60_000);

afterAll(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setCurrentPerson(undefined);
});

describe('every collection of every package', () => {
  it('lets a role do what its matrix says, and nothing else', () => {
    const collections = guarded();
    expect(collections.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    for (const role of limited) {
      setCurrentPerson(ownerId);
      tomWith(role.rights, role.hidden);
      for (const collection of collections) {
        for (const action of ['add', 'change', 'delete'] as const) {
          if (isAllowed(collection, action) !== mayBy(role, collection, action)) {
            wrong.push(`${role.name}: ${action} ${collection.name}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is asked for by the commit, for each record of the sample and each of its fields', () => {
    setCurrentPerson(ownerId);
    const asked = guarded().flatMap((collection) =>
      collection
        .all()
        .slice(0, 1)
        .flatMap((record) => attacksOn(collection, record)),
    );
    expect(new Set(asked.map(({ collection }) => collection.name)).size).toBeGreaterThan(15);
    const wrong: string[] = [];
    for (const role of limited) {
      setCurrentPerson(ownerId);
      tomWith(role.rights, role.hidden);
      applied.length = 0;
      for (const { collection, action, record } of asked) {
        const may = mayBy(role, collection, action);
        if (wasWritten(collection.name, record, action !== 'delete') !== may) {
          wrong.push(`${role.name} ${may ? 'cannot' : 'can'} ${action} ${collection.name}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** What the matrix of a role says of a collection. */
function mayBy(role: (typeof presets)[number], collection: Collection<StoredRecord>, action: Action): boolean {
  const given = collection.modules.map((module) => role.rights[module] ?? []);
  return given.some((actions) => actions.includes('view') && actions.includes(action));
}

/** What the permission in charge says of a change, whatever the schema would say of the record. */
function isAllowed(collection: Collection<StoredRecord>, action: Action): boolean {
  const record = { id: 'asked for', name: 'Before' };
  recordMemory.place(collection, record.id, action === 'add' ? undefined : record);
  try {
    const value = action === 'delete' ? undefined : { ...record, name: 'After' };
    allowed([{ collection: collection.name, id: record.id, value }]);
    return true;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return false;
  } finally {
    recordMemory.place(collection, record.id, undefined);
  }
}

/** Files that define a collection. */
function definitions(): string[] {
  return packages.flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|d)\.tsx?$/.test(file))
      .map((file) => `${name}/src/${file}`)
      .filter((file) => /\bdefineCollection\(/.test(readFileSync(join(root, file), 'utf8'))),
  );
}

/** Those that a role is asked for: not what each person writes for themselves, nor decisions about AI results, which need a right of their own. */
const guarded = () =>
  collectionsOf('client').filter((collection) => !collection.needs && !collection.modules.includes(everyone));

/** What can be tried on a record: adding another, changing each plain field, deleting it. */
function attacksOn(collection: Collection<StoredRecord>, record: StoredRecord) {
  const plain = Object.entries(record).filter(
    ([field, value]) =>
      /string|number/.test(typeof value) &&
      !['id', 'updatedAt', ...collection.followsAlong].includes(field) &&
      !collection.sensitive[field],
  );
  const attacks = [
    ['add', { ...record, id: 'another' }],
    ...plain.map(
      ([field, value]) =>
        ['change', { ...record, [field]: typeof value === 'number' ? value + 1 : `${value}.` }] as const,
    ),
    ['delete', undefined],
  ] as const;
  // What the schema refuses whoever writes it says nothing about rights.
  return attacks
    .filter(([, value]) => wasWritten(collection.name, value ?? record, value !== undefined))
    .map(([action, value]) => ({ collection, action, record: value ?? record }));
}

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

function putBack(): void {
  for (const { collection: name, id, before } of applied.toReversed()) {
    const collection = collectionNamed(name);
    if (!collection) continue;
    recordMemory.place(collection, id, before);
    recordMemory.publish(collection);
  }
  applied.length = 0;
}
