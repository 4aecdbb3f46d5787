import { Readable } from 'node:stream';

/**
 * A body made of pieces, each requested once the previous one is on its way: a slow client holds at
 * most two in memory.
 */
export function onDemand(pieces: AsyncIterable<string>): Readable {
  return Readable.from(pieces, { highWaterMark: 1 });
}
