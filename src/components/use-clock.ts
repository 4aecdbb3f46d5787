import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Something read from the phone's clock, undefined while prerendering and hydrating: the page was
 * made at another time. `read` must give the same primitive for as long as the page is looked at.
 */
export function useClock<Value extends string | number>(
  read: (now: Date) => Value,
): Value | undefined {
  return useSyncExternalStore(
    never,
    () => read(new Date()),
    () => undefined,
  );
}
