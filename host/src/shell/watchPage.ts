import { keepFocus } from './keepFocus';
import { speakStatus } from './speakStatus';

/** What helps those who use a keyboard or a screen reader, on every page. Returns the undo. */
export function watchPage(): () => void {
  const stops = [keepFocus(), speakStatus()];
  return () => {
    for (const stop of stops) stop();
  };
}
