import { answerSchemas } from '#contract/form-data.ts';
import { choicesField } from '#contract/fields.ts';
import { z } from '#contract/zod.ts';
import { assessment } from '#content/assessment.ts';
import { assessmentFee } from '#content/assessment-fee.ts';
import {
  assessmentLevels,
  timeSlots,
  type AssessmentLevel,
} from '#content/forms/assessment-options.ts';
import { businessDay } from '#content/business-time.ts';
import { bookingDateText, isSaturday } from '#content/forms/booking-dates.ts';
import { isPriorityCallDay } from '#content/forms/public-holidays.ts';
import type { FormDeclaration } from '../engine/declaration.ts';
import { choicesOf, textOf, type FormValues } from '../engine/values.ts';

/** Value of the single priority call checkbox. */
export const PRIORITY_CALL = 'accepted';

const LAST_SLOT = timeSlots[4].value;

const notPast = z.refine<string>(
  (day) => day === '' || day >= businessDay(new Date()),
  assessment.date.past,
);

/** Rules across two fields: which days and hours can be requested. */
const visitSchema = z
  .object({
    preferredDate: z.string().check(z.trim()),
    priorityCall: choicesField,
    timeSlot: z.string().check(z.trim()),
  })
  .check(
    z.refine(
      ({ preferredDate, priorityCall }) =>
        !isPriorityCallDay(preferredDate) || priorityCall.includes(PRIORITY_CALL),
      { path: ['priorityCall'], error: bookingDateText.acceptFirst },
    ),
    z.refine(
      ({ preferredDate, timeSlot }) => !isSaturday(preferredDate) || timeSlot !== LAST_SLOT,
      { path: ['timeSlot'], error: assessment.date.saturdaySlots },
    ),
  );

/**
 * The contract's rule in addition to the visit's own: within one schema the latter would not run
 * while any other field is invalid, and the visitor would be sent back twice.
 */
const bookingSchema = z.intersection(
  z.extend(answerSchemas.quick_assessment, {
    preferredDate: answerSchemas.quick_assessment.shape.preferredDate.check(notPast),
  }),
  visitSchema,
);

/** The selected level; the first one until then. */
export function levelOf(values: FormValues): AssessmentLevel {
  const chosen = textOf(values, 'assessmentLevel');
  return assessmentLevels.find(({ value }) => value === chosen)?.value ?? assessmentLevels[0].value;
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
