import { z } from '#contract/zod.ts';
import { kinds } from './journeys.ts';

/** Asks a worker for these seeds. */
export const roadsOrderSchema = z.object({ roads: z.literal(true), seeds: z.array(z.int()) });
export type RoadsOrder = z.infer<typeof roadsOrderSchema>;

/** One request at the end of its journey. */
const countSchema = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  isCorrected: z.boolean(),
  /** In its newest version. */
  isReceived: z.boolean(),
  /** Times that it is in the inbox again. */
  repeats: z.int(),
});
export type Count = z.infer<typeof countSchema>;

/** The outcome of all seeds of an engine. */
export const roadsResultSchema = z.object({
  counts: z.array(countSchema),
  problems: z.array(z.string()),
  tookMs: z.number(),
});
export type RoadsResult = z.infer<typeof roadsResultSchema>;
