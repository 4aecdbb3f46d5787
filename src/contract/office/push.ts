import { wishChange } from './wishes.ts';
import { z } from '../zod.ts';

/** A browser's subscription, as `PushSubscription.toJSON` gives it, and the name of its device. */
export const deviceSchema = z.object({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.object({
    /** The browser's public key: an uncompressed point of P-256. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
});

export type DeviceSubscription = z.infer<typeof deviceSchema>;

/** Body of `PATCH /api/admin/devices/{id}`: what this device is told; what is absent stays as it is. */
export const deviceChangeSchema = z.object(wishChange);

export type DeviceChange = z.infer<typeof deviceChangeSchema>;

/** What the worker gets: all that it shows, since it knows no words. No name, no number. */
export const pushPayloadSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** Where a press leads, from the site's root. */
  path: z.string().check(z.startsWith('/admin')),
  /** What it is about, where that is no lead: of the same it takes the place, of nothing else. */
  tag: z.optional(z.string()),
  /** How many leads are new, for the office's icon. */
  newLeads: z.optional(z.int().check(z.nonnegative())),
  /** The lead and the device, for the two buttons; absent where it is of no lead. */
  lead: z.optional(
    z.object({ id: z.string(), device: z.string(), call: z.string(), later: z.string() }),
  ),
});

export type PushPayload = z.infer<typeof pushPayloadSchema>;

/** Body of `POST /api/admin/notices/later`. */
export const laterSchema = z.object({
  lead: z.string().check(z.maxLength(100)),
  device: z.string().check(z.maxLength(100)),
});
