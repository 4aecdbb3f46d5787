import { formTypeSchema, webhookKeySchema } from '../form-types.ts';
import { z } from '../zod.ts';

/** What a webhook responded: to a test, or to the last lead. */
export const webhookAnswerSchema = z.object({
  at: z.iso.datetime(),
  host: z.string(),
  taken: z.boolean(),
  /** HTTP status; null when there was no response. */
  status: z.nullable(z.int()),
  /** Class of the failure when there was no response. */
  error: z.nullable(z.string()),
});

export type WebhookAnswer = z.infer<typeof webhookAnswerSchema>;

/** Response of `GET /api/admin/webhooks`. */
export const webhooksSchema = z.object({
  /** The saved URL of each form type that has one. */
  webhooks: z.partialRecord(formTypeSchema, z.string()),
  /** The second argument of `isWebhookUrl`. */
  providers: z.array(z.string()),
  /** Host of the operator's default webhook, null when there is none. */
  defaultHost: z.nullable(z.string()),
  /** The owner's webhook for all forms without one of their own; null when there is none. */
  all: z.optional(z.nullable(z.string())),
  /** The result of the last test of each. */
  tests: z.optional(z.partialRecord(webhookKeySchema, webhookAnswerSchema)),
  /**
   * The result of the last attempt to forward a lead of each form, and of the last one by `all`.
   */
  deliveries: z.optional(z.partialRecord(webhookKeySchema, webhookAnswerSchema)),
  /** Leads that a webhook has permanently rejected. */
  undeliverable: z.optional(z.int().check(z.nonnegative())),
});

export type WebhookSettings = z.infer<typeof webhooksSchema>;

/** Body of `PUT /api/admin/webhooks/{formType}` and of `…/all`. */
export const webhookSaveSchema = z.object({ url: z.string().check(z.trim(), z.maxLength(2000)) });

/** Response of `POST /api/admin/webhooks/{formType}/test`. */
export const webhookTestSchema = z.object({ success: z.boolean(), error: z.optional(z.string()) });

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
