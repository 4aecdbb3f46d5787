import { paths } from '#contract/paths.ts';
import type { Destination } from '../record.ts';

/** Where the photographs of a lead go: beside the leads' own address; a webhook takes none. */
export function photosUrl({ kind, url }: Destination): string | null {
  if (kind !== 'server' || !url.endsWith(paths.leads)) return null;
  return `${url.slice(0, -paths.leads.length)}${paths.photos}`;
}
