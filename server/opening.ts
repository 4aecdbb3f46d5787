import type { FastifyInstance } from 'fastify';
import { StorageError } from './store/storage-error.ts';

export type Opening = {
  /** Whether the database is ready. */
  isOpen: () => boolean;
  /** Resolves to whether the database opened. */
  settled: Promise<boolean>;
};

/** Tracks the opening of a database, which may take a while. */
export function followOpening(opened: Promise<unknown>): Opening {
  let isOpen = false;
  const settled = opened.then(
    () => (isOpen = true),
    // The caller that started the server handles the error.
    () => false,
  );
  return { isOpen: () => isOpen, settled };
}

/**
 * Answers 503 to API and readiness requests until the database is open; pages and `/healthz` work
 * without it.
 */
export function refuseUntilOpen(app: FastifyInstance, { isOpen }: Opening): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const early = !isOpen() && /^\/(api\/|readyz)/.test(request.url);
    done(early ? new StorageError('The database is not open yet.') : undefined);
  });
}
