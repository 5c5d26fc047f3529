import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { runFolder } from '../built';
import chromium from '../playwright.config';

/** The first journey, the list of contacts and a builder in Debian's WebKitGTK, by WebDriver: Playwright cannot drive it. */
export default defineConfig({
  ...chromium,
  testDir: '.',
  globalSetup: '../built.ts',
  testIgnore: [],
  outputDir: join(runFolder, 'webkit'),
  timeout: 300_000,
  workers: 1,
});
