// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { touchedFiles } from './importGraph.mjs';
import { projectRoot, servedPackages } from './ports.mjs';

const isScript = /\.(tsx?|mjs)$/;
const isLinted = /\.(tsx?|mjs|css|json)$/;
/** What changes the lint of every file. */
const isLintRule = /^biome\.json$|\.grit$/;
const isUnitTest = /\.test\.(tsx?|mjs)$/;
const isBrowserTest = /^e2e\/.*\.spec\.ts$/;
/** What no import leads to and everything depends on: libraries, configurations, the build, what tests use. */
const everywhere =
  /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|shared\/([a-z]+\/package\.json|build\/rspack\/.*|testing\/src\/(setup|freshFile|pageEnvironment)\.ts)|e2e\/(playwright\.config|test|serve|built)\.ts)$/;

/**
 * @typedef {object} Touched
 * @property {boolean} everything whether the change reaches what everything depends on
 * @property {string[]} files that changed and are there, for lint; all, `.`, where its rules changed
 * @property {string[]} tests unit tests that can be touched
 * @property {string[]} specs browser tests that can be touched, from `e2e/`
 * @property {string[]} packages whose builds can be touched
 */

/** @param {...string} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(Boolean);

/** Files that differ from where this branch left a revision, those that git does not know yet included. @param {string} revision */
function changedSince(revision) {
  try {
    const [base = revision] = git('merge-base', revision, 'HEAD');
    return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    throw new Error(`--changed expected a revision that git knows, such as main or HEAD~1; got "${revision}".`);
  }
}

/** @param {string} file @param {string} name */
const isBuiltInto = (file, name) =>
  file.startsWith(`${name}/`) && !isUnitTest.test(file) && !file.endsWith('README.md');

/** What the difference to a revision can touch, by imports. @param {string} revision @returns {Touched} */
export function touchedBy(revision) {
  const changed = changedSince(revision);
  const scripts = git('ls-files', '--cached', '--others', '--exclude-standard').filter(
    (file) => isScript.test(file) && existsSync(join(projectRoot, file)),
  );
  const touched = [...touchedFiles(projectRoot, scripts, changed)];
  return {
    everything: changed.some((file) => everywhere.test(file)),
    files: changed.some((file) => isLintRule.test(file))
      ? ['.']
      : changed.filter((file) => isLinted.test(file) && existsSync(join(projectRoot, file))),
    tests: touched.filter((file) => isUnitTest.test(file) && existsSync(join(projectRoot, file))),
    specs: touched
      .filter((file) => isBrowserTest.test(file) && existsSync(join(projectRoot, file)))
      .map((file) => file.replace('e2e/', '')),
    packages: servedPackages({})
      .map(({ name }) => name)
      .filter((name) => touched.some((file) => isBuiltInto(file, name))),
  };
}
