import type { FastifyInstance } from 'fastify';
import { StorageError } from './store/storage-error.ts';

export type Opening = {
  /** Whether the database can be used by now. */
  isOpen: () => boolean;
  /** Resolves with whether it can be, once that is known. */
  settled: Promise<boolean>;
};

/** Follows the opening of a database, which may be waited for. */
export function followOpening(opened: Promise<unknown>): Opening {
  let isOpen = false;
  const settled = opened.then(
    () => (isOpen = true),
    // Whoever started the server hears of it.
    () => false,
  );
  return { isOpen: () => isOpen, settled };
}

/** Answers 503 to what needs the database until it is open; pages and `/healthz` do not. */
export function refuseUntilOpen(app: FastifyInstance, { isOpen }: Opening): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const early = !isOpen() && /^\/(api\/|readyz)/.test(request.url);
    done(early ? new StorageError('The database is not open yet.') : undefined);
  });
}
