import { firstConfirmation, firstText } from '#content/admin/confirmations.ts';
import { factsOf, nextSentence } from '#content/what-was-sent.ts';
import { sampleAnswers } from '#content/admin/confirmations.ts';
import {
  type ConfirmationText,
  confirmationTextShape,
  type ConfirmationTemplate,
  storedConfirmationSchema,
} from '#contract/admin/confirmations.ts';
import { formTypes, formTypeSchema, type FormType } from '#contract/form-types.ts';
import { z } from '#contract/zod.ts';

/** The text of all forms, and for each form whether it is sent and its own text, if it has one. */
export const confirmationTexts = z.object({
  standard: z.object(confirmationTextShape),
  forms: z.partialRecord(
    formTypeSchema,
    z.object({ on: z.boolean(), own: z.nullable(z.object(confirmationTextShape)) }),
  ),
});

export type ConfirmationTexts = z.infer<typeof confirmationTexts>;

/** A form's part; what it is until the owner changes it. */
export function partOf({ forms }: ConfirmationTexts, formType: FormType) {
  return forms[formType] ?? { on: firstConfirmation(formType).on, own: null };
}

/** What is sent for a form. */
export function templateIn(texts: ConfirmationTexts, formType: FormType): ConfirmationTemplate {
  const { on, own } = partOf(texts, formType);
  return { on, ...(own ?? texts.standard) };
}

/** The settings key under which releases with one text for each form have stored it. */
export const earlierKeyOf = (formType: FormType): string => `confirmation:${formType}`;

/**
 * The texts of an earlier release, by `earlierKeyOf`. Each form sends what it has sent: the text that
 * most forms have becomes the one of all forms, others stay their own.
 */
export function fromEarlier(saved: ReadonlyMap<string, string>): ConfirmationTexts {
  const forms = formTypes.map((formType) => {
    const text = saved.get(earlierKeyOf(formType));
    const stored = text === undefined ? null : storedConfirmationSchema.parse(JSON.parse(text));
    const isFirst = stored === null || isSame(stored, firstEarlier(formType));
    return {
      formType,
      on: stored?.on ?? firstConfirmation(formType).on,
      text: isFirst ? firstText : { subject: stored.subject, text: stored.text },
    };
  });
  const usersOf = (text: ConfirmationText) =>
    forms.filter((form) => isSame(form.text, text)).length;
  const standard = forms.reduce(
    (most: ConfirmationText, { text }) =>
      usersOf(text) > Math.max(1, usersOf(most)) ? text : most,
    firstText,
  );
  return {
    standard,
    forms: Object.fromEntries(
      forms.map(({ formType, on, text }) => [
        formType,
        { on, own: isSame(text, standard) ? null : text },
      ]),
    ),
  };
}

function isSame(one: ConfirmationText, other: ConfirmationText): boolean {
  return one.subject === other.subject && one.text === other.text;
}

/** The first words of releases that had others for each form. */
function firstEarlier(formType: FormType): ConfirmationText {
  return {
    subject: firstText.subject,
    text: firstText.text
      .replace('{details}\n\n', factsOf(formType, sampleAnswers).length > 0 ? '{details}\n\n' : '')
      .replace('{next_step}', nextSentence(formType, {}, '{answer_time}')),
  };
}
