export type ConnectionClass = 'slow' | 'medium' | 'fast';

/** The part of the Network Information API (WICG) that is read; absent in Safari and Firefox. */
type NetworkInformation = {
  readonly effectiveType?: string;
  /** Mbit/s. */
  readonly downlink?: number;
  readonly saveData?: boolean;
};

type NavigatorWithConnection = Navigator & {
  readonly connection?: NetworkInformation & EventTarget;
};

export function networkOf(navigator: NavigatorWithConnection) {
  return navigator.connection;
}

/** Class of the connection now. */
export const connectionNow = (): ConnectionClass => connectionOf(networkOf(navigator));

/** Calls back when the connection changes; returns how to stop. */
export function onConnectionChange(listener: () => void): () => void {
  const network = networkOf(navigator);
  network?.addEventListener('change', listener);
  return () => network?.removeEventListener('change', listener);
}

/** Whether a connection is slow, or its owner saves data; unknown counts as fast. */
export function isSlow(network: NetworkInformation | undefined): boolean {
  return network?.saveData === true || network?.effectiveType?.endsWith('2g') === true;
}

/** Class of a connection; unknown counts as fast, data saving as slow. */
export function connectionOf(network: NetworkInformation | undefined): ConnectionClass {
  if (isSlow(network)) return 'slow';
  const { effectiveType, downlink } = network ?? {};
  // Browsers report 0 while offline, when pictures come from the cache.
  if (effectiveType === '3g' || (downlink !== undefined && downlink > 0 && downlink < 1.5)) {
    return 'medium';
  }
  return 'fast';
}
