// @ts-check
import { existsSync } from 'node:fs';
import { runCommand } from './commands.mjs';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** A browser without its system libraries is there but does not start, so it is asked for its version. @param {string} path */
const starts = async (path) => (await runCommand(path, ['--version'], { piped: true })).code === 0;

/** Imported late: on a fresh clone it is installed only just before. */
async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) && (await starts(path)) ? path : undefined;
}

/** @param {string[]} names */
async function firstOf(names) {
  for (const name of names) {
    const { code, output } = await runCommand('which', [name], { piped: true });
    const path = output.trim();
    if (code === 0 && (await starts(path))) return path;
  }
  return undefined;
}

const systemBrowser = () => firstOf(systemNames);

/** Path of a Firefox that starts: `FIREFOX_PATH`, or one of the system's. */
export const systemFirefox = () =>
  process.env.FIREFOX_PATH ? firstOf([process.env.FIREFOX_PATH]) : firstOf(['firefox-esr', 'firefox']);

/** The oldest Firefox that is known to do all that the tests ask of it. */
const oldestFirefox = 153;

/** Why a Firefox is too old for the tests; undefined where it is not. @param {string} path */
export async function tooOldFirefox(path) {
  const { output } = await runCommand(path, ['--version'], { piped: true });
  const version = Number(/(\d+)\./.exec(output)?.[1]);
  return version < oldestFirefox
    ? `Firefox ${version} is too old, ${oldestFirefox} or newer is needed (apt-get update, apt-get install firefox-esr)`
    : undefined;
}

async function installPlaywrightBrowser() {
  console.log('No browser found: trying the installer of Playwright ...');
  const { code } = await runCommand('playwright', ['install', 'chromium']);
  return code === 0 ? playwrightBrowser() : undefined;
}

async function installSystemBrowser() {
  if (process.getuid?.() !== 0 || (await runCommand('which', ['apt-get'], { piped: true })).code !== 0)
    return undefined;
  console.log("Trying the system's package chromium ...");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update'], { env });
  const { code } = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  return code === 0 ? systemBrowser() : undefined;
}

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, Playwright's own, one of the system's, or one installed
 * now. Throws when none can be had.
 * @returns {Promise<string>}
 */
export async function requireBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await starts(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which does not start. Correct it, or unset it.`);
  }
  for (const find of [playwrightBrowser, systemBrowser, installPlaywrightBrowser, installSystemBrowser]) {
    const path = await find();
    if (path) return path;
  }
  throw new Error(
    'The browser tests need Chromium, and none could be installed. Install it (Debian: apt-get install chromium), or ' +
      'set CHROMIUM_PATH to one.',
  );
}
