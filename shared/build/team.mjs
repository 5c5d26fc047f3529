// @ts-check
import { join, resolve } from 'node:path';
import { runMain } from './commands.mjs';
import { originOf, projectRoot, servedPackages } from './ports.mjs';
import { newTeamKeys } from './teamKeys.mjs';
import { howToInstall, natsServerPath, startTeamServer } from './teamServer.mjs';

/** @param {string} name @param {number} usual */
function portFrom(name, usual) {
  const given = process.env[name];
  const port = given === undefined ? usual : Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`Expected a port in ${name}, got "${given}".`);
  return port;
}

/** @param {string} code */
const shown = (code) =>
  [
    "The owner's code, shown this once and kept nowhere here. Steps asks for it when it connects a business to this server:",
    `\n  ${code}\n`,
    'Keep it as you keep passwords: whoever has it decides which devices come in.',
  ].join('\n');

// `npm run team`: a server for teams on this machine. `npm run team -- --new-keys FOLDER`: what several nodes start with.
runMain(async () => {
  const [option, folder] = process.argv.slice(2);
  if (option === '--new-keys' && folder !== undefined) {
    console.log(`${shown(await newTeamKeys(resolve(folder)))}\nThe nodes start with what is in ${folder} now.`);
    return;
  }
  if (option !== undefined)
    throw new Error(`Expected nothing or --new-keys FOLDER, got ${process.argv.slice(2).join(' ')}.`);
  const program = natsServerPath();
  if (!program) throw new Error(howToInstall);
  const host = servedPackages().find(({ role }) => role === 'host');
  const origin = host ? originOf(host) : 'http://localhost:3000';
  const { address, code } = await startTeamServer(program, {
    store: resolve(process.env.STEPS_TEAM_STORE ?? join(projectRoot, '.team')),
    port: portFrom('STEPS_TEAM_PORT', 4222),
    websocket: portFrom('STEPS_TEAM_WEBSOCKET', 4280),
    origins: [...new Set([origin, origin.replace('//localhost', '//127.0.0.1')])],
  });
  console.log(`\nA server for teams answers at ${address}`);
  if (code !== undefined) console.log(`\n${shown(code)}\n`);
  console.log(`Steps at ${origin} may connect to it. Ctrl-C stops it; its data stay.`);
});
