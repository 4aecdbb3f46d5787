import { createStore, type ReadableStore } from '#lib/create-store.ts';

/** What Chromium hands out when the site can be installed (no part of TypeScript's DOM library). */
export type InstallPrompt = Event & {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}

const prompt = createStore<InstallPrompt | null>(null);
const installed = createStore(false);

/** The browser's own offer, or null. It works once. */
export const installPrompt: ReadableStore<InstallPrompt | null> = prompt;

/** Whether the app has been installed while this page was open. */
export const justInstalled: ReadableStore<boolean> = installed;

/** Keeps the browser's own offer until there is a good moment. The event comes only once. */
export function keepInstallPrompt(event: Event): void {
  if (!isInstallPrompt(event)) return;
  event.preventDefault();
  prompt.set(event);
}

/** Notices that the site has been installed. */
export function startInstallWatch(): void {
  addEventListener('appinstalled', () => {
    prompt.set(null);
    installed.set(true);
  });
}

/** The offer has been used up. */
export function dropInstallPrompt(): void {
  prompt.set(null);
}
