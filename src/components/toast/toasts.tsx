import { createListeners } from '#lib/create-store.ts';
import { useEffect, useState } from 'react';
import { usePart } from '../use-part.ts';

export type ToastMessage = {
  readonly variant: 'success' | 'error' | 'info' | 'waiting';
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

/** The two systems of toasts, whose rules are in toast-queue.ts: 'dialog' shows one at a time, 'corner' up to three. */
export type ToastSystem = 'dialog' | 'corner';

export type QueuedToast = { readonly system: ToastSystem; readonly message: ToastMessage };

type Show = (toast: QueuedToast) => void;

let show: Show | null = null;
const early: QueuedToast[] = [];
const wanted = createListeners();

/** Shows a toast; the first one waits until the host has loaded. */
export function toast(message: ToastMessage, system: ToastSystem = 'dialog'): void {
  if (show) {
    show({ system, message });
    return;
  }
  early.push({ system, message });
  wanted.notify();
}

/** Calls back for every toast that has no host yet; returns how to stop. */
function onToastWanted(listener: () => void): () => void {
  const stop = wanted.add(listener);
  if (early.length > 0) listener();
  return stop;
}

/** Connects the host, which gets the toasts that were waiting for it; returns how to disconnect. */
export function connectHost(host: Show): () => void {
  show = host;
  for (const message of early.splice(0)) host(message);
  return () => {
    show = null;
  };
}

const loadHost = () => import('./ToastHost.tsx').then(({ ToastHost }) => ToastHost);

/** Loads and mounts the toast host with the first toast; if that fails the next toast tries again. */
export function ToastGate({ dismissLabel }: { dismissLabel: string }) {
  const [wanted, setWanted] = useState(0);
  useEffect(() => onToastWanted(() => setWanted((before) => before + 1)), []);
  const { Part: ToastHost } = usePart(loadHost, wanted);
  return ToastHost ? <ToastHost dismissLabel={dismissLabel} /> : null;
}
