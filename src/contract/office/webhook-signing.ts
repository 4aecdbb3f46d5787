import { z } from '../zod.ts';

/** Answer of `GET /api/admin/webhook-secret`. */
export const webhookSigningSchema = z.object({
  /** Whether the secret has been shown: it is only once. */
  shown: z.boolean(),
  /** Until when the secret before it signs too; null when none does. */
  earlierUntil: z.nullable(z.iso.datetime()),
});

export type WebhookSigning = z.infer<typeof webhookSigningSchema>;

/** Answer of `POST /api/admin/webhook-secret/show` and `…/rotate`. */
export const webhookSecretSchema = z.extend(webhookSigningSchema, { secret: z.string() });
