import { useMemo } from 'react';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';
import { type Match, matchOf, wholeOf } from './align/pictures.ts';
import { hasNewPictures } from './rows.ts';
import { isDrawn, type Loaded } from './use-drawable.ts';

/** How the two pictures of a row lie over one another; null until both are there and somebody has said so. */
export function useMatch(row: WebsiteRow, before: Loaded, after: Loaded): Match | null {
  const { alignment } = row;
  const isNew = hasNewPictures(row);
  return useMemo(() => {
    if (!isDrawn(before) || !isDrawn(after)) return null;
    if (!isNew) return wholeOf(before, after);
    return alignment === null ? null : matchOf(alignment, before, after);
  }, [isNew, alignment, before, after]);
}
