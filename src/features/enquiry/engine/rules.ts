import { choiceField } from '#contract/fields.ts';
import { answerSchemas } from '#contract/form-data.ts';
import { z } from '#contract/zod.ts';

// Schemas named in form declarations; loaded with the validation code.
export { answerSchemas };

/**
 * The contact section requires the service; leads of earlier builds without it are still accepted.
 */
export const contactSectionSchema = z.extend(answerSchemas.modern_contact, {
  service: choiceField,
});

/** For answers that another form continues with and validates. */
export const uncheckedSchema = z.record(z.string(), z.unknown());
