import { z } from '../zod.ts';

/**
 * Payload of a push message: everything the worker shows, since it has no content of its own. No
 * name, no number.
 */
export const pushPayloadSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** Path that a click opens. */
  path: z.string().check(z.startsWith('/admin')),
  /** Topic of a notification that is not about a lead: it replaces only one of the same topic. */
  tag: z.optional(z.string()),
  /** Number of new leads, for the admin app's badge. */
  newLeads: z.optional(z.int().check(z.nonnegative())),
  /** The lead and the device, for the two buttons; absent if it is not about a lead. */
  lead: z.optional(
    z.object({ id: z.string(), device: z.string(), call: z.string(), later: z.string() }),
  ),
});

export type PushPayload = z.infer<typeof pushPayloadSchema>;

/** Body of `POST /api/admin/notices/later`. */
export const snoozeSchema = z.object({
  lead: z.string().check(z.maxLength(100)),
  device: z.string().check(z.maxLength(100)),
});
