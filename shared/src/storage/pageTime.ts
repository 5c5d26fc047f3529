/** Lets the page paint and answer when more than 8 ms (half a frame) of work went by since it last could. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < 8) return;
    await new Promise<void>((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

/** Runs once when the page is idle, or after a second where the browser cannot tell. Returns the undo. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 10_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1000);
  return () => clearTimeout(timer);
}
