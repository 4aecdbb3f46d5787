import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from '../rate.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Pieces, questions and creations a minute: six photographs in small pieces many times over. */
const REQUESTS_A_MINUTE = 600;
/** Addresses that are remembered; the oldest make room. */
const MOST_ADDRESSES = 10_000;

type Day = { bytes: number; startedAt: number };

/** What one address (an IPv6 /64 counts as one) may send. */
export type PhotoBudget = {
  /** Counts a request; throws a 429 when it is one too many. Gives the address. */
  request: (request: FastifyRequest) => Promise<string>;
  /** Counts the bytes of a new upload; throws a 429 when they are too many for the day. */
  bytes: (address: string, bytes: number) => void;
};

/** A budget of `bytesPerDay` for each address, by a clock in milliseconds that nobody sets. */
export function createPhotoBudget(
  app: FastifyInstance,
  bytesPerDay: number,
  elapsed: () => number,
): PhotoBudget {
  const check = app.createRateLimit({ max: REQUESTS_A_MINUTE, timeWindow: MINUTE_MS });
  const days = new Map<string, Day>();

  function dayOf(address: string): Day {
    const known = days.get(address);
    if (known !== undefined && elapsed() < known.startedAt + DAY_MS) return known;
    days.delete(address);
    const [oldest] = days.keys();
    if (oldest !== undefined && days.size >= MOST_ADDRESSES) days.delete(oldest);
    const fresh = { bytes: 0, startedAt: elapsed() };
    days.set(address, fresh);
    return fresh;
  }

  return {
    async request(request) {
      const state = await check(request);
      if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds);
      return state.key;
    },
    bytes(address, bytes) {
      const day = dayOf(address);
      if (day.bytes + bytes > bytesPerDay) {
        throw tooMany(Math.ceil((day.startedAt + DAY_MS - elapsed()) / 1000));
      }
      day.bytes += bytes;
    },
  };
}
