import { choicesField } from '#contract/fields.ts';
import { answerSchemas } from '#contract/form-data.ts';
import { z } from '#contract/zod.ts';
import { assessment, bookingDateText, isSaturday, isTooLateOnSaturday } from '../assessment.ts';
import { businessDay } from '../business-time.ts';
import { assessmentLevels, type AssessmentLevel } from './assessment-options.ts';
import { isPriorityCallDay } from '../opening-times.ts';

/** Value of the single priority call checkbox. */
export const PRIORITY_CALL = 'accepted';

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
      ({ preferredDate, timeSlot }) => !isSaturday(preferredDate) || !isTooLateOnSaturday(timeSlot),
      { path: ['timeSlot'], error: assessment.date.saturdaySlots },
    ),
  );

/**
 * The contract's rule in addition to the visit's own: within one schema the latter would not run
 * while any other field is invalid, and the visitor would be sent back twice.
 */
export const bookingSchema = z.intersection(
  z.extend(answerSchemas.quick_assessment, {
    preferredDate: answerSchemas.quick_assessment.shape.preferredDate.check(notPast),
  }),
  visitSchema,
);

/** The level with this value; the first one if there is none. */
export function assessmentLevelOf(chosen: string): AssessmentLevel {
  return assessmentLevels.find(({ value }) => value === chosen)?.value ?? assessmentLevels[0].value;
}
