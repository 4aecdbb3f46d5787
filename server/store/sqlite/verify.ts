import { startChild, tellChild } from '../../child-process.ts';
import { verifiedSchema } from './verified.ts';

/**
 * Checks every page of a database file, in a process of its own, since a large file takes long.
 * Resolves to the damage found, or null.
 */
export function verifyDatabase(file: string): Promise<string | null> {
  const child = startChild(new URL('verify-worker.ts', import.meta.url));
  tellChild(child, file);
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      const { data: verified, error } = verifiedSchema.safeParse(message);
      if (verified?.kind === 'fault') resolve(verified.fault);
      else
        reject(
          new Error(verified?.message ?? 'The database check sent an unknown answer.', {
            cause: error,
          }),
        );
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The database check ended before it was complete.')));
  });
}
