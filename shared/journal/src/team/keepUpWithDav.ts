import { davLinks } from '@steps/business/src/nouns/dav/davLink';

/** What comes or is typed at once is compared once (ms). */
const calm = 300;

/**
 * Keeps meetings and contacts equal with what post offices read of linked calendars and address books, whenever either changes. Fetches
 * what it takes once there is a link. `hasReadAll`: before that, what is not here yet would look as if it had been deleted. Returns what is
 * to be called once that may have changed, and the end.
 */
export function keepUpWithDav(hasReadAll: () => boolean): { readonly look: () => void; readonly end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  let ended = false;
  let stops: (() => void)[] | undefined;
  const run = async () => {
    timer = undefined;
    if (ended || running || davLinks.size === 0 || !hasReadAll()) return;
    running = true;
    again = false;
    try {
      const { reconcile, watched } = await import('@steps/business/src/dav/reconcile');
      stops ??= watched.map((collection) => collection.subscribe(look));
      await reconcile(() => !ended && hasReadAll());
    } catch (error) {
      // It stays as it is on both sides, and is tried again with the next change.
      console.error('Linked calendars and address books could not be compared', error);
    }
    running = false;
    if (ended) for (const stop of stops ?? []) stop();
    else if (again) look();
  };
  const look = () => {
    again = true;
    if (!ended && !running) timer ??= setTimeout(() => void run(), calm);
  };
  const stop = davLinks.subscribe(look);
  look();
  const end = () => {
    ended = true;
    clearTimeout(timer);
    stop();
    if (!running) for (const one of stops ?? []) one();
  };
  return { look, end };
}
