// @ts-check
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain, stopCommands } from './commands.mjs';
import { runSteps } from './gateRun.mjs';
import { allSteps, changedSteps, gateSteps, onlySteps } from './gateSteps.mjs';
import { gateFolder } from './gateTools.mjs';

/** @param {string[]} args @returns {Promise<{ name: string, steps: import('./gateRun.mjs').Step[] }>} */
async function wantedGate(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      changed: { type: 'boolean' },
      only: { type: 'string' },
      others: { type: 'string' },
    },
  });
  const { all, changed, only, others } = values;
  if ([all, changed, only].filter(Boolean).length > 1) throw new Error('Give one of --all, --changed and --only.');
  if (positionals.length > (changed ? 1 : 0)) {
    throw new Error(`Expected --all, --changed [REVISION] or --only PACKAGE; got "${positionals.join(' ')}".`);
  }
  if (others !== undefined && only === undefined) {
    throw new Error('--others needs --only, the package that is checked.');
  }
  if (others !== undefined && !(URL.canParse(others) && /^https?:/.test(others))) {
    throw new Error(
      `--others must be the address of a deployed host, such as https://steps.example.com; got "${others}".`,
    );
  }
  if (only !== undefined) return { name: only, steps: onlySteps(only, others) };
  if (changed) return { name: 'changed', steps: await changedSteps(positionals[0] ?? 'main') };
  return all ? { name: 'all', steps: allSteps() } : { name: 'gate', steps: gateSteps() };
}

// `npm test`: every check, until one fails. `--all`: everything else as well; `--changed`: what the difference to main can
// touch; `--only remote-crm`: one package.
runMain(async () => {
  const { name, steps } = await wantedGate(process.argv.slice(2));
  const passed = await runSteps(steps, { timesFile: join(gateFolder, `${name}.times.json`) });
  if (passed) return;
  stopCommands();
  process.exitCode = 1;
});
