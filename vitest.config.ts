import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './remote-docs/build/contentPlugin.mjs';
import { antdParts } from './shared/build/antdParts.mjs';
import { WindowsFirst } from './shared/build/windowsFirst.mjs';

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
    include: [
      '{*,shared/*}/src/**/*.test.ts',
      '{*,shared/*}/src/**/*.test.tsx',
      'shared/build/**/*.test.mjs',
      'e2e/**/*.test.ts',
    ],
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
  },
});
