// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageInputs, sharedInputs } from './buildAllInputs.mjs';
import { runCommand, runMain, startCommand } from './commands.mjs';
import { projectRoot } from './ports.mjs';

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

// `npm run post`: the program that sends the mail of a business; what it says of itself is in `shared/post/src/main.ts`.
runMain(async () => {
  await buildPost();
  const child = startCommand(process.execPath, [program, ...process.argv.slice(2)]);
  const code = await new Promise((resolve) => child.once('close', resolve));
  process.exitCode = typeof code === 'number' ? code : 1;
});
