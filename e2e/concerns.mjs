// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Which browser tests concern which package, for its own gate. A folder that is named after a remote (`marketing/` for
// `remote-marketing`) is that remote's without a line here.

/** What every package takes part in: files as well as folders. */
const everybody = ['composition', 'accessibility/routes.spec.ts'];

/** Further folders of a package's own: its gate runs all their tests. @type {Readonly<Record<string, readonly string[]>>} */
const own = {
  host: ['journeys', 'timings'],
  'remote-crm': ['calendar', 'support'],
  'remote-strategy': ['review'],
};

/** Folders of whose tests its gate runs the journeys. @type {Readonly<Record<string, readonly string[]>>} */
const besides = {
  host: ['accessibility', 'failures', 'offline', 'post', 'security', 'team'],
  'remote-crm': ['accessibility', 'journeys'],
};

const here = fileURLToPath(new URL('.', import.meta.url));

/** Tests of the whole product that `npm test -- --all` alone runs. */
const wholeProduct = ['containers', 'firefox', 'webkit'];

/** Folders that hold browser tests. */
export const testFolders = readdirSync(here, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && readdirSync(join(here, entry.name)).some((name) => name.endsWith('.spec.ts')),
  )
  .map(({ name }) => name)
  .filter((name) => !wholeProduct.includes(name));

/** A package's own folders of browser tests. @param {string} name */
export const ownFolders = (name) =>
  [name.replace(/^remote-/, ''), ...(own[name] ?? [])].filter((folder) => testFolders.includes(folder));

/** Folders and files of browser tests that concern a package. @param {string} name */
export function concerning(name) {
  const folders = [...ownFolders(name), ...(besides[name] ?? [])];
  return [...folders, ...everybody.filter((place) => !folders.some((folder) => place.startsWith(`${folder}/`)))];
}
