// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from './ports.mjs';

/** Most that a visitor may load before the first screen, in bytes, gzip: what index.html itself asks for. */
const firstScreen = 200_000;
/** Most that a remote's entry may weigh, in bytes, gzip: every first visit of a remote pays it. */
const remoteEntry = 10_000;

/** @param {string} file */
const weight = (file) => gzipSync(readFileSync(file)).length;

/**
 * Names and weights of what has a budget. A remote's entry is the one its manifest names: builds before it stay beside it.
 * @param {readonly string[]} packages folders of host and remotes
 * @param {string} [root]
 */
export function weighed(packages, root = projectRoot) {
  return packages.map((name) => {
    const dist = join(root, name, 'dist');
    if (name === 'host') {
      const files = firstFiles(dist);
      return {
        what: 'first screen of host',
        bytes: files.reduce((sum, file) => sum + weight(join(dist, file)), 0),
        budget: firstScreen,
      };
    }
    const manifest = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'));
    return {
      what: `entry of ${name}`,
      bytes: weight(join(dist, manifest.metaData.remoteEntry.name)),
      budget: remoteEntry,
    };
  });
}

/** Files that index.html itself asks for. @param {string} dist */
function firstFiles(dist) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  return readdirSync(dist).filter((file) => /\.(js|css)$/.test(file) && page.includes(`/${file}`));
}

/** @param {string} folder @returns {string[]} the sources below it, without tests */
const sourcesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
        .map((file) => join(folder, file))
    : [];

/**
 * Nouns of remotes that are in the host's first screen: collections that a remote defines, kinds of AI task that it owns.
 * The first load must not grow with them.
 * @param {readonly string[]} packages folders of host and remotes
 * @param {string} [root]
 * @param {string} [dist] build of the host
 */
export function foreignNouns(packages, root = projectRoot, dist = join(root, 'host/dist')) {
  const first = firstFiles(dist)
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  return packages
    .filter((name) => name !== 'host')
    .flatMap((name) => {
      const sources = sourcesIn(join(root, name, 'src')).map((file) => readFileSync(file, 'utf8'));
      const collections = sources.flatMap((text) =>
        [...text.matchAll(/defineCollection\(\{\s*name: '([^']+)'/g)].map(([, noun]) => noun ?? ''),
      );
      /** @type {{ tasks?: { kind: string }[] }} */
      const { tasks = [] } = JSON.parse(readFileSync(join(root, name, 'dist/remote.json'), 'utf8'));
      return [...collections, ...tasks.map(({ kind }) => kind)]
        .filter((noun) => ['"', "'", '`'].some((quote) => first.includes(`${quote}${noun}${quote}`)))
        .map((noun) => `${name}: ${noun}`);
    });
}

/**
 * Prints each weight beside its budget. True when all hold and no noun of a remote is in the first screen.
 * @param {readonly string[]} packages
 * @param {{ host?: string, nounsOf?: readonly string[] }} [options] `host`: build of the host, when it is not this checkout's;
 *   `nounsOf`: whose nouns are looked for, when not of the same packages
 */
export function withinBudgets(packages, { host, nounsOf = packages } = {}) {
  const found = weighed(packages);
  for (const { what, bytes, budget } of found) {
    const verdict = bytes > budget ? 'OVER its budget of' : 'of';
    console.log(`  ${what}: ${(bytes / 1000).toFixed(1)} kB gzip ${verdict} ${budget / 1000} kB`);
  }
  const foreign = foreignNouns(nounsOf, projectRoot, host);
  for (const noun of foreign) console.log(`  the first screen of host holds a noun of ${noun}`);
  return foreign.length === 0 && found.every(({ bytes, budget }) => bytes <= budget);
}
