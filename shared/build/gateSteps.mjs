// @ts-check
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './browser.mjs';
import { buildChanged } from './buildAll.mjs';
import { runCommand } from './commands.mjs';
import { nginxSmoke } from './nginxSmoke.mjs';
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

const unit = () =>
  counted('unit.json', unitCounts, () =>
    runCommand('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(cache, 'unit.json')}`,
    ]),
  );

const browserTests = () =>
  counted('browser.json', browserCounts, async () =>
    runCommand('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'], {
      env: { CHROMIUM_PATH: await requireBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: join(cache, 'browser.json') },
    }),
  );

/** For steps that throw when they fail. @returns {Outcome} */
const fine = () => ({ ok: true });

/** What `npm test` checks, in this order. @type {Step[]} */
export const gateSteps = [
  { name: 'install', run: () => installLocked().then(fine) },
  { name: 'browser', run: () => requireBrowser().then(console.log).then(fine) },
  { name: 'types', run: tool('tsc', '--noEmit') },
  { name: 'lint', run: tool('biome', 'check', '--error-on-warnings', '.') },
  { name: 'unused code', run: tool('knip') },
  { name: 'unit tests', run: unit },
  { name: 'build', run: () => buildChanged(servedPackages()).then(fine) },
  { name: 'size budgets', run: async () => ({ ok: withinBudgets(servedPackages().map(({ name }) => name)) }) },
  { name: 'browser tests', run: browserTests },
  {
    name: 'nginx smoke test',
    run: async () => {
      const counts = await nginxSmoke();
      return { ok: counts.failed === 0, counts };
    },
  },
];
