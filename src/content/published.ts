import { isAdded } from '#contract/content/added.ts';
import { contentPath } from '#contract/content/addresses.ts';
import type { PublishedBusiness } from '#contract/content/firm.ts';
import type { PublishedContent } from '#contract/content/published.ts';
import type { Picture } from './pictures/types.ts';

/** What was published over the content of the build, and the hash that names it. */
export type SiteContent = { readonly hash: string; readonly content: PublishedContent };

declare global {
  /**
   * Set before the first module of a page is evaluated, by the boot script and by the renderer; undefined
   * where the page is the build's. The server has checked it: its name is its hash, as with a script.
   */
  var siteContent: SiteContent | undefined;
}

export const publishedContent = globalThis.siteContent?.content;

/**
 * Of the scripts that the server serves once another firm has published its name over the sample's: it writes
 * the firm here, and leaves out what the sample alone says.
 */
const scripts: { readonly ofFirm: PublishedBusiness | null } = { ofFirm: null };

/** Whether these scripts have another firm's name in them, and not the sample's. */
export const isOfAnotherFirm: boolean = scripts.ofFirm !== null;

/** The firm as it was published; undefined where it is that of the build. */
export const publishedFirm = publishedContent?.business['business'] ?? scripts.ofFirm ?? undefined;

const MIDDLE = { x: 0.5, y: 0.5 } as const;

/** What has been published of a kind, by slug, the newest first; null for what is off the site. */
type Published<Data> = Readonly<Record<string, Data | null>>;

/**
 * The entries of the build with what was published over them: new ones first, each other in its place.
 * `entryOf` returns null for what this site has no use for.
 */
export function withPublished<Entry extends { readonly id: string }, Data>(
  built: readonly Entry[],
  published: Published<Data> = {},
  entryOf: (id: string, data: Data) => Entry | null,
): readonly Entry[] {
  const known = new Set(built.map(({ id }) => id));
  const newest = Object.entries(published).filter(([id]) => !known.has(id));
  return [
    ...newest.flatMap(([id, data]) => (data === null ? [] : (entryOf(id, data) ?? []))),
    ...built.flatMap((entry) => {
      const data = Object.hasOwn(published, entry.id) ? published[entry.id] : undefined;
      if (data === null) return [];
      return data === undefined ? entry : (entryOf(entry.id, data) ?? entry);
    }),
  ];
}

/** The entries that the firm has added to those of the build, the newest first. */
export const addedPages = <Entry, Page extends object>(
  published: Published<Page> = {},
  entryOf: (slug: string, data: Extract<Page, { readonly label: string }>) => Entry,
): readonly Entry[] =>
  Object.entries(published).flatMap(([slug, data]) => (isAdded(data) ? entryOf(slug, data) : []));

/** The firm's own pictures of services or areas, by slug. Without a focal point, their middle stays in view. */
export const ownPictures = (
  published: Published<{ readonly picture?: Picture | undefined }> = {},
): Readonly<Record<string, Picture>> =>
  Object.fromEntries(
    Object.entries(published).flatMap(([slug, page]) =>
      page?.picture ? [[slug, { focus: MIDDLE, ...page.picture }]] : [],
    ),
  );

/**
 * Text of a file that was made with what is published; null where the page is the build's, whose script
 * has the same.
 */
export async function publishedFile(part: 'search' | 'facts'): Promise<string | null> {
  if (!globalThis.siteContent) return null;
  const file = contentPath(`${globalThis.siteContent.hash}-${part}`);
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`Could not load ${file}: HTTP ${answer.status}`);
  return answer.text();
}
