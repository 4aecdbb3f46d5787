import type * as Drain from '#outbox/drain.ts';
import type * as Outbox from '#outbox/outbox.ts';
import type * as Photos from '#outbox/photos/along.ts';

/**
 * The outbox's code, loaded only when there may be something to show or send: it brings the
 * database and its schemas with it, which most visits never need at their start.
 */
export async function loadOutbox(): Promise<typeof Outbox & Pick<typeof Photos, 'listPhotos'>> {
  const [outbox, { listPhotos }] = await Promise.all([
    import('#outbox/outbox.ts'),
    import('#outbox/photos/along.ts'),
  ]);
  return { ...outbox, listPhotos };
}

/** The drain, loaded on demand like the outbox. */
export function loadDrain(): Promise<typeof Drain> {
  return import('#outbox/drain.ts');
}
