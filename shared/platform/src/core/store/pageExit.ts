import { subscribe } from 'valtio';
import { flush, hasUnwritten, storageStatus } from './saveQueue';
import { letterTyped, typingEnded } from './typing';

/**
 * Writes what waits when a field is left and when the page is hidden or left, and asks before leaving only while something
 * is unwritten. Returns the undo.
 */
export function watchPageExit(): () => void {
  const end = new AbortController();
  const listening = { capture: true, signal: end.signal };
  // What is typed first: before the page goes, not only as it goes, when it may come too late.
  const ask = (event: BeforeUnloadEvent) => {
    void flush();
    if (hasUnwritten()) event.preventDefault();
  };
  // A standing beforeunload listener keeps the page out of the back-forward cache, so it comes and goes with the need.
  const askWhenNeeded = () => {
    if (hasUnwritten()) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  const stopStatus = subscribe(storageStatus, askWhenNeeded, true);
  askWhenNeeded();
  const on = (type: keyof DocumentEventMap, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, listening);
  on('input', letterTyped);
  on('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Enter') typingEnded();
  });
  on('focusout', () => {
    typingEnded();
    if (hasUnwritten()) void flush();
  });
  on('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush();
  });
  window.addEventListener('pagehide', () => void flush(), listening);
  return () => {
    end.abort();
    stopStatus();
    window.removeEventListener('beforeunload', ask);
  };
}
