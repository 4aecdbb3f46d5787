import { formTypeSchema, type FormType } from '../form-types.ts';
import { z } from '../zod.ts';

const further = {
  /** Whether it gets the morning summary; the settings' default if absent. */
  summary: z.optional(z.boolean()),
  /** Whether it gets alerts; the settings' default if absent. */
  alerts: z.optional(z.boolean()),
} as const;

/** Notification preferences of one address or device. */
export const noticePreferences = {
  /** Form types it is not notified of. */
  muted: z.array(formTypeSchema),
  ...further,
} as const;

/** A partial change of these preferences. */
export const preferenceChange = {
  /** A form type to mute. */
  mute: z.optional(formTypeSchema),
  /** A form type to unmute. */
  unmute: z.optional(formTypeSchema),
  /** All muted form types, as pages of earlier builds send them. */
  muted: z.optional(z.array(formTypeSchema)),
  ...further,
} as const;

const preferencesSchema = z.object(noticePreferences);

export type NoticePreferences = z.infer<typeof preferencesSchema>;

const preferenceChangeSchema = z.object(preferenceChange);

export type PreferenceChange = z.infer<typeof preferenceChangeSchema>;

/** The muted form types of an address or device after a change. */
export function mutedAfter(
  before: FormType[],
  { muted = before, mute, unmute }: Pick<PreferenceChange, 'muted' | 'mute' | 'unmute'>,
): FormType[] {
  const others = muted.filter((one) => one !== mute && one !== unmute);
  return mute === undefined ? others : [...others, mute];
}
