// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { concerning } from '../../e2e/concerns.mjs';
import { requireBrowser, systemFirefox } from './browser.mjs';
import { buildChanged } from './buildAll.mjs';
import { runCommand } from './commands.mjs';
import { nginxSmoke } from './nginxSmoke.mjs';
import { buildMissing, copyDeployed, misfits } from './others.mjs';
import { projectRoot, servedPackages } from './ports.mjs';
import { withinBudgets } from './sizeBudgets.mjs';
import { installLocked } from './startInstall.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ ok: boolean, counts?: Counts }} Outcome */
/** @typedef {{ name: string, run: () => Promise<Outcome> }} Step */

const cache = join(projectRoot, '.cache/gate');

/** @param {string} command @param {...string} args @returns {() => Promise<Outcome>} */
const tool =
  (command, ...args) =>
  async () => ({ ok: (await runCommand(command, args)).code === 0 });

/** @param {string} name @returns {Record<string, unknown> | undefined} the report, when the tool came as far as writing one */
function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(cache, name), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {unknown} value */
const count = (value) => (typeof value === 'number' ? value : 0);

/** @param {Record<string, unknown>} report of vitest's json reporter @returns {Counts} */
export const unitCounts = (report) => ({
  passed: count(report.numPassedTests),
  failed: count(report.numFailedTests),
  skipped: count(report.numPendingTests) + count(report.numTodoTests),
});

/** @param {Record<string, unknown>} report of playwright's json reporter @returns {Counts} */
export function browserCounts(report) {
  /** @type {Record<string, unknown>} */
  const stats = Object(report.stats);
  // A flaky test failed once: it does not count as passed.
  return {
    passed: count(stats.expected),
    failed: count(stats.unexpected) + count(stats.flaky),
    skipped: count(stats.skipped),
  };
}

/**
 * @param {string} report file the tool writes
 * @param {(report: Record<string, unknown>) => Counts} read
 * @param {() => Promise<{ code: number }>} run
 * @returns {Promise<Outcome>}
 */
async function counted(report, read, run) {
  mkdirSync(cache, { recursive: true });
  rmSync(join(cache, report), { force: true });
  const { code } = await run();
  const found = readReport(report);
  return { ok: code === 0, ...(found && { counts: read(found) }) };
}

/** @param {...string} filters */
const unit =
  (...filters) =>
  () =>
    counted('unit.json', unitCounts, () =>
      runCommand('vitest', [
        'run',
        ...filters,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${join(cache, 'unit.json')}`,
      ]),
    );

/** Said instead of failing where the system has no Firefox: it is not the browser that the tests are written for. */
async function firefoxTests() {
  const path = await systemFirefox();
  if (!path) {
    console.log('Skipped: no Firefox that starts was found. Install firefox-esr, or set FIREFOX_PATH to one.');
    return { ok: true, counts: { passed: 0, failed: 0, skipped: 1 } };
  }
  return counted('firefox.json', browserCounts, () =>
    runCommand('playwright', ['test', '-c', 'e2e/firefox/playwright.config.ts', '--reporter=list,json'], {
      env: { FIREFOX_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: join(cache, 'firefox.json') },
    }),
  );
}

/** @param {string[]} folders none for all @param {string} [builds] where other builds than those of this checkout are */
const browserTests =
  (folders, builds = '') =>
  () =>
    counted('browser.json', browserCounts, async () =>
      runCommand('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...folders], {
        env: {
          CHROMIUM_PATH: await requireBrowser(),
          PLAYWRIGHT_JSON_OUTPUT_NAME: join(cache, 'browser.json'),
          E2E_BUILDS: builds,
        },
      }),
    );

/** For steps that throw when they fail. @returns {Outcome} */
const fine = () => ({ ok: true });

/** @type {Step[]} */
const preparation = [
  { name: 'install', run: () => installLocked().then(fine) },
  { name: 'browser', run: () => requireBrowser().then(console.log).then(fine) },
];

/** What `npm test` checks, in this order. @type {Step[]} */
export const gateSteps = [
  ...preparation,
  { name: 'types', run: tool('tsc', '--noEmit') },
  { name: 'lint', run: tool('biome', 'check', '--error-on-warnings', '.') },
  { name: 'unused code', run: tool('knip') },
  { name: 'unit tests', run: unit() },
  { name: 'build', run: () => buildChanged(servedPackages()).then(fine) },
  { name: 'size budgets', run: async () => ({ ok: withinBudgets(servedPackages().map(({ name }) => name)) }) },
  { name: 'browser tests', run: browserTests([]) },
  { name: 'first journey in Firefox', run: firefoxTests },
  {
    name: 'nginx smoke test',
    run: async () => {
      const counts = await nginxSmoke();
      return { ok: counts.failed === 0, counts };
    },
  },
];

/** Tests of rules that hold for all packages; each reads their sources and takes a second or two. */
const rulesOfAll = ['floors', 'packages', 'coverage', 'nativeFields'].map((name) => `shared/build/${name}.test.mjs`);

/** A type check of one package, of `shared` and of the browser tests that concern it. @param {string} name @param {string[]} folders */
async function typesOf(name, folders) {
  mkdirSync(cache, { recursive: true });
  const config = join(cache, `${name}.tsconfig.json`);
  const include = [name, 'shared', ...folders].map((place) => join(projectRoot, place));
  const exclude = ['dist', 'node_modules'].map((place) => join(projectRoot, '**', place));
  writeFileSync(config, JSON.stringify({ extends: join(projectRoot, 'tsconfig.json'), include, exclude }));
  return tool('tsc', '--noEmit', '-p', config)();
}

/**
 * What `npm test -- --only remote-crm` checks: one package against the others as they are built here, or deployed.
 * @param {string} name
 * @param {string} [deployed] address of a deployed host
 * @returns {Step[]}
 */
export function onlySteps(name, deployed) {
  const packages = servedPackages();
  const own = packages.filter((served) => served.name === name);
  if (own.length === 0) {
    const names = packages.map((served) => served.name).join(', ');
    throw new Error(`There is no package "${name}" with a gate of its own: ${names}. For all of them: npm test.`);
  }
  const others = packages.filter((served) => served.name !== name);
  const folders = concerning(name).map((place) => `e2e/${place}`);
  const builds = join(cache, 'deployed');
  /** @type {string[]} */
  let copied = [];
  /** @param {import('./ports.mjs').ServedPackage} served */
  const distOf = (served) => (copied.includes(served.name) ? join(builds, served.name) : join(served.folder, 'dist'));
  const findMisfits = () => {
    const remotes = packages.filter(({ role }) => role === 'remote');
    const affected = name === 'host' ? remotes : own;
    const host = packages.find(({ role }) => role === 'host');
    return host
      ? misfits(
          distOf(host),
          affected.map((served) => ({ name: served.name, dist: distOf(served) })),
        )
      : [];
  };
  const fetchOthers = async () => {
    copied = deployed ? await copyDeployed(deployed, others, builds) : [];
    const here = others.filter((other) => !copied.includes(other.name));
    await buildMissing(here);
    const before = findMisfits();
    for (const misfit of before) console.log(`  ${misfit.name}: ${misfit.why}`);
    // What was built here before the shared package changed is built again; what is deployed must be deployed again.
    if (before.length > 0) await buildChanged(here.filter(({ role }) => name === 'host' || role === 'host'));
    return { ok: findMisfits().length === 0 };
  };
  const nounsOf = name === 'host' ? packages.map((served) => served.name) : [name];
  const host = deployed && name !== 'host' ? join(builds, 'host') : join(projectRoot, 'host/dist');
  return [
    ...preparation,
    { name: 'types', run: () => typesOf(name, folders) },
    { name: 'lint', run: tool('biome', 'check', '--error-on-warnings', name, ...folders) },
    { name: 'unused code', run: tool('knip', '--workspace', name) },
    { name: 'unit tests', run: unit(`${name}/`, ...rulesOfAll) },
    { name: 'build', run: () => buildChanged(own).then(fine) },
    { name: deployed ? `the others from ${deployed}` : 'the others as they are built here', run: fetchOthers },
    { name: 'size budgets', run: async () => ({ ok: withinBudgets([name], { host, nounsOf }) }) },
    { name: 'browser tests', run: browserTests(folders, deployed && builds) },
  ];
}
