import { freemem, loadavg } from 'node:os';
import type { Page } from '@playwright/test';

/** Milliseconds in which a page draws and answers, however busy the machine is. */
const limit = 5_000;

/**
 * What holds up the page of a test that failed, if it draws no more: its own scripts, or the browser under it. Nothing where it
 * draws, so that the failure is the product's or the test's.
 */
export async function stuckPage(page: Page): Promise<string | undefined> {
  if (page.isClosed()) return undefined;
  // What Playwright waits for before it presses a control: the same place in two frames, which a stopped clock does not stop.
  if (await inTime(page.$('body').then((body) => body?.waitForElementState('stable')))) return undefined;
  const answers = await inTime(page.evaluate(() => document.visibilityState));
  const machine = `load ${loadavg()[0]?.toFixed(1)}, ${Math.round(freemem() / 2 ** 20)} MiB free`;
  return `Expected the page to draw within ${limit} ms; its scripts ${answers ? 'answer' : 'do not answer either'} (${machine}).`;
}

/** Whether this is done in time. */
async function inTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, limit, false);
  });
  const done = await Promise.race([work.then(() => true), late]).catch(() => true);
  clearTimeout(timer);
  return done;
}
