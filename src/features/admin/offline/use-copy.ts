import { useEffect, useState } from 'react';
import { readCopy, type Copy } from './copy-db.ts';
import { startCopy } from './keep-copy.ts';

/** Keeps the leads on this phone up to date, for as long as a screen of the owner's is open. */
export function useCopyKeeping(): void {
  useEffect(startCopy, []);
}

/** What this phone has kept: undefined until that is known, null for nothing. Read once, when `isWanted`. */
export function useCopy(isWanted: boolean): Copy | null | undefined {
  const [copy, setCopy] = useState<Copy | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    readCopy().then(
      (found) => isShown && setCopy(found),
      () => isShown && setCopy(null),
    );
    return () => {
      isShown = false;
      // It may have been taken off the phone when it is wanted again.
      setCopy(undefined);
    };
  }, [isWanted]);
  return copy;
}
