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
