import type * as Drain from '#outbox/drain.ts';
import type * as Outbox from '#outbox/outbox.ts';

/**
 * The outbox's code, loaded only when there may be something to show or send: it brings the
 * database and its schemas with it, which most visits never need at their start.
 */
export function loadOutbox(): Promise<typeof Outbox> {
  return import('#outbox/outbox.ts');
}

/** The drain, loaded on demand like the outbox. */
export function loadDrain(): Promise<typeof Drain> {
  return import('#outbox/drain.ts');
}
