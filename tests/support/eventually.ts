import { vi } from 'vitest';

/** Looks until what is expected is so; a machine with much other work takes its time. */
export function eventually<Result>(look: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(look, { timeout: 25_000, interval: 20 });
}
