import type { ChildProcess } from 'node:child_process';
import { z } from '#contract/zod.ts';
import { startChild, tellChild } from '../child-process.ts';
import { HttpError } from '../http-error.ts';
import { StorageError } from '../store/storage-error.ts';
import { pictureTypeOf } from './picture-type.ts';
import { scansOf } from './scans.ts';

/**
 * A progressive JPEG of a camera or an encoder has about ten; each is a pass over the whole
 * picture.
 */
const MOST_SCANS = 64;
/** A phone's photo takes a twentieth of a second. */
const LONGEST_MS = 15_000;
/** How long the process waits for another picture before it ends. */
const IDLE_MS = 60_000;

/** A redrawn picture: contains nothing of the sender's file but its pixels. */
const redrawnSchema = z.object({
  whole: z.instanceof(Uint8Array),
  small: z.instanceof(Uint8Array),
  width: z.int(),
  height: z.int(),
});

export type Redrawn = z.infer<typeof redrawnSchema>;

/** Message of the process: the picture, or null if it cannot decode the bytes. */
const drawingSchema = z.object({ drawn: z.nullable(redrawnSchema) });

export type Drawing = z.infer<typeof drawingSchema>;

export type Redraw = ReturnType<typeof createRedraw>;

/**
 * Redraws pictures, one at a time, in a separate process: a decoder can only be stopped by ending
 * it, and if it crashes, nothing else does.
 */
export function createRedraw({ longestMs = LONGEST_MS } = {}) {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  }

  function drawn(bytes: Buffer): Promise<Redrawn | null> {
    clearTimeout(idle);
    child ??= startChild(new URL('drawing-worker.ts', import.meta.url));
    const drawing = child;
    const { promise, resolve, reject } = Promise.withResolvers<Redrawn | null>();
    const late = setTimeout(() => {
      // The decoder would continue to its end.
      stop();
      resolve(null);
    }, longestMs);
    const take = (message: unknown) => resolve(drawingSchema.parse(message).drawn);
    const fail = () => {
      if (child === drawing) child = null;
      reject(new StorageError('The photo process ended unexpectedly.'));
    };
    drawing.once('message', take).once('exit', fail).once('error', fail);
    tellChild(drawing, bytes);
    return promise.finally(() => {
      clearTimeout(late);
      drawing.off('message', take).off('exit', fail).off('error', fail);
      idle = setTimeout(stop, IDLE_MS).unref();
    });
  }

  return {
    /**
     * The picture in these bytes, upright, without metadata. Throws an HttpError (422
     * `photo_refused`) if they are not a supported picture, or one that takes too long to decode.
     */
    async redraw(bytes: Buffer): Promise<Redrawn> {
      const type = pictureTypeOf(bytes);
      if (type === null || (type === 'jpeg' && scansOf(bytes) > MOST_SCANS)) throw refused();
      return (await drawn(bytes)) ?? refuse();
    },
    stop,
  };
}

function refuse(): never {
  throw refused();
}

function refused(): HttpError {
  return new HttpError(422, 'photo_refused', 'This file is not a supported photo.');
}
