import { mailAddress } from './mail-address.ts';
import { noticeSettingsSchema, quietHoursSchema } from './notices.ts';
import { wishChange } from './wishes.ts';
import { z } from '../zod.ts';

/**
 * Body of `PUT /api/admin/notices`: what changes. All else stays, since another device may have settled it
 * meanwhile. Pages of earlier builds send all settings, every address among them.
 */
export const noticeChangeSchema = z.extend(z.partial(noticeSettingsSchema), {
  /** One of the two hours is enough where there are some. */
  quietHours: z.optional(z.nullable(z.partial(quietHoursSchema))),
  /** An address that is to be told; one that already is stays as it is. */
  added: z.optional(mailAddress),
  /** What an address is told; one that has been removed stays removed. */
  changed: z.optional(z.object({ email: mailAddress, ...wishChange })),
  /** An address that is to be told no more. */
  removed: z.optional(mailAddress),
});

export type NoticeChange = z.infer<typeof noticeChangeSchema>;
