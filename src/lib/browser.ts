/**
 * The one door to what a browser may have and still refuse: with site data blocked, in a private window
 * or a sandboxed frame the mere name of an interface can throw. What is asked for here is used or it is
 * missing; nothing throws. The linter keeps the rest of `src` and `sw` from going past it.
 */

/** What `ask` gives, or `otherwise` where the browser refuses. */
export function tryTo<T, Other>(ask: () => T, otherwise: Other): T | Other {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}

/** Whether this browser has databases at all; one may refuse to be opened anyway. */
export function hasDatabases(): boolean {
  return tryTo(() => typeof indexedDB === 'object' && indexedDB !== null, false);
}

/** A channel to this site's other tabs and its worker. */
export function openChannel(name: string): BroadcastChannel | null {
  return tryTo(() => new BroadcastChannel(name), null);
}

/** Locks that tabs and worker share. */
export function webLocks(): LockManager | null {
  return tryTo(() => {
    const locks: LockManager | undefined = navigator.locks;
    return typeof locks?.request === 'function' ? locks : null;
  }, null);
}

/** The site's caches, which page and worker share; null outside of https. */
export function cacheStorage(): CacheStorage | null {
  return tryTo(() => {
    const storage: CacheStorage | undefined = caches;
    return storage ?? null;
  }, null);
}

/** The part of local storage that holds texts by key. */
type Texts = {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, text: string) => void;
  readonly removeItem: (key: string) => void;
};

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && 'getItem' in value;
}

/** Local storage; null in workers, which have none, and where it is refused. Its calls may throw. */
export function localTexts(): Texts | null {
  return tryTo(() => {
    const storage: unknown = Reflect.get(globalThis, 'localStorage');
    return isTexts(storage) ? storage : null;
  }, null);
}

/** Whether notifications may be shown; 'impossible' where the browser has none. */
export function notificationPermission(): NotificationPermission | 'impossible' {
  return tryTo(() => Notification.permission, 'impossible');
}

/** Shows a count on the app's icon, none for 0. */
export async function showBadge(count: number): Promise<void> {
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch {
    // An icon without a count.
  }
}
