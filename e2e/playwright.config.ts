import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../shared/build/chromiumArgs.mjs';
import { runFolder } from './built';

/** Real Chromium against the built packages, each on its own origin; `serve.ts` starts those servers for each worker. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // These have a configuration of their own.
  testIgnore: ['firefox/**', 'webkit/**'],
  outputDir: join(runFolder, 'results'),
  globalSetup: './prepare.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Limits against endless waiting, not measures of speed: on two busy cores a first load takes ten seconds, and a journey has five
  // of them. What is not there fails at its own limit, long before its test does.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // A control that never comes fails its test soon, also where many pages give the test minutes.
    actionTimeout: 30_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // A trace of each test more than doubles the time of the suite; `npm run browser -- --trace on FILE` records one.
    screenshot: 'only-on-failure',
    // Half a minute into a slow test the product would be kept, and what a test breaks or publishes afterwards would not be
    // seen. Tests of the worker allow it: of the start without a network, and of keys that outlive a reload.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: chromiumArgs,
    },
  },
});
