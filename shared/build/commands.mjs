// @ts-check
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { projectRoot } from './ports.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const windows = process.platform === 'win32';

/** The environment with the project's own tools first in PATH. @param {NodeJS.ProcessEnv} [more] @returns {NodeJS.ProcessEnv} */
const withTools = (more) => ({
  ...process.env,
  ...more,
  PATH: `${join(projectRoot, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
});

/**
 * Starts a command; `stopCommands` ends it with everything it started.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, piped?: boolean, input?: 'inherit' | 'pipe', uid?: number, gid?: number }} [options] `piped`: output is
 *   read, not shown; `input`: it reads what comes in here, or what is written to it; `uid`, `gid`: who it runs as
 */
export function startCommand(command, args, { cwd = projectRoot, env, piped = false, input, ...user } = {}) {
  // A group of its own lets one signal reach grandchildren too (npm -> node -> dev server).
  const output = piped ? 'pipe' : 'inherit';
  /** @type {import('node:child_process').SpawnOptions} */
  const how = {
    ...user,
    cwd,
    env: withTools(env),
    shell: windows,
    detached: !windows,
    stdio: [input ?? 'ignore', output, output],
  };
  const child = spawn(command, args, how);
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/**
 * Runs a command to its end. With `piped` its output comes back instead of being shown.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, piped?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 when the command does not exist
 */
export function runCommand(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = startCommand(command, args, options);
    let output = '';
    child.stdout?.on('data', (part) => {
      output += part;
    });
    child.stderr?.on('data', (part) => {
      output += part;
    });
    child.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      running.delete(child);
      if (error.code === 'ENOENT') resolve({ code: 127, output: `${command}: not found` });
      else reject(error);
    });
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Ends every command still running, with what it started. */
export function stopCommands() {
  for (const child of running) {
    if (child.pid === undefined) continue;
    try {
      if (windows) child.kill();
      else process.kill(-child.pid, 'SIGTERM');
    } catch (error) {
      // ESRCH: it ended between the check and the signal.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/**
 * Runs a script's `main`; an error becomes one line and exit code 1, and Ctrl-C ends everything.
 * @param {() => Promise<void>} main
 */
export function runMain(main) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      stopCommands();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
  main().catch((/** @type {unknown} */ error) => {
    stopCommands();
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  });
}
