import { leadKeySchema } from './photos.ts';
import { z } from './zod.ts';

/**
 * Body of `POST /api/leads/withdrawals`: the sender of a lead asks for its deletion. The key proves
 * that it is the sender: ids also go to webhooks.
 */
export const withdrawalSchema = z.object({
  submissionId: z.uuid(),
  leadKey: leadKeySchema,
  /** The newest revision that was sent: a later one counts as a new lead. */
  revision: z.int().check(z.minimum(1)),
});

export type Withdrawal = z.infer<typeof withdrawalSchema>;

/**
 * Its outcome. 'erased': the lead is erased, or never arrived and is not accepted any more. 'noted':
 * the firm is working on it already and sees that its sender wants it deleted.
 */
export const withdrawalAnswerSchema = z.object({ outcome: z.enum(['erased', 'noted']) });

export type WithdrawalAnswer = z.infer<typeof withdrawalAnswerSchema>;
