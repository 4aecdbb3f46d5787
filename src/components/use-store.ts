import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '#lib/create-store.ts';

/** A store's value, followed. Prerendered pages and hydration have the store's initial value. */
export function useStore<Value>({ get, subscribe, initial }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}

const never = { get: () => true, subscribe: () => () => undefined, initial: false };

/** False while a prerendered page hydrates, then true. */
export function useHydrated(): boolean {
  return useStore(never);
}
