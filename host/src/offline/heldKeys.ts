/** A reload takes less, ms. A browser ends an idle worker after about 30 s anyway. */
export const keptFor = 20_000;

/** The messages of `shared/journal/src/workspace/keyHolder.ts`. */
export interface KeyMessage {
  readonly keep?: string;
  readonly key?: CryptoKey;
  readonly ask?: string;
  readonly forget?: boolean;
}

/**
 * Keeps the key of an unlocked workspace in memory while its page reloads, and forgets it soon after. It is stored nowhere;
 * the browser ends the worker, and the key with it, at the latest when the browser is closed.
 */
export function heldKeys() {
  const keys = new Map<string, CryptoKey>();
  return {
    /** Answers a page. Gives what the worker has to stay alive for. */
    take({ keep, key, ask, forget }: KeyMessage, ports: readonly MessagePort[]): Promise<void> | undefined {
      if (forget) keys.clear();
      if (ask) ports[0]?.postMessage({ key: keys.get(ask) });
      if (!keep || !key) return undefined;
      keys.set(keep, key);
      return new Promise((resolve) => {
        setTimeout(() => {
          if (keys.get(keep) === key) keys.delete(keep);
          resolve();
        }, keptFor);
      });
    },
  };
}
