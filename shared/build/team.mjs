// @ts-check
import { join, resolve } from 'node:path';
import { runMain } from './commands.mjs';
import { originOf, projectRoot, servedPackages } from './ports.mjs';
import { howToInstall, natsServerPath, startTeamServer } from './teamServer.mjs';

/** @param {string} name @param {number} usual */
function portFrom(name, usual) {
  const given = process.env[name];
  const port = given === undefined ? usual : Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`Expected a port in ${name}, got "${given}".`);
  return port;
}

// `npm run team`: a server for teams on this machine.
runMain(async () => {
  const program = natsServerPath();
  if (!program) throw new Error(howToInstall);
  const host = servedPackages().find(({ role }) => role === 'host');
  const origin = host ? originOf(host) : 'http://localhost:3000';
  const { address, user, password } = await startTeamServer(program, {
    store: resolve(process.env.STEPS_TEAM_STORE ?? join(projectRoot, '.team')),
    port: portFrom('STEPS_TEAM_PORT', 4222),
    websocket: portFrom('STEPS_TEAM_WEBSOCKET', 4280),
    origins: [...new Set([origin, origin.replace('//localhost', '//127.0.0.1')])],
  });
  console.log(`\nA server for teams answers at ${address}`);
  console.log(`  user      ${user}`);
  console.log(`  password  ${password}`);
  console.log(`Steps at ${origin} may connect to it. Ctrl-C stops it; its data stay.`);
});
