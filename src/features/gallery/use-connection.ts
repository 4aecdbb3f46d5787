import { type ConnectionClass, connectionNow, onConnectionChange } from '#components/connection.ts';
import { useStore } from '#components/use-store.ts';
import type { ReadableStore } from '#lib/create-store.ts';

const connection: ReadableStore<ConnectionClass> = {
  get: connectionNow,
  subscribe: onConnectionChange,
  initial: 'slow',
};

/**
 * Class of the connection; 'slow' while a prerendered page hydrates, so that a small picture may be
 * replaced by a larger one later, but never the other way round. Not of `useDevice`: to read the width
 * lays out the page of a phone, and every picture asks whenever it is rendered.
 */
export const useConnection = (): ConnectionClass => useStore(connection);
