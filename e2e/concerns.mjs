// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Which folders of browser tests concern which package, for `npm test -- --only`. A folder that is named after a remote
 * (`marketing/` for `remote-marketing`) is that remote's without a line here.
 */
/** What every package takes part in. */
const everybody = ['composition', 'accessibility'];

/** @type {Readonly<Record<string, readonly string[]>>} */
const besides = {
  host: ['journeys', 'failures', 'security', 'timings'],
  'remote-crm': ['calendar', 'support', 'journeys', 'failures'],
  'remote-strategy': ['review'],
};

const here = fileURLToPath(new URL('.', import.meta.url));

/** Folders that hold browser tests. */
export const testFolders = readdirSync(here, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && readdirSync(join(here, entry.name)).some((name) => name.endsWith('.spec.ts')),
  )
  .map(({ name }) => name);

/** Folders of browser tests that concern a package. @param {string} name */
export const concerning = (name) =>
  testFolders.filter((folder) =>
    [name.replace(/^remote-/, ''), ...everybody, ...(besides[name] ?? [])].includes(folder),
  );
