import { formTypeSchema, type FormType } from '../form-types.ts';
import { z } from '../zod.ts';

const further = {
  /** Whether it is told each morning what is unanswered; as the settings say where it is absent. */
  summary: z.optional(z.boolean()),
  /** Whether it is told what goes wrong; as the settings say where it is absent. */
  alerts: z.optional(z.boolean()),
} as const;

/** What one address or device is told. */
export const wishes = {
  /** Form types of which it is not told. */
  muted: z.array(formTypeSchema),
  ...further,
} as const;

/** What changes of that; what is absent stays as it is. */
export const wishChange = {
  /** A form type of which it is told no more. */
  mute: z.optional(formTypeSchema),
  /** One of which it is told again. */
  unmute: z.optional(formTypeSchema),
  /** All of which it is not told, as pages of earlier builds say it. */
  muted: z.optional(z.array(formTypeSchema)),
  ...further,
} as const;

const wishChangeSchema = z.object(wishChange);

export type WishChange = z.infer<typeof wishChangeSchema>;

/** The form types of which an address or device is not told once a change is done. */
export function mutedAfter(
  before: FormType[],
  { muted = before, mute, unmute }: Pick<WishChange, 'muted' | 'mute' | 'unmute'>,
): FormType[] {
  const others = muted.filter((one) => one !== mute && one !== unmute);
  return mute === undefined ? others : [...others, mute];
}
