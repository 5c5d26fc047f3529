// @ts-check
import { join, resolve } from 'node:path';
import { originOf, projectRoot, servedPackages } from './ports.mjs';
import { howToInstall, isAnswering, natsServerPath, startTeamServer } from './teamServer.mjs';

/** @param {string} name @param {number} usual */
function portFrom(name, usual) {
  const given = process.env[name];
  const port = given === undefined ? usual : Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`Expected a port in ${name}, got "${given}".`);
  return port;
}

/** @param {string} code */
export const shownCode = (code) =>
  [
    "The owner's code, shown this once and kept nowhere here. Steps asks for it when it connects a business to this server:",
    `\n  ${code}\n`,
    'Keep it as you keep passwords: whoever has it decides which devices come in.',
  ].join('\n');

/** Where browsers reach the server for teams of this machine. */
export const ownWebsocket = () => portFrom('STEPS_TEAM_WEBSOCKET', 4280);

/** Whether something answers there already. */
export const ownServerRuns = () => isAnswering(ownWebsocket());

/** Starts the server for teams of this machine and says what its owner needs. Throws, with how to get it, where it is not installed. */
export async function startOwnTeamServer() {
  const program = natsServerPath();
  if (!program) throw new Error(howToInstall);
  const host = servedPackages().find(({ role }) => role === 'host');
  const origin = host ? originOf(host) : 'http://localhost:3000';
  const { address, code } = await startTeamServer(program, {
    store: resolve(process.env.STEPS_TEAM_STORE ?? join(projectRoot, '.team')),
    port: portFrom('STEPS_TEAM_PORT', 4222),
    websocket: ownWebsocket(),
    origins: [...new Set([origin, origin.replace('//localhost', '//127.0.0.1')])],
  });
  console.log(`\nA server for teams answers at ${address}`);
  if (code !== undefined) console.log(`\n${shownCode(code)}\n`);
  return { address, origin };
}
