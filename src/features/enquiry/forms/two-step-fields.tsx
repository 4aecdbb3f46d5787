import { ActionButton } from '#components/ActionButton.tsx';
import { buttons, fieldText } from '#content/forms/common.ts';
import { locationPreset, locations, popupServices } from '#content/forms/options.ts';
import { useTypedText } from '../engine/use-typed.ts';
import { BackAndSend, PrivacyLines, Small } from '../fields/form-ends.tsx';
import { LongTextField } from '../fields/LongTextField.tsx';
import { EmailField, NameField, PhoneField } from '../fields/person-fields.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { SeasonalChips } from './SeasonalChips.tsx';

const places = [locationPreset, ...locations];

/** Step 1: only a phone; Continue is enabled once there is something in it (specification 1-§4). */
export function PhoneStep({ note }: { note?: string }) {
  const phone = useTypedText('phone');
  return (
    <>
      <PhoneField />
      <ActionButton type="submit" disabled={phone.trim() === ''}>
        {buttons.continue}
      </ActionButton>
      {note ? <Small>{note}</Small> : null}
    </>
  );
}

/** The fields of step 2 alone. */
export function DetailsFields() {
  return (
    <>
      <NameField />
      <EmailField />
      <SelectField name="service" text={fieldText.service} options={popupServices} required />
      <SeasonalChips />
      <SelectField name="location" text={{ label: fieldText.location.label }} options={places} />
      <LongTextField name="message" text={fieldText.message} />
    </>
  );
}

/** Step 2: who and what; Back and Send Request (specification 1-§4). */
export function DetailsStep() {
  return (
    <>
      <DetailsFields />
      <PrivacyLines />
      <BackAndSend text={buttons.send} />
    </>
  );
}
