// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import base from '../../vitest.config';
import { projectRoot } from './ports.mjs';

/** @type {{ exports: Record<string, string> }} */
const { exports: doors } = JSON.parse(readFileSync(join(projectRoot, 'shared/package.json'), 'utf8'));

/**
 * The doors of @steps/shared as they are in the copy whose code is changed: by itself the name leads to the checkout.
 */
const ofTheCopy = Object.entries(doors).map(([door, target]) => ({
  find: new RegExp(`^@steps/shared${door.slice(1).replace('*', '(.*)')}$`),
  replacement: join(projectRoot, 'shared', target.replace('*', '$1')),
}));

/** The unit tests' configuration for mutation: only the tests that `mutate.mjs` has chosen, in the copy that it made. */
export default {
  ...base,
  resolve: {
    alias: [
      ...Object.entries(base.resolve?.alias ?? {}).map(([find, replacement]) => ({ find, replacement })),
      ...ofTheCopy,
    ],
  },
  test: {
    ...base.test,
    include: JSON.parse(process.env.STEPS_MUTATION_TESTS ?? '[]'),
    runner: join(projectRoot, 'shared/build/mutationRepeats.mjs'),
    // Stryker runs the tests in a thread, which takes no such options.
    execArgv: [],
    testTimeout: 10_000,
    hookTimeout: 10_000,
  },
};
