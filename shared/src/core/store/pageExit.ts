import { subscribe } from 'valtio';
import { flush, hasUnwritten, storageStatus } from './saveQueue';

/** Writes what waits when the page is hidden, and asks before leaving only while something is unwritten. Returns the undo. */
export function watchPageExit(): () => void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') void flush();
  };
  const onLeave = () => void flush();
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  // A standing beforeunload listener keeps the page out of the back-forward cache, so it comes and goes with the need.
  const askWhenNeeded = () => {
    if (hasUnwritten()) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  const stopStatus = subscribe(storageStatus, askWhenNeeded, true);
  askWhenNeeded();
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', onLeave);
  return () => {
    stopStatus();
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('beforeunload', ask);
  };
}
