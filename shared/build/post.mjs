// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageInputs, sharedInputs } from './buildAllInputs.mjs';
import { runCommand, runMain, startCommand, stopCommands } from './commands.mjs';
import { ownServerRuns, ownWebsocket, startOwnTeamServer } from './ownTeamServer.mjs';
import { projectRoot } from './ports.mjs';
import { postFlags } from './postFlags.mjs';

const folder = join(projectRoot, 'shared/post');
const program = join(folder, 'dist/post.mjs');

/** Builds the post office where its sources changed. Throws with the tool's output. */
async function buildPost() {
  const cache = join(projectRoot, '.cache/build');
  const mark = join(cache, 'post.hash');
  const hash = packageInputs(projectRoot, folder, sharedInputs(projectRoot));
  if (existsSync(program) && existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  const { code, output } = await runCommand('rspack', ['build'], { cwd: folder, piped: true });
  if (code !== 0) throw new Error(`${output.trim()}\n\nBuilding the post office failed with code ${code}.`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(mark, hash);
}

/** The address of the server that the post office has joined; `undefined` before it joined one. */
function joinedServer() {
  const file = resolve(process.env.STEPS_POST_STORE ?? '.post', 'business.json');
  if (!existsSync(file)) return undefined;
  // The program itself checks what is in it.
  return String(JSON.parse(readFileSync(file, 'utf8')).connection?.address ?? '');
}

/** @param {string} address */
const isOwn = (address) =>
  [`ws://127.0.0.1:${ownWebsocket()}`, `ws://localhost:${ownWebsocket()}`].includes(address.replace(/\/$/, ''));

const whatNext = `What to do next:
  1. In Steps, Settings, Team: connect this business with the address and the code above.
  2. In Settings, Integrations, Post office: press “Add a post office”, and run the command that it shows in another terminal.
From then on \`npm run post\` starts both. Ctrl-C stops them.`;

// `npm run post`: the program that sends the mail of a business; what it says of itself is in `shared/post/src/main.ts`. Where the business is
// on a server of this machine, that is started too.
runMain(async () => {
  const args = process.argv.slice(2);
  const isPiped = args.includes('-');
  const invited = isPiped || args.some((arg) => !arg.startsWith('-'));
  const joined = joinedServer();
  const isNew = joined === undefined && !invited && !args.includes('--help');
  if ((isNew || isOwn(joined ?? '')) && !(await ownServerRuns())) await startOwnTeamServer();
  if (isNew) return console.log(whatNext);
  await buildPost();
  const child = startCommand(process.execPath, [...postFlags, program, ...args], isPiped ? { input: 'inherit' } : {});
  const code = await new Promise((resolve) => child.once('close', resolve));
  stopCommands();
  process.exitCode = typeof code === 'number' ? code : 1;
});
