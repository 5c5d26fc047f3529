// @ts-check
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describeRemote } from '../../shared/build/activate.mjs';
import { projectRoot } from '../../shared/build/ports.mjs';
import { serve } from '../../shared/build/server.mjs';
import { composedDist, singleDist } from './benchBuild.mjs';

/** @typedef {{ url: string, close: () => Promise<unknown> }} Running */

/**
 * Serves the composed build with these remotes, each from its own origin.
 * @param {string[]} remotes folders @param {(name: string) => string} [distOf] where the build of a package is @returns {Promise<Running>}
 */
export async function serveComposed(remotes, distOf = composedDist) {
  const remotesFile = join(projectRoot, `.cache/bench/remotes-${remotes.length}.json`);
  await writeFile(remotesFile, JSON.stringify({ version: 1, remotes: [] }));
  const host = await serve({ root: distOf('host'), port: 0, role: 'host', remotesFile });
  const open = [host];
  const entries = [];
  for (const folder of remotes) {
    const dist = distOf(basename(folder));
    const server = await serve({ root: dist, port: 0, role: 'remote', hostOrigin: host.url });
    open.push(server);
    entries.push(await describeRemote({ source: dist, url: server.url }));
  }
  await writeFile(remotesFile, JSON.stringify({ version: 1, remotes: entries }));
  return { url: host.url, close: () => Promise.all(open.map((server) => server.close())) };
}

/** Serves the build without federation, with the same headers and compression. @param {number} count @returns {Promise<Running>} */
export const serveSingle = (count) => serve({ root: singleDist(count), port: 0, role: 'host' });
