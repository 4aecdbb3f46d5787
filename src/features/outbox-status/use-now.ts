import { useEffect, useState } from 'react';

/** How often what is told of the time is brought up to date, in milliseconds. */
const TICK_MS = 5_000;

/** The time, in milliseconds since the epoch, brought up to date every few seconds. Not for prerendered markup. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
