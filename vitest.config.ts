import { fileURLToPath } from 'node:url';
import { defaultExclude, defineConfig } from 'vitest/config';
import { contentPlugin } from './remote-docs/build/contentPlugin.mjs';
import { antdParts } from './shared/build/antdParts.mjs';
import { WindowsFirst } from './shared/build/windowsFirst.mjs';

/** Files with limits of a few seconds on the clock of the wall, of servers and programs beside the test. */
const timed = [
  'e2e/post/{calendars,everything,firstReading,forms,mailbox,offices,support}.test.ts',
  'e2e/rights/teamServer.test.ts',
  'shared/journal/src/team/nats/{natsFaults,pulled}.test.ts',
];

/** Rules run in plain Node; a test that renders names the environment `page` in its first line. */
export default defineConfig({
  // Articles are Markdown, compiled as in the build of remote-docs.
  plugins: [contentPlugin(), antdParts()],
  resolve: {
    alias: {
      // Where Vitest looks for the environment `page`.
      'vitest-environment-page': fileURLToPath(new URL('shared/testing/src/pageEnvironment.ts', import.meta.url)),
    },
  },
  test: {
    environment: 'node',
    // As the build tells it (`shared/build/rspack/basePath.mjs`).
    env: { STEPS_BASE: '/' },
    restoreMocks: true,
    // A process for each file doubles the time; `freshFile` sees to it that a file finds nothing of the one before.
    isolate: false,
    sequence: { sequencer: WindowsFirst },
    // Room for what a page leaves behind with each press: a third of the collector's work.
    execArgv: ['--max-semi-space-size=128'],
    setupFiles: ['shared/testing/src/freshFile.ts', 'shared/testing/src/setup.ts'],
    // Takes the document when it is loaded, which is another one for each file.
    server: { deps: { inline: ['@testing-library/user-event'] } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest leaves one core free; on two cores that doubles the time.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: [
            '{*,shared/*}/src/**/*.test.ts',
            '{*,shared/*}/src/**/*.test.tsx',
            'shared/build/**/*.test.mjs',
            'e2e/**/*.test.ts',
          ],
          exclude: [...defaultExclude, ...timed],
        },
      },
      // One at a time, after all others: what else the machine does is no part of what they measure.
      { extends: true, test: { name: 'timed', include: timed, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
