/**
 * Has what post offices took in made into what it is to become, whenever some of it comes. `hasReadAll`: before that, what it becomes may be there, and
 * nothing of it known here. Returns what is to be called once that may have changed, and the end.
 */
export function takeIn(
  rows: { subscribe(onChange: () => void): () => void },
  work: () => void,
  hasReadAll: () => boolean,
): { readonly look: () => void; readonly end: () => void } {
  let asked = false;
  let ended = false;
  const take = () => {
    asked = false;
    if (ended || !hasReadAll()) return;
    try {
      work();
    } catch (error) {
      // It waits where it is, and is tried again with the next one.
      console.error('What a post office took in could not be worked on', error);
    }
  };
  const look = () => {
    // Whoever wrote what came is done first.
    if (!asked) queueMicrotask(take);
    asked = true;
  };
  const stop = rows.subscribe(look);
  const end = () => {
    ended = true;
    stop();
  };
  return { look, end };
}
