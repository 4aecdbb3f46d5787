import { z } from '../zod.ts';
import { namesIn } from './added.ts';
import { contentLimits, line, problems } from './lines.ts';
import { contentPictureSchema } from './pictures.ts';

/**
 * A page of the build: published, it is on the site. Its picture is the firm's own; without one, as in all
 * that was published earlier, it shows the build's.
 */
export const builtPageSchema = z.strictObject({ picture: z.optional(contentPictureSchema) });

/** What menus, lists, the page itself and search engines say and show of a page that the firm has added. */
const pageParts = {
  label: line(contentLimits.pageName),
  description: line(contentLimits.pageDescription),
  h1: line(contentLimits.heading),
  lead: line(contentLimits.pageLead),
  text: line(contentLimits.pageText),
  /** At its head, in lists and on its sharing card; pages that were added earlier have none. */
  picture: z.optional(contentPictureSchema),
} as const;

/** An area that the firm has added. */
export const addedAreaSchema = z.strictObject({
  ...pageParts,
  /** With commas between them. */
  suburbs: line(contentLimits.suburbs).check(
    z.refine((names) => namesIn(names).length > 0, problems.empty),
  ),
});

/** A service that the firm has added. */
export const addedServiceSchema = z.strictObject({
  ...pageParts,
  /** One of the site's groups of services. */
  category: line(contentLimits.pageName),
  offers: z.readonly(
    z
      .array(
        z.strictObject({ title: line(contentLimits.offerTitle), text: line(contentLimits.offer) }),
      )
      .check(z.minLength(1, problems.empty), z.maxLength(contentLimits.offers)),
  ),
  faq: z.readonly(
    z
      .array(
        z.strictObject({
          question: line(contentLimits.question),
          answer: line(contentLimits.answer),
        }),
      )
      .check(z.maxLength(contentLimits.questions)),
  ),
});

export const areaPageSchema = z.union([builtPageSchema, addedAreaSchema]);
export const servicePageSchema = z.union([builtPageSchema, addedServiceSchema]);

export type AddedService = z.infer<typeof addedServiceSchema>;
export type AddedArea = z.infer<typeof addedAreaSchema>;
