// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that remotes are made of, with the names and versions they find there: the one contract. */
export const contractPackage = 'platform';
/** The packages under `shared/` whose doors exist once at run time, provided by the host. */
export const providedPackages = [contractPackage, 'business', 'assistant'];
/** All packages under `shared/` with doors, lowest first. */
const packagesWithDoors = [...providedPackages, 'journal', 'testing', 'dev'];

/** Inner modules, which the packages under `shared/` import of each other: no doors. */
const isInner = (/** @type {string} */ door) => door.startsWith('./src/');

/** @param {string} root @param {string} name @returns {Record<string, string>} what `exports` of its package.json says */
const exportsOf = (root, name) => {
  const file = join(root, 'shared', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).exports : {};
};

/**
 * The doors of a package under `shared/`, by the name one imports (`@steps/platform/ui`), each with its file from the root.
 * @param {string} root of the project @param {string} name
 * @returns {Record<string, string>}
 */
export const doorsOf = (root, name) =>
  Object.fromEntries(
    Object.entries(exportsOf(root, name))
      .filter(([door]) => !isInner(door))
      .map(([door, file]) => [door.replace('.', `@steps/${name}`), join('shared', name, file)]),
  );

/** The same with the inner modules, of all packages; a name may hold one `*`. @param {string} root @returns {Record<string, string>} */
export const allEntries = (root) =>
  Object.fromEntries(
    packagesWithDoors.flatMap((name) =>
      Object.entries(exportsOf(root, name)).map(([door, file]) => [
        door.replace('.', `@steps/${name}`),
        join('shared', name, file),
      ]),
    ),
  );

/**
 * The file, from the root, behind a name that is imported from a package under `shared/`; nothing for any other name.
 * @param {string} root @param {string} name @returns {string | undefined}
 */
export function entryFile(root, name) {
  const entries = allEntries(root);
  const exact = entries[name.replace(/\?.*$/, '')];
  if (exact) return exact;
  for (const [entry, file] of Object.entries(entries)) {
    const [before = '', after] = entry.split('*');
    if (after === undefined || !name.startsWith(before)) continue;
    return file.replace('*', name.slice(before.length).replace(/\?.*$/, ''));
  }
  return undefined;
}
