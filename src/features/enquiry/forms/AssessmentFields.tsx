import { limits } from '#contract/limits.ts';
import { assessment, assessmentFields } from '#content/assessment.ts';
import { inDollars, surchargeLabel } from '#content/assessment-fee.ts';
import {
  assessmentExtras,
  assessmentLevels,
  assessmentPricing,
  assessmentTypes,
  buildingAges,
  PRIORITY_EXTRA,
  propertyTypes,
  timeSlots,
} from '#content/forms/assessment-options.ts';
import { businessDay } from '#content/business-time.ts';
import { bookingDateText } from '#content/forms/booking-dates.ts';
import { isPriorityCallDay } from '#content/forms/public-holidays.ts';
import { useClock } from '#components/use-clock.ts';
import { useTypedText } from '../engine/engine-context.ts';
import { AddressField } from '../fields/AddressField.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { FieldGroup, TwoUp } from '../fields/FieldGroup.tsx';
import { LongTextField } from '../fields/LongTextField.tsx';
import { PhotosField } from '../fields/PhotosField.tsx';
import { WholePersonFields } from '../fields/person-fields.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { PRIORITY_CALL } from './assessment.ts';
import { RunningPrice } from './RunningPrice.tsx';

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

const slotText = { ...assessmentFields.timeSlot, helper: assessment.date.saturdaySlots };
const dateDependents = ['priorityCall', 'timeSlot'];
const accepts = [{ value: PRIORITY_CALL, label: bookingDateText.accept }];

/** Day and time; for a Sunday or public holiday asks whether a priority call is meant. */
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
        <SelectField name="timeSlot" text={slotText} options={timeSlots} />
      </TwoUp>
      {isPriorityCallDay(day) ? (
        <ChoiceField
          name="priorityCall"
          text={{ label: assessment.date.priorityCall }}
          options={accepts}
          kind="checkbox"
          required
        />
      ) : null}
      <LongTextField
        name="accessInstructions"
        text={assessmentFields.accessInstructions}
        max={limits.descriptionMax}
      />
    </>
  );
}

export function AssessmentFields() {
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
}
