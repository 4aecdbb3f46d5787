import { preferenceChange } from './notice-preferences.ts';
import { z } from '../zod.ts';

/**
 * A browser's subscription, as `PushSubscription.toJSON` returns it, and the name of its device.
 */
export const deviceSchema = z.object({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.object({
    /** The browser's public key: an uncompressed point on P-256. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
});

export type DeviceSubscription = z.infer<typeof deviceSchema>;

/** Body of `PATCH /api/admin/devices/{id}`: a partial change of this device's preferences. */
export const deviceChangeSchema = z.object(preferenceChange);

export type DeviceChange = z.infer<typeof deviceChangeSchema>;

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
