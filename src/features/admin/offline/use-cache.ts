import { useEffect, useState } from 'react';
import { readCache, type CachedLeads } from './cache-db.ts';
import { startCaching } from './keep-cache.ts';

/** Keeps the leads on this phone up to date, for as long as a screen of the owner's is open. */
export function useKeepCache(): void {
  useEffect(startCaching, []);
}

/** What this phone has kept: undefined until that is known, null for nothing. Read once, when `isWanted`. */
export function useCache(isWanted: boolean): CachedLeads | null | undefined {
  const [cached, setCached] = useState<CachedLeads | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    readCache().then(
      (found) => isShown && setCached(found),
      () => isShown && setCached(null),
    );
    return () => {
      isShown = false;
      // It may have been taken off the phone when it is wanted again.
      setCached(undefined);
    };
  }, [isWanted]);
  return cached;
}
