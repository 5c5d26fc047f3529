import { useEffect, useState } from 'react';

/** The time (ms since 1970), in render: anew when that moment comes, for what is shown until then. */
export function useTick(at: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const wait = (at ?? 0) - Date.now();
    // Days away: whoever waits so long opens the page anew.
    if (wait <= 0 || wait > 86_400_000) return;
    const timer = setTimeout(() => setNow(Date.now()), wait + 20);
    return () => clearTimeout(timer);
  }, [at]);
  return now;
}
