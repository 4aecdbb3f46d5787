import type { ReadableStore } from '#lib/create-store.ts';
import { impliesConnectivity, isWaitOver, type Trigger } from '../core/schedule.ts';
import type { Photo } from './record.ts';

/** The part of the Network Information API (WICG) that is used; absent in Safari and Firefox. */
type Line = { readonly saveData?: boolean; readonly type?: string };

/** What is common to `navigator` in pages and workers. */
type WithLine = Pick<NavigatorID, 'userAgent'> & { readonly connection?: Line & EventTarget };

/** The browser's connection info, in pages and workers. */
function lineHere(): (Line & EventTarget) | undefined {
  const { connection }: WithLine = navigator;
  return connection;
}

/** Whether data is charged: mobile data, or any connection with data saving on. */
export function isMetered(line: Line | undefined = lineHere()): boolean {
  const { saveData = false, type } = line ?? {};
  if (type === 'cellular') return true;
  return saveData && type !== 'wifi' && type !== 'ethernet';
}

/** Whether the visitor saves data, so that waiting for Wi-Fi is worth offering. */
export function savesData(): boolean {
  return lineHere()?.saveData === true;
}

/** Calls back when the connection changes; returns how to stop. */
export function subscribeLine(listener: () => void): () => void {
  const line = lineHere();
  line?.addEventListener('change', listener);
  return () => line?.removeEventListener('change', listener);
}

/** `savesData`, to be followed. */
export const dataSaving: ReadableStore<boolean> = {
  get: savesData,
  subscribe: subscribeLine,
  initial: false,
};

/** Whether a photo waits for an unmetered connection. */
export function isHeldBack({ onWifiOnly }: Photo, metered: boolean = isMetered()): boolean {
  return onWifiOnly === true && metered;
}

/** Whether a photo may be tried now; after a network error also when the network may be back. */
export function isPhotoDue(photo: Photo, trigger: Trigger, now: number): boolean {
  if (isWaitOver(photo, now)) return true;
  const { lastFailure } = photo;
  return impliesConnectivity(trigger) && lastFailure !== null && lastFailure.kind !== 'http';
}

/** How long a removal can be undone, in milliseconds. */
export const UNDO_MS = 30_000;

/** Whether a removed photo can be deleted for good. */
export function isPastUndo({ changedAt }: Photo, now: number): boolean {
  return now >= changedAt + UNDO_MS || now < changedAt;
}

/** When a removed photo is next to be deleted, milliseconds since the epoch. */
export function forgetAt({ changedAt, nextAttemptAt }: Photo): number {
  return Math.max(changedAt + UNDO_MS, nextAttemptAt);
}

/** Whether a removed photo exists only on this phone: its receiver neither has nor expects it. */
export function isRemovedBeforeSending({ state, begunAt, attempts, hadArrived }: Photo): boolean {
  return state === 'removed' && begunAt === undefined && attempts === 0 && hadArrived !== true;
}
