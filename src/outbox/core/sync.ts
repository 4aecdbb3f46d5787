/** Tag of the one-off and the periodic sync registration. */
export const SYNC_TAG = 'lead-outbox';

/** Tag of the sync for entries of the website that an owner has published without signal. */
export const WEBSITE_SYNC_TAG = 'website-outbox';

// Not in TypeScript's libraries: WICG Background Sync and Periodic Background Sync.
type Manager = {
  register: (tag: string, options?: { minInterval: number }) => Promise<void>;
  getTags?: () => Promise<string[]>;
};

function isManager(value: unknown): value is Manager {
  return (
    typeof value === 'object' &&
    value !== null &&
    'register' in value &&
    typeof value.register === 'function'
  );
}

function managerOf(
  registration: ServiceWorkerRegistration,
  name: 'sync' | 'periodicSync',
): Manager | null {
  const manager: unknown = Reflect.get(registration, name);
  return isManager(manager) ? manager : null;
}

/** Shortest interval between two periodic syncs, in milliseconds; the browser decides. */
const PERIODIC_MS = 12 * 3_600_000;

/**
 * Asks the browser to wake the worker when the network is back (Background Sync). True if it will.
 * Missing, refused and rejected are all normal: the page's own triggers never depend on it.
 */
export async function registerSync(
  registration: ServiceWorkerRegistration,
  tag: string = SYNC_TAG,
): Promise<boolean> {
  try {
    const manager = managerOf(registration, 'sync');
    await manager?.register(tag);
    return manager !== null;
  } catch {
    return false;
  }
}

/** Whether the browser has already agreed to wake the worker. */
export async function isSyncRegistered(registration: ServiceWorkerRegistration): Promise<boolean> {
  try {
    const tags = await managerOf(registration, 'sync')?.getTags?.();
    return tags?.includes(SYNC_TAG) ?? false;
  } catch {
    return false;
  }
}

/** Requests periodic wake-ups too, where the browser grants them (installed apps in Chromium). */
export async function registerPeriodicSync(
  registration: ServiceWorkerRegistration,
): Promise<boolean> {
  try {
    const manager = managerOf(registration, 'periodicSync');
    await manager?.register(SYNC_TAG, { minInterval: PERIODIC_MS });
    return manager !== null;
  } catch {
    return false;
  }
}
