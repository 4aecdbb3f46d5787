import { z } from '../zod.ts';
import { businessSchema, closureSchema, hoursSchema } from './firm.ts';
import { lookSchema } from './look.ts';
import { contentLimits, line, problems } from './lines.ts';
import { areaPageSchema, builtPageSchema, servicePageSchema } from './pages.ts';
import { contentPictureSchema } from './pictures.ts';
import { textsSchema } from './texts.ts';

/**
 * The part of an address that names an entry. With a letter: numbers alone would not keep their order
 * as keys of an object.
 */
export const slugSchema = z
  .string()
  .check(z.regex(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(contentLimits.slug));

const yearSchema = z.int(problems.year).check(
  z.minimum(contentLimits.firstYear, problems.year),
  z.refine((year) => year <= new Date().getFullYear() + 1, problems.year),
);

/** What is typed of a finished job; `category` is one of the site's kinds of work. */
export const projectWordsSchema = z.strictObject({
  title: line(contentLimits.projectTitle),
  location: line(contentLimits.suburb),
  year: yearSchema,
  category: slugSchema,
  summary: line(contentLimits.projectSummary),
});

/** A finished job, shown before and after. Both pictures have the same size. */
export const projectSchema = z.extend(projectWordsSchema, {
  before: contentPictureSchema,
  after: contentPictureSchema,
});

/** A client's review. */
export const testimonialSchema = z.strictObject({
  name: line(contentLimits.reviewer),
  location: line(contentLimits.suburb),
  /** Month of the review, ISO 8601: YYYY-MM. */
  date: z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, problems.month)),
  rating: z.literal([1, 2, 3, 4, 5]),
  title: line(contentLimits.reviewTitle),
  content: line(contentLimits.review),
  /** What was done, in a few words. */
  project: line(contentLimits.reviewTitle),
});

/** A picture of the home page's gallery. */
export const gallerySchema = z.strictObject({
  caption: line(contentLimits.galleryCaption),
  picture: contentPictureSchema,
});

export type PublishedProject = z.infer<typeof projectSchema>;
export type PublishedTestimonial = z.infer<typeof testimonialSchema>;
export type PublishedGalleryPicture = z.infer<typeof gallerySchema>;

/** Kinds of content that can be published without a build, each with its schema. */
export const contentSchemas = {
  project: projectSchema,
  testimonial: testimonialSchema,
  gallery: gallerySchema,
  /** Texts of a page or part of the site, by the name of that part. */
  words: textsSchema,
  prices: textsSchema,
  numbers: textsSchema,
  business: businessSchema,
  hours: hoursSchema,
  closure: closureSchema,
  look: lookSchema,
  /** Pages of services and areas: those of the build can be taken off, others added. */
  service: servicePageSchema,
  area: areaPageSchema,
  /** The home page, which is always on the site: its opening picture. */
  home: builtPageSchema,
} as const;

export type ContentKind = keyof typeof contentSchemas;

export const contentKindSchema = z.enum([
  'project',
  'testimonial',
  'gallery',
  'words',
  'prices',
  'numbers',
  'business',
  'hours',
  'closure',
  'look',
  'service',
  'area',
  'home',
] satisfies ContentKind[]);

/**
 * Kinds of which a withdrawn entry takes that of the build off the site. Of the others, what the build
 * says is shown again.
 */
export const removableKinds: readonly ContentKind[] = [
  'project',
  'testimonial',
  'gallery',
  'service',
  'area',
];
