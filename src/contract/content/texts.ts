import { z } from '../zod.ts';
import { line } from './lines.ts';

/** Longest text of any key, in characters; the layout has a smaller limit for most. */
export const TEXT_MAX = 1_200;

/** Most keys of one entry. */
const KEYS_MAX = 400;

/** Where a text stands in what the build says: names and places in lists, as in `faq.items.0.answer`. */
const keySchema = z
  .string()
  .check(z.regex(/^[a-z][a-zA-Z\d-]*(?:\.(?:[a-z][a-zA-Z\d-]*|\d{1,3}))*$/), z.maxLength(120));

/** Texts that replace single ones of the build, by where they stand. */
export const textsSchema = z.strictObject({
  texts: z
    .record(keySchema, line(TEXT_MAX))
    .check(z.refine((texts) => Object.keys(texts).length <= KEYS_MAX, 'These are too many texts.')),
  /** Of a legal page: the firm's day on which its words were changed. The server says it. */
  changed: z.optional(z.iso.date()),
});

export type PublishedTexts = z.infer<typeof textsSchema>;
