import { readText, writeText } from '#lib/browser-page.ts';

const KEY = 'office-keys';
const OFF = 'off';

/** Whether the list's one-letter keys act on this device: who speaks to a computer switches them off. */
export function areKeysOn(): boolean {
  return readText(KEY) !== OFF;
}

/** Switches them on or off; without storage they stay on. */
export function switchKeys(isOn: boolean): void {
  writeText(KEY, isOn ? null : OFF);
}
