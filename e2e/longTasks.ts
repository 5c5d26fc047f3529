import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread (µs). */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

function browserOf(page: Page): Browser {
  const browser = page.context().browser();
  if (!browser) throw new Error('Expected a page of a browser that can be traced.');
  return browser;
}

/** Notes the tasks of pages, from now on; Chromium alone can. */
export const watchLongTasks = (page: Page): Promise<void> =>
  browserOf(page).startTracing(page, { categories: ['toplevel'] });

/**
 * Processor time of each task of a page that took more than 50 ms (ms), and ends the watch. By the clock, what other programs of
 * a busy machine did meanwhile would count too.
 */
export async function longTasks(page: Page): Promise<readonly number[]> {
  const trace = JSON.parse(String(await browserOf(page).stopTracing())) as { readonly traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    trace.traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = trace.traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(thread(event)))
    .flatMap(({ tdur }) => (tdur === undefined ? [] : tdur / 1000));
  if (tasks.length === 0)
    throw new Error('Expected tasks of a page with their processor time in the trace, there are none.');
  return tasks.filter((time) => time > 50);
}
