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
import { photoCountField } from './photos.ts';
import { z } from './zod.ts';

/** What every submission's data carries beside the form's own fields (docs/behaviour.md). */
const pageContext = {
  formName: requiredLineField(),
  userAgent: z.string().check(z.maxLength(1000)),
  referrer: z.string().check(z.maxLength(2000)),
  pageUrl: z.string().check(z.maxLength(2000)),
  /** How many photographs follow; a lead never waits for them. */
  photoCount: z.optional(photoCountField),
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

/** Fields of each form type: the visitor's answers alone (docs/behaviour.md). */
export const answerSchemas = {
  assessment_popup: z.object({
    ...popupFields,
    /** What the button that opened the popup offers; earlier builds did not say. */
    asksFor: z.optional(z.enum(['assessment', 'quote'])),
  }),
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
    /** basic, comprehensive or heritage: what the fee is for (docs/behaviour.md). */
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
    /** Whether the writer lets us quote the words with the name; only ever sent as true. */
    mayQuote: z.optional(z.literal(true)),
  }),
} as const;

const withPageContext = <Shape extends z.core.$ZodLooseShape>(schema: z.ZodMiniObject<Shape>) =>
  z.extend(schema, pageContext);

/** Data of each form type as it travels in the envelope. */
export const dataSchemas = {
  assessment_popup: withPageContext(answerSchemas.assessment_popup),
  hero_contact: withPageContext(answerSchemas.hero_contact),
  modern_contact: withPageContext(answerSchemas.modern_contact),
  lead_capture: withPageContext(answerSchemas.lead_capture),
  enhanced_contact: withPageContext(answerSchemas.enhanced_contact),
  smart_lead: withPageContext(answerSchemas.smart_lead),
  quick_assessment: withPageContext(answerSchemas.quick_assessment),
  feedback: withPageContext(answerSchemas.feedback),
} as const;

type NamesIn<Schemas extends Readonly<Record<string, z.ZodMiniType>>> = {
  [Type in keyof Schemas]: keyof z.infer<Schemas[Type]>;
}[keyof Schemas];

/** Names of everything that a form of any type sends. */
export type FieldName = NamesIn<typeof dataSchemas>;

/** Names of what a visitor answers, in a form of any type. */
export type AnswerName = NamesIn<typeof answerSchemas>;
