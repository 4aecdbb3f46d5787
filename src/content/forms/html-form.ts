import { choiceField, partNameField } from '#contract/fields.ts';
import { answerSchemas } from '#contract/form-data.ts';
import { formTypeSchema, type FormType } from '#contract/form-types.ts';
import { formFields } from '#contract/form-fields.ts';
import { postedText, type PostedContent, type PostedFields } from '#contract/html-form.ts';
import { limits } from '#contract/limits.ts';
import { z } from '#contract/zod.ts';
import { assessmentFee } from './assessment-options.ts';
import { assessmentLevelOf, bookingSchema } from './booking-rules.ts';
import { quoteConsents } from '../review.ts';
import { formCatalogue } from './form-catalogue.ts';
import { urgencyDefaults } from './choices.ts';

// What an HTML form posts without script, read by the server and, offline, by the service worker.

type Answers = Readonly<Record<string, unknown>>;

/** The rules of each form, as its script applies them. */
const rules: Readonly<Record<FormType, z.ZodMiniType<Answers>>> = {
  ...answerSchemas,
  modern_contact: z.extend(answerSchemas.modern_contact, { service: choiceField }),
  enhanced_contact: z.extend(answerSchemas.enhanced_contact, {
    firstName: partNameField,
    lastName: partNameField,
  }),
  quick_assessment: bookingSchema,
};

/** Answers that the scripts of a form derive, and those it has under another name. */
function derivedFrom(formType: FormType, fields: PostedFields): Answers {
  const text = (name: string) => postedText(fields, name);
  switch (formType) {
    case 'hero_contact':
    case 'assessment_popup':
      return { urgency: urgencyDefaults[formType] };
    case 'enhanced_contact':
      return {
        name: `${text('firstName').trim()} ${text('lastName').trim()}`.trim(),
        urgency: urgencyDefaults.enhanced_contact,
      };
    case 'quick_assessment': {
      const level = assessmentLevelOf(text('assessmentLevel'));
      return {
        quotedPrice: assessmentFee(level, fields.get('extras') ?? []),
        priorityCall: fields.get('priorityCall') ?? [],
      };
    }
    case 'feedback':
      return {
        rating: Number(text('rating')),
        submissionType: 'feedback',
        ...(fields.get('consent')?.includes(quoteConsents[0].value) ? { mayQuote: true } : {}),
      };
    case 'smart_lead':
    case 'lead_capture':
    case 'modern_contact':
      return {};
  }
}

/** The values of the fields that a schema knows, as lists, texts or left out. */
function answersIn(shape: Readonly<Record<string, z.ZodMiniType>>, fields: PostedFields): Answers {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, { _zod }]): [string, unknown][] => {
      const values = fields.get(name);
      if (_zod.def.type === 'array') return [[name, values ?? []]];
      if (values === undefined && _zod.def.type === 'optional') return [];
      return [[name, values?.[0] ?? '']];
    }),
  );
}

/** A field that breaks a rule, by its name in the form. */
export type FieldProblem = { readonly name: string; readonly message: string };

/** What was posted: valid answers, or what is wrong with them; null if it is not of our forms. */
export type Posted =
  | { readonly kind: 'valid'; readonly formType: FormType; readonly answers: Answers }
  | {
      readonly kind: 'invalid';
      readonly formType: FormType;
      readonly problems: readonly FieldProblem[];
    }
  | null;

/** Reads the answers of a posted form by the contract's rules and its own. */
export function readPosted(fields: PostedFields): Posted {
  const known = formTypeSchema.safeParse(postedText(fields, formFields.formType));
  if (!known.success) return null;
  const formType = known.data;
  const { shape }: { shape: Readonly<Record<string, z.ZodMiniType>> } = answerSchemas[formType];
  const typed = { ...answersIn(shape, fields), ...derivedFrom(formType, fields) };
  const parsed = rules[formType].safeParse(typed);
  if (parsed.success) return { kind: 'valid', formType, answers: parsed.data };
  return { kind: 'invalid', formType, problems: problemsOf(formType, parsed.error.issues) };
}

/** The first problem of each field. The contact page asks for the name in two fields. */
function problemsOf(formType: FormType, issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  const byName = new Map<string, string>();
  for (const { path, message } of issues) {
    const [first] = path;
    const name = formType === 'enhanced_contact' && first === 'name' ? 'firstName' : String(first);
    if (!byName.has(name)) byName.set(name, message);
  }
  return [...byName].map(([name, message]) => ({ name, message }));
}

/** Where a form was posted from, and how many pictures came with it. */
export type PostedFrom = {
  readonly origin: string;
  /** Path of the page. */
  readonly page: string;
  readonly userAgent: string;
  readonly photoCount: number;
};

/** The part of the envelope that is the same each time the same form is posted. */
export function postedContent(
  { formType, answers }: Extract<Posted, { kind: 'valid' }>,
  { origin, page, userAgent, photoCount }: PostedFrom,
): PostedContent {
  return {
    formType,
    source: origin,
    data: {
      ...answers,
      ...(photoCount === 0 ? {} : { photoCount }),
      formName: formCatalogue[formType].formName,
      userAgent: userAgent.slice(0, limits.userAgentMax),
      referrer: '',
      pageUrl: `${origin}${page}`.slice(0, limits.urlMax),
    },
  };
}
