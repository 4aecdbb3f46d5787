import { memo } from 'react';
import { useClock } from '#components/use-store.ts';
import {
  inDollars,
  surchargeLabel,
  assessmentExtras,
  assessmentLevels,
  assessmentPricing,
  assessmentTypes,
  buildingAges,
  PRIORITY_EXTRA,
  propertyTypes,
} from '#content/forms/assessment-options.ts';
import {
  assessment,
  assessmentFields,
  bookingDateText,
  offeredSlots,
} from '#content/assessment.ts';
import { businessDay } from '#content/business-time.ts';
import { isClosureDay } from '#content/closures.ts';
import { PRIORITY_CALL } from '#content/forms/booking-rules.ts';
import { isPriorityCallDay, isSundayOrHoliday } from '#content/opening-times.ts';
import { limits } from '#contract/limits.ts';
import { useTypedText } from '../engine/engine-context.ts';
import { useEnquiryForm } from '../engine/use-enquiry-form.ts';
import { FieldGroup, TwoUp } from '../fields/FieldGroup.tsx';
import { FormShell } from '../fields/FormShell.tsx';
import { PhotosField } from '../fields/PhotosField.tsx';
import { ChoiceField, SelectField } from '../fields/choice-fields.tsx';
import { PrivacyLines, SendButton, WithoutScript } from '../fields/form-actions.tsx';
import { AddressField, WholePersonFields } from '../fields/person-fields.tsx';
import { LongTextField, TextField } from '../fields/text-fields.tsx';
import { RunningPrice } from './RunningPrice.tsx';
import { assessmentForm } from './assessment.ts';

const pricedLevels = assessmentLevels.map(({ value, label, description }) => ({
  value,
  label: `${label}, ${inDollars(assessmentPricing[value])}`,
  description,
}));

const pricedExtras = assessmentExtras.map(({ value, label, description }) => ({
  value,
  label: value === PRIORITY_EXTRA ? `${label}, ${surchargeLabel}` : label,
  description,
}));

const { saturdaySlots, priorityCall } = assessment.date;
const slotText = { ...assessmentFields.timeSlot, ...(saturdaySlots && { helper: saturdaySlots }) };
const dateDependents = ['priorityCall', 'timeSlot'];
const accepts = [{ value: PRIORITY_CALL, label: bookingDateText.accept }];

function PriorityCallField({ day = '', required = false }: { day?: string; required?: boolean }) {
  const isAlwaysPriority = day === '' || (isSundayOrHoliday(day) && !isClosureDay(day));
  return (
    <ChoiceField
      name="priorityCall"
      text={{ label: isAlwaysPriority ? priorityCall : bookingDateText.closed }}
      options={accepts}
      kind="checkbox"
      required={required}
    />
  );
}

/** Day and time; for a Sunday, a public holiday or a closure asks whether a priority call is meant. */
function VisitFields() {
  const day = useTypedText('preferredDate');
  return (
    <>
      <TwoUp>
        <TextField
          name="preferredDate"
          text={assessmentFields.preferredDate}
          type="date"
          autoComplete="off"
          min={useClock(businessDay)}
          deps={dateDependents}
        />
        <SelectField name="timeSlot" text={slotText} options={offeredSlots} />
      </TwoUp>
      {isPriorityCallDay(day) ? <PriorityCallField day={day} required /> : null}
      {day === '' ? (
        <WithoutScript>
          <PriorityCallField />
        </WithoutScript>
      ) : null}
      <LongTextField
        name="accessInstructions"
        text={assessmentFields.accessInstructions}
        max={limits.descriptionMax}
      />
    </>
  );
}

export const AssessmentFields = memo(function AssessmentFields() {
  const { groups } = assessment;
  return (
    <>
      <FieldGroup legend={groups.person}>
        <WholePersonFields />
      </FieldGroup>
      <FieldGroup legend={groups.building}>
        <AddressField />
        <TwoUp>
          <SelectField
            name="propertyType"
            text={assessmentFields.propertyType}
            options={propertyTypes}
            required
          />
          <SelectField
            name="buildingAge"
            text={assessmentFields.buildingAge}
            options={buildingAges}
          />
        </TwoUp>
      </FieldGroup>
      <FieldGroup legend={groups.report}>
        <ChoiceField
          name="assessmentTypes"
          text={assessmentFields.assessmentTypes}
          options={assessmentTypes}
          kind="checkbox"
          required
        />
        <ChoiceField
          name="assessmentLevel"
          text={assessmentFields.assessmentLevel}
          options={pricedLevels}
          kind="radio"
          required
        />
        <ChoiceField
          name="extras"
          text={assessmentFields.extras}
          options={pricedExtras}
          kind="checkbox"
        />
        <LongTextField
          name="concerns"
          text={assessmentFields.concerns}
          max={limits.descriptionMax}
        />
        <PhotosField />
      </FieldGroup>
      <FieldGroup legend={groups.visit}>
        <VisitFields />
      </FieldGroup>
      <RunningPrice />
    </>
  );
});

/** The booking form with its running price (form type quick_assessment). */
export function AssessmentForm() {
  const { engine } = useEnquiryForm(assessmentForm);
  return (
    <FormShell engine={engine} label={assessment.h1}>
      <AssessmentFields />
      <PrivacyLines />
      <SendButton text={assessment.button} />
    </FormShell>
  );
}
