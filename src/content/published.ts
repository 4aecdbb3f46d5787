import type { PublishedContent } from '#contract/content/published.ts';

/** What was published over the content of the build, and the hash that names it. */
export type SiteContent = { readonly hash: string; readonly content: PublishedContent };

declare global {
  /**
   * Set before the first module of a page is evaluated, by the boot script and by the renderer; undefined
   * where the page is the build's.
   */
  var siteContent: SiteContent | undefined;
}
