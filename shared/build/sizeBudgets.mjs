// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from './ports.mjs';

/** Most that may stand between a visitor and the first screen, in bytes, gzip: what index.html itself asks for. */
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
      const page = readFileSync(join(dist, 'index.html'), 'utf8');
      const files = readdirSync(dist).filter((file) => /\.(js|css)$/.test(file) && page.includes(`/${file}`));
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

/** Prints each weight beside its budget. True when all hold. @param {readonly string[]} packages */
export function withinBudgets(packages) {
  const found = weighed(packages);
  for (const { what, bytes, budget } of found) {
    const verdict = bytes > budget ? 'OVER its budget of' : 'of';
    console.log(`  ${what}: ${(bytes / 1000).toFixed(1)} kB gzip ${verdict} ${budget / 1000} kB`);
  }
  return found.every(({ bytes, budget }) => bytes <= budget);
}
