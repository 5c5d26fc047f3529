// @ts-check
import { resolve } from 'node:path';
import { runMain } from './commands.mjs';
import { shownCode, startOwnTeamServer } from './ownTeamServer.mjs';
import { newTeamKeys } from './teamKeys.mjs';

// `npm run team`: a server for teams on this machine. `npm run team -- --new-keys FOLDER`: what several nodes start with.
runMain(async () => {
  const [option, folder] = process.argv.slice(2);
  if (option === '--new-keys' && folder !== undefined) {
    console.log(`${shownCode(await newTeamKeys(resolve(folder)))}\nThe nodes start with what is in ${folder} now.`);
    return;
  }
  if (option !== undefined)
    throw new Error(`Expected nothing or --new-keys FOLDER, got ${process.argv.slice(2).join(' ')}.`);
  const { origin } = await startOwnTeamServer();
  console.log(`Steps at ${origin} may connect to it. Ctrl-C stops it; its data stay.`);
});
