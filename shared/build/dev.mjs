// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { runMain, startCommand } from './commands.mjs';
import { originOf, projectRoot, requireFreePorts, servedPackages } from './ports.mjs';
import { readFacts } from './remoteFacts.mjs';
import { problemsIn } from './remotesFile.mjs';
import { installLocked } from './startInstall.mjs';

/** @typedef {import('./ports.mjs').ServedPackage} ServedPackage */

const remotesFile = join(projectRoot, '.cache/dev/remotes.json');

/** The list for development: manifests of the dev servers, read on every load, so nothing is fixed by a hash. @param {ServedPackage[]} packages */
async function writeDevRemotes(packages) {
  const remotes = await Promise.all(
    packages
      .filter(({ role }) => role === 'remote')
      .map(async (served) => ({
        ...(await readFacts(served.folder)),
        entry: `${originOf(served)}/mf-manifest.json`,
      })),
  );
  const list = { version: 1, remotes };
  const [problem] = problemsIn(list, 'the development list');
  if (problem) throw new Error(problem);
  mkdirSync(dirname(remotesFile), { recursive: true });
  writeFileSync(remotesFile, `${JSON.stringify(list, null, 2)}\n`);
}

/** @param {ServedPackage} served @param {number} width @returns {Promise<never>} rejects when the server ends */
function startDevServer(served, width) {
  const child = startCommand('rspack', ['serve'], {
    cwd: served.folder,
    env: {
      NODE_ENV: 'development',
      STEPS_DEV: '1',
      STEPS_COMPOSED: '1',
      STEPS_REMOTES_FILE: remotesFile,
      [served.variable]: String(served.port),
    },
    piped: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => console.log(`${served.name.padEnd(width)} | ${line}`));
  }
  return new Promise((_, reject) => {
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`The dev server of ${served.name} ended with code ${code}.`)));
  });
}

// `npm run dev`: every package's dev server, composed, with hot reload.
runMain(async () => {
  const packages = servedPackages();
  await requireFreePorts(packages);
  await installLocked();
  await writeDevRemotes(packages);
  const width = Math.max(...packages.map(({ name }) => name.length));
  const host = packages.find(({ role }) => role === 'host');
  console.log(
    `Starting ${packages.length} dev servers; the application is at ${host ? originOf(host) : ''}. Ctrl-C stops them.`,
  );
  await Promise.race(packages.map((served) => startDevServer(served, width)));
});
