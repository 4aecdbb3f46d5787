const KEY = 'office-name';

/** The name under which this device's owner works; empty where none is known. */
export function ownName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps that name on this device. */
export function keepOwnName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage it is asked for again.
  }
}
