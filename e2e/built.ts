import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot, type ServedPackage, servedPackages } from '../shared/build/ports.mjs';

/** Host and remotes of this checkout. */
export const packages = servedPackages({});

/** First port of the run; another one is another run, which shares nothing with this. */
export const portBase = Number(process.env.E2E_PORT_BASE ?? 4400);

/** Where a run keeps its files. */
export const runFolder = join(projectRoot, `.cache/e2e/${portBase}`);

/** The built files of a package that all tests of one run use. */
export const builtFolder = (name: string): string => join(runFolder, 'builds', name);

/** A build that was copied from elsewhere (`npm test -- --only … --others …`), or this checkout's. */
function distOf({ name, folder }: ServedPackage): string {
  const copied = process.env.E2E_BUILDS && join(process.env.E2E_BUILDS, name);
  return copied && existsSync(copied) ? copied : join(folder, 'dist');
}

/**
 * The tests run against what users get, so they never build it themselves: a missing build is an error of its own. They
 * use copies, so that a build made meanwhile does not change what is tested.
 */
export default async function takeBuilds(): Promise<void> {
  const missing = packages
    .filter((served) => !existsSync(join(distOf(served), served.role === 'host' ? 'index.html' : 'mf-manifest.json')))
    .map(({ name }) => name);
  if (missing.length > 0) {
    throw new Error(`Expected built packages, got no dist for ${missing.join(', ')}: run "npm run build" first.`);
  }
  await rm(runFolder, { recursive: true, force: true });
  for (const served of packages) await cp(distOf(served), builtFolder(served.name), { recursive: true });
}
