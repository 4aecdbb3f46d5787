import { callbackify } from 'node:util';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey } from './client-address.ts';
import { HttpError } from './http-error.ts';
import type { RequestWindows } from './store/engine.ts';

/** What one address may do within a time window; an IPv6 /64 counts as one address. */
export type Budget = {
  /** Counts a request; throws a 429 with Retry-After once the limit is exceeded. */
  spend: (request: FastifyRequest) => Promise<void>;
};

/** The budget of this name: `max` requests in `windowMs`. */
export function createBudget(
  app: FastifyInstance,
  name: string,
  max: number,
  windowMs: number,
): Budget {
  const keyGenerator = (request: FastifyRequest) => `${name} ${clientKey(request)}`;
  const check = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator });
  return {
    async spend(request) {
      const state = await check(request);
      if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds);
    },
  };
}

/** The answer for an address over its limit; `seconds` until it may send again. */
export function tooMany(seconds: number): HttpError {
  return new HttpError(429, 'rate_limited', 'Too many requests from this address.', {
    retryAfter: Math.max(1, seconds),
  });
}

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
