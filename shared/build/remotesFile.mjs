// @ts-check
import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readEntries } from '../platform/src/core/contract/remotesSchema.mjs';
import { readHistory, whoEdits, writeHistory } from './remotesHistory.mjs';

/**
 * @typedef {import('../platform/src/core/contract/remotesFile').RemoteEntry} ReadEntry
 * @typedef {{ name: string, entry: string, disabled?: boolean, staged?: Staged, [fact: string]: unknown }} RemoteEntry as it is in the file
 * @typedef {{ share: number, entry: RemoteEntry }} Staged a build for that share of the visitors, in per cent
 * @typedef {{ version: 1, remotes: RemoteEntry[], reportTo?: string, overrides?: string[] }} RemotesFile
 */

/** A lock older than this belongs to a process that died. Milliseconds. */
const lockLifetime = 10_000;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** @param {unknown} value @param {string} file */
function entriesOf(value, file) {
  try {
    return readEntries(value);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}.`, { cause: error });
  }
}

/**
 * Reads a list as the host does. Entries that the host would drop stay in it, so that they can be taken out or replaced.
 * @param {unknown} value
 * @param {string} [file]
 * @returns {RemotesFile} throws, naming what was expected and what came, when it is no list
 */
export function parseRemotes(value, file = 'remotes.json') {
  for (const { value: entry, problem } of entriesOf(value, file)) {
    if (!isRecord(entry)) throw new Error(`${file}: ${problem}.`);
  }
  return /** @type {RemotesFile} */ (value);
}

/** The list as the visitors have it for whom the staged builds are. @param {unknown} value @returns {unknown} */
const withStaged = (value) =>
  isRecord(value) && Array.isArray(value.remotes)
    ? { ...value, remotes: value.remotes.map((entry) => (isRecord(entry?.staged) ? entry.staged.entry : entry)) }
    : value;

/** What the host would drop, in words. @param {unknown} value @param {string} [file] @returns {string[]} */
export const problemsIn = (value, file = 'remotes.json') => [
  ...new Set(
    [value, withStaged(value)].flatMap((list) =>
      entriesOf(list, file).flatMap(({ problem }) => (problem ? `${file}: ${problem}.` : [])),
    ),
  ),
];

/** Throws when the host would drop an entry that it takes today, or a new one. @param {RemotesFile} next @param {unknown} [before] */
function requireNoNewProblem(next, before = { version: 1, remotes: [] }) {
  /** @param {string} problem the place in the list may change */
  const words = (problem) => problem.replace(/remotes\.\d+/, 'remotes');
  const known = new Set(problemsIn(before).map(words));
  const added = problemsIn(next).find((problem) => !known.has(words(problem)));
  if (added) throw new Error(added);
}

/** @param {unknown} value @returns {string[]} */
const originIn = (value) =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value) ? [new URL(value).origin] : [];

/** @param {Record<string, unknown>} entry @returns {string[]} */
function originsOf({ entry, manifest, staged }) {
  const build = isRecord(manifest) ? manifest : {};
  const parts = Array.isArray(build.preload) ? build.preload.filter(isRecord) : [];
  const own = [entry, build.entry, ...parts.map(({ href }) => href)].flatMap(originIn);
  return isRecord(staged) && isRecord(staged.entry) ? [...own, ...originsOf(staged.entry)] : own;
}

/**
 * Origins that may bring code, without doubles: of the listed remotes, of builds that some visitors have, and of overrides.
 * Those of an entry that the host drops too: once it is mended, Retry in an open page needs them.
 * @param {{ remotes: readonly Record<string, unknown>[], overrides?: readonly string[] }} list
 */
export const remoteOrigins = (list) => [
  ...new Set([...list.remotes.flatMap(originsOf), ...(list.overrides ?? []).flatMap(originIn)]),
];

/** Where failed loads are reported to, as a source for the policy. @param {{ reportTo?: unknown }} list @returns {string[]} */
export const reportOrigin = (list) => originIn(list.reportTo);

/** Replaces the entry of that name in its place, or adds it last. A remote that was switched off stays off. @param {RemotesFile} list @param {RemoteEntry} entry @returns {RemotesFile} */
export function withRemote(list, entry) {
  const before = list.remotes.find(({ name }) => name === entry.name);
  if (!before) return { ...list, remotes: [...list.remotes, entry] };
  const next = before.disabled ? { ...entry, disabled: true } : entry;
  return { ...list, remotes: list.remotes.map((other) => (other === before ? next : other)) };
}

/** @param {RemotesFile} list @param {string} name */
function requireListed(list, name) {
  if (list.remotes.some((remote) => remote.name === name)) return;
  const names = list.remotes.map((remote) => remote.name).join(', ') || 'none';
  throw new Error(`There is no remote "${name}" in the list. Listed: ${names}.`);
}

/** @param {RemotesFile} list @param {string} name @returns {RemotesFile} */
export function withoutRemote(list, name) {
  requireListed(list, name);
  return { ...list, remotes: list.remotes.filter((remote) => remote.name !== name) };
}

/** @param {RemotesFile} list @param {string} name @param {boolean} disabled @returns {RemotesFile} */
export function withSwitch(list, name, disabled) {
  requireListed(list, name);
  return {
    ...list,
    remotes: list.remotes.map((remote) => {
      if (remote.name !== name) return remote;
      const { disabled: _, ...rest } = remote;
      return disabled ? { ...rest, disabled } : rest;
    }),
  };
}

/** @param {string} file @returns {Promise<string | undefined>} */
async function readText(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The list in which a build is for a share of the visitors only, in per cent; the rest goes on with the listed one.
 * @param {RemotesFile} list
 * @param {RemoteEntry} entry
 * @param {number} share
 * @returns {RemotesFile}
 */
export function withStagedBuild(list, { staged: _, ...entry }, share) {
  requireListed(list, entry.name);
  const remotes = list.remotes.map((remote) =>
    remote.name === entry.name ? { ...remote, staged: { share, entry: /** @type {RemoteEntry} */ (entry) } } : remote,
  );
  return { ...list, remotes };
}

/**
 * Gives a staged build to another share of the visitors: 100 makes it the one of everybody, 0 takes it back.
 * @param {RemotesFile} list
 * @param {string} name
 * @param {number} share
 * @returns {RemotesFile}
 */
export function withShare(list, name, share) {
  requireListed(list, name);
  const staged = list.remotes.find((remote) => remote.name === name)?.staged;
  if (!staged) throw new Error(`There is no staged build of ${name}: stage one with --dist, --url and --share.`);
  if (share === 100) return withRemote(list, staged.entry);
  if (share > 0) return withStagedBuild(list, staged.entry, share);
  const remotes = list.remotes.map(({ staged: other, ...remote }) =>
    remote.name === name || !other ? remote : { ...remote, staged: other },
  );
  return { ...list, remotes: /** @type {RemoteEntry[]} */ (remotes) };
}

/** Puts one remote back as it was, or takes it out where it was not listed. @param {RemotesFile} list @param {RemotesFile} earlier @param {string} name @returns {RemotesFile} */
export function withEarlier(list, earlier, name) {
  const entry = earlier.remotes.find((remote) => remote.name === name);
  if (!entry) return withoutRemote(list, name);
  if (!list.remotes.some((remote) => remote.name === name)) return { ...list, remotes: [...list.remotes, entry] };
  return { ...list, remotes: list.remotes.map((remote) => (remote.name === name ? entry : remote)) };
}

/** @param {string | undefined} text */
const versionOf = (text) =>
  text === undefined ? 'absent' : createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Version of the file as it is, even when its content is broken. @param {string} file */
export const remotesVersion = async (file) => versionOf(await readText(file));

/**
 * Reads the list with its version, a hash of the file's content. A missing file is an empty list of version "absent".
 * @param {string} file
 * @returns {Promise<{ list: RemotesFile, version: string }>}
 */
export async function readRemotesFile(file) {
  const text = await readText(file);
  if (text === undefined) return { list: { version: 1, remotes: [] }, version: versionOf(text) };
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}.`, { cause: error });
  }
  return { list: parseRemotes(value, file), version: versionOf(text) };
}

/** A list that is missing or cannot be read has nothing that could be kept. @param {string | undefined} text @returns {RemotesFile | undefined} */
function readList(text) {
  try {
    return parseRemotes(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** @param {string} lock */
async function takeLock(lock) {
  try {
    return await open(lock, 'wx');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const age = Date.now() - (await stat(lock)).mtimeMs;
    if (age < lockLifetime) {
      throw new Error(`Somebody else is editing the list at this moment (${lock}). Try again.`, { cause: error });
    }
    await rm(lock, { force: true });
    return open(lock, 'wx');
  }
}

/**
 * Writes the list in one step and records the edit. Refuses when the file no longer has the version that the edit was based
 * on, because writing would lose somebody's change. Beside the list it leaves the origins for the host's policy, because
 * nginx reads no JSON (`shared/deploy/host-origins.sh`).
 * @param {string} file
 * @param {RemotesFile} list
 * @param {string} basedOn version from `readRemotesFile`
 * @param {import('./remotesHistory.mjs').Edit} [edit]
 * @returns {Promise<string>} the new version
 */
export async function writeRemotesFile(file, list, basedOn, edit = { did: 'Wrote the list.' }) {
  const text = `${JSON.stringify(list, null, 2)}\n`;
  await mkdir(dirname(file), { recursive: true });
  const lock = `${file}.lock`;
  const handle = await takeLock(lock);
  try {
    const current = await readText(file);
    if (versionOf(current) !== basedOn) {
      throw new Error(
        `${file} was changed meanwhile: the edit is based on version ${basedOn}, the file is at ${versionOf(current)}. ` +
          'Nothing was written; look at the file and run the command again.',
      );
    }
    if (current === text) return basedOn;
    const before = readList(current);
    requireNoNewProblem(list, before);
    const history = await withUnrecorded(file, await readHistory(file), before, versionOf(current));
    const version = versionOf(text);
    history.push({ who: whoEdits(), ...edit, at: new Date().toISOString(), version, list });
    await writeHistory(file, history);
    const origins = `code ${remoteOrigins(list).join(' ')}\nreports ${reportOrigin(list).join(' ')}\n`;
    await writeFile(`${file}.origins`, origins);
    await writeFile(`${file}.next`, text);
    await rename(`${file}.next`, file);
    return version;
  } finally {
    await handle.close();
    await rm(lock, { force: true });
  }
}

/**
 * What somebody wrote by hand is a state to go back to as well; a list that could not be read is none.
 * @param {string} file
 * @param {import('./remotesHistory.mjs').Recorded[]} history
 * @param {RemotesFile | undefined} before
 * @param {string} version
 */
async function withUnrecorded(file, history, before, version) {
  if (!before || history.at(-1)?.version === version) return history;
  const at = (await stat(file)).mtime.toISOString();
  return [...history, { at, who: 'somebody', did: 'Edited by hand.', version, list: before }];
}
