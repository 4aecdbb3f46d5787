import { z } from '../zod.ts';

/** Response of `GET /api/admin/webhook-secret`. */
export const webhookSigningSchema = z.object({
  /** Whether the secret has been shown: that is possible only once. */
  shown: z.boolean(),
  /** Until when the previous secret also signs; null when it does not. */
  earlierUntil: z.nullable(z.iso.datetime()),
});

export type WebhookSigning = z.infer<typeof webhookSigningSchema>;

/** Response of `POST /api/admin/webhook-secret/show` and `…/rotate`. */
export const webhookSecretSchema = z.extend(webhookSigningSchema, { secret: z.string() });
