import { SYNC_TAG } from '#contract/worker-messages.ts';
import { drain, type DrainResult } from '#outbox/drain.ts';
import { registerSync } from '#outbox/sync.ts';
import { tell } from './notifications.ts';
import { scope } from './scope.ts';

/**
 * Background Sync: sends what waits. Rejects while something is left that can be retried, so that
 * the browser calls again; on its last chance a new registration takes over.
 */
export async function onSync(tag: string, lastChance: boolean): Promise<void> {
  if (tag !== SYNC_TAG) return;
  const { retryable } = await replay();
  if (retryable === 0) return;
  if (lastChance) await registerSync(scope.registration);
  throw new Error('the outbox is not empty yet');
}

/** Periodic sync, where granted: the same, and nobody calls again when it fails. */
export async function onPeriodicSync(tag: string): Promise<void> {
  if (tag === SYNC_TAG) await replay();
}

/** Drains, then brings app icon and notifications up to date. */
export async function replay(): Promise<DrainResult> {
  const result = await drain({ trigger: 'sync' });
  await tell(result.toTell);
  await showCount(result.waiting);
  return result;
}

async function showCount(waiting: number): Promise<void> {
  if (!('setAppBadge' in scope.navigator)) return;
  const { navigator } = scope;
  await (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(
    () => undefined,
  );
}
