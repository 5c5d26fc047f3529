// @ts-check
import { createHash } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readEntries } from '../src/core/contract/remotesSchema.mjs';

/**
 * @typedef {import('../src/core/contract/remotesFile').RemoteEntry} ReadEntry
 * @typedef {{ name: string, entry: string, disabled?: boolean, [fact: string]: unknown }} RemoteEntry as it stands in the file
 * @typedef {{ version: 1, remotes: RemoteEntry[] }} RemotesFile
 */

/** How many earlier versions stay beside the file, as `remotes.json.1` (newest) to `.3`. */
export const keptVersions = 3;
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

/** What the host would drop, in words. @param {unknown} value @param {string} [file] @returns {string[]} */
export const problemsIn = (value, file = 'remotes.json') =>
  entriesOf(value, file).flatMap(({ problem }) => (problem ? `${file}: ${problem}.` : []));

/** Throws when the host would drop an entry that it takes today, or a new one. @param {RemotesFile} next @param {unknown} before */
function requireNoNewProblem(next, before) {
  /** @param {string} problem the place in the list may change */
  const words = (problem) => problem.replace(/remotes\.\d+/, 'remotes');
  const known = new Set(problemsIn(before).map(words));
  const added = problemsIn(next).find((problem) => !known.has(words(problem)));
  if (added) throw new Error(added);
}

/** @param {unknown} value @returns {string[]} */
const originIn = (value) =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value) ? [new URL(value).origin] : [];

/**
 * Origins that the listed remotes load from, without doubles. Those of an entry that the host drops too: once it is mended,
 * Retry in an open page needs them.
 * @param {{ remotes: readonly Record<string, unknown>[] }} list
 */
export function remoteOrigins(list) {
  const origins = list.remotes.flatMap(({ entry, manifest }) => {
    const build = isRecord(manifest) ? manifest : {};
    const parts = Array.isArray(build.preload) ? build.preload.filter(isRecord) : [];
    return [entry, build.entry, ...parts.map(({ href }) => href)].flatMap(originIn);
  });
  return [...new Set(origins)];
}

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

/** A list that cannot be read has nothing that could be kept. @param {string | undefined} text @returns {unknown} */
function readList(text) {
  try {
    return parseRemotes(JSON.parse(text ?? ''));
  } catch {
    return { version: 1, remotes: [] };
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
 * Writes the list in one step and keeps the versions before it. Refuses when the file no longer has the version that the
 * edit was based on, because writing would lose somebody's change.
 * @param {string} file
 * @param {RemotesFile} list
 * @param {string} basedOn version from `readRemotesFile`
 * @returns {Promise<string>} the new version
 */
export async function writeRemotesFile(file, list, basedOn) {
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
    requireNoNewProblem(list, readList(current));
    for (let number = keptVersions; number > 1; number -= 1) {
      if ((await readText(`${file}.${number - 1}`)) !== undefined)
        await rename(`${file}.${number - 1}`, `${file}.${number}`);
    }
    if (current !== undefined) await copyFile(file, `${file}.1`);
    await writeFile(`${file}.next`, text);
    await rename(`${file}.next`, file);
    return versionOf(text);
  } finally {
    await handle.close();
    await rm(lock, { force: true });
  }
}
