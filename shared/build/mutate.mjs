// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { runMain } from './commands.mjs';
import { mutationRules } from './mutationRules.mjs';
import { projectRoot } from './ports.mjs';

const usage = `npm run mutate -- PATH [PATH …]      changes these files, one fault at a time, and runs the tests beside them
npm run mutate -- PATH --tests GLOB  with other tests; may be given several times
npm run mutate -- --rule NAME        a rule that must never be wrong: ${mutationRules.map(({ name }) => name).join(', ')}
Faults whose file and tests have not changed since the last run are not tried again; --all tries them.
What survives is tried once more in a process of its own, in which no cache can hide it; --quick leaves that out.`;

/** @param {string[]} args @returns {import('./mutationRules.mjs').MutationRule & { all: boolean, quick: boolean }} */
function wanted(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rule: { type: 'string' },
      tests: { type: 'string', multiple: true },
      all: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help || (positionals.length === 0 && values.rule === undefined)) throw new Error(usage);
  const rule = mutationRules.find(({ name }) => name === values.rule);
  if (values.rule !== undefined && !rule) throw new Error(`There is no rule "${values.rule}".\n${usage}`);
  const files = positionals.length > 0 ? positionals.map(fromRoot) : (rule?.files ?? []);
  const beside = [...new Set(files.map((file) => `${dirname(file)}/*.test.{ts,tsx,mjs}`))];
  return {
    all: values.all,
    quick: values.quick,
    name: rule?.name ?? basename(files[0] ?? '').replace(/\.\w+$/, ''),
    files,
    tests: values.tests ?? rule?.tests ?? beside,
  };
}

/** @param {string} path */
function fromRoot(path) {
  const file = relative(projectRoot, join(process.cwd(), path)).replaceAll('\\', '/');
  if (!existsSync(join(projectRoot, file.replace(/:\d[\d:-]*$/, '')))) {
    throw new Error(`Expected a source file, got "${path}", which does not exist.`);
  }
  return file;
}

/** What the report of a run says about one mutant. @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number, column: number }, end: { line: number, column: number } } }} Mutant */

/** @param {readonly Mutant[]} mutants */
function counted(mutants) {
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const valid = mutants.filter(({ status }) => /^(Killed|Timeout|Survived|NoCoverage)$/.test(status)).length;
  return `${((killed / valid) * 100).toFixed(1)} % (${killed} of ${valid})`;
}

/** `12:3 StringLiteral: 'a' becomes ''` @param {Mutant} mutant @param {string[]} lines */
function told({ location: { start, end }, mutatorName, replacement = '', status }, lines) {
  const first = lines[start.line - 1] ?? '';
  const before =
    start.line === end.line ? first.slice(start.column - 1, end.column - 1) : `${first.slice(start.column - 1)} …`;
  const after = replacement.replaceAll(/\s+/g, ' ');
  const untested = status === 'NoCoverage' ? ' (no test comes here)' : '';
  return `${start.line}:${start.column} ${mutatorName}${untested}: ${before}  becomes  ${after}`;
}

runMain(async () => {
  const { all, quick, name, files, tests } = wanted(process.argv.slice(2));
  const folder = join('.cache', 'mutation');
  const report = join(folder, `${name}.json`);
  rmSync(join(projectRoot, report), { force: true });
  process.chdir(projectRoot);
  process.env.STEPS_MUTATION_QUICK = String(quick);
  process.env.STEPS_MUTATION_TESTS = JSON.stringify(tests);
  await new Stryker({
    mutate: [...files],
    testRunner: 'steps',
    plugins: ['@stryker-mutator/vitest-runner', join(projectRoot, 'shared/build/mutationRunner.mjs')],
    dryRunTimeoutMinutes: 60,
    // Not Stryker's `testFiles` nor `related`: with the first (9.6) no fault in code that runs when a module is loaded is ever active.
    vitest: { configFile: 'shared/build/mutationTests.config.mjs', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    tempDirName: join(folder, 'copy'),
    // The copy lies below node_modules' folder and finds it there.
    symlinkNodeModules: false,
    ignorePatterns: ['.cache', 'dist', '.team', 'test-results'],
    // Stryker wants TypeScript's API for it, which TypeScript 7 does not have; nothing in the copy reads it.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    warnings: { unknownOptions: true, preprocessorErrors: true, unserializableOptions: true, slow: false },
    reporters: ['json', ...(process.stdout.isTTY ? ['progress'] : [])],
    jsonReporter: { fileName: report },
    incremental: true,
    incrementalFile: join(folder, `${name}.known.json`),
    force: all,
    allowConsoleColors: false,
  }).runMutationTest();

  /** @type {{ files: Record<string, { source: string, mutants: Mutant[] }> }} */
  const result = JSON.parse(readFileSync(report, 'utf8'));
  for (const [file, { source, mutants }] of Object.entries(result.files)) {
    console.log(`\n${file}  ${counted(mutants)}`);
    const lines = source.split('\n');
    for (const mutant of mutants) {
      if (mutant.status !== 'Killed' && mutant.status !== 'Timeout') console.log(`  ${told(mutant, lines)}`);
    }
  }
  console.log(`\n${name}: ${counted(Object.values(result.files).flatMap(({ mutants }) => mutants))}; all in ${report}`);
});
