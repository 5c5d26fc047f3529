import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lockWith, versionFor } from './doorRules.mjs';
import { definitionsOf, definitionsUsed, doorFaults, namesUsed, narrowNames } from './doorUsers.mjs';
import { projectRoot } from './ports.mjs';
import { contractPackage, doorsOf } from './sharedPackages.mjs';

const folder = join(projectRoot, 'shared', contractPackage);
const packageFile = join(folder, 'package.json');
const listFile = join(folder, 'doors.json');
const lockFile = join(projectRoot, 'package-lock.json');

/** @returns {Promise<Record<string, string[]>>} */
async function exportedNames() {
  const doors = Object.entries(doorsOf(projectRoot, contractPackage)).filter(([door]) => !door.includes('*'));
  // One after the other: Node 20 fails where a CommonJS part of antd requires a module that another import is still reading.
  /** @type {Record<string, string[]>} */
  const named = {};
  for (const [door, file] of doors) named[door] = Object.keys(await import(join(projectRoot, file))).sort();
  return named;
}

// Reads the types of the whole package: on a busy machine that takes more than a minute.
it('the version of the shared package rises with the names that its doors export, which `npm run doors` does', {
  timeout: 300_000,
}, async () => {
  const doors = await exportedNames();
  const shared = JSON.parse(readFileSync(packageFile, 'utf8'));
  const { version, added, removed } = versionFor(JSON.parse(readFileSync(listFile, 'utf8')), doors);
  if (process.env.STEPS_WRITE_DOORS === '1') {
    writeFileSync(listFile, `${JSON.stringify({ version, doors }, null, 2)}\n`);
    writeFileSync(packageFile, `${JSON.stringify({ ...shared, version }, null, 2)}\n`);
    writeFileSync(lockFile, lockWith(readFileSync(lockFile, 'utf8'), version));
    expect(JSON.parse(readFileSync(packageFile, 'utf8')).version).toBe(version);
    return;
  }
  expect({ added, removed }, 'names that shared/platform/doors.json does not know: run "npm run doors"').toEqual({
    added: [],
    removed: [],
  });
  expect(shared.version, 'version of shared/platform/package.json: run "npm run doors"').toBe(version);
});

const before = { version: '1.4.2', doors: { '.': ['a', 'b'], './ui': ['Button'] } };
it.each([
  ['nothing', { '.': ['a', 'b'], './ui': ['Button'] }, '1.4.2'],
  ['a name more', { '.': ['a', 'b', 'c'], './ui': ['Button'] }, '1.5.0'],
  ['a door more', { ...before.doors, './charts': ['Bars'] }, '1.5.0'],
  ['a name less', { '.': ['a', 'c'], './ui': ['Button'] }, '2.0.0'],
])('%s calls for its version', (_, doors, version) => {
  expect(versionFor(before, doors).version).toBe(version);
});

it('a raised version is in package-lock.json as well, where nothing else changes', () => {
  const lock = readFileSync(lockFile, 'utf8');
  const raised = lockWith(lock, '99.0.0');
  expect(JSON.parse(raised).packages['shared/platform'].version).toBe('99.0.0');
  expect(lockWith(raised, JSON.parse(lock).packages['shared/platform'].version)).toBe(lock);
});

it.each([
  ["import { a, type B as C } from '@steps/platform';", ['@steps/platform a', '@steps/platform B']],
  ["export { a } from '@steps/platform/ui';", ['@steps/platform/ui a']],
  ["import * as platform from '@steps/platform'; platform.a();", ['@steps/platform a']],
  ["const { b } = await import('@steps/platform/ui');", ['@steps/platform/ui b']],
  [
    "import { check } from '@steps/business/tasks'; check.calm(text);",
    ['@steps/business/tasks check', '@steps/business/tasks check.calm'],
  ],
  ["import { a } from './a'; import { useState } from 'react';", ['./a a', 'react useState']],
])('who writes %s uses %j', (text, used) => {
  const doors = {
    '@steps/platform': ['a', 'B', 'c'],
    '@steps/platform/ui': ['a', 'b'],
    '@steps/business/tasks': ['check', 'check.calm', 'check.brief'],
  };
  expect(namesUsed('page.tsx', text, doors).map(({ door, name }) => `${door} ${name}`)).toEqual(used);
});

it('shared uses what its own files import, through whatever file hands it on; who only hands it on does not use it', () => {
  const source = mkdtempSync(join(tmpdir(), 'doors-'));
  onTestFinished(() => rmSync(source, { recursive: true }));
  writeFileSync(join(source, 'deal.ts'), 'export const own = 1; const inner = 2; export { inner as outer };');
  writeFileSync(join(source, 'index.ts'), "export { own, outer as given } from './deal'; export * from './late';");
  writeFileSync(join(source, 'late.ts'), 'export const late = 3;');
  const used = (/** @type {string} */ text) =>
    definitionsUsed(join(source, 'page.ts'), text).map(({ file, name }) => `${file.slice(source.length + 1)} ${name}`);
  expect(used("import { own, given as mine } from './index';")).toEqual(['deal.ts own', 'deal.ts inner']);
  expect(used("const { late } = await import('./index');")).toEqual(['late.ts late']);
  expect(used("export { own } from './deal'; export * from './late';")).toEqual([]);
});

it('a family counts with each of its members', () => {
  const source = mkdtempSync(join(tmpdir(), 'doors-'));
  onTestFinished(() => rmSync(source, { recursive: true }));
  writeFileSync(join(source, 'checks.ts'), 'export const calm = 1; export const brief = 2;');
  writeFileSync(join(source, 'index.ts'), "export * as check from './checks';");
  const found = [...definitionsOf(join(source, 'index.ts'))].map(([name, { name: own }]) => `${name}: ${own}`);
  expect(found).toEqual(['check: *', 'check.calm: calm', 'check.brief: brief']);
});

it('a name belongs in a door when two packages use it, or when the door is the host’s alone', () => {
  const names = [
    { door: '@steps/platform', name: 'both', users: ['host', 'remote-crm'] },
    { door: '@steps/platform', name: 'one', users: ['remote-crm'] },
    { door: '@steps/platform', name: 'none', users: [] },
    { door: '@steps/platform', name: 'shared', users: ['remote-crm', 'shared/platform'] },
    { door: '@steps/platform/ui', name: 'inner', users: ['shared/platform'] },
    { door: '@steps/platform', name: 'made', users: ['new-remote'] },
    { door: '@steps/business/host', name: 'host', users: ['host'] },
    { door: '@steps/business/host', name: 'unused', users: [] },
  ];
  expect(narrowNames(names).map(({ name }) => name)).toEqual(['one', 'none', 'inner', 'unused']);
});

it('a narrow name needs a reason, and a reason needs a narrow name', () => {
  const names = [
    { door: '@steps/platform', name: 'both', users: ['host', 'remote-crm'] },
    { door: '@steps/platform', name: 'one', users: ['remote-crm'] },
    { door: '@steps/platform', name: 'other', users: ['remote-crm'] },
  ];
  const reasons = { 'is one of a family': ['@steps/platform both', '@steps/platform one'] };
  expect(doorFaults(names, reasons)).toEqual([
    expect.stringMatching('^@steps/platform other: serves one package'),
    expect.stringMatching('^@steps/platform both: is not narrow any more'),
  ]);
});
