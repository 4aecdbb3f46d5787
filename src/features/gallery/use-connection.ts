import type { ConnectionClass } from '#components/connection.ts';
import { useDevice } from '#components/use-device.ts';
import { useHydrated } from '#components/use-store.ts';

/**
 * Class of the connection; 'slow' while a prerendered page hydrates, so that a small picture may be
 * replaced by a larger one later, but never the other way round.
 */
export function useConnection(): ConnectionClass {
  const { connection } = useDevice();
  return useHydrated() ? connection : 'slow';
}
