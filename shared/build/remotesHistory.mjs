// @ts-check
import { readFile, rename, writeFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';

/**
 * @typedef {import('./remotesFile.mjs').RemotesFile} RemotesFile
 * @typedef {import('./remotesFile.mjs').RemoteEntry} RemoteEntry
 * @typedef {{ did: string, remote?: string, back?: boolean, who?: string }} Edit `remote`: when it is about one alone;
 *   `back`: an earlier state was taken up again
 * @typedef {Edit & { at: string, who: string, version: string, list: RemotesFile }} Recorded the list as the edit left it
 */

/** Most edits that are kept; older ones cannot be gone back to. */
export const keptEdits = 100;

/** Where the edits of a list are kept. @param {string} file */
export const historyOf = (file) => `${file}.history`;

/** The name of whoever edits, if they do not say. */
export function whoEdits() {
  if (process.env.STEPS_WHO) return process.env.STEPS_WHO;
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A user without a name, as in some containers.
    return `user ${process.getuid?.() ?? ''}@${hostname()}`;
  }
}

/** The edits of a list, oldest first; none when nobody kept any or they cannot be read. @param {string} file @returns {Promise<Recorded[]>} */
export async function readHistory(file) {
  try {
    const text = await readFile(historyOf(file), 'utf8');
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new Error(`${historyOf(file)} cannot be read: ${error instanceof Error ? error.message : error}.`, {
      cause: error,
    });
  }
}

/** @param {string} file @param {readonly Recorded[]} edits */
export async function writeHistory(file, edits) {
  const next = `${historyOf(file)}.next`;
  await writeFile(
    next,
    edits
      .slice(-keptEdits)
      .map((edit) => `${JSON.stringify(edit)}\n`)
      .join(''),
  );
  await rename(next, historyOf(file));
}

/** @param {RemotesFile} list @param {string} [remote] */
const stateOf = (list, remote) => (remote === undefined ? list : list.remotes.find(({ name }) => name === remote));
/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Whether two lists are the same, or say the same of one remote. @param {RemotesFile} one @param {RemotesFile} other @param {string} [remote] */
export const isSameState = (one, other, remote) => same(stateOf(one, remote), stateOf(other, remote));

/**
 * The states that can be gone back through, of the whole list or of one remote: the last one is in force. An edit adds a
 * state; going back takes away what was gone back over, so going back twice leads two steps back.
 * @param {readonly Recorded[]} edits
 * @param {string} [remote]
 * @returns {Recorded[]}
 */
export function statesOf(edits, remote) {
  /** @type {Recorded[]} */
  const states = [];
  for (const edit of edits) {
    const state = stateOf(edit.list, remote);
    const last = states.at(-1);
    if (last ? same(stateOf(last.list, remote), state) : state === undefined) continue;
    const at = edit.back ? states.findLastIndex((one) => same(stateOf(one.list, remote), state)) : -1;
    if (at < 0) states.push(edit);
    else states.length = at + 1;
  }
  return states;
}

/** The edits in words, newest last: of all, or those that changed one remote. @param {readonly Recorded[]} edits @param {string} [remote] */
export function historyInWords(edits, remote) {
  const told = edits.filter(
    (edit, at) => remote === undefined || !same(stateOf(edit.list, remote), before(edits[at - 1], remote)),
  );
  return (
    told.map(({ at, who, did, version }) => `${at}  ${version}  ${who}  ${did}`).join('\n') || 'No edits are kept.'
  );
}

/** @param {Recorded | undefined} edit @param {string} remote */
const before = (edit, remote) => edit && stateOf(edit.list, remote);
