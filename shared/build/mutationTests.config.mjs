// @ts-check
import { join } from 'node:path';
import base from '../../vitest.config';
import { projectRoot } from './ports.mjs';
import { allEntries } from './sharedPackages.mjs';

/** The packages under `shared/` as they are in the copy whose code is changed: by itself the name leads to the checkout. */
const ofTheCopy = Object.entries(allEntries(projectRoot)).map(([door, target]) => ({
  find: new RegExp(`^${door.replace('*', '(.*)')}$`),
  replacement: join(projectRoot, target.replace('*', '$1')),
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
    projects: undefined,
    include: JSON.parse(process.env.STEPS_MUTATION_TESTS ?? '[]'),
    runner: join(projectRoot, 'shared/build/mutationRepeats.mjs'),
    // Stryker runs the tests in a thread, which takes no such options.
    execArgv: [],
    testTimeout: 10_000,
    hookTimeout: 10_000,
  },
};
