import { useNavigate } from '@steps/shared/router';
import { useEffect, useRef } from 'react';

/** Starts the reminders when the page has nothing more urgent to do: they must not slow the first screen. */
export function Reminders() {
  const navigate = useNavigate();
  // The newest one: it changes with each page, and the watch goes on.
  const open = useRef(navigate);
  open.current = navigate;
  useEffect(() => {
    let stop: (() => void) | undefined;
    let ended = false;
    const start = async () => {
      const { watchReminders } = await import('./watchReminders');
      if (!ended) stop = watchReminders((href) => void open.current(href));
    };
    const cancel = whenIdle(() => {
      start().catch((error) => console.error('Reminders could not be started.', error));
    });
    return () => {
      ended = true;
      cancel();
      stop?.();
    };
  }, []);
  return null;
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1_000);
  return () => clearTimeout(timer);
}
