// @ts-check
import { join } from 'node:path';
import { describeRemote } from './activate.mjs';
import { parseConnectSources } from './headers.mjs';
import { originOf, portTaken, projectRoot } from './ports.mjs';
import { readRemotesFile, remotesVersion, withRemote, writeRemotesFile } from './remotesFile.mjs';
import { serve } from './server.mjs';

/** @typedef {import('./ports.mjs').ServedPackage} ServedPackage */

/** The list that a start from this checkout writes and serves. */
export const deployedRemotes = join(projectRoot, '.cache/deploy/remotes.json');

/** Which of the listed remotes are switched off; none when the file is broken. @param {string} file */
async function switchedOff(file) {
  try {
    const { list } = await readRemotesFile(file);
    return new Set(list.remotes.filter((remote) => remote.disabled).map((remote) => remote.name));
  } catch (error) {
    console.warn(`Writing the list of remotes anew: ${error instanceof Error ? error.message : error}`);
    return new Set();
  }
}

/**
 * Lists the remotes as they are built now, at the ports they are served from. A remote switched off stays off.
 * @param {ServedPackage[]} packages
 * @param {string} file
 */
export async function writeDeployed(packages, file) {
  const off = await switchedOff(file);
  const remotes = await Promise.all(
    packages
      .filter(({ role }) => role === 'remote')
      .map((served) => describeRemote({ source: join(served.folder, 'dist'), url: originOf(served) })),
  );
  const list = remotes.map((remote) => (off.has(remote.name) ? { ...remote, disabled: true } : remote));
  await writeRemotesFile(file, { version: 1, remotes: list }, await remotesVersion(file), {
    did: 'Listed what is built in this checkout.',
  });
}

/**
 * Lists remotes that were just built anew, where the list names this checkout's own builds: a running `npm start` shows
 * them with the next load. Entries that were activated from elsewhere stay.
 * @param {ServedPackage[]} packages
 * @param {string} file
 */
export async function refreshDeployed(packages, file) {
  const { list, version } = await readRemotesFile(file);
  let next = list;
  for (const served of packages) {
    const url = originOf(served);
    const isOwn = list.remotes.some(({ name, entry }) => name === served.name && entry.startsWith(`${url}/`));
    if (isOwn) next = withRemote(next, await describeRemote({ source: join(served.folder, 'dist'), url }));
  }
  if (next !== list) await writeRemotesFile(file, next, version, { did: 'Listed what was built anew.' });
}

/**
 * Serves the built packages, each from its own origin. When one port is taken, closes the others and throws.
 * @param {ServedPackage[]} packages
 * @param {{ remotesFile: string }} options
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function serveBuilt(packages, { remotesFile }) {
  const extraConnectSrc = parseConnectSources(process.env.STEPS_CONNECT_SRC);
  const host = packages.find(({ role }) => role === 'host');
  const hostOrigin = host ? originOf(host) : 'null';
  /** @type {{ close: () => Promise<void> }[]} */
  const open = [];
  const close = async () => {
    await Promise.all(open.map((server) => server.close()));
  };
  for (const served of packages) {
    const { role, port, folder } = served;
    const options = role === 'host' ? { remotesFile, extraConnectSrc } : { hostOrigin };
    try {
      open.push(await serve({ root: join(folder, 'dist'), port, role, ...options }));
    } catch (error) {
      await close();
      throw error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' ? portTaken(served) : error;
    }
  }
  return { close };
}
