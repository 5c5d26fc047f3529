// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Which browser tests concern which package, for `npm test -- --only`. A folder that is named after a remote (`marketing/`
// for `remote-marketing`) is that remote's without a line here.

/** What every package takes part in: files as well as folders. */
const everybody = ['composition', 'accessibility/routes.spec.ts'];

/** @type {Readonly<Record<string, readonly string[]>>} */
const besides = {
  host: ['accessibility', 'journeys', 'failures', 'offline', 'security', 'team', 'timings'],
  'remote-crm': ['accessibility', 'calendar', 'support', 'journeys', 'failures'],
  'remote-strategy': ['review'],
};

const here = fileURLToPath(new URL('.', import.meta.url));

/** Folders that hold browser tests, without those in Firefox, which are a step of their own for the whole product. */
export const testFolders = readdirSync(here, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && readdirSync(join(here, entry.name)).some((name) => name.endsWith('.spec.ts')),
  )
  .map(({ name }) => name)
  .filter((name) => name !== 'firefox');

/** Folders and files of browser tests that concern a package. @param {string} name */
export function concerning(name) {
  const folders = [name.replace(/^remote-/, ''), ...(besides[name] ?? [])].filter((folder) =>
    testFolders.includes(folder),
  );
  return [...folders, ...everybody.filter((place) => !folders.some((folder) => place.startsWith(`${folder}/`)))];
}
