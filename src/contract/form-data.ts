import {
  choiceField,
  choicesField,
  dayField,
  descriptionField,
  e164Field,
  emailField,
  lineField,
  messageField,
  nameField,
  optionalChoiceField,
  orEmpty,
  partNameField,
  phoneField,
  requiredLineField,
} from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { z } from './zod.ts';

/** What every submission's data carries beside the form's own fields (specification 1-§3.6). */
const circumstances = {
  formName: requiredLineField(),
  userAgent: z.string().check(z.maxLength(1000)),
  referrer: z.string().check(z.maxLength(2000)),
  pageUrl: z.string().check(z.maxLength(2000)),
};

const contactable = { phone: phoneField, phoneE164: z.optional(e164Field) };

const popupFields = {
  ...contactable,
  name: nameField,
  email: emailField,
  service: choiceField,
  urgency: optionalChoiceField,
  location: optionalChoiceField,
  message: messageField,
};

const person = {
  ...contactable,
  firstName: partNameField,
  lastName: partNameField,
  email: emailField,
};

/** Fields of each form type: the visitor's answers alone (specification 1-§3, 2-§3). */
export const answerSchemas = {
  assessment_popup: z.object(popupFields),
  hero_contact: z.object(popupFields),
  modern_contact: z.object({
    ...contactable,
    name: nameField,
    email: emailField,
    service: optionalChoiceField,
    urgency: optionalChoiceField,
    message: messageField,
    preferredContact: z.enum(['phone', 'email']),
  }),
  lead_capture: z.object({
    ...contactable,
    name: nameField,
    email: emailField,
    service: optionalChoiceField,
    urgency: optionalChoiceField,
    message: messageField,
    /** The page whose closing section was used, such as 'Masonry'. */
    topic: lineField,
  }),
  enhanced_contact: z.object({
    ...popupFields,
    firstName: z.optional(z.string().check(z.trim(), z.maxLength(limits.nameMax))),
    lastName: z.optional(z.string().check(z.trim(), z.maxLength(limits.nameMax))),
  }),
  smart_lead: z.object({
    ...person,
    address: requiredLineField(),
    serviceType: choiceField,
    budget: optionalChoiceField,
    description: descriptionField,
    urgency: choicesField,
    additionalServices: choicesField,
  }),
  quick_assessment: z.object({
    ...person,
    address: requiredLineField(),
    propertyType: choiceField,
    buildingAge: optionalChoiceField,
    assessmentTypes: choicesField.check(z.minLength(1, messages.choiceRequired)),
    /** basic, comprehensive or heritage: what the fee is for (specification 2-§9). */
    assessmentLevel: choiceField,
    preferredDate: orEmpty(dayField),
    timeSlot: optionalChoiceField,
    concerns: descriptionField,
    accessInstructions: descriptionField,
    extras: choicesField,
    /** Whole Australian dollars including GST, as shown when the form was sent. */
    quotedPrice: z.int().check(z.nonnegative()),
  }),
  feedback: z.object({
    name: orEmpty(nameField),
    email: orEmpty(emailField),
    feedback: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, messages.feedbackRequired),
        z.maxLength(limits.descriptionMax, messages.textLong),
      ),
    rating: z.int().check(z.minimum(1), z.maximum(5)),
    submissionType: z.literal('feedback'),
  }),
} as const;

const withCircumstances = <Shape extends z.core.$ZodLooseShape>(schema: z.ZodMiniObject<Shape>) =>
  z.extend(schema, circumstances);

/** Data of each form type as it travels in the envelope. */
export const dataSchemas = {
  assessment_popup: withCircumstances(answerSchemas.assessment_popup),
  hero_contact: withCircumstances(answerSchemas.hero_contact),
  modern_contact: withCircumstances(answerSchemas.modern_contact),
  lead_capture: withCircumstances(answerSchemas.lead_capture),
  enhanced_contact: withCircumstances(answerSchemas.enhanced_contact),
  smart_lead: withCircumstances(answerSchemas.smart_lead),
  quick_assessment: withCircumstances(answerSchemas.quick_assessment),
  feedback: withCircumstances(answerSchemas.feedback),
} as const;

/** The visitor's answers for one form type. */
export type Answers<Type extends keyof typeof answerSchemas> = z.infer<
  (typeof answerSchemas)[Type]
>;
