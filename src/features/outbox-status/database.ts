import type * as Drain from '#outbox/drain.ts';
import type * as Outbox from '#outbox/outbox.ts';

let used = false;

/**
 * The outbox's code, loaded only when there may be something to show or send: it brings the
 * database and its schemas with it, which most visits never need at their start.
 */
export function loadOutbox(): Promise<typeof Outbox> {
  used = true;
  return import('#outbox/outbox.ts');
}

/** The drain, loaded on demand like the outbox. */
export function loadDrain(): Promise<typeof Drain> {
  used = true;
  return import('#outbox/drain.ts');
}

/**
 * Closes the database if this page has opened it: an open connection keeps a page out of the
 * back/forward cache. Whoever needs it next opens it again.
 */
export async function releaseDatabase(): Promise<void> {
  if (!used) return;
  used = false;
  const { closeDb } = await import('#outbox/db.ts');
  await closeDb();
}
