/** What Chromium hands out when the site can be installed (no part of TypeScript's DOM library). */
export type InstallPrompt = Event & {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}

let kept: InstallPrompt | null = null;
let installed = false;
const listeners = new Set<() => void>();

function change(prompt: InstallPrompt | null): void {
  kept = prompt;
  for (const listener of listeners) listener();
}

/** Keeps the browser's own offer until there is a good moment. The event comes only once. */
export function keepInstallPrompt(event: Event): void {
  if (!isInstallPrompt(event)) return;
  event.preventDefault();
  change(event);
}

/** Hears of the site's being installed. */
export function startInstallWatch(): void {
  addEventListener('appinstalled', () => {
    installed = true;
    change(null);
  });
}

/** The kept offer, or null; with `subscribeInstall` for useSyncExternalStore. It works once. */
export function installPrompt(): InstallPrompt | null {
  return kept;
}

/** The offer has been used up. */
export function dropInstallPrompt(): void {
  change(null);
}

/** Whether the app has been installed while this page was open. */
export function justInstalled(): boolean {
  return installed;
}

export function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
