import { leadSummarySchema, storedEnvelopeSchema } from './admin.ts';
import { leadEventSchema } from './lead-work.ts';
import { z } from '../zod.ts';

/** How many leads are cached on the owner's phone, in addition to those to follow up. */
export const CACHE_SIZE = 200;

/** A lead as cached on the owner's phone, readable offline. */
export const keptLeadSchema = z.extend(leadSummarySchema, {
  /** Its newest version, as sent. */
  envelope: storedEnvelopeSchema,
  /** Its history, oldest first. */
  events: z.array(leadEventSchema),
});

export type KeptLead = z.infer<typeof keptLeadSchema>;

/** Response of `GET /api/admin/leads-copy`: the newest leads, and those to follow up. */
export const leadCacheSchema = z.object({ leads: z.array(keptLeadSchema) });

export type LeadCache = z.infer<typeof leadCacheSchema>;
