import { createListeners } from '#lib/create-store.ts';

/** What a toast shows. `action` is an optional button in it. */
export type ToastMessage = {
  readonly variant: 'success' | 'error' | 'info' | 'waiting';
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

/**
 * The two systems of toasts, with rules of their own (toast-queue.ts): 'dialog' shows one at a time,
 * 'corner' up to three.
 */
export type ToastSystem = 'dialog' | 'corner';

export type QueuedToast = { readonly system: ToastSystem; readonly message: ToastMessage };

type Show = (toast: QueuedToast) => void;

let show: Show | null = null;
const early: QueuedToast[] = [];
const wanted = createListeners();

/** Shows a toast; the code that draws toasts is fetched with the first one, which waits for it. */
export function toast(message: ToastMessage, system: ToastSystem = 'dialog'): void {
  if (show) {
    show({ system, message });
    return;
  }
  early.push({ system, message });
  wanted.notify();
}

/** Calls back with every toast that nothing is there to draw yet; returns how to stop. */
export function onToastWanted(listener: () => void): () => void {
  const stop = wanted.add(listener);
  if (early.length > 0) listener();
  return stop;
}

/** Connects what draws toasts; it shows those that were waiting for it. */
export function connectHost(host: Show): () => void {
  show = host;
  for (const message of early.splice(0)) host(message);
  return () => {
    show = null;
  };
}
