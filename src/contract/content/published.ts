import { z } from '../zod.ts';
export { CONTENT_LIST_PATH, contentPath, textsPath } from './addresses.ts';
import { contentSchemas, slugSchema } from './kinds.ts';

const entriesOf = <Data extends z.ZodMiniType>(data: Data) =>
  z.record(slugSchema, z.nullable(data));

/**
 * What has been published over the content of the build, by kind: an entry by its slug replaces that of
 * the build or is a new one; null takes it off the site. Entries are in the order of publication, the
 * newest first.
 */
export const publishedContentSchema = z.strictObject({
  project: entriesOf(contentSchemas.project),
  testimonial: entriesOf(contentSchemas.testimonial),
  gallery: z.prefault(entriesOf(contentSchemas.gallery), {}),
  words: z.prefault(entriesOf(contentSchemas.words), {}),
  prices: z.prefault(entriesOf(contentSchemas.prices), {}),
  numbers: z.prefault(entriesOf(contentSchemas.numbers), {}),
  business: z.prefault(entriesOf(contentSchemas.business), {}),
  hours: z.prefault(entriesOf(contentSchemas.hours), {}),
  closure: z.prefault(entriesOf(contentSchemas.closure), {}),
  look: z.prefault(entriesOf(contentSchemas.look), {}),
  service: z.prefault(entriesOf(contentSchemas.service), {}),
  area: z.prefault(entriesOf(contentSchemas.area), {}),
  home: z.prefault(entriesOf(contentSchemas.home), {}),
});

export type PublishedContent = z.infer<typeof publishedContentSchema>;

export const nothingPublished: PublishedContent = {
  project: {},
  testimonial: {},
  gallery: {},
  words: {},
  prices: {},
  numbers: {},
  business: {},
  hours: {},
  closure: {},
  look: {},
  service: {},
  area: {},
  home: {},
};

/** A file of the site. */
const listedFile = z.strictObject({
  path: z.string().check(z.startsWith('/'), z.maxLength(300)),
  /** Hash of its bytes; that of a page is without the name of the content. */
  hash: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Whether a page is that of the build, but for the name of the content. */
  isBuilt: z.optional(z.boolean()),
});

/**
 * `GET /content.json`: what differs from the build, for the worker. `version` is the build that the
 * pages were rendered with (build.json); a worker of another build ignores the list.
 */
export const contentListSchema = z.strictObject({
  version: z.string(),
  /** Hash of the published content; null while nothing is published. */
  content: z.nullable(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  /**
   * Whether another firm has published its name over the sample's: scripts are then without what only the
   * sample says, and show nothing in places of the build's pages.
   */
  isOwnFirm: z.optional(z.boolean()),
  /** Pages by their path (`/`, `/projects`), and data files. */
  files: z.array(listedFile),
  /** Pages of the build that are off the site, of those that the worker is installed with. */
  gone: z.prefault(z.array(z.string().check(z.startsWith('/'), z.maxLength(300))), []),
  /** Paths of pictures, in the widths that the worker keeps for reading without signal. */
  pictures: z.array(z.string().check(z.startsWith('/pictures/'), z.maxLength(300))),
});

export type ContentList = z.infer<typeof contentListSchema>;

/** Query of a page's address that asks for the page of the build, whatever was published over it. */
export const BUILD_QUERY = 'of-build';

/** The tag of a page's boot script, with the published content that the page was rendered with. */
const BOOT_TAG = /(<script data-modules="[^"]*")(?: data-content="([^"]*)")?/;

/** Whether a page was rendered with this published content. */
export const namesContent = (html: string, hash: string): boolean =>
  BOOT_TAG.exec(html)?.[2] === hash;

/** The page with the name of the published content that it was rendered with. */
export const withContent = (html: string, hash: string): string =>
  html.replace(BOOT_TAG, (_tag, start: string) => `${start} data-content="${hash}"`);
