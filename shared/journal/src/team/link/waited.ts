/** Resolves after that time (ms), or at the end, whichever is first; it leaves nothing behind. */
export function waited(ms: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ended.aborted) return resolve();
    const over = () => {
      clearTimeout(timer);
      ended.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    ended.addEventListener('abort', over);
  });
}
