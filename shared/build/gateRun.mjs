// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// Runs the steps of a gate one after the other, says how long each took and what remains, and sums the tests up.

/**
 * @typedef {import('./gateReports.mjs').TestReport} TestReport
 * @typedef {{ ok: boolean, output?: string, report?: TestReport }} Outcome `output`: what the tools said, shown when the step fails
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Step
 */

/** How many of the slowest tests are listed. */
const slowest = 10;

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {number} ms */
export function roughly(ms) {
  const whole = Math.round(ms / 1000);
  return whole < 90 ? `${whole} s` : `${Math.round(whole / 60)} min`;
}

/** @param {string} file @returns {Record<string, number>} milliseconds by step, of the last run that reached it */
function readTimes(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The first run, or a run that was interrupted while it wrote this: the remaining time is not known.
    return {};
  }
}

/**
 * What the last run took for the steps that are left; nothing where one of them was never run here.
 * @param {Step[]} left @param {Record<string, number>} times
 */
export function remaining(left, times) {
  const known = left.map(({ name }) => times[name]);
  if (left.length === 0 || known.some((time) => time === undefined)) return '';
  return `, about ${roughly(known.reduce((/** @type {number} */ sum, time) => sum + (time ?? 0), 0))} left`;
}

/** @param {TestReport[]} reports @returns {string[]} lines of the summary */
export function summary(reports) {
  const skipped = reports.flatMap((report) => report.skipped);
  const reasons = [...new Set(skipped.map(({ why }) => why))];
  const times = reports.flatMap((report) => report.times).sort((one, other) => other.ms - one.ms);
  return [
    ...(times.length > 0 ? ['The slowest:'] : []),
    ...times.slice(0, slowest).map(({ name, ms }) => `  ${seconds(ms).padStart(7)}  ${name}`),
    ...reasons.map((why) => `Skipped ${skipped.filter((skip) => skip.why === why).length}: ${why}`),
  ];
}

/**
 * Runs the steps until one fails, which is shown whole at once. The last line counts the tests in a form that tools read.
 * @param {readonly Step[]} steps
 * @param {{ timesFile: string, print?: (line: string) => void, now?: () => number }} options `timesFile`: keeps the times for the next run
 * @returns {Promise<boolean>} whether all passed
 */
export async function runSteps(steps, { timesFile, print = console.log, now = () => performance.now() }) {
  const started = now();
  const times = readTimes(timesFile);
  /** @type {TestReport[]} */
  const reports = [];
  let failed = 0;
  for (const [at, step] of steps.entries()) {
    const begun = now();
    if (process.stdout.isTTY) process.stdout.write(`  … ${step.name}${remaining(steps.slice(at), times)}\r`);
    const outcome = await step.run().catch((/** @type {unknown} */ error) => ({
      ok: false,
      output: error instanceof Error ? error.message : String(error),
      report: undefined,
    }));
    const took = now() - begun;
    if (outcome.report) reports.push(outcome.report);
    const failures = outcome.report?.failures ?? [];
    failed += outcome.ok ? failures.length : Math.max(1, failures.length);
    if (!outcome.ok) {
      print(`FAILED  ${step.name}  ${seconds(took)}\n`);
      print(failures.length > 0 ? failures.join('\n\n') : (outcome.output ?? '').trim());
      print('');
      break;
    }
    times[step.name] = took;
    print(`ok  ${step.name}  ${seconds(took)}${remaining(steps.slice(at + 1), times)}`);
  }
  mkdirSync(dirname(timesFile), { recursive: true });
  writeFileSync(timesFile, JSON.stringify(times));
  for (const line of summary(reports)) print(line);
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const skipped = reports.reduce((sum, report) => sum + report.skipped.length, 0);
  print(
    `${failed === 0 ? 'Every check passed' : 'Stopped at the first step that failed'} after ${seconds(now() - started)}.`,
  );
  print(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed === 0;
}
