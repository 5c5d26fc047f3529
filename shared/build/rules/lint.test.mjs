// @ts-check
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the lines are code, in texts
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../commands.mjs';
import { projectRoot } from '../ports.mjs';

/**
 * Where a rule holds, what it says, and lines that it finds and accepts.
 * @typedef {{ file: string, says: string, finds: readonly string[], accepts: readonly string[] }} Example
 */

/** @type {Readonly<Record<string, Example>>} */
const examples = {
  ownClock: {
    file: 'remote-crm/src/a.tsx',
    says: 'Use ownFields, ownMoment, ownDay, momentFrom',
    finds: [
      'now.getHours();',
      'now?.getTimezoneOffset();',
      'due.setDate(due.getUTCDate() + 1);',
      'dayjs(moment);',
      'new Date(now.getTime(), 1);',
      'new Date(year, month - 1, date);',
      'new Date(`${day}T12:00`);',
      'Date.parse(`${day}T12:00:00`);',
      "new Date('2026-11-03T09:00');",
      'new Date().toISOString().slice(0, 10);',
      "at.toLocaleTimeString('en-GB', { hour: '2-digit' });",
      'Intl.DateTimeFormat().resolvedOptions().timeZone;',
      "new Intl.DateTimeFormat('en-GB', { weekday: 'long' });",
      'browserZone();',
      'const field = <MomentField onChange={(moment) => schedule(new Date(moment).toISOString())} />;',
    ],
    accepts: [
      'new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0));',
      'new Date(`${day}T12:00Z`);',
      "at.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });",
      "new Intl.DateTimeFormat('en-GB', { timeZone });",
      'new Date(now.getTime() - days * dayMs);',
      'new Date(moment);',
    ],
  },
  nativeFields: {
    file: 'host/src/a.tsx',
    says: 'Use DateField, TimeField, MomentField or SuggestField',
    finds: [
      '<datalist id="a" />;',
      '<input type="date" />;',
      "<TextField type={'time'} />;",
      "<TextField type={is ? 'date' : 'text'} />;",
      '<input type="datetime-local" />;',
    ],
    accepts: ['<input type="text" />;', '<TextField type={type} />;', '<Report kind="month" />;'],
  },
  kitClasses: {
    file: 'host/src/a.tsx',
    says: 'Write styles.name of Thing.module.css',
    finds: [
      '<a className="s-faint c-card" />;',
      '<a className="s-list__row" />;',
      "<a className={kind === 'deal' ? 'wide' : undefined} />;",
      '<Table rowClassName={`s-faint ${styles.row} wide`} />;',
    ],
    accepts: [
      "<a className={['s-plain', on ? styles.card : styles['name']].join(' ')} />;",
      '<a className={`${styles.row} s-button s-button--small`} />;',
      "<a className={kind === 'deal' ? 's-faint' : undefined} title=\"wide\" />;",
    ],
  },
  cssModules: {
    file: 'host/src/deals.css',
    says: 'Name the sheet Thing.module.css',
    finds: ['.card { top: 0; }', '@media print { .card { top: 0; } }'],
    accepts: ['/* nothing yet */'],
  },
  ownClasses: {
    file: 'host/src/a.module.css',
    says: 'Give the element a class of its own',
    finds: [
      '.card :global(.other) { top: 0; }',
      '.card .s-input { top: 0; }',
      '.card .ant-btn { top: 0; }',
      '.card [class*="picker"] { top: 0; }',
    ],
    accepts: ['.card { --s-input-height: 30px; }', '.card[data-on] { top: 0; }'],
  },
  blockStart: {
    file: 'host/src/a.module.css',
    says: 'Begin it with a rule for a class',
    finds: ['@media print { td > .card { top: 0; } }', '.page { @media print { td.card { top: 0; } } }'],
    accepts: [
      '@media print { .card { top: 0; } td > .card { top: 0; } } td > .card { top: 0; }',
      '@media print { [x] .card { top: 0; } }',
    ],
  },
  pageFigures: {
    file: 'shared/platform/src/theme/base.css',
    says: 'Set this on the column, not on the page',
    finds: [':root { font-variant-numeric: tabular-nums; }'],
    accepts: [':root { font-variant-numeric: normal; }'],
  },
  storeWriters: {
    file: 'shared/business/src/nouns/a.ts',
    says: 'Write through commit',
    finds: ['applyAndSave(changes);'],
    accepts: ['commit(changes);'],
  },
  requireRight: {
    file: 'host/src/a.ts',
    says: 'Call requireRight in this file',
    finds: [
      'storage.write(rows);',
      'this.storage.write(rows);',
      'port.setRowsAside(rows);',
      'removeClientRecords(id);',
    ],
    accepts: ["requireRight('settings', 'change');\nstorage.write(rows);", 'storage.read(rows);'],
  },
  allowExport: {
    file: 'host/src/a.ts',
    says: 'Call exportFile',
    finds: ['link.download = name;', 'saveFile(name, text);'],
    accepts: ['allowExport();\nsaveFile(name, text);', 'exportFile(name, text);'],
  },
  // A rule of Biome's own, for one file: the addresses come along with nothing else of shared.
  noRestrictedImports: {
    file: 'shared/platform/src/core/paths.ts',
    says: 'it comes along with nothing else of shared',
    finds: ["import { ownDay } from './ownClock';", "export * from './ownClock';", "import { useState } from 'react';"],
    accepts: ["export const home = '/';"],
  },
};

const rules = readdirSync(import.meta.dirname).flatMap((name) => (name.endsWith('.grit') ? [name.slice(0, -5)] : []));
const config = JSON.parse(readFileSync(join(projectRoot, 'biome.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'steps-lint-'));

/** A folder for each line, in which it is at the rule's place. @param {string} rule @param {'finds' | 'accepts'} kind @param {number} at */
const placeOf = (rule, kind, at) => join(rule, kind, String(at), examples[rule]?.file ?? '');

/** What lint says of each line. @type {Map<string, string[]>} */
const said = new Map();

beforeAll(async () => {
  for (const [rule, example] of Object.entries(examples)) {
    for (const kind of /** @type {const} */ (['finds', 'accepts'])) {
      for (const [at, text] of example[kind].entries()) {
        const path = join(folder, placeOf(rule, kind, at));
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, `${text}\n`);
      }
    }
  }
  const plugins = config.plugins.map((/** @type {{ path: string }} */ plugin) => ({
    ...plugin,
    path: join(projectRoot, plugin.path),
  }));
  const overrides = config.overrides.filter((/** @type {{ includes: string[] }} */ { includes }) =>
    includes.includes(`**/${examples.noRestrictedImports?.file}`),
  );
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ plugins, linter: { rules: { preset: 'none' } }, overrides }),
  );
  const report = join(folder, 'report.json');
  await runCommand('biome', ['lint', '--max-diagnostics=none', '--reporter=json', `--reporter-file=${report}`, '.'], {
    piped: true,
    cwd: folder,
  });
  /** @type {{ message: string, location: { path: string } }[]} */
  const found = JSON.parse(readFileSync(report, 'utf8')).diagnostics;
  for (const { message, location } of found) said.set(location.path, [...(said.get(location.path) ?? []), message]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('each rule of this folder is switched on and has its examples', () => {
  const on = config.plugins.map((/** @type {{ path: string }} */ { path }) => path);
  expect(on.toSorted()).toEqual(rules.map((rule) => `./shared/build/rules/${rule}.grit`).toSorted());
  expect(Object.keys(examples).toSorted()).toEqual([...rules, 'noRestrictedImports'].toSorted());
});

describe.each(Object.entries(examples))('%s', (rule, { says, finds, accepts }) => {
  it.each(finds.map((text, at) => ({ text, at })))('finds $text and says what to write instead', ({ at }) => {
    const messages = said.get(placeOf(rule, 'finds', at)) ?? [];
    expect(
      messages.some((message) => message.includes(says)),
      messages.join('\n'),
    ).toBe(true);
  });

  it.each(accepts.map((text, at) => ({ text, at })))('accepts $text', ({ at }) => {
    expect(said.get(placeOf(rule, 'accepts', at)) ?? []).toEqual([]);
  });
});
