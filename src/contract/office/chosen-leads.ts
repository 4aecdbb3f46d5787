import { workChangeShape } from './lead-work.ts';
import { z } from '../zod.ts';

/** So many leads are changed or exported at once. */
export const MOST_CHOSEN = 200;

const id = z.string().check(z.minLength(1), z.maxLength(100));
const { stage, by } = workChangeShape;

/** Body of `POST /api/admin/leads/changes`: one change of several leads, each of the version that was seen. */
export const chosenChangeSchema = z.object({
  leads: z
    .array(z.object({ id, ifVersion: z.int().check(z.nonnegative()) }))
    .check(z.minLength(1), z.maxLength(MOST_CHOSEN)),
  change: z.object({ stage, by, spam: z.optional(z.boolean()) }),
});

export type ChosenChange = z.infer<typeof chosenChangeSchema>;

/** What became of each: changed, refused because another change came first, or there no more. */
export const chosenOutcomes = ['changed', 'stale', 'gone'] as const;

/** Its answer. */
export const chosenAnswerSchema = z.object({
  leads: z.array(z.object({ id: z.string(), outcome: z.enum(chosenOutcomes) })),
});

export type ChosenAnswer = z.infer<typeof chosenAnswerSchema>;

/** Body of `POST /api/admin/leads.csv`: the leads to be exported. */
export const chosenExportSchema = z.object({
  ids: z.array(id).check(z.minLength(1), z.maxLength(MOST_CHOSEN)),
});
