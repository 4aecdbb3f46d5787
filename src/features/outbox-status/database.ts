import type * as Rows from '#outbox/core/rows.ts';
import type * as Drain from '#outbox/leads/drain.ts';
import type * as Store from '#outbox/leads/store.ts';
import type * as Photos from '#outbox/photos/rows.ts';

/**
 * The outbox's code, loaded only when there may be something to show or send: it brings the
 * database and its schemas with it, which most visits never need at their start.
 */
export async function loadOutbox(): Promise<
  typeof Rows & typeof Store & Pick<typeof Photos, 'listPhotos'>
> {
  const [rows, store, { listPhotos }] = await Promise.all([
    import('#outbox/core/rows.ts'),
    import('#outbox/leads/store.ts'),
    import('#outbox/photos/rows.ts'),
  ]);
  return { ...rows, ...store, listPhotos };
}

/** The drain, loaded on demand like the outbox. */
export function loadDrain(): Promise<typeof Drain> {
  return import('#outbox/leads/drain.ts');
}
