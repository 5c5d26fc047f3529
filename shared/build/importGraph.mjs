// @ts-check
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { entryFile } from './sharedPackages.mjs';
import { namesImported } from './sourceImports.mjs';

/** @param {string} path @returns {string | undefined} the file that an import of this path means */
const fileAt = (path) =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => path + end)
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());

/** @param {string} root @param {string} name */
function entryPath(root, name) {
  const entry = entryFile(root, name);
  return entry && join(root, entry);
}

/**
 * Which of the project's files can be touched by a change of some of them: the files that import them, those that import
 * these, and so on, with the changed files themselves.
 * @param {string} root
 * @param {readonly string[]} scripts all scripts, from the root
 * @param {readonly string[]} changed from the root
 * @returns {Set<string>}
 */
export function touchedFiles(root, scripts, changed) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const from of scripts) {
    for (const { name } of namesImported(from, readFileSync(join(root, from), 'utf8'))) {
      const path = name.startsWith('.') ? join(root, dirname(from), name.replace(/\?.*$/, '')) : entryPath(root, name);
      const found = path && fileAt(path);
      if (!found) continue;
      const to = relative(root, found).replaceAll('\\', '/');
      importers.set(to, [...(importers.get(to) ?? []), from]);
    }
  }
  const touched = new Set(changed);
  for (const file of touched) {
    for (const importer of importers.get(file) ?? []) touched.add(importer);
  }
  return touched;
}
