import type { Page } from '@playwright/test';

/** What a browser may have and refuse, as `owner.name`. */
export const REFUSABLE = [
  'window.localStorage',
  'window.sessionStorage',
  'window.indexedDB',
  'window.caches',
  'window.BroadcastChannel',
  'window.Notification',
  'window.matchMedia',
  'window.Worker',
  'navigator.clipboard',
  'navigator.locks',
  'navigator.permissions',
  'navigator.serviceWorker',
  'navigator.storage',
  'navigator.share',
  'navigator.setAppBadge',
] as const;

/** Runs before every script of a page and uses nothing from outside: the very names of these throw. */
export function refuseHere(refused: readonly string[]): void {
  for (const path of refused) {
    const [owner, name = ''] = path.split('.');
    const target = owner === 'navigator' ? Navigator.prototype : window;
    Reflect.defineProperty(target, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

/** A browser that has these and refuses them, as with all site data blocked. */
export async function refuse(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript(refuseHere, names);
}
