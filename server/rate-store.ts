import { callbackify } from 'node:util';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { RequestWindows } from './store/engine.ts';

/** Addresses counted at once; the least recently seen is dropped first. */
const MOST_ADDRESSES = 10_000;

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;
type Window = { count: number; startedAt: number };

/** A store for @fastify/rate-limit: with its default store, each server would count for itself. */
export function rateStore(windows: RequestWindows) {
  const hit = callbackify((key: string, windowMs: number) => windows.hit(key, windowMs));
  return class RateStore implements FastifyRateLimitStore {
    incr(key: string, callback: Callback, windowMs: number): void {
      hit(key, windowMs, callback);
    }

    child(): RateStore {
      return this;
    }
  };
}

/**
 * Counts in memory, in windows of a monotonic clock: with the wall clock, a correction by a month
 * would lock an address out for a month.
 */
export function ownWindows(elapsed: () => number): RequestWindows {
  const windows = new Map<string, Window>();

  function current(key: string, windowMs: number): Window {
    const known = windows.get(key);
    const runs = known !== undefined && elapsed() < known.startedAt + windowMs;
    return runs ? known : { count: 0, startedAt: elapsed() };
  }

  function makeRoom(): void {
    const [oldest] = windows.keys();
    if (oldest !== undefined && windows.size > MOST_ADDRESSES) windows.delete(oldest);
  }

  return {
    hit(key, windowMs, more = 1) {
      const { count, startedAt } = current(key, windowMs);
      windows.delete(key);
      windows.set(key, { count: count + more, startedAt });
      makeRoom();
      return Promise.resolve({ current: count + more, ttl: startedAt + windowMs - elapsed() });
    },
  };
}
