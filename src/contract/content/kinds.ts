import { hasControls, withoutHidden } from '../clean-text.ts';
import { z } from '../zod.ts';
import { contentPictureSchema } from './pictures.ts';

/** Lengths, in characters, that the layout of the pages has room for. */
export const contentLimits = {
  projectTitle: 60,
  suburb: 40,
  projectSummary: 400,
  /** The earliest year of a project. */
  firstYear: 1900,
  reviewer: 40,
  reviewTitle: 80,
  review: 500,
  slug: 80,
} as const;

const problems = {
  empty: 'Please write something here.',
  long: (most: number) => `At most ${most} characters.`,
  controls: 'Please remove the characters that cannot be shown.',
  oneLine: 'Please write this on one line.',
  year: 'Please enter the year in which the job was finished.',
  month: 'Please choose a month.',
} as const;

/** One line of plain text without direction marks and other invisible characters. */
const line = (most: number) =>
  z.string().check(
    z.overwrite(withoutHidden),
    z.trim(),
    z.minLength(1, { error: problems.empty, abort: true }),
    z.maxLength(most, { error: problems.long(most), abort: true }),
    z.refine((value) => !hasControls(value), problems.controls),
    z.refine((value) => !/[\t\r\n\u2028\u2029]/.test(value), problems.oneLine),
  );

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

export type PublishedProject = z.infer<typeof projectSchema>;
export type PublishedTestimonial = z.infer<typeof testimonialSchema>;

/** Kinds of content that can be published without a build, each with its schema. */
export const contentSchemas = { project: projectSchema, testimonial: testimonialSchema } as const;

export type ContentKind = keyof typeof contentSchemas;

export const contentKindSchema = z.enum(['project', 'testimonial'] satisfies ContentKind[]);
