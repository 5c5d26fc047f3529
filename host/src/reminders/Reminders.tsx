import { whenIdle } from '@steps/platform';
import { useNavigate } from '@steps/platform/router';
import { useEffect, useRef } from 'react';

/** A busy page starts them after this long all the same, ms. */
const startLatest = 5_000;
/** A network that failed may be back after this long, ms. */
const retryAfter = 60_000;

/** Starts the reminders when the page has nothing more urgent to do: they must not slow the first screen. */
export function Reminders() {
  const navigate = useNavigate();
  // The watch outlives a page, and calls the newest `open`.
  const open = useRef(navigate);
  open.current = navigate;
  useEffect(() => {
    let stop: (() => void) | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const load = async () => {
      const { watchReminders } = await import('./watchReminders');
      if (!ended) stop = watchReminders((href) => void open.current(href));
    };
    const start = () => {
      load().catch((error) => {
        console.error('Reminders could not be started.', error);
        if (!ended) again = setTimeout(start, retryAfter);
      });
    };
    const cancel = whenIdle(start, startLatest);
    return () => {
      ended = true;
      cancel();
      clearTimeout(again);
      stop?.();
    };
  }, []);
  return null;
}
