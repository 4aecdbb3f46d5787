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
import { limits, messages } from './limits.ts';
import { withE164 } from './phone.ts';
import { photoCountField } from './photos.ts';
import { tidyEmail, tidyName, withoutControls } from './clean-text.ts';
import { z } from './zod.ts';

/** Metadata about browser and page: invalid values never cost a lead. */
const told = (max: number) => z.string().check(z.overwrite(withoutControls), z.maxLength(max));

/**
 * Where the visit that a lead was sent in came from. Absent in earlier releases, and for visitors who
 * ask not to be tracked.
 */
export const originFields = {
  /** Path of the first page of the visit. */
  landingPage: z.optional(told(limits.urlMax)),
  /** Host of the other site that led to it. */
  firstReferrer: z.optional(told(limits.hostMax)),
  utmSource: z.optional(told(limits.shortTextMax)),
  utmMedium: z.optional(told(limits.shortTextMax)),
  utmCampaign: z.optional(told(limits.shortTextMax)),
  utmTerm: z.optional(told(limits.shortTextMax)),
  utmContent: z.optional(told(limits.shortTextMax)),
  /** Whether a Google or Facebook ad led to it; its id would identify the visitor. */
  gclid: z.optional(z.literal(true)),
  fbclid: z.optional(z.literal(true)),
};

const originSchema = z.object(originFields);

export type OriginData = z.infer<typeof originSchema>;

/** What every submission's data has in addition to the form's own fields (docs/behaviour.md). */
const pageContext = {
  formName: requiredLineField(),
  userAgent: told(limits.userAgentMax),
  referrer: told(limits.urlMax),
  pageUrl: told(limits.urlMax),
  /** How many photos follow; a lead never waits for them. */
  photoCount: z.optional(photoCountField),
  /** How many more photos were picked but lost on the phone before they could be sent. */
  photosMissing: z.optional(photoCountField),
  ...originFields,
};

/** Names of the fields that say where a lead came from rather than what its visitor answered. */
export const pageContextNames: readonly string[] = Object.keys(pageContext);

/** The rules for the personal details that every form asks for. */
type PersonRules = Readonly<
  Record<'phone' | 'name' | 'partName' | 'email', z.ZodMiniString<string>>
>;

/** The visitor's answers per form type (docs/behaviour.md). */
function answersBy(rules: PersonRules) {
  const contactable = { phone: rules.phone, phoneE164: z.optional(e164Field) };
  const popupFields = {
    ...contactable,
    name: rules.name,
    email: rules.email,
    service: choiceField,
    urgency: optionalChoiceField,
    location: optionalChoiceField,
    message: messageField,
  };
  const person = {
    ...contactable,
    firstName: rules.partName,
    lastName: rules.partName,
    email: rules.email,
  };
  const carriedName = z.optional(
    z.string().check(z.overwrite(tidyName), z.maxLength(limits.nameMax)),
  );
  return {
    assessment_popup: z.object({
      ...popupFields,
      /** What the button that opened the popup offers; absent in earlier builds. */
      asksFor: z.optional(z.enum(['assessment', 'quote'])),
    }),
    hero_contact: z.object(popupFields),
    modern_contact: z.object({
      ...contactable,
      name: rules.name,
      email: rules.email,
      service: optionalChoiceField,
      urgency: optionalChoiceField,
      message: messageField,
      preferredContact: z.enum(['phone', 'email']),
    }),
    lead_capture: z.object({
      ...contactable,
      name: rules.name,
      email: rules.email,
      service: optionalChoiceField,
      urgency: optionalChoiceField,
      message: messageField,
      /** The page whose closing section was used, such as 'Masonry'. */
      topic: lineField,
    }),
    enhanced_contact: z.object({
      ...popupFields,
      firstName: carriedName,
      lastName: carriedName,
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
      /** basic, comprehensive or heritage: the level that sets the fee (docs/behaviour.md). */
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
      name: orEmpty(rules.name, tidyName),
      email: orEmpty(rules.email, tidyEmail),
      feedback: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, messages.feedbackRequired),
          z.maxLength(limits.descriptionMax, messages.textLong),
        ),
      rating: z.int().check(z.minimum(1), z.maximum(5)),
      submissionType: z.literal('feedback'),
      /** Whether we may quote the words with the name; only ever sent as true. */
      mayQuote: z.optional(z.literal(true)),
    }),
  } as const;
}

const withPageContext = <Shape extends z.core.$ZodLooseShape>(schema: z.ZodMiniObject<Shape>) =>
  z.extend(schema, pageContext);

/** The same as sent in the envelope, with the phone in E.164 next to what was typed. */
function dataBy(answers: ReturnType<typeof answersBy>) {
  return {
    assessment_popup: withPageContext(answers.assessment_popup).check(z.overwrite(withE164)),
    hero_contact: withPageContext(answers.hero_contact).check(z.overwrite(withE164)),
    modern_contact: withPageContext(answers.modern_contact).check(z.overwrite(withE164)),
    lead_capture: withPageContext(answers.lead_capture).check(z.overwrite(withE164)),
    enhanced_contact: withPageContext(answers.enhanced_contact).check(z.overwrite(withE164)),
    smart_lead: withPageContext(answers.smart_lead).check(z.overwrite(withE164)),
    quick_assessment: withPageContext(answers.quick_assessment).check(z.overwrite(withE164)),
    feedback: withPageContext(answers.feedback),
  } as const;
}

/** Rules of the visitor's answers, by form type. */
export const answerSchemas = answersBy({
  phone: phoneField,
  name: nameField,
  partName: partNameField,
  email: emailField,
});

/** Rules of each form type's data. */
export const dataSchemas = dataBy(answerSchemas);

const asKept = z.string();

/** Data as any release may have stored it: other rules applied then, and it must stay readable. */
export const keptDataSchemas = dataBy(
  answersBy({ phone: asKept, name: asKept, partName: asKept, email: asKept }),
);

type NamesIn<Schemas extends Readonly<Record<string, z.ZodMiniType>>> = {
  [Type in keyof Schemas]: keyof z.infer<Schemas[Type]>;
}[keyof Schemas];

/** Names of all fields sent by any form type. */
export type FieldName = NamesIn<typeof dataSchemas>;

/** Names of all fields a visitor answers in any form type. */
export type AnswerName = NamesIn<typeof answerSchemas>;
