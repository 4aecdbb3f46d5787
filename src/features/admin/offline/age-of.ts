import { formatDuration, formatMoment } from '../shared/format.ts';
import type { CachedLeads } from './cache-db.ts';

/** How old a copy is, and of what moment. */
export function ageOf({ at }: CachedLeads): { age: string; moment: string } {
  return {
    age: formatDuration(Math.max(0, Date.now() - at)),
    moment: formatMoment(new Date(at).toISOString()),
  };
}
