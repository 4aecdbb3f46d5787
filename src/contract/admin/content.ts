import {
  contentKindSchema,
  contentSchemas,
  type ContentKind,
  projectWordsSchema,
  slugSchema,
} from '#contract/content/kinds.ts';
import { addedAreaSchema, addedServiceSchema, builtPageSchema } from '#contract/content/pages.ts';
import { ALT_MAX, contentPictureSchema, focusSchema } from '#contract/content/pictures.ts';
import { z } from '../zod.ts';

/** Widest side of a picture as it is uploaded, in px: the widest file of the site needs no more. */
export const UPLOAD_EDGE = 2400;

/** Largest number of pixels of an upload: a larger one is refused before it is decoded. */
export const UPLOAD_PIXELS = 60_000_000;

export const revisionStates = ['draft', 'published', 'withdrawn'] as const;

/** A picture of a draft: the id that the phone gave its upload, what is seen on it, and where it matters. */
const draftPicture = z.strictObject({
  upload: z.uuid(),
  alt: z.string().check(z.trim(), z.minLength(1, 'Please say what is seen.'), z.maxLength(ALT_MAX)),
  focus: z.optional(focusSchema),
});

/** What the editor sends of a project: its pictures have been uploaded, or are those that it has. */
export const projectDraftSchema = z.extend(projectWordsSchema, {
  before: z.union([draftPicture, contentPictureSchema]),
  after: z.union([draftPicture, contentPictureSchema]),
});

/** The same of a picture of the gallery. */
export const galleryDraftSchema = z.extend(contentSchemas.gallery, {
  picture: z.union([draftPicture, contentPictureSchema]),
});

/** The same of the logo, which is uploaded with `?as=logo`. */
export const lookDraftSchema = z.extend(contentSchemas.look, {
  logo: z.optional(z.union([draftPicture, contentPictureSchema])),
});

const pagePicture = { picture: z.optional(z.union([draftPicture, contentPictureSchema])) } as const;

/** The same of pages of the build, and of those that the firm adds. */
export const builtPageDraftSchema = z.extend(builtPageSchema, pagePicture);
export const serviceDraftSchema = z.extend(addedServiceSchema, pagePicture);
export const areaDraftSchema = z.extend(addedAreaSchema, pagePicture);

const revisionHead = {
  /** Made on the phone: sent twice, it is one revision. */
  id: z.uuid(),
  /** The entry that it is a revision of. */
  slug: slugSchema,
  /** The revision that was edited; null for a new entry, or for one of the build. */
  base: z.nullable(z.uuid()),
  /** Office staff save drafts; owners publish. */
  state: z.enum(revisionStates),
} as const;

const posted = <Kind extends ContentKind, Data extends z.ZodMiniType>(kind: Kind, data: Data) =>
  z.strictObject({ ...revisionHead, kind: z.literal(kind), data: z.nullable(data) });

/** Body of `POST /api/admin/content`: a revision. A withdrawn one has no data. */
export const revisionPostSchema = z.discriminatedUnion('kind', [
  posted('project', projectDraftSchema),
  posted('testimonial', contentSchemas.testimonial),
  posted('gallery', galleryDraftSchema),
  posted('words', contentSchemas.words),
  posted('prices', contentSchemas.prices),
  posted('numbers', contentSchemas.numbers),
  posted('business', contentSchemas.business),
  posted('hours', contentSchemas.hours),
  posted('closure', contentSchemas.closure),
  posted('look', lookDraftSchema),
  posted('service', z.union([builtPageDraftSchema, serviceDraftSchema])),
  posted('area', z.union([builtPageDraftSchema, areaDraftSchema])),
  posted('home', builtPageDraftSchema),
]);

export type RevisionPost = z.infer<typeof revisionPostSchema>;

const storedHead = {
  ...revisionHead,
  author: z.string(),
  at: z.iso.datetime(),
} as const;

const stored = <Kind extends ContentKind>(kind: Kind) =>
  z.object({ ...storedHead, kind: z.literal(kind), data: z.nullable(contentSchemas[kind]) });

/** A revision as it is stored. */
export const revisionSchema = z.discriminatedUnion('kind', [
  stored('project'),
  stored('testimonial'),
  stored('gallery'),
  stored('words'),
  stored('prices'),
  stored('numbers'),
  stored('business'),
  stored('hours'),
  stored('closure'),
  stored('look'),
  stored('service'),
  stored('area'),
  stored('home'),
]);

export type Revision = z.infer<typeof revisionSchema>;

/**
 * Answer to a stored revision. `overtaken`: somebody else has saved a newer one than `base`; both
 * are in the history, and this one is a draft.
 */
export const revisionAnswerSchema = z.object({ revision: revisionSchema, overtaken: z.boolean() });

/** How far the site that visitors get is behind what was published. */
export const publicationSchema = z.object({
  state: z.enum(['current', 'rendering', 'failed']),
  /** Names the content that the pages which are served were rendered with; null for those of the build. */
  content: z.prefault(z.nullable(z.string()), null),
  /** When the pages that are served were rendered; null for those of the build. */
  at: z.nullable(z.iso.datetime()),
  /** What went wrong, in words for the owner. */
  problem: z.nullable(z.string()),
});

/** `GET /api/admin/content`: the newest revision of each entry, and the newest that is published. */
export const contentOverviewSchema = z.object({
  entries: z.array(
    z.object({
      kind: contentKindSchema,
      slug: slugSchema,
      newest: revisionSchema,
      /** What visitors see; null while it was never published or is withdrawn. */
      live: z.nullable(revisionSchema),
      /** Whether it was taken off the website, whatever was drafted since. */
      isOff: z.prefault(z.boolean(), false),
      /** What visitors saw last of an entry that is off. */
      last: z.optional(revisionSchema),
    }),
  ),
  publication: publicationSchema,
});

export type ContentOverview = z.infer<typeof contentOverviewSchema>;

/** What is at `textsPath`: the texts that can be changed, and what the site says where none was published. */
export const textGroupsSchema = z.array(
  z.object({
    kind: z.enum(['words', 'prices', 'numbers']),
    slug: slugSchema,
    title: z.string(),
    path: z.string(),
    fields: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        text: z.string(),
        max: z.int(),
        rows: z.optional(z.int()),
        least: z.optional(z.number()),
        most: z.optional(z.number()),
      }),
    ),
  }),
);

/** `GET /api/admin/content/{kind}/{slug}/revisions`: all revisions of an entry, the newest first. */
export const revisionHistorySchema = z.object({ revisions: z.array(revisionSchema) });

/**
 * `PUT /api/admin/content/uploads/{id}`: the picture's bytes; the answer when it is stored. Sent
 * again, it is the same picture. `GET` with `?width=` shows it, also by the hash of a picture that a
 * revision has instead of the id.
 */
export const uploadAnswerSchema = z.object({
  upload: z.uuid(),
  width: z.int(),
  height: z.int(),
});

/** Query of an upload. One that a page opens with has a width more; a logo may be an SVG, and its ground stays transparent. */
export const uploadQuerySchema = z.object({
  as: z.prefault(z.enum(['picture', 'opening', 'logo']), 'picture'),
});

export type UploadUse = z.infer<typeof uploadQuerySchema>['as'];
