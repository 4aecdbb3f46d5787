import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey } from './client-address.ts';
import { HttpError } from './http-error.ts';

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
