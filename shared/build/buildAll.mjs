// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { packageInputs, sharedInputs } from './buildAllInputs.mjs';
import { runCommand, runMain } from './commands.mjs';
import { compressFrom, isCompressible, isHashed } from './headers.mjs';
import { projectRoot, servedPackages } from './ports.mjs';
import { compress, compressedEnding, encodings } from './serverFiles.mjs';
import { deployedRemotes, refreshDeployed } from './startServing.mjs';

/** @typedef {import('./ports.mjs').ServedPackage} ServedPackage */

/** Builds at the same time; more would not fit two cores. */
const buildsAtOnce = 2;

/**
 * Compressed copies beside the files whose names carry their hash. Others may be edited in place, and an old compressed
 * copy would then be served for the new file.
 * @param {string} dist
 * @param {string} [before] folder with the files of the build before: a copy of the same name is a copy of the same content
 */
export async function compressBuilt(dist, before) {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => isHashed(name) && isCompressible(name),
  );
  for (const name of names) {
    const bytes = await readFile(join(dist, name));
    if (bytes.length < compressFrom) continue;
    const write = encodings.map(async (encoding) => {
      const copy = name + compressedEnding[encoding];
      if (before && existsSync(join(before, copy))) return cpSync(join(before, copy), join(dist, copy));
      return writeFile(join(dist, copy), await compress(encoding, bytes, { patient: true }));
    });
    await Promise.all(write);
  }
}

/** Files whose names carry their hash. @param {string} dist @returns {string[]} relative paths */
const hashedFiles = (dist) =>
  existsSync(dist) ? readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isHashed) : [];

/** Where the files of the build before are while the next one is made. @param {string} cache */
const keptFolder = (cache) => join(cache, 'files');

/**
 * Keeps the files of the build before for one more build: a tab that is open still asks for them.
 * @param {string} dist
 * @param {string} cache folder for what is kept meanwhile
 * @returns {() => void} puts them back beside the new build
 */
export function keepPrevious(dist, cache) {
  const list = join(cache, 'carried.json');
  /** @type {string[]} */
  const carried = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const previous = hashedFiles(dist).filter((name) => !carried.includes(name));
  const store = keptFolder(cache);
  rmSync(store, { recursive: true, force: true });
  for (const name of previous) cpSync(join(dist, name), join(store, name));
  return () => {
    const missing = previous.filter((name) => !existsSync(join(dist, name)));
    for (const name of missing) cpSync(join(store, name), join(dist, name));
    rmSync(store, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    writeFileSync(list, JSON.stringify(missing));
  };
}

/** @param {ServedPackage} served @param {string} cache */
async function buildPackage({ name, folder }, cache) {
  const started = performance.now();
  const previous = join(cache, `${name}.previous`);
  const putBack = keepPrevious(join(folder, 'dist'), previous);
  const { code, output } = await runCommand('rspack', ['build'], {
    cwd: folder,
    env: { NODE_ENV: 'production', STEPS_DEV: '', STEPS_COMPOSED: '' },
    piped: true,
  });
  if (code !== 0)
    throw new Error(`${output.trim()}\n\nBuilding ${name} failed with code ${code}: its messages are above.`);
  if (/\bwarning\b/i.test(output)) console.log(output.trim());
  await compressBuilt(join(folder, 'dist'), keptFolder(previous));
  putBack();
  console.log(`  built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Builds each package whose sources changed since its last build, into its `dist`. Throws with the tool's output when
 * a build fails.
 * @param {ServedPackage[]} packages
 * @param {{ root?: string }} [options]
 * @returns {Promise<string[]>} names of what was built
 */
export async function buildChanged(packages, { root = projectRoot } = {}) {
  const cache = join(root, '.cache/build');
  mkdirSync(cache, { recursive: true });
  const shared = sharedInputs(root);
  const waiting = packages
    .map((served) => ({
      served,
      mark: join(cache, `${served.name}.hash`),
      hash: packageInputs(root, served.folder, shared),
    }))
    .filter(({ served, mark, hash }) => {
      const built = existsSync(join(served.folder, 'dist', served.role === 'host' ? 'index.html' : 'mf-manifest.json'));
      return !built || !existsSync(mark) || readFileSync(mark, 'utf8') !== hash;
    });
  const names = waiting.map(({ served }) => served.name);
  if (names.length > 0) console.log(`Building ${names.join(', ')} ...`);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // Removed while building: an interrupted build must not count as done.
      rmSync(next.mark, { force: true });
      await buildPackage(next.served, cache);
      writeFileSync(next.mark, next.hash);
    }
  };
  await Promise.all(Array.from({ length: buildsAtOnce }, work));
  return names;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  runMain(async () => {
    const { values, positionals: wanted } = parseArgs({
      args: process.argv.slice(2),
      options: { static: { type: 'string' }, base: { type: 'string' } },
      allowPositionals: true,
    });
    const packages = servedPackages();
    const unknown = wanted.find((name) => !packages.some((served) => served.name === name));
    if (unknown) throw new Error(`There is no package "${unknown}": ${packages.map(({ name }) => name).join(', ')}.`);
    const built = await buildChanged(packages.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
    await refreshDeployed(
      packages.filter(({ name }) => built.includes(name)),
      deployedRemotes,
    );
    if (built.length === 0) console.log('Nothing changed since the last build.');
    if (values.static === undefined) return;
    if (wanted.length > 0) throw new Error('--static writes host and all remotes: name no package.');
    const { writeStatic } = await import('./staticFolder.mjs');
    const options = { folder: values.static, base: values.base, connectSrc: process.env.STEPS_CONNECT_SRC };
    console.log(`Wrote ${await writeStatic(packages, options)}.`);
  });
}
