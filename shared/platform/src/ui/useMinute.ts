import { useEffect, useMemo, useState } from 'react';

const minute = 60_000;
const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** The start of the present minute, in render: "today" is right after midnight, and what falls due turns overdue. */
export function useMinute(): Date {
  const [start, setStart] = useState(thisMinute);
  useEffect(() => {
    const timer = setInterval(() => setStart(thisMinute()), minute / 4);
    return () => clearInterval(timer);
  }, []);
  return useMemo(() => new Date(start), [start]);
}
