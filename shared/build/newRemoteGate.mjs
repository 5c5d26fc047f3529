// @ts-check
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from './commands.mjs';
import { projectRoot, servedPackages } from './ports.mjs';

/** @param {string} folder with the project's files, as git knows them, and the builds that are here */
function copyProject(folder) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\0');
  const builds = servedPackages({}).map(({ name }) => `${name}/dist`);
  for (const file of [...files.filter(Boolean), ...builds, '.cache/build']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(folder, file), { recursive: true });
  }
  // Some rules ask git which files there are.
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init', '-b', 'main');
  git('add', '-A');
}

/**
 * Makes a remote in a copy of the project and runs the new remote's gate there: what a team that begins sees.
 * @returns {Promise<import('./gateRun.mjs').Outcome>}
 */
export async function newRemoteGate() {
  const folder = mkdtempSync(join(tmpdir(), 'steps-new-remote-'));
  try {
    copyProject(folder);
    const node = (/** @type {string[]} */ ...args) =>
      runCommand(process.execPath, args, { cwd: folder, piped: true, env: { E2E_PORT_BASE: '4900' } });
    const made = await node('shared/build/newRemote.mjs', 'loyalty');
    if (made.code !== 0) return { ok: false, output: made.output };
    const { code, output } = await node('shared/build/gate.mjs', '--only', 'remote-loyalty');
    return { ok: code === 0, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
