// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser, systemFirefox, tooOldFirefox } from './browser.mjs';
import { runCommand } from './commands.mjs';
import { browserReport, missingProgram, readReport, unitReport } from './gateReports.mjs';
import { projectRoot } from './ports.mjs';

// The tools that a gate runs, each as a step's work.

/** @typedef {import('./gateReports.mjs').TestReport} TestReport */
/** @typedef {import('./gateRun.mjs').Outcome} Outcome */

/** Where a gate keeps its reports and times. */
export const gateFolder = join(projectRoot, '.cache/gate');

/** For work that throws when it fails. @param {() => unknown} work @returns {() => Promise<Outcome>} */
export const throwing = (work) => async () => {
  await work();
  return { ok: true };
};

/** @param {string} command @param {string[]} args @returns {Promise<Outcome>} */
async function tool(command, args) {
  const { code, output } = await runCommand(command, args, { piped: true });
  return { ok: code === 0, output };
}

/** Doors whose names serve one package or none. @returns {Promise<Outcome>} */
async function doorCheck() {
  // A library reads the imports; on a fresh clone it is installed only by the install step.
  const { doorFaults, usersOfDoors } = await import('./doorUsers.mjs');
  const faults = doorFaults(usersOfDoors(projectRoot));
  return { ok: faults.length === 0, output: faults.join('\n') };
}

/**
 * Types, lint, unused code and doors at the same time; each reads everything and writes nothing.
 * @param {{ types?: string[], lint?: string[], unused?: string[] }} [more] arguments beside those for all packages
 * @returns {() => Promise<Outcome>}
 */
export const sourceChecks =
  ({ types = [], lint = ['.'], unused = [] } = {}) =>
  async () => {
    const outcomes = await Promise.all([
      tool('tsc', ['--noEmit', ...types]),
      tool('biome', ['check', '--error-on-warnings', '--diagnostic-level=warn', ...lint]),
      tool('knip', unused),
      doorCheck(),
    ]);
    const failed = outcomes.filter(({ ok }) => !ok);
    return { ok: failed.length === 0, output: failed.map(({ output }) => output).join('\n') };
  };

/** A configuration for the types of one package, of `shared` and of its browser tests. @param {string} name @param {string[]} places */
export function typesOf(name, places) {
  mkdirSync(gateFolder, { recursive: true });
  const config = join(gateFolder, `${name}.tsconfig.json`);
  const include = [name, 'shared', ...places].map((place) => join(projectRoot, place));
  const exclude = ['dist', 'node_modules'].map((place) => join(projectRoot, '**', place));
  writeFileSync(config, JSON.stringify({ extends: join(projectRoot, 'tsconfig.json'), include, exclude }));
  return ['-p', config];
}

/**
 * @param {string} name of the report that the tool writes
 * @param {(report: unknown) => TestReport} read
 * @param {(file: string) => Promise<{ code: number, output: string }>} run
 * @returns {Promise<Outcome>}
 */
async function reported(name, read, run) {
  const file = join(gateFolder, name);
  mkdirSync(gateFolder, { recursive: true });
  rmSync(file, { force: true });
  const { code, output } = await run(file);
  const found = readReport(file);
  return { ok: code === 0, output, ...(found !== undefined && { report: read(found) }) };
}

/** Unit tests of these files and folders, or of all. @param {string[]} [places] @returns {() => Promise<Outcome>} */
export const unitTests =
  (places = []) =>
  () =>
    reported('unit.json', unitReport, (file) =>
      runCommand(
        'vitest',
        ['run', ...places, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, '--passWithNoTests'],
        { piped: true },
      ),
    );

/**
 * Browser tests against the built packages.
 * @param {{ places?: string[], grep?: string, without?: string, builds?: string, workers?: number }} [which] `grep`, `without`:
 *   titles and tags that run and that do not; `builds`: where other builds than those of this checkout are; `workers`: how many at
 *   once, else as many as the configuration says
 * @returns {() => Promise<Outcome>}
 */
export const browserTests =
  ({ places = [], grep, without, builds = '', workers } = {}) =>
  () =>
    reported('browser.json', browserReport, async (file) =>
      runCommand(
        'playwright',
        [
          'test',
          '-c',
          'e2e/playwright.config.ts',
          '--reporter=dot,json',
          ...(grep ? ['--grep', grep] : []),
          ...(without ? ['--grep-invert', without] : []),
          ...(workers ? [`--workers=${workers}`] : []),
          ...places.map((place) => `e2e/${place}`),
        ],
        {
          env: { CHROMIUM_PATH: await requireBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_BUILDS: builds },
          piped: true,
        },
      ),
    );

/** Of the journeys in Firefox those that a gate waits for: all of them take a quarter of an hour and more. */
const firefoxPlaces = ['firefox/', 'journeys/', 'crm/lists', 'crm/import'];

/** Said instead of failing where the system has no Firefox, or an old one: it is not the browser that the tests are written for. */
export async function firefoxTests() {
  const path = await systemFirefox();
  const why = path ? await tooOldFirefox(path) : missingProgram('Firefox');
  if (!path || why !== undefined) return { ok: true, report: nothingRun('e2e/firefox', why ?? '') };
  return reported('firefox.json', browserReport, (file) =>
    runCommand(
      'playwright',
      ['test', '-c', 'e2e/firefox/playwright.config.ts', '--reporter=dot,json', ...firefoxPlaces],
      {
        env: { FIREFOX_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        piped: true,
      },
    ),
  );
}

/** Says itself what is missing where the system has no WebKitGTK that can be driven. */
export const webkitTests = () =>
  reported('webkit.json', browserReport, (file) =>
    runCommand('playwright', ['test', '-c', 'e2e/webkit/playwright.config.ts', '--reporter=dot,json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      piped: true,
    }),
  );

/** @param {string} name @param {string} why @returns {TestReport} */
const nothingRun = (name, why) => ({ passed: 0, failures: [], skipped: [{ name, why }], times: [] });
