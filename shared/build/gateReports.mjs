// @ts-check
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { projectRoot } from './ports.mjs';

// What the reports of Vitest and Playwright say, read into one shape.

/**
 * @typedef {{ name: string, ms: number }} Timed a test and how long it took
 * @typedef {{ name: string, why: string }} Skip a test that was not run
 * @typedef {{ passed: number, failures: string[], skipped: Skip[], times: Timed[] }} TestReport `failures`: name and message, whole
 */

/** Debian's package of a program that some tests need. @type {Readonly<Record<string, string>>} */
const packageOf = { 'nats-server': 'nats-server', nginx: 'nginx-light', Firefox: 'firefox-esr' };

/** Why a test was skipped, with what brings the missing program. @param {string} program */
export const missingProgram = (program) =>
  `${program} is not installed (apt-get install ${packageOf[program] ?? program})`;

/** Colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they begin with
const colours = /\u001b\[[\d;]*m/g;

/** @param {string} text */
const plain = (text) => text.replace(colours, '');

/** Of a name with several reasons the last: that of the test itself, not of those around it. @param {string} text */
function reasonIn(text) {
  const reason = text.match(/(?<=\(skipped: )[^()]+(?=\))/g)?.at(-1) ?? text;
  const [, program] = /([\w-]+) is not installed/.exec(reason) ?? [];
  return program ? missingProgram(program) : reason;
}

/** @param {string} file @returns {unknown} undefined when the tool did not come as far as writing one */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * @typedef {{ fullName: string, status: string, duration?: number | null, failureMessages?: string[] }} UnitTest
 * @typedef {{ name: string, status: string, message?: string, assertionResults: UnitTest[] }} UnitFile
 */

/** @param {unknown} report of Vitest's json reporter @returns {TestReport} */
export function unitReport(report) {
  const { testResults } = /** @type {{ testResults: UnitFile[] }} */ (report);
  const files = testResults.map((file) => ({ ...file, name: relative(projectRoot, file.name) }));
  const tests = files.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, name: `${file.name}: ${test.fullName}` })),
  );
  const broken = files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [
      ...broken.map(({ name, message = '' }) => `${name}\n${plain(message)}`),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ name, failureMessages = [] }) => `${name}\n${plain(failureMessages.join('\n'))}`),
    ],
    skipped: tests
      .filter(({ status }) => ['pending', 'skipped', 'todo', 'disabled'].includes(status))
      .map(({ name }) => ({ name, why: reasonIn(name) })),
    times: tests.map(({ name, duration }) => ({ name, ms: duration ?? 0 })),
  };
}

/**
 * @typedef {{ status: string, results: { duration: number, errors?: { message?: string, snippet?: string }[] }[],
 *   annotations?: { type: string, description?: string }[] }} BrowserRun
 * @typedef {{ title: string, file: string, tests: BrowserRun[] }} BrowserSpec
 * @typedef {{ title: string, specs?: BrowserSpec[], suites?: Suite[] }} Suite
 */

/** @param {Suite} suite @returns {BrowserSpec[]} */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** @param {unknown} report of Playwright's json reporter @returns {TestReport} */
export function browserReport(report) {
  const { suites, errors = [] } = /** @type {{ suites: Suite[], errors?: { message?: string }[] }} */ (report);
  const runs = suites
    .flatMap(specsIn)
    .flatMap(({ file, title, tests }) => tests.map((run) => ({ ...run, name: `e2e/${file}: ${title}` })));
  const messages = (/** @type {BrowserRun} */ { results }) =>
    results
      .flatMap((result) => result.errors ?? [])
      .map(({ message = '', snippet = '' }) => plain(`${message}\n${snippet}`))
      .join('\n');
  return {
    passed: runs.filter(({ status }) => status === 'expected').length,
    failures: [
      ...errors.map(({ message = '' }) => plain(message)),
      // A flaky test failed once: it did not pass.
      ...runs
        .filter(({ status }) => ['unexpected', 'flaky'].includes(status))
        .map((run) => `${run.name}\n${messages(run)}`),
    ],
    skipped: runs
      .filter(({ status }) => status === 'skipped')
      .map(({ name, annotations = [] }) => ({
        name,
        why: reasonIn(annotations.find(({ type }) => type === 'skip')?.description ?? name),
      })),
    times: runs.map(({ name, results }) => ({ name, ms: results.reduce((sum, { duration }) => sum + duration, 0) })),
  };
}
