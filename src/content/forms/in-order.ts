import type { Placed } from './types.ts';

/** What several modules add to one list, in its order. */
export function inOrder<T extends object>(items: readonly Placed<T>[]): readonly T[] {
  return items.toSorted((a, b) => a.order - b.order);
}
