import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { runFolder } from '../built';
import chromium from '../playwright.config';

const { launchOptions: _, ...use } = chromium.use ?? {};

/** The first journey, with an import and encrypted reloads, in the system's Firefox by WebDriver BiDi. */
export default defineConfig({
  ...chromium,
  testDir: '.',
  globalSetup: '../built.ts',
  testIgnore: [],
  outputDir: join(runFolder, 'firefox'),
  timeout: 240_000,
  use: {
    ...use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: join(import.meta.dirname, 'relay.mjs') },
  },
});
