import { paths } from '#contract/paths.ts';
import type { Destination } from '../record.ts';

/**
 * Where the photos of a lead are uploaded: next to the address for leads. Null for a webhook, which
 * accepts none.
 */
export function photosUrl({ kind, url }: Destination): string | null {
  if (kind !== 'server' || !url.endsWith(paths.leads)) return null;
  return `${url.slice(0, -paths.leads.length)}${paths.photos}`;
}
