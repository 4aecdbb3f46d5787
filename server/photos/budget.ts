import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey } from '../client-address.ts';
import { tooMany } from '../rate.ts';
import type { RequestWindows } from '../store/engine.ts';
import { countedBytes } from '../store/photo-bytes.ts';

/** Unit of the daily limit, since a day's bytes may exceed the shared counter's range. */
const KB = 1024;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/**
 * Chunks, HEAD requests and creations per minute: enough for six photos in small chunks many times
 * over.
 */
const REQUESTS_A_MINUTE = 600;

/** Upload limits of one address (an IPv6 /64 counts as one). */
export type PhotoBudget = {
  /** Counts a request and returns its address; throws a 429 over the limit. */
  request: (request: FastifyRequest) => Promise<string>;
  /** Counts the bytes of a new upload; rejects with a 429 over the daily limit. */
  bytes: (address: string, bytes: number) => Promise<void>;
};

/** A limit of `bytesPerDay` per address, in windows that start with its first upload. */
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
