import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey } from '../client-address.ts';
import { tooMany } from '../rate.ts';
import type { RequestWindows } from '../store/engine.ts';
import { countedBytes } from '../store/photo-bytes.ts';

/** Counted in, for a day's bytes may be more than the shared counter holds. */
const KB = 1024;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Pieces, questions and creations a minute: six photographs in small pieces many times over. */
const REQUESTS_A_MINUTE = 600;

/** What one address (an IPv6 /64 counts as one) may send. */
export type PhotoBudget = {
  /** Counts a request; throws a 429 when it is one too many. Gives the address. */
  request: (request: FastifyRequest) => Promise<string>;
  /** Counts the bytes of a new upload; rejects with a 429 when they are too many for the day. */
  bytes: (address: string, bytes: number) => Promise<void>;
};

/** A budget of `bytesPerDay` for each address, in windows that begin with its first upload. */
export function createPhotoBudget(
  app: FastifyInstance,
  bytesPerDay: number,
  windows: RequestWindows,
): PhotoBudget {
  const check = app.createRateLimit({
    max: REQUESTS_A_MINUTE,
    timeWindow: MINUTE_MS,
    keyGenerator: clientKey,
  });
  return {
    async request(request) {
      const state = await check(request);
      if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds);
      return state.key;
    },
    async bytes(address, bytes) {
      const { current, ttl } = await windows.hit(
        `photos ${address}`,
        DAY_MS,
        Math.ceil(countedBytes(bytes) / KB),
      );
      if (current * KB > bytesPerDay) throw tooMany(Math.ceil(ttl / 1000));
    },
  };
}
