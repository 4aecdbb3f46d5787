import {
  assessmentFee,
  assessmentLevels,
  type AssessmentLevel,
} from '#content/forms/assessment-options.ts';
import { assessmentLevelOf, bookingSchema } from '#content/forms/booking-rules.ts';
import type { FormDeclaration } from '../engine/declaration.ts';
import { choicesOf, textOf, type FormValues } from '../engine/values.ts';

/** The selected level; the first one until then. */
export function levelOf(values: FormValues): AssessmentLevel {
  return assessmentLevelOf(textOf(values, 'assessmentLevel'));
}

/** The current fee, in whole Australian dollars including GST. */
export function feeOf(values: FormValues): number {
  return assessmentFee(levelOf(values), choicesOf(values, 'extras'));
}

/** The booking page. */
export const assessmentForm: FormDeclaration = {
  formType: 'quick_assessment',
  id: 'assessment-form',
  draftKey: 'quick_assessment',
  defaults: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
    propertyType: '',
    buildingAge: '',
    assessmentTypes: [],
    assessmentLevel: assessmentLevels[0].value,
    preferredDate: '',
    priorityCall: [],
    timeSlot: '',
    concerns: '',
    accessInstructions: '',
    extras: [],
  },
  steps: [
    [
      'firstName',
      'lastName',
      'email',
      'phone',
      'address',
      'propertyType',
      'buildingAge',
      'assessmentTypes',
      'assessmentLevel',
      'extras',
      'concerns',
      'preferredDate',
      'priorityCall',
      'timeSlot',
      'accessInstructions',
    ],
  ],
  schema: () => bookingSchema,
  derive: (values) => ({ quotedPrice: feeOf(values) }),
  toastSystem: 'dialog',
  thankYou: true,
};
