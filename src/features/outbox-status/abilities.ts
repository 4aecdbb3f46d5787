// What this browser can do for what waits. Never asked in prerendered markup.

/** Whether the worker is woken with the site closed (Background Sync: Chromium). */
export function sendsWhenClosed(): boolean {
  return 'serviceWorker' in navigator && 'SyncManager' in globalThis;
}

/** Whether this is an iPhone or iPad: only WebKit there knows `navigator.standalone`. */
export function isAppleTouch(): boolean {
  return 'standalone' in navigator;
}

/** Whether a notification could be shown by the worker, or the visitor be asked for it. */
export function canNotify(): boolean {
  return sendsWhenClosed() && 'Notification' in globalThis;
}
