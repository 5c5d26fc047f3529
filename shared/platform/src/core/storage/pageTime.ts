/** When the page could last paint and answer, as far as long work in this tab knows. */
let yieldedAt = 0;

/** Lets the page paint and answer when more than 8 ms (half a frame) of work went by since it last could. */
export async function yieldToMain(): Promise<void> {
  if (performance.now() - yieldedAt < 8) return;
  await nextTask();
  yieldedAt = performance.now();
}

/** A message, for timers that follow each other wait 4 ms each: a third of a long import would be waiting. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** The same for work that can wait: whatever the page has to do meanwhile, to draw above all, goes before it. */
export function lastInLine(): () => Promise<void> {
  const { scheduler } = globalThis;
  if (!scheduler?.postTask) return yieldToMain;
  let since = performance.now();
  return async () => {
    if (performance.now() - since < 8) return;
    await scheduler.postTask(() => {}, { priority: 'background' });
    since = performance.now();
  };
}

/** Runs once when the page is idle, after `latest` milliseconds in any case. Returns the undo. */
export function whenIdle(run: () => void, latest: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: latest });
    return () => cancelIdleCallback(handle);
  }
  // Safari cannot tell when it is idle.
  const timer = setTimeout(run, Math.min(latest, 1000));
  return () => clearTimeout(timer);
}
