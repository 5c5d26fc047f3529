// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Neither sources nor part of what is built. */
const ignoredFolders = new Set(['dist', 'node_modules', 'template']);
const ignoredFiles = /\.test\.\w+$|\.generated\.ts$|^README\.md$|^\./;

/** @param {string} folder @returns {string[]} absolute paths, sorted */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !ignoredFolders.has(entry.name) : !ignoredFiles.test(entry.name)))
    .flatMap((entry) => (entry.isDirectory() ? sourcesIn(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort();
}

/** @param {string} root @param {string[]} files */
function hashOf(root, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Hash of what every build depends on: shared code, build code, locked libraries, Node's major version. @param {string} root */
export const sharedInputs = (root) =>
  hashOf(root, [
    ...readdirSync(join(root, 'shared'))
      .filter((name) => !['docs', 'deploy', 'post', 'README.md'].includes(name))
      .flatMap((name) => sourcesIn(join(root, 'shared', name))),
    ...['package-lock.json', 'tsconfig.json'].map((name) => join(root, name)),
  ]) + process.versions.node.split('.')[0];

/** Hash of a package's own sources together with the shared ones. @param {string} root @param {string} folder @param {string} shared */
export const packageInputs = (root, folder, shared) =>
  createHash('sha256')
    .update(hashOf(root, sourcesIn(folder)))
    .update(shared)
    .digest('hex');
