import { adminEventSchema } from '#contract/admin/session.ts';
import { z } from '#contract/zod.ts';

/** Events that servers send each other: changes of leads, ended sessions, published content. */
export const storeEventSchema = z.union([
  adminEventSchema,
  z.object({ kind: z.literal('signed_out'), session: z.string() }),
  z.object({ kind: z.literal('published') }),
]);

export type StoreEvent = z.infer<typeof storeEventSchema>;

/** Events may have been missed while the connection was down. */
export const MISSED: StoreEvent = { kind: 'changed', lead: null };
