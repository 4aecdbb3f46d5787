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

/** Whether a photo waits for an unmetered connection. */
export function isHeldBack({ onWifiOnly }: Photo, metered: boolean = isMetered()): boolean {
  return onWifiOnly === true && metered;
}
