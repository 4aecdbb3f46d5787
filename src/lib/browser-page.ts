import { tryTo } from './browser.ts';

// The part of the door (browser.ts) that only a page needs, or has.

type Area = 'localStorage' | 'sessionStorage';

/** What is stored under a key: null when nothing is, undefined when storage is refused. */
export function readText(key: string, area: Area = 'localStorage'): string | null | undefined {
  return tryTo(() => globalThis[area].getItem(key), undefined);
}

/** Stores a text, or removes what is stored for null; false when storage is full or refused. */
export function writeText(key: string, text: string | null, area: Area = 'localStorage'): boolean {
  return tryTo(() => {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  }, false);
}

/** Keys under which something is stored; none when storage is refused. */
export function storedKeys(area: Area = 'localStorage'): readonly string[] {
  return tryTo(() => Object.keys(globalThis[area]), []);
}

/** What service workers are registered with. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  return tryTo(() => navigator.serviceWorker ?? null, null);
}

/** This site's service worker registration; null where there is none, or it can't be asked for. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await serviceWorkers()?.getRegistration()) ?? null;
  } catch {
    return null;
  }
}

/** Sends the active service worker a message, once there is one. */
export async function tellWorker(message: unknown): Promise<void> {
  try {
    (await serviceWorkers()?.ready)?.active?.postMessage(message);
  } catch {
    // A browser that has no worker has nobody to tell.
  }
}

/** A media query, live; null where none can be asked. */
export function mediaQuery(query: string): MediaQueryList | null {
  return tryTo(() => globalThis.matchMedia(query), null);
}

/** Whether a media query holds now. */
export function matchesMedia(query: string): boolean {
  return mediaQuery(query)?.matches ?? false;
}

/** Libraries look for media queries themselves: where even looking is refused there are none. */
export function hideRefusedMedia(): void {
  if (tryTo(() => typeof globalThis.matchMedia, 'refused') === 'refused') {
    Reflect.defineProperty(globalThis, 'matchMedia', { value: undefined, configurable: true });
  }
}

/** Asks the visitor whether notifications may be shown; 'default' when the question was not answered. */
export async function askToNotify(): Promise<NotificationPermission> {
  try {
    return await Notification.requestPermission();
  } catch {
    return 'default';
  }
}

/** A permission's state, live; null where it can't be watched. */
export async function permissionStatus(name: PermissionName): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name });
  } catch {
    return null;
  }
}

/** Copies a text; false when the browser refuses. Call it on a press. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the share sheet takes these. */
export function canShare(data: ShareData): boolean {
  return tryTo(() => navigator.canShare(data), false);
}

/**
 * Opens the share sheet; false when it can't be. Whoever closes it has thought better of it. Call it on
 * a press.
 */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Whether the page runs as an installed app. */
export function runsAsApp(): boolean {
  if ('standalone' in navigator && navigator.standalone === true) return true;
  return matchesMedia('(display-mode: standalone), (display-mode: minimal-ui)');
}

/** Whether the browser has promised not to clear this site's storage; null when it does not tell. */
export async function isStorageKept(): Promise<boolean | null> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return null;
  }
}

/** Asks the browser not to clear this site's storage when the disk is full; what it has promised. */
export async function keepStorage(): Promise<boolean | null> {
  const isKept = await isStorageKept();
  // Only a request; the site works without it.
  return isKept === false ? navigator.storage.persist().catch(() => false) : isKept;
}

/** How much this site may still store, in bytes; null when the browser does not tell. */
export async function roomLeft(): Promise<number | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined ? null : quota - usage;
  } catch {
    return null;
  }
}

/** Downloads a file. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safe once the click has been handled: the download holds the data itself.
  setTimeout(() => URL.revokeObjectURL(url));
}
