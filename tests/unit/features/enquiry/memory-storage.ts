import { onTestFinished, vi } from 'vitest';

/** Local storage of a browser, empty, for one test. */
export function givenLocalStorage(initial: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(initial));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return kept;
}

/** A browser that refuses local storage, as with all cookies blocked. */
export function givenRefusedStorage(): void {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  onTestFinished(() => void vi.unstubAllGlobals());
}
