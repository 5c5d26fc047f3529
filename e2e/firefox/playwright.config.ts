import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { runFolder } from '../built';
import chromium from '../playwright.config';

const { launchOptions: _, ...use } = chromium.use ?? {};

/** Every journey in the system's Firefox, by WebDriver BiDi. */
export default defineConfig({
  ...chromium,
  testDir: '..',
  testIgnore: ['webkit/**'],
  globalSetup: '../prepare.ts',
  outputDir: join(runFolder, 'firefox'),
  grep: [/@journey/],
  timeout: 240_000,
  use: {
    ...use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'relay.mjs'),
      firefoxUserPrefs: {
        // As Playwright has it in Chromium: less motion, and a clipboard that is read without a click on "Paste".
        'ui.prefersReducedMotion': 1,
        'dom.events.testing.asyncClipboard': true,
        // Playwright finds a control by its name, axe looks at it, and where both read its `ariaLabelledByElements`, the tab crashes.
        'accessibility.ARIAElementReflection.enabled': false,
        // After a download, the browser's own panel of downloads takes the keys that follow.
        'browser.download.alwaysOpenPanel': false,
        // A PDF is saved, and not opened in a tab as well.
        'pdfjs.disabled': true,
      },
    },
  },
});
