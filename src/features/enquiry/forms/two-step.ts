import type { FormType } from '#contract/form-types.ts';
import { answerSchemas } from '#contract/form-data.ts';
import { urgencyDefaults } from '#content/forms/urgency.ts';
import type { FormDeclaration } from '../engine/declaration.ts';

type TwoStepType = Extract<FormType, 'assessment_popup' | 'hero_contact' | 'enhanced_contact'>;

const empty = { phone: '', name: '', email: '', service: '', location: '', message: '' };

/** Phone first, then the rest (specification 1-§4); urgency goes along unasked (1-§3.1, 1-§3.2). */
function twoStep(formType: TwoStepType, id: string): FormDeclaration {
  return {
    formType,
    id,
    draftKey: formType,
    defaults: empty,
    steps: [['phone'], ['name', 'email', 'service', 'location', 'message']],
    schema: answerSchemas[formType],
    derive: () => ({ urgency: urgencyDefaults[formType] }),
    toastSystem: 'dialog',
    thankYou: true,
    presetLocation: true,
  };
}

/** The hero form of the home page. */
export const heroForm = twoStep('hero_contact', 'hero-form');

/** The assessment popup. */
export const popupForm = twoStep('assessment_popup', 'assessment-popup-form');

type CarriedNames = {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
};

/** The popup when it carries what was typed on the contact page, both names included. */
export function carriedForm({ firstName, lastName }: CarriedNames): FormDeclaration {
  const form = twoStep('enhanced_contact', 'carried-form');
  return { ...form, derive: (values) => ({ ...form.derive?.(values), firstName, lastName }) };
}
