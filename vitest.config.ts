import { defineConfig } from 'vitest/config';
import { contentPlugin } from './remote-docs/build/contentPlugin.mjs';
import { antdParts } from './shared/build/antdParts.mjs';

/** Rules run in plain Node; a test that renders names `happy-dom` in its first line. */
export default defineConfig({
  // Articles are Markdown, compiled as in the build of remote-docs.
  plugins: [contentPlugin(), antdParts()],
  test: {
    environment: 'node',
    include: ['*/src/**/*.test.ts', '*/src/**/*.test.tsx', 'shared/build/**/*.test.mjs', 'e2e/**/*.test.ts'],
    restoreMocks: true,
    setupFiles: ['shared/src/testing/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest leaves one core free; on two cores that doubles the time.
    maxWorkers: '100%',
  },
});
