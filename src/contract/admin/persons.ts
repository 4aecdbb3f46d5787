import { leadFormTypeSchema } from '../form-types.ts';
import { emailField, nameField, phoneField } from '../fields.ts';
import { z } from '../zod.ts';
import { leadDetailSchema } from './leads.ts';
import { leadStages } from './lead-work.ts';

const moment = z.iso.datetime();

/** How many leads of one person are found, exported, corrected or erased at once. */
export const MOST_OF_PERSON = 200;

/** Body of `POST /api/admin/persons`: a phone number or an e-mail address, never in a URL. */
export const personSearchSchema = z.object({
  contact: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
});

/** A lead of the person that was looked for. */
export const personLeadSchema = z.object({
  id: z.string(),
  receipt: z.string(),
  formType: leadFormTypeSchema,
  receivedAt: moment,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  stage: z.enum(leadStages),
  photos: z.int(),
  /** Whether it has the phone or address itself, or only another one of a lead that has. */
  isDirect: z.boolean(),
});

export type PersonLead = z.infer<typeof personLeadSchema>;

/** Response of `POST /api/admin/persons`, newest first. */
export const personLeadsSchema = z.object({ leads: z.array(personLeadSchema) });

const ids = z
  .array(z.string().check(z.minLength(1), z.maxLength(100)))
  .check(z.minLength(1), z.maxLength(MOST_OF_PERSON));

/** Body of `POST /api/admin/persons/export`, `…/photos` and `…/erasures`. */
export const personChoiceSchema = z.object({ ids });

/** Body of `POST /api/admin/persons/corrections`; what is left out stays as it is. */
export const personCorrectionSchema = z.object({
  ids,
  name: z.optional(nameField),
  phone: z.optional(phoneField),
  email: z.optional(emailField),
});

export type PersonCorrection = z.infer<typeof personCorrectionSchema>;

/** What a person may have a copy of: response of `POST /api/admin/persons/export`. */
export const personExportSchema = z.object({
  exportedAt: moment,
  firm: z.string(),
  leads: z.array(leadDetailSchema),
});

export type PersonExport = z.infer<typeof personExportSchema>;

/** Response of `POST /api/admin/persons/corrections` and `…/erasures`: how many leads it was. */
export const personOutcomeSchema = z.object({ leads: z.int() });

export type PersonOutcome = z.infer<typeof personOutcomeSchema>;
