// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * One file of a package that imports another, `effect` when for its effect alone. Paths start in the folder that was read.
 * @typedef {{ readonly from: string, readonly to: string, readonly effect: boolean }} SourceImport
 */

/**
 * All imports between the files of a folder, tests left out; types and dynamic imports are imports too.
 * @param {string} folder
 * @returns {SourceImport[]}
 */
export function sourceImports(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));
  return files.flatMap((from) =>
    namesImported(from, readFileSync(join(folder, from), 'utf8')).flatMap(({ name, effect }) => {
      const to = fileOf(join(folder, dirname(from)), name);
      return to ? [{ from, to: relative(folder, to).replaceAll('\\', '/'), effect }] : [];
    }),
  );
}

/** What a script imports, types and dynamic imports too, as written. @param {string} file @param {string} text @returns {{ name: string, effect: boolean }[]} */
export function namesImported(file, text) {
  const { module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`Expected ${file} to be TypeScript: ${errors[0].message}`);
  const stated = module.staticImports.map(({ moduleRequest, entries }) => ({
    name: moduleRequest.value,
    effect: entries.length === 0,
  }));
  const handedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [{ name: moduleRequest.value, effect: false }] : [])),
  );
  const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    name: text.slice(start + 1, end - 1),
    effect: false,
  }));
  return [...stated, ...handedOn, ...late];
}

/** The script that a relative import names; nothing for packages and style sheets. @param {string} folder @param {string} name */
export function fileOf(folder, name) {
  if (!name.startsWith('.')) return undefined;
  const path = join(folder, name.replace(/\?.*$/, ''));
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => path + end)
    .find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate) && statSync(candidate).isFile());
}
