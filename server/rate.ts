import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** What one address (an IPv6 /64 counts as one) may do within a window of time. */
export type Budget = {
  /** Counts a request; throws a 429 refusal with Retry-After when it is one too many. */
  spend: (request: FastifyRequest) => Promise<void>;
  /** Throws the same refusal when nothing is left, and counts nothing. */
  require: (request: FastifyRequest) => Promise<void>;
};

/** A budget of its own: `max` requests in `windowMs`. */
export function createBudget(app: FastifyInstance, max: number, windowMs: number): Budget {
  const check = app.createRateLimit({ max, timeWindow: windowMs });
  return {
    async spend(request) {
      const state = await check(request);
      if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds);
    },
    async require(request) {
      const state = await check(request, { increment: false });
      if (!state.isAllowed && state.remaining === 0) throw tooMany(state.ttlInSeconds);
    },
  };
}

function tooMany(seconds: number): Refusal {
  return new Refusal(429, 'rate_limited', 'Too many requests from this address.', {
    retryAfter: Math.max(1, seconds),
  });
}
