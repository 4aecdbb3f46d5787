import { leadNewsSchema } from '#contract/office/live.ts';
import { z } from '#contract/zod.ts';

/** What servers tell each other at once: what became of a lead, and which session has ended. */
export const newsSchema = z.union([
  leadNewsSchema,
  z.object({ kind: z.literal('signed_out'), session: z.string() }),
]);

export type News = z.infer<typeof newsSchema>;

/** Something may have been told while nobody listened. */
export const MISSED: News = { kind: 'changed', lead: null };
