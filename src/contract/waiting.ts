/**
 * Days of use without a visit to a site after which WebKit erases what its scripts have stored
 * (https://webkit.org/blog/10218, '7-Day Cap on All Script-Writeable Storage').
 */
export const WEBKIT_DAYS = 7;

const DAY_MS = 86_400_000;

/** What is known of the browser that keeps a waiting request. */
export type Phone = {
  /** Whether it wakes the worker for it (Background Sync); null until it has said so. */
  readonly wakesWorker: boolean | null;
  /** Whether its engine is WebKit, as in every browser of an iPhone. */
  readonly isWebKit: boolean;
  /** Whether the site runs as an installed app; WebKit exempts these from its seven days. */
  readonly isInstalled: boolean;
  /** Whether it has promised not to clear the site's storage when space is short; null if unknown. */
  readonly isStorageKept: boolean | null;
  /** When the site was last open before this page, in milliseconds since the epoch, if known. */
  readonly lastVisitAt: number | null;
};

/** What can be relied on for a request that waits, as far as it is known. */
export type Prospect =
  | { readonly sends: 'unknown' }
  | { readonly sends: 'by-itself' }
  | {
      readonly sends: 'when-open';
      /** After this time, in milliseconds since the epoch, the browser may erase it; null: never. */
      readonly erasedAfter: number | null;
      /** Whether the browser may clear it when space is short. */
      readonly isClearable: boolean;
      /** Whole days between the last visit and this one; 0 if unknown. */
      readonly daysAway: number;
    };

/** What a browser does for a request that waits in it while the site is open at `now`. */
export function prospectOf(phone: Phone, now: number): Prospect {
  const { wakesWorker, isWebKit, isInstalled, isStorageKept, lastVisitAt } = phone;
  if (wakesWorker === null) return { sends: 'unknown' };
  if (wakesWorker) return { sends: 'by-itself' };
  const isErased = isWebKit && !isInstalled;
  return {
    sends: 'when-open',
    erasedAfter: isErased ? now + WEBKIT_DAYS * DAY_MS : null,
    isClearable: isStorageKept === false,
    daysAway: lastVisitAt === null ? 0 : Math.max(0, Math.floor((now - lastVisitAt) / DAY_MS)),
  };
}

/** Whether a browser's engine is WebKit. Chromium claims to be compatible with it. */
export function isWebKit(userAgent: string): boolean {
  return userAgent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(userAgent);
}
