// @ts-check
import { createHash } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

// The same shape as shared/src/core/contract/remotesFile.ts, checked without libraries: this runs where nothing is installed.

/**
 * @typedef {{ href: string, as: 'script' | 'style', integrity: string }} Preload
 * @typedef {{ entry: string, integrity: string, contract: number, globalName: string, preload: Preload[] }} RemoteBuild
 * @typedef {{ name: string, entry: string, manifest?: RemoteBuild, disabled?: boolean, [fact: string]: unknown }} RemoteEntry
 * @typedef {{ version: 1, remotes: RemoteEntry[] }} RemotesFile
 */

/** How many earlier versions stay beside the file, as `remotes.json.1` (newest) to `.3`. */
export const keptVersions = 3;
/** A lock older than this belongs to a process that died. Milliseconds. */
const lockLifetime = 10_000;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** @param {unknown} value */
const isText = (value) => typeof value === 'string' && value !== '';
/** @param {unknown} value */
const isUrl = (value) => typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value);
/** @param {unknown} value */
const isIntegrity = (value) => typeof value === 'string' && /^sha384-[A-Za-z0-9+/]{64}$/.test(value);

/** @param {unknown} value @param {string} file @returns {RemotesFile} throws, naming the field, what was expected and what came */
export function parseRemotes(value, file = 'remotes.json') {
  /** @param {boolean} ok @param {string} where @param {string} expected @param {unknown} got */
  const expect = (ok, where, expected, got) => {
    if (!ok) throw new Error(`${file}: ${where}: expected ${expected}, got ${JSON.stringify(got) ?? 'nothing'}.`);
  };
  if (!isRecord(value)) throw new Error(`${file}: expected { "version": 1, "remotes": [...] }, got ${typeof value}.`);
  expect(value.version === 1, 'version', '1', value.version);
  if (!Array.isArray(value.remotes)) throw new Error(`${file}: remotes: expected a list, got ${typeof value.remotes}.`);
  /** @type {Set<unknown>} */
  const names = new Set();
  value.remotes.forEach((/** @type {unknown} */ remote, /** @type {number} */ index) => {
    const at = `remotes[${index}]`;
    if (!isRecord(remote)) throw new Error(`${file}: ${at}: expected an object, got ${JSON.stringify(remote)}.`);
    expect(/^[a-z][a-z0-9-]*$/.test(String(remote.name)), `${at}.name`, 'a name such as "remote-crm"', remote.name);
    expect(!names.has(remote.name), `${at}.name`, 'each name once', remote.name);
    names.add(remote.name);
    expect(isUrl(remote.entry), `${at}.entry`, 'an http(s) address', remote.entry);
    expect(
      ['undefined', 'boolean'].includes(typeof remote.disabled),
      `${at}.disabled`,
      'true or false',
      remote.disabled,
    );
    if (remote.manifest === undefined) return;
    const build = remote.manifest;
    if (!isRecord(build)) throw new Error(`${file}: ${at}.manifest: expected an object, got ${JSON.stringify(build)}.`);
    expect(isUrl(build.entry), `${at}.manifest.entry`, 'an http(s) address', build.entry);
    expect(isIntegrity(build.integrity), `${at}.manifest.integrity`, 'a "sha384-…" hash', build.integrity);
    expect(Number.isInteger(build.contract), `${at}.manifest.contract`, 'a whole number', build.contract);
    expect(isText(build.globalName), `${at}.manifest.globalName`, 'a name', build.globalName);
    if (!Array.isArray(build.preload)) throw new Error(`${file}: ${at}.manifest.preload: expected a list.`);
    build.preload.forEach((/** @type {unknown} */ part, /** @type {number} */ place) => {
      const ok =
        isRecord(part) &&
        isUrl(part.href) &&
        ['script', 'style'].includes(String(part.as)) &&
        isIntegrity(part.integrity);
      expect(ok, `${at}.manifest.preload[${place}]`, '{ href, as, integrity }', part);
    });
  });
  // Every field that RemotesFile names was checked above; the rest of an entry is the host's to parse.
  return /** @type {RemotesFile} */ (/** @type {unknown} */ (value));
}

/** Origins that the listed remotes load from, without doubles. @param {RemotesFile} list */
export function remoteOrigins(list) {
  const addresses = list.remotes.flatMap(({ entry, manifest }) => [
    entry,
    ...(manifest ? [manifest.entry, ...manifest.preload.map((part) => part.href)] : []),
  ]);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
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
  const text = `${JSON.stringify(parseRemotes(list), null, 2)}\n`;
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
