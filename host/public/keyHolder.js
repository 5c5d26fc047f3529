// @ts-check
/*
 * Keeps the key of an unlocked workspace in memory while its page reloads, and forgets it soon after. It serves no files
 * and stores nothing; the browser ends it, and the key with it, at the latest when the browser is closed.
 * Written as a service worker's script that another worker can take over with `importScripts('/keyHolder.js')`.
 * The messages are those of shared/src/core/workspace/keyHolder.ts.
 */
{
  /** A reload takes less, ms. A browser ends an idle worker after about 30 s anyway. */
  const keptFor = 20_000;
  /** @type {Map<string, CryptoKey>} */
  const keys = new Map();

  // Nothing is served, so there is nothing to wait for.
  self.addEventListener('install', () => void (/** @type {any} */ (self).skipWaiting()));

  self.addEventListener('message', (event) => {
    const { keep, key, ask, forget } = /** @type {any} */ (event).data ?? {};
    if (forget) keys.clear();
    if (ask) /** @type {MessageEvent} */ (event).ports[0]?.postMessage({ key: keys.get(ask) });
    if (!keep) return;
    keys.set(keep, key);
    const forgotten = new Promise((resolve) => {
      setTimeout(() => {
        if (keys.get(keep) === key) keys.delete(keep);
        resolve(undefined);
      }, keptFor);
    });
    /** @type {any} */ (event).waitUntil(forgotten);
  });
}
