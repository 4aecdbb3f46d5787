import { useSyncExternalStore } from 'react';
import type { NetworkState } from './network-watch.ts';
import { networkState, subscribeNetwork, unknownNetwork } from './network.ts';

/** Whether requests get through, live. */
export function useNetwork(): NetworkState {
  return useSyncExternalStore(subscribeNetwork, networkState, unknownNetwork);
}
