// @ts-check
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { entryTypes, refusedType } from '../platform/src/core/contract/remotesSchema.mjs';
import { runMain } from './commands.mjs';
import { projectRoot } from './ports.mjs';
import {
  isRecord,
  readRemotesFile,
  remotesVersion,
  withEarlier,
  withoutRemote,
  withRemote,
  withShare,
  withStagedBuild,
  withSwitch,
  writeRemotesFile,
} from './remotesFile.mjs';
import { historyInWords, isSameState, readHistory, statesOf } from './remotesHistory.mjs';

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
 * What a build says of its pages, without what is not text. @param {'ahead' | 'late'} key @param {unknown} meta
 * @returns {{ [key in 'ahead' | 'late']?: Record<string, string[]> }}
 */
const namesByPage = (key, meta) => {
  const said = inside(meta, key);
  return isRecord(said)
    ? { [key]: Object.fromEntries(Object.entries(said).map(([page, names]) => [page, texts(names)])) }
    : {};
};

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
      ...namesByPage('ahead', meta),
      ...namesByPage('late', meta),
    },
  };
}

const usage = `Edits a remotes.json, the list of remotes that the host reads at run time.

  npm run activate -- --dist <folder or address> --url <address>   add a remote, or publish its new build
  npm run activate -- --published <folder or address> --url <...>  the same with the newest of several published builds;
                      --once: unless it was listed before
  npm run activate -- --dist <...> --url <...> --share <1..99>      a new build for that share of the visitors, in per cent
  npm run activate -- --remote <name> --share <0..100>             for another share; 100: for everybody, 0: for nobody
  npm run activate -- --disable <name> | --enable <name>           switch a remote off or on
  npm run activate -- --remove <name>                              take a remote out
  npm run activate -- --rollback <steps> [--remote <name>]         go back to an earlier list, or build of one remote
  npm run activate -- --history [--remote <name>]                  who changed what, and when
  npm run activate -- --report-to <address | off>                  where browsers report loads that failed
  npm run activate -- --overrides <origins | off>                  from where one tab may try another build of a remote

  --file <remotes.json>   the list to edit (.cache/deploy/remotes.json)
  --expect <version>      refuse unless the list still has this version (printed by every run)
  --who <name>            who is doing this, for the history (STEPS_WHO, else the user of this machine)`;

/** @param {string} value @param {string} option */
function wholeNumber(value, option) {
  if (!/^\d{1,3}$/.test(value)) throw new Error(`${option}: expected a whole number, got "${value}".`);
  return Number(value);
}

/** @param {string} value @param {string} option @returns {URL} only what a stranger on the way cannot change, or this machine */
function safeAddress(value, option) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost'))) return url;
  throw new Error(`${option}: expected an https address, got "${value}".`);
}

/** Follows `published.json`, in which a server says where its newest build is. @param {string} source @param {string} url */
async function newestBuild(source, url) {
  const { folder } = await readJson(builtFiles(source), source, 'published.json');
  if (typeof folder !== 'string' || !/^[\w.-]+\/$/.test(folder)) {
    throw new Error(`published.json of ${source}: expected a folder such as "1.4.0/", got ${JSON.stringify(folder)}.`);
  }
  /** @param {string} base */
  const inFolder = (base) => `${base.replace(/\/$/, '')}/${folder}`;
  return { source: inFolder(source), url: inFolder(url) };
}

/** What to do; exactly one of them. */
const deeds = ['dist', 'published', 'disable', 'enable', 'remove', 'rollback', 'history', 'report-to', 'overrides'];

/** @param {string[]} args @returns {Promise<string>} what was done */
export async function activate(args) {
  const { values } = parseArgs({
    args,
    options: {
      file: { type: 'string', default: join(projectRoot, '.cache/deploy/remotes.json') },
      dist: { type: 'string' },
      published: { type: 'string' },
      once: { type: 'boolean' },
      url: { type: 'string' },
      share: { type: 'string' },
      remote: { type: 'string' },
      disable: { type: 'string' },
      enable: { type: 'string' },
      remove: { type: 'string' },
      rollback: { type: 'string' },
      history: { type: 'boolean' },
      'report-to': { type: 'string' },
      overrides: { type: 'string' },
      expect: { type: 'string' },
      who: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const { file, url, disable, enable, remove, rollback, remote, who, overrides } = values;
  const wanted = deeds.filter((deed) => values[/** @type {keyof typeof values} */ (deed)] !== undefined);
  if (values.help) return usage;
  const count = wanted.length === 0 && values.share !== undefined ? 1 : wanted.length;
  if (count !== 1) throw new Error(`Expected exactly one thing to do, got ${count}.\n\n${usage}`);
  if (values.history) return historyInWords(await readHistory(file), remote);

  /**
   * @param {import('./remotesFile.mjs').RemotesFile} next
   * @param {string} basedOn
   * @param {import('./remotesHistory.mjs').Edit} edit
   */
  const write = async (next, basedOn, edit) => {
    const written = await writeRemotesFile(file, next, values.expect ?? basedOn, { ...edit, ...(who && { who }) });
    return `${edit.did} ${file} is at version ${written}.`;
  };
  // Before the list is read: going back is how to repair a broken one.
  if (rollback !== undefined) {
    const { next, did } = await earlierList(file, wholeNumber(rollback, '--rollback'), remote);
    return write(next, await remotesVersion(file), { did, back: true, ...(remote !== undefined && { remote }) });
  }
  const { list, version } = await readRemotesFile(file);
  if (remove !== undefined)
    return write(withoutRemote(list, remove), version, { did: `Removed ${remove}.`, remote: remove });
  if (disable !== undefined) {
    return write(withSwitch(list, disable, true), version, { did: `Switched ${disable} off.`, remote: disable });
  }
  if (enable !== undefined) {
    return write(withSwitch(list, enable, false), version, { did: `Switched ${enable} on.`, remote: enable });
  }
  const reportTo = values['report-to'];
  if (reportTo !== undefined) {
    const { reportTo: _, ...rest } = list;
    if (reportTo === 'off') return write(rest, version, { did: 'Failed loads are reported to nobody.' });
    const address = safeAddress(reportTo, '--report-to').href;
    return write({ ...rest, reportTo: address }, version, { did: `Failed loads are reported to ${address}.` });
  }
  if (overrides !== undefined) {
    const { overrides: _, ...rest } = list;
    if (overrides === 'off') return write(rest, version, { did: 'No tab may try another build.' });
    const origins = overrides.split(/[\s,]+/).map((origin) => safeAddress(origin, '--overrides').origin);
    const did = `A tab may try other builds from ${origins.join(', ')}.`;
    return write({ ...rest, overrides: origins }, version, { did });
  }
  const share = values.share === undefined ? 100 : wholeNumber(values.share, '--share');
  if (share > 100) throw new Error(`--share: expected per cent from 0 to 100, got ${share}.`);
  const from = values.dist ?? values.published;
  if (from === undefined) {
    if (remote === undefined) throw new Error(`--share needs --remote, or --dist and --url.\n\n${usage}`);
    const did = `The staged build of ${remote} is for ${share} % of the visitors.`;
    return write(withShare(list, remote, share), version, { did, remote });
  }
  if (url === undefined) throw new Error(`--dist needs --url, the address browsers load from.\n\n${usage}`);
  const entry = await describeRemote(
    values.published === undefined ? { source: from, url } : await newestBuild(from, url),
  );
  const { name } = entry;
  if (values.once && (await wasListed(file, list, entry))) return `${entry.entry} was listed before: nothing to do.`;
  const told = `${name} from ${entry.entry}`;
  if (share === 0) throw new Error('--share: a new build is for 1 per cent of the visitors at least.');
  return share === 100
    ? write(withRemote(list, entry), version, { did: `Activated ${told}.`, remote: name })
    : write(withStagedBuild(list, entry, share), version, { did: `Staged ${told} for ${share} %.`, remote: name });
}

/**
 * @param {string} file
 * @param {import('./remotesFile.mjs').RemotesFile} list
 * @param {import('./remotesFile.mjs').RemoteEntry} build
 */
async function wasListed(file, list, { name, entry }) {
  const lists = [list, ...(await readHistory(file)).map((edit) => edit.list)];
  return lists.some(({ remotes }) =>
    remotes.some((remote) => remote.name === name && (remote.entry === entry || remote.staged?.entry.entry === entry)),
  );
}

/** @param {string} file @param {number} steps @param {string} [remote] */
async function earlierList(file, steps, remote) {
  /** @type {import('./remotesFile.mjs').RemotesFile | undefined} */
  let list;
  try {
    list = (await readRemotesFile(file)).list;
  } catch (error) {
    if (remote !== undefined) throw error;
  }
  const states = statesOf(await readHistory(file), remote);
  const inForce = states.at(-1);
  // What was edited by hand since is a state of its own, and a broken list can be gone back from too.
  const recorded = inForce && list && isSameState(inForce.list, list, remote);
  const target = states[states.length - steps - (recorded ? 1 : 0)];
  if (steps < 1 || !target) {
    throw new Error(`There are not ${steps} earlier states${remote ? ` of ${remote}` : ''}: see --history.`);
  }
  const { at, version } = target;
  if (remote === undefined || !list) return { next: target.list, did: `Went back to version ${version}, of ${at}.` };
  return { next: withEarlier(list, target.list, remote), did: `Took ${remote} back to what it was at ${at}.` };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  runMain(async () => console.log(await activate(process.argv.slice(2))));
}
