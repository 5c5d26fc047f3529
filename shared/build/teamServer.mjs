// @ts-check
import { existsSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { startCommand } from './commands.mjs';
import { projectRoot } from './ports.mjs';
import { hasTeamKeys, newTeamKeys, teamKeyFiles } from './teamKeys.mjs';

/** @typedef {{ readonly store: string, readonly port: number, readonly websocket: number, readonly origins: readonly string[] }} TeamServerOptions */

/** Debian puts it where not every user's PATH looks. */
const alsoIn = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Where `nats-server` is installed; `undefined` when it is not. */
export function natsServerPath(path = process.env.PATH ?? '') {
  const name = process.platform === 'win32' ? 'nats-server.exe' : 'nats-server';
  return [...path.split(delimiter).filter(Boolean), ...alsoIn].map((folder) => join(folder, name)).find(existsSync);
}

export const howToInstall = [
  'nats-server is not installed. It is one program without dependencies:',
  '  Debian, Ubuntu   sudo apt install nats-server',
  '  macOS            brew install nats-server',
  '  Windows          choco install nats-server',
  '  elsewhere        https://github.com/nats-io/nats-server/releases',
  '  with Docker      docker compose --profile team up team-1 team-2 team-3',
].join('\n');

/** What `team.conf` leaves open. @param {TeamServerOptions} options */
export const teamEnvironment = ({ store, port, websocket, origins }) => ({
  STEPS_TEAM_NODE: 'steps-local',
  STEPS_TEAM_HOST: '127.0.0.1',
  STEPS_TEAM_PORT: String(port),
  STEPS_TEAM_WEBSOCKET: String(websocket),
  STEPS_TEAM_STORE: JSON.stringify(join(store, 'data')),
  STEPS_TEAM_DISK: '10GB',
  STEPS_TEAM_ORIGINS: JSON.stringify(origins),
  STEPS_TEAM_OPERATOR: JSON.stringify(teamKeyFiles(store).operator),
  STEPS_TEAM_ACCOUNTS: JSON.stringify(teamKeyFiles(store).accounts),
});

/**
 * Starts a server of one node on this machine; resolves when it answers. `code`: the owner's, at the first start alone.
 * @param {string} program @param {TeamServerOptions & { readonly piped?: boolean }} options
 */
export async function startTeamServer(program, options) {
  const code = hasTeamKeys(options.store) ? undefined : await newTeamKeys(options.store);
  const child = startCommand(program, ['-c', join(projectRoot, 'shared/deploy/nats/team.conf')], {
    env: teamEnvironment(options),
    piped: options.piped ?? false,
  });
  // Nobody reads the output of a piped one; left in the pipe, it would block after a while.
  child.stdout?.resume();
  child.stderr?.resume();
  const ended = new Promise((_, reject) => {
    child.once('error', reject);
    child.once('close', (status) =>
      reject(new Error(`nats-server ended with code ${status}. Is port ${options.websocket} taken?`)),
    );
  });
  // Nobody waits for it once the server answers.
  ended.catch(() => {});
  await Promise.race([answers(options.websocket), ended]).catch((error) => {
    // Nobody has seen the code: the next start makes another.
    if (code !== undefined) rmSync(teamKeyFiles(options.store).operator);
    throw error;
  });
  return { child, address: `ws://127.0.0.1:${options.websocket}`, code };
}

/** Whether something answers on a port of this machine. @param {number} port @returns {Promise<boolean>} */
export const isAnswering = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** @param {number} port */
async function answers(port) {
  while (!(await isAnswering(port))) await new Promise((resolve) => setTimeout(resolve, 50));
}
