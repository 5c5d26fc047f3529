// @ts-check
import { parseArgs } from 'node:util';
import { runMain, stopCommands } from './commands.mjs';
import { gateSteps, onlySteps } from './gateSteps.mjs';

/** @param {string[]} args */
function wantedSteps(args) {
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, others: { type: 'string' } } });
  const { only, others } = values;
  if (others !== undefined && only === undefined)
    throw new Error('--others needs --only, the package that is checked.');
  if (others !== undefined && !(URL.canParse(others) && /^https?:/.test(others))) {
    throw new Error(
      `--others must be the address of a deployed host, such as https://steps.example.com; got "${others}".`,
    );
  }
  return only === undefined ? gateSteps : onlySteps(only, others);
}

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

// `npm test`: every check, until one fails; with `--only remote-crm` those of one package. The last line sums up the tests.
runMain(async () => {
  const steps = wantedSteps(process.argv.slice(2));
  const started = performance.now();
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @param {string} line */
  const finish = (line) => {
    console.log(`\n${line} (${seconds(started)})`);
    if (total.skipped > 0) console.log(`${total.skipped} skipped`);
    console.log(`${total.passed} passed, ${total.failed} failed`);
  };
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const stepStarted = performance.now();
    const outcome = await step.run().catch((/** @type {unknown} */ error) => {
      console.error(error instanceof Error ? error.message : error);
      return { ok: false };
    });
    const counts = 'counts' in outcome && outcome.counts ? outcome.counts : { passed: 0, failed: 0, skipped: 0 };
    total.passed += counts.passed;
    total.failed += outcome.ok ? counts.failed : Math.max(1, counts.failed);
    total.skipped += counts.skipped;
    console.log(`== ${step.name}: ${outcome.ok ? 'ok' : 'FAILED'} in ${seconds(stepStarted)}`);
    if (outcome.ok) continue;
    stopCommands();
    finish(`Stopped at the first failure: ${step.name}.`);
    process.exit(1);
  }
  finish('Every check passed.');
});
