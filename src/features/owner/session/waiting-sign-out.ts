const KEY = 'office-sign-out-waits';

/** Whether the owner has signed out on this device and the server is still to be told. */
export function signOutWaits(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Notes that it is to be told, or that it has been. */
export function setSignOutWaits(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the session ends by itself, after half an hour.
  }
}
