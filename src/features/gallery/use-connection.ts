import { useSyncExternalStore } from 'react';
import type { ConnectionClass } from '#components/connection.ts';
import { useDevice } from '#components/use-device.ts';

const never = () => () => undefined;

/**
 * Class of the connection; 'slow' while a prerendered page hydrates, so that a small picture may be
 * replaced by a larger one later, but never the other way round.
 */
export function useConnection(): ConnectionClass {
  const { connection } = useDevice();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return hydrated ? connection : 'slow';
}
