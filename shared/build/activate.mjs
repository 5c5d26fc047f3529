// @ts-check
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { entryTypes, refusedType } from '../src/core/contract/remotesSchema.mjs';
import { runMain } from './commands.mjs';
import { projectRoot } from './ports.mjs';
import {
  isRecord,
  keptVersions,
  readRemotesFile,
  remotesVersion,
  withoutRemote,
  withRemote,
  withSwitch,
  writeRemotesFile,
} from './remotesFile.mjs';

/** @typedef {(name: string) => Promise<Buffer>} ReadBuilt */

/** Reads a remote's built files from a folder, or from the server that already publishes them. @param {string} source @returns {ReadBuilt} */
function builtFiles(source) {
  if (!/^https?:/.test(source)) return (name) => readFile(join(source, name));
  const base = source.endsWith('/') ? source : `${source}/`;
  return async (name) => {
    const url = new URL(name, base);
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    if (!response.ok) throw new Error(`${url}: expected the file, got status ${response.status}.`);
    return Buffer.from(await response.arrayBuffer());
  };
}

/** @param {ReadBuilt} read @param {string} source @param {string} name @returns {Promise<Record<string, unknown>>} */
async function readJson(read, source, name) {
  const text = (await read(name)).toString('utf8');
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} of ${source}: expected JSON, got "${text.slice(0, 40)}".`, { cause: error });
  }
  if (!isRecord(value)) throw new Error(`${name} of ${source}: expected an object, got ${typeof value}.`);
  return value;
}

/** Follows keys into JSON. @param {unknown} value @param {string[]} keys @returns {unknown} */
const inside = (value, ...keys) =>
  keys.reduce((part, key) => (isRecord(part) ? part[key] : undefined), /** @type {unknown} */ (value));

/** @param {unknown} value @returns {string[]} */
const texts = (value) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);

/**
 * Makes a remote's entry for `remotes.json`: the facts of its `remote.json`, and what loading needs from its
 * `mf-manifest.json`, with hashes of the very bytes that are published.
 * @param {{ source: string, url: string }} remote `source`: dist folder or address to read from; `url`: address for browsers
 * @returns {Promise<import('./remotesFile.mjs').RemoteEntry>}
 */
export async function describeRemote({ source, url }) {
  const base = url.endsWith('/') ? url : `${url}/`;
  const read = builtFiles(source);
  const facts = await readJson(read, source, 'remote.json');
  const manifest = await readJson(read, source, 'mf-manifest.json');
  const meta = manifest.metaData;
  const [file, folder] = [inside(meta, 'remoteEntry', 'name'), inside(meta, 'remoteEntry', 'path')];
  const [contract, globalName] = [inside(meta, 'contract'), inside(meta, 'globalName')];
  const type = inside(meta, 'remoteEntry', 'type') ?? 'global';
  const shared = inside(meta, 'shared');
  const exposes = Array.isArray(manifest.exposes) ? manifest.exposes : [];
  const door = exposes.find((expose) => inside(expose, 'path') === './remote');
  if (typeof file !== 'string' || typeof globalName !== 'string' || typeof contract !== 'number' || !door) {
    throw new Error(
      `mf-manifest.json of ${source}: expected metaData.remoteEntry.name, metaData.globalName, metaData.contract and an ` +
        `expose "./remote", got ${JSON.stringify({ file, globalName, contract, exposes: exposes.length })}.`,
    );
  }
  if (!entryTypes.some((known) => known === type)) throw new Error(`${source}: ${refusedType(String(type))}.`);
  if (typeof facts.name !== 'string') throw new Error(`remote.json of ${source}: expected a name, got ${facts.name}.`);

  /** @param {string} name */
  const integrity = async (name) =>
    `sha384-${createHash('sha384')
      .update(await read(name))
      .digest('base64')}`;
  /** @param {string[]} names @param {'script' | 'style'} as */
  const preload = (names, as) =>
    Promise.all(names.map(async (name) => ({ href: new URL(name, base).href, as, integrity: await integrity(name) })));
  const entry = `${typeof folder === 'string' ? folder : ''}${file}`;
  return {
    ...facts,
    name: facts.name,
    entry: new URL('mf-manifest.json', base).href,
    manifest: {
      entry: new URL(entry, base).href,
      type,
      integrity: await integrity(entry),
      contract,
      ...(shared !== undefined && { shared }),
      globalName,
      preload: [
        ...(await preload(texts(inside(door, 'assets', 'js', 'sync')), 'script')),
        ...(await preload(texts(inside(door, 'assets', 'css', 'sync')), 'style')),
      ],
    },
  };
}

const usage = `Edits a remotes.json, the list of remotes that the host reads at run time.

  npm run activate -- --dist <folder or address> --url <address>   add a remote, or publish its new build
  npm run activate -- --disable <name> | --enable <name>           switch a remote off or on
  npm run activate -- --remove <name>                              take a remote out
  npm run activate -- --rollback <1..${keptVersions}>                           go back to an earlier version of the list

  --file <remotes.json>   the list to edit (.cache/deploy/remotes.json)
  --expect <version>      refuse unless the list still has this version (printed by every run)`;

/** @param {string[]} args @returns {Promise<string>} what was done */
export async function activate(args) {
  const { values } = parseArgs({
    args,
    options: {
      file: { type: 'string', default: join(projectRoot, '.cache/deploy/remotes.json') },
      dist: { type: 'string' },
      url: { type: 'string' },
      disable: { type: 'string' },
      enable: { type: 'string' },
      remove: { type: 'string' },
      rollback: { type: 'string' },
      expect: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const { file, dist, url, disable, enable, remove, rollback } = values;
  const wanted = [dist, disable, enable, remove, rollback].filter((value) => value !== undefined).length;
  if (values.help) return usage;
  if (wanted !== 1) throw new Error(`Expected exactly one thing to do, got ${wanted}.\n\n${usage}`);

  /** @param {import('./remotesFile.mjs').RemotesFile} next @param {string} basedOn @param {string} done */
  const write = async (next, basedOn, done) => {
    const written = await writeRemotesFile(file, next, values.expect ?? basedOn);
    return `${done} ${file} is at version ${written}.`;
  };
  // Before the list is read: going back is the way out of a broken one.
  if (rollback !== undefined) {
    const earlier = await readRemotesFile(`${file}.${rollback}`);
    if (earlier.version === 'absent') throw new Error(`There is no earlier version ${file}.${rollback}.`);
    return write(earlier.list, await remotesVersion(file), `Went back to version ${earlier.version}.`);
  }
  const { list, version } = await readRemotesFile(file);
  if (remove !== undefined) return write(withoutRemote(list, remove), version, `Removed ${remove}.`);
  if (disable !== undefined) return write(withSwitch(list, disable, true), version, `Switched ${disable} off.`);
  if (enable !== undefined) return write(withSwitch(list, enable, false), version, `Switched ${enable} on.`);
  if (dist === undefined || url === undefined)
    throw new Error(`--dist needs --url, the address browsers load from.\n\n${usage}`);
  const entry = await describeRemote({ source: dist, url });
  return write(withRemote(list, entry), version, `Activated ${entry.name} from ${entry.entry}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  runMain(async () => console.log(await activate(process.argv.slice(2))));
}
