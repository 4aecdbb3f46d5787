import { leadSummarySchema, storedEnvelopeSchema } from './admin.ts';
import { leadEventSchema } from './lead-work.ts';
import { z } from '../zod.ts';

/** How many leads the office keeps on the owner's phone, those to follow up beside them. */
export const COPY_SIZE = 200;

/** A lead as it is kept on the owner's phone, to be read without network. */
export const keptLeadSchema = z.extend(leadSummarySchema, {
  /** Its newest version, as it was sent. */
  envelope: storedEnvelopeSchema,
  /** What has been done about it, oldest first. */
  events: z.array(leadEventSchema),
});

export type KeptLead = z.infer<typeof keptLeadSchema>;

/** Answer of `GET /api/admin/leads-copy`: the newest leads, and those to follow up. */
export const leadCopySchema = z.object({ leads: z.array(keptLeadSchema) });

export type LeadCopy = z.infer<typeof leadCopySchema>;
