import { z } from '../zod.ts';
import { namesIn } from './added.ts';
import { contentLimits, line, problems } from './lines.ts';

/** A page of the build: published without data, it is on the site again. */
const builtPageSchema = z.strictObject({});

/** What menus, lists, the page itself and search engines say of a page that the firm has added. */
const pageWords = {
  label: line(contentLimits.pageName),
  description: line(contentLimits.pageDescription),
  h1: line(contentLimits.heading),
  lead: line(contentLimits.pageLead),
  text: line(contentLimits.pageText),
} as const;

/** An area that the firm has added. */
export const addedAreaSchema = z.strictObject({
  ...pageWords,
  /** With commas between them. */
  suburbs: line(contentLimits.suburbs).check(
    z.refine((names) => namesIn(names).length > 0, problems.empty),
  ),
});

/** A service that the firm has added. */
export const addedServiceSchema = z.strictObject({
  ...pageWords,
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
