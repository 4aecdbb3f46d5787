import { workChangeShape } from './lead-work.ts';
import { z } from '../zod.ts';

/** How many leads can be changed or exported at once. */
export const MOST_CHOSEN = 200;

const id = z.string().check(z.minLength(1), z.maxLength(100));
const { stage, by } = workChangeShape;

/**
 * Body of `POST /api/admin/leads/changes`: one change to several leads, each with the version it is
 * based on.
 */
export const chosenChangeSchema = z.object({
  leads: z
    .array(z.object({ id, ifVersion: z.int().check(z.nonnegative()) }))
    .check(z.minLength(1), z.maxLength(MOST_CHOSEN)),
  change: z.object({ stage, by, spam: z.optional(z.boolean()) }),
});

export type ChosenChange = z.infer<typeof chosenChangeSchema>;

/**
 * The result for each lead: changed, refused because another change came first, or no longer there.
 */
export const chosenOutcomes = ['changed', 'stale', 'gone'] as const;

/** Response of `POST /api/admin/leads/changes`. */
export const chosenAnswerSchema = z.object({
  leads: z.array(z.object({ id: z.string(), outcome: z.enum(chosenOutcomes) })),
});

export type ChosenAnswer = z.infer<typeof chosenAnswerSchema>;

/** Body of `POST /api/admin/leads.csv`: the leads to export. */
export const chosenExportSchema = z.object({
  ids: z.array(id).check(z.minLength(1), z.maxLength(MOST_CHOSEN)),
});
