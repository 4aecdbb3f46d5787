import type { FormType } from '#contract/form-types.ts';
import type { popupOpeners } from '#content/forms/popup.ts';
import { urgencyDefaults } from '#content/forms/urgency.ts';
import type { FormDeclaration } from '../engine/declaration.ts';
import { textOf } from '../engine/values.ts';

type TwoStepType = Extract<FormType, 'assessment_popup' | 'hero_contact' | 'enhanced_contact'>;

type AsksFor = (typeof popupOpeners)[keyof typeof popupOpeners]['asksFor'];

const empty = { phone: '', name: '', email: '', service: '', location: '', message: '' };

/** Phone first, then the rest; urgency is sent without being asked. */
function twoStep(formType: TwoStepType, id: string): FormDeclaration {
  return {
    formType,
    id,
    draftKey: formType,
    defaults: empty,
    steps: [['phone'], ['name', 'email', 'service', 'location', 'message']],
    schema: ({ answerSchemas }) => answerSchemas[formType],
    derive: () => ({ urgency: urgencyDefaults[formType] }),
    toastSystem: 'dialog',
    thankYou: true,
    presetLocation: true,
  };
}

/** The hero form of the home page. */
export const heroForm = twoStep('hero_contact', 'hero-form');

/** The assessment popup, sent with what it was opened for. Earlier builds did not send that. */
export function popupForm(asksFor: AsksFor | undefined): FormDeclaration {
  const form = twoStep('assessment_popup', 'assessment-popup-form');
  return { ...form, derive: (values) => ({ ...form.derive?.(values), asksFor }) };
}

type CarriedNames = {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
};

/** First and last name joined. */
export function wholeName({ firstName = '', lastName = '' }: CarriedNames): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/**
 * The popup with what was typed on the contact page. The two separate names are sent only while
 * they add up to the full name: once that is corrected here, they would contradict it.
 */
export function carriedForm(names: CarriedNames): FormDeclaration {
  const form = twoStep('enhanced_contact', 'carried-form');
  const { firstName, lastName } = names;
  return {
    ...form,
    derive: (values) => {
      const whole = textOf(values, 'name').trim() === wholeName(names);
      // Explicitly undefined: a corrected lead must not keep the parts of the old name.
      const parts = whole ? { firstName, lastName } : { firstName: undefined, lastName: undefined };
      return { ...form.derive?.(values), ...parts };
    },
  };
}
