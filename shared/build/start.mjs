// @ts-check
import { resolve } from 'node:path';
import { buildChanged } from './buildAll.mjs';
import { runMain } from './commands.mjs';
import { originOf, requireFreePorts, servedPackages } from './ports.mjs';
import { installLocked } from './startInstall.mjs';
import { deployedRemotes, serveBuilt, writeDeployed } from './startServing.mjs';

const started = performance.now();

// `npm start`: installs what is missing, builds what changed, serves everything.
runMain(async () => {
  const packages = servedPackages();
  await requireFreePorts(packages);
  await installLocked();
  await buildChanged(packages);
  // A list passed by hand is served unchanged, for trying out other builds or addresses.
  const own = process.env.STEPS_REMOTES_FILE;
  if (!own) await writeDeployed(packages, deployedRemotes);
  await serveBuilt(packages, { remotesFile: own ? resolve(own) : deployedRemotes });
  for (const served of packages.filter(({ role }) => role === 'remote')) {
    console.log(`  ${served.name.padEnd(18)} ${originOf(served)}`);
  }
  const host = packages.find(({ role }) => role === 'host');
  console.log(
    `\nSteps is ready after ${((performance.now() - started) / 1000).toFixed(1)} s: ${host ? originOf(host) : ''}`,
  );
  console.log('Ctrl-C stops it.');
});
