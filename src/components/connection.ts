export type ConnectionClass = 'slow' | 'medium' | 'fast';

/** The part of the Network Information API (WICG) that is read; absent in Safari and Firefox. */
export type NetworkInformation = {
  readonly effectiveType?: string;
  /** Mbit/s. */
  readonly downlink?: number;
  readonly saveData?: boolean;
};

type NavigatorWithConnection = Navigator & {
  readonly connection?: NetworkInformation & EventTarget;
};

/** What the browser knows of its connection, if it says. */
export function networkOf(navigator: NavigatorWithConnection) {
  return navigator.connection;
}

/** Class of a connection; an unknown one counts as fast, data saving as slow. */
export function connectionOf(network: NetworkInformation | undefined): ConnectionClass {
  if (!network) return 'fast';
  const { effectiveType, downlink, saveData } = network;
  if (saveData || effectiveType === 'slow-2g' || effectiveType === '2g') return 'slow';
  // A downlink of 0 is also what browsers report while offline: pictures come from the cache then.
  if (effectiveType === '3g' || (downlink !== undefined && downlink > 0 && downlink < 1.5)) {
    return 'medium';
  }
  return 'fast';
}
