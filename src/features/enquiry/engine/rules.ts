import { choiceField } from '#contract/fields.ts';
import { answerSchemas } from '#contract/form-data.ts';
import { z } from '#contract/zod.ts';

// What a form's declaration names as its rule; fetched with the checks.
export { answerSchemas };

/** The contact section asks for the service; what earlier builds have sent without it is still taken. */
export const contactSectionSchema = z.extend(answerSchemas.modern_contact, {
  service: choiceField,
});

/** Of answers that another form goes on with, and checks. */
export const uncheckedSchema = z.record(z.string(), z.unknown());
