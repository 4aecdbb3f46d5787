import { useSyncExternalStore } from 'react';
import { networkState, subscribeNetwork, unknownNetwork } from './network.ts';
import type { NetworkState } from './network-watch.ts';

/** Whether requests get through, live. */
export function useNetwork(): NetworkState {
  return useSyncExternalStore(subscribeNetwork, networkState, unknownNetwork);
}
