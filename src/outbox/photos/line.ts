import type { Photo } from './record.ts';

/** The part of the Network Information API (WICG) that is read; absent in Safari and Firefox. */
type Line = { readonly saveData?: boolean; readonly type?: string };

/** What pages and workers have in common of it. */
type WithLine = Pick<NavigatorID, 'userAgent'> & { readonly connection?: Line & EventTarget };

/** The browser's word of the line, in pages and in the worker. */
function lineHere(): (Line & EventTarget) | undefined {
  const { connection }: WithLine = navigator;
  return connection;
}

/** Whether bytes cost something: mobile data, or whatever line the visitor saves data on. */
export function isMetered(line: Line | undefined = lineHere()): boolean {
  const { saveData = false, type } = line ?? {};
  if (type === 'cellular') return true;
  return saveData && type !== 'wifi' && type !== 'ethernet';
}

/** Whether the visitor saves data, so that waiting for Wi-Fi is worth offering. */
export function savesData(): boolean {
  return lineHere()?.saveData === true;
}

/** Calls back when the line changes; returns how to stop. */
export function subscribeLine(listener: () => void): () => void {
  const line = lineHere();
  line?.addEventListener('change', listener);
  return () => line?.removeEventListener('change', listener);
}

/** Whether a photograph waits for another line than this one. */
export function isHeldBack({ onWifiOnly }: Photo, metered: boolean = isMetered()): boolean {
  return onWifiOnly === true && metered;
}
