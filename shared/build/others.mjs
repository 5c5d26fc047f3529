// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sharedMismatch } from '../platform/src/core/contract/remotesSchema.mjs';
import { buildChanged } from './buildAll.mjs';
import { projectRoot } from './ports.mjs';
import { parseRemotes } from './remotesFile.mjs';

/** @typedef {import('./ports.mjs').ServedPackage} ServedPackage */

/** @param {ServedPackage} served */
const isBuilt = ({ folder, role }) =>
  existsSync(join(folder, 'dist', role === 'host' ? 'index.html' : 'mf-manifest.json'));

/** Builds the packages that have no build yet; one that is there is taken as it is. @param {ServedPackage[]} others */
export const buildMissing = (others) => buildChanged(others.filter((served) => !isBuilt(served)));

/** @param {string | URL} address */
async function fetched(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${address}: expected the file, got status ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

/** @param {URL} address */
const isServed = async (address) =>
  (await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(30_000) })).status !== 404;

/** Copies files of a deployed build, and all those its `files.json` names. @param {string} base @param {string[]} names @param {string} folder */
async function copyBuild(base, names, folder) {
  /** @type {unknown} */
  const listed = JSON.parse((await fetched(new URL('files.json', base))).toString('utf8'));
  const hashed = Array.isArray(listed) ? listed.map(String) : [];
  for (const name of new Set([...names, 'files.json', ...hashed])) {
    const url = new URL(name, base);
    const file = join(folder, name);
    // The list comes from another server: only files beside it are fetched, and written only here.
    if (!url.href.startsWith(base) || !file.startsWith(join(folder, '/'))) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await fetched(url));
  }
}

/**
 * Copies what a deployed host and its list of remotes serve today, so that tests can serve the same bytes from ports of
 * their own: the servers there let only their own host in. Remotes that the list does not have are left out.
 * @param {string} address of the deployed host
 * @param {ServedPackage[]} others
 * @param {string} folder gets a folder for each package that was copied
 * @returns {Promise<string[]>} their names
 */
export async function copyDeployed(address, others, folder) {
  const base = new URL('/', address).href;
  await rm(folder, { recursive: true, force: true });
  const { remotes } = parseRemotes(
    JSON.parse((await fetched(new URL('remotes.json', base))).toString('utf8')),
    address,
  );
  const copied = [];
  for (const { name, role, folder: own } of others) {
    const listed = remotes.find((remote) => remote.name === name);
    if (role === 'host') {
      const unhashed = ['index.html', 'worker.js', ...(await readdir(join(projectRoot, 'host/public')))];
      // An older host lacks files that were added later.
      const served = await Promise.all(unhashed.map((file) => isServed(new URL(file, base))));
      await copyBuild(
        base,
        unhashed.filter((_, at) => served[at]),
        join(folder, name),
      );
    } else if (listed) {
      await copyBuild(new URL('.', listed.entry).href, ['remote.json', 'mf-manifest.json'], join(folder, name));
    } else {
      console.log(`  ${name} is not in the list of ${base}: ${own} is used.`);
      continue;
    }
    copied.push(name);
  }
  return copied;
}

/** Version of `@steps/platform` that a built host offers, or that a remote was built against. @param {string} dist @returns {string | undefined} */
function sharedIn(dist) {
  const page = join(dist, 'index.html');
  if (existsSync(page)) {
    // The bundler writes the two attributes in either order.
    const [tag = ''] = /<meta\b[^>]*\bname="?steps-shared\b[^>]*>/.exec(readFileSync(page, 'utf8')) ?? [];
    return /\bcontent="?([\d.]+)/.exec(tag)?.[1];
  }
  return JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8')).metaData?.shared;
}

/**
 * Which remotes would not open in a host, because one of the two was built with another version of `shared`, and why.
 * @param {string} host its build @param {readonly { name: string, dist: string }[]} remotes
 */
export function misfits(host, remotes) {
  const offered = sharedIn(host);
  return remotes.flatMap(({ name, dist }) => {
    const why =
      offered === undefined
        ? 'The host was built before it told what it offers.'
        : sharedMismatch(sharedIn(dist), offered);
    return why ? [{ name, why }] : [];
  });
}
