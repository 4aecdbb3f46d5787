import type { ChildProcess, Serializable } from 'node:child_process';
import { z } from '#contract/zod.ts';
import { startChild, tellChild } from '../child-process.ts';
import { StorageError } from '../store/storage-error.ts';

/** How long the process waits for another picture before it ends. */
const IDLE_MS = 60_000;

type Options<Schema> = {
  module: URL;
  /** What the process answers. */
  answer: Schema;
  longestMs: number;
};

/**
 * A module in a process of its own that answers one message with a picture at a time: a decoder can only be stopped
 * by ending it, and if it crashes, nothing else does. It starts with the first picture.
 */
export function createPictureProcess<Schema extends z.core.$ZodType>({
  module,
  answer,
  longestMs,
}: Options<Schema>) {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  }

  return {
    /** The answer to a message; null if it took too long. */
    ask(message: Serializable): Promise<z.output<Schema> | null> {
      clearTimeout(idle);
      child ??= startChild(module);
      const asked = child;
      const { promise, resolve, reject } = Promise.withResolvers<z.output<Schema> | null>();
      const late = setTimeout(() => {
        // The decoder would continue to its end.
        stop();
        resolve(null);
      }, longestMs);
      const take = (message: unknown) => {
        try {
          resolve(z.parse(answer, message));
        } catch (error) {
          reject(error instanceof Error ? error : new Error('Unknown answer.'));
        }
      };
      const fail = () => {
        if (child === asked) child = null;
        reject(new StorageError('The process for pictures ended unexpectedly.'));
      };
      asked.once('message', take).once('exit', fail).once('error', fail);
      tellChild(asked, message);
      return promise.finally(() => {
        clearTimeout(late);
        asked.off('message', take).off('exit', fail).off('error', fail);
        idle = setTimeout(stop, IDLE_MS).unref();
      });
    },
    stop,
  };
}
