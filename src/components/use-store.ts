import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '#lib/create-store.ts';

/** A store's value; the initial one while prerendering and hydrating. */
export function useStore<Value>({ get, subscribe, initial }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}

const never = () => () => undefined;

const hydrated = { get: () => true, subscribe: never, initial: false };

/** False while prerendering and hydrating, then true. */
export function useHydrated(): boolean {
  return useStore(hydrated);
}

/**
 * A value derived from the current time; undefined while prerendering and hydrating, since pages are
 * built at another time. `read` must return the same primitive for as long as the page is open.
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
