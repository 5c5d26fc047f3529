import { useEffect, useState } from 'react';

const minute = 60_000;
const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** The present, ms, by the minute: clocks and due times follow it. */
export function useMinute(): number {
  const [now, setNow] = useState(thisMinute);
  useEffect(() => {
    const timer = setInterval(() => setNow(thisMinute()), minute / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
}
