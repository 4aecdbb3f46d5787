const KEY = 'office-keys';
const OFF = 'off';

/** Whether the list's one-letter keys act on this device: who speaks to a computer switches them off. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Switches them on or off. */
export function switchKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Without storage they stay on.
  }
}
