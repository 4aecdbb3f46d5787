import {
  descriptionField,
  emailField,
  lineField,
  optionalChoiceField,
  orEmpty,
  partNameField,
  phoneField,
} from '../fields.ts';
import { tidyEmail, tidyPhone } from '../clean-text.ts';
import { withE164 } from '../phone.ts';
import { z } from '../zod.ts';

/** How the owner heard of a lead entered by hand. */
export const heardFrom = ['call', 'message', 'in_person', 'neighbour', 'other'] as const;

export type HeardFrom = (typeof heardFrom)[number];

/** What the owner enters of a lead: a name, how to reach the person, and what it is about. */
export const byHandDataSchema = z
  .object({
    name: partNameField,
    phone: orEmpty(phoneField, tidyPhone),
    email: orEmpty(emailField, tidyEmail),
    message: descriptionField,
    service: optionalChoiceField,
    address: lineField,
    heardFrom: z.enum(heardFrom),
  })
  .check(
    z.refine(({ phone, email }) => phone !== '' || email !== '', {
      path: ['phone'],
      error: 'Please enter a phone number or an email address.',
    }),
  );

export type ByHandData = z.infer<typeof byHandDataSchema>;

/** Body of `POST /api/admin/leads`; the id makes a repeat harmless. */
export const byHandSchema = z.object({
  id: z.uuid(),
  data: byHandDataSchema,
  by: z.optional(z.string().check(z.trim(), z.maxLength(60))),
});

/** A lead entered by hand, stored like those of the forms. */
export type ByHandEnvelope = {
  readonly formType: 'by_hand';
  readonly submissionId: string;
  readonly revision: number;
  readonly timestamp: string;
  readonly source: string;
  readonly data: ByHandData & { readonly phoneE164?: string; readonly formName: string };
};

/** The envelope of what was entered. */
export function byHandEnvelope(
  { id, data }: z.infer<typeof byHandSchema>,
  { at, source, formName }: { at: string; source: string; formName: string },
): ByHandEnvelope {
  return {
    formType: 'by_hand',
    submissionId: id,
    revision: 1,
    timestamp: at,
    source,
    data: withE164({ ...data, formName }),
  };
}

/** Response of `GET /api/admin/leads/reference/{reference}`: the lead with it; null if it is not here. */
export const referenceSchema = z.object({ id: z.nullable(z.string()) });
