import { leadNewsSchema } from '#contract/admin/live.ts';
import { z } from '#contract/zod.ts';

/** Events that servers send each other: changes of leads, and ended sessions. */
export const newsSchema = z.union([
  leadNewsSchema,
  z.object({ kind: z.literal('signed_out'), session: z.string() }),
]);

export type News = z.infer<typeof newsSchema>;

/** Events may have been missed while the connection was down. */
export const MISSED: News = { kind: 'changed', lead: null };
