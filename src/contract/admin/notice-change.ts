import { mailAddress } from './mail-address.ts';
import { noticeSettingsSchema, quietHoursSchema } from './notices.ts';
import { preferenceChange } from './notice-preferences.ts';
import { z } from '../zod.ts';

/**
 * Body of `PUT /api/admin/notices`: a partial change, since another device may have changed other
 * settings in the meantime. Pages of earlier builds send all settings, every address included.
 */
export const noticeChangeSchema = z.extend(z.partial(noticeSettingsSchema), {
  /** One of the two hours is enough if quiet hours are already set. */
  quietHours: z.optional(z.nullable(z.partial(quietHoursSchema))),
  /** An address to add; unchanged if it is already there. */
  added: z.optional(mailAddress),
  /** Preferences of an address; a removed address stays removed. */
  changed: z.optional(z.object({ email: mailAddress, ...preferenceChange })),
  /** An address to remove. */
  removed: z.optional(mailAddress),
});

export type NoticeChange = z.infer<typeof noticeChangeSchema>;
