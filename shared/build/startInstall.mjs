// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './commands.mjs';
import { projectRoot } from './ports.mjs';

/** @param {string} file @returns {string | undefined} */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} Lock */

/**
 * True when npm's own record of what it installed holds everything the lock asks for; then nothing needs installing,
 * although another command than ours installed it. Optional packages of other platforms are absent from the record.
 * @param {string} lockText
 * @param {string | undefined} installedText `node_modules/.package-lock.json`
 */
export function holdsLocked(lockText, installedText) {
  if (installedText === undefined) return false;
  /** @type {Lock} */
  const lock = JSON.parse(lockText);
  /** @type {Lock} */
  const installed = JSON.parse(installedText);
  return Object.entries(lock.packages).every(([path, wanted]) => {
    const found = installed.packages[path];
    if (!path.startsWith('node_modules/')) return true;
    if (!found) return wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** Installs what package-lock.json asks for, unless it is there. Throws when npm fails. @param {string} [root] */
export async function installLocked(root = projectRoot) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  const mark = join(root, 'node_modules/.steps-lock');
  const installedRecord = join(root, 'node_modules/.package-lock.json');
  if (readIfThere(mark) === hash) return;
  if (!holdsLocked(lockText, readIfThere(installedRecord))) {
    console.log('Installing what package-lock.json asks for ...');
    // --include: NODE_ENV=production would leave out the tools that build and test.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--prefer-offline'];
    const { code } = await runCommand('npm', args, { cwd: root });
    if (code !== 0) throw new Error(`npm ci failed with code ${code}: its messages are above.`);
  }
  writeFileSync(mark, hash);
}
