import { SYNC_TAG } from '#contract/worker-messages.ts';
import { z } from '#contract/zod.ts';

const syncManager = z.object({ register: z.custom<(tag: string) => Promise<void>>(isFunction) });
const periodicSyncManager = z.object({
  register: z.custom<(tag: string, options: { minInterval: number }) => Promise<void>>(isFunction),
});

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

/** Shortest time between two periodic syncs, in milliseconds; the browser decides. */
const PERIODIC_MS = 12 * 3_600_000;

/**
 * Asks the browser to wake the worker when the network is back (Background Sync). True when it
 * will; missing, refused and rejected are all normal: the page's own triggers never depend on it.
 */
export async function registerSync(registration: ServiceWorkerRegistration): Promise<boolean> {
  const manager: unknown = Reflect.get(registration, 'sync');
  if (!syncManager.safeParse(manager).success) return false;
  try {
    await syncManager.parse(manager).register.call(manager, SYNC_TAG);
    return true;
  } catch {
    return false;
  }
}

/** Asks for periodic waking too, where the browser grants it (installed apps in Chromium). */
export async function registerPeriodicSync(
  registration: ServiceWorkerRegistration,
): Promise<boolean> {
  const manager: unknown = Reflect.get(registration, 'periodicSync');
  if (!periodicSyncManager.safeParse(manager).success) return false;
  try {
    const { register } = periodicSyncManager.parse(manager);
    await register.call(manager, SYNC_TAG, { minInterval: PERIODIC_MS });
    return true;
  } catch {
    return false;
  }
}
