import { Readable } from 'node:stream';

/**
 * A body made of pieces, each asked for when the one before is on its way: a client that reads slowly
 * holds no more than two in memory.
 */
export function onDemand(pieces: AsyncIterable<string>): Readable {
  return Readable.from(pieces, { highWaterMark: 1 });
}
