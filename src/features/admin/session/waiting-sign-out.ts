import { readText, writeText } from '#lib/browser-page.ts';

const KEY = 'office-sign-out-waits';

/** Whether the owner has signed out on this device and the server is still to be told. */
export function signOutWaits(): boolean {
  return typeof readText(KEY) === 'string';
}

/** Notes whether the server still has to hear of it. Without storage the session ends after half an hour. */
export function setSignOutWaits(waits: boolean): void {
  writeText(KEY, waits ? '1' : null);
}
