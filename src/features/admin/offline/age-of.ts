import { formatDuration, formatMoment } from '../parts/format.ts';
import type { Copy } from './copy-db.ts';

/** How old a copy is, and of what moment. */
export function ageOf({ at }: Copy): { age: string; moment: string } {
  return {
    age: formatDuration(Math.max(0, Date.now() - at)),
    moment: formatMoment(new Date(at).toISOString()),
  };
}
