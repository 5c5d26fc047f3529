import type { Page } from '@playwright/test';

/** Notes tasks of the page that take longer than 50 ms, from now on. */
export const watchLongTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { longTasksSeen: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ entryTypes: ['longtask'] });
  });

/** How long each of them took (ms). */
export const longTasks = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly longTasksSeen: number[] }).longTasksSeen);

/**
 * What a page may be busy with at a time (ms) while something takes so long elsewhere. Made in the page itself that would be
 * one task of nearly all of it; on a busy machine the page's own tasks wait for their turn too.
 */
export const longestTaskOf = (took: number): number => Math.max(500, took / 4);
