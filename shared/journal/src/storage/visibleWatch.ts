/** How often storage is checked, ms: a person who types must soon learn that nothing is saved, and a check costs one read. */
const lookInterval = 10_000;

/** Calls back now and then while the page is shown, and when it is shown again. Returns the undo; nothing without a page. */
export function lookWhileVisible(look: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const onLook = () => {
    if (document.visibilityState === 'visible') look();
  };
  const timer = setInterval(onLook, lookInterval);
  document.addEventListener('visibilitychange', onLook);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onLook);
  };
}
