import { buttons, fieldText, formText } from '#content/forms/common.ts';
import { locationPreset, locations, popupServices } from '#content/forms/options.ts';
import { BackAndSend, PrivacyLines, WaitingButton } from '../fields/form-ends.tsx';
import { TwoUp } from '../fields/FieldGroup.tsx';
import { LongTextField } from '../fields/LongTextField.tsx';
import { PhotosField } from '../fields/PhotosField.tsx';
import { EmailField, NameField, PhoneField } from '../fields/person-fields.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { SeasonalChips } from './SeasonalChips.tsx';

const places = [locationPreset, ...locations];

/** Step 1: only a phone. */
export function PhoneStep({ note }: { note?: string }) {
  return (
    <>
      <PhoneField />
      <WaitingButton field="phone" waitsFor={formText.waitsFor.phone} note={note}>
        {buttons.continue}
      </WaitingButton>
    </>
  );
}

/** The fields of step 2 alone. */
export function DetailsFields() {
  return (
    <>
      <TwoUp>
        <NameField />
        <EmailField />
      </TwoUp>
      <SelectField
        name="service"
        text={{ label: fieldText.service.label }}
        options={popupServices}
        required
      />
      <SeasonalChips />
      <SelectField name="location" text={{ label: fieldText.location.label }} options={places} />
      <LongTextField name="message" text={fieldText.message} rows={3} />
      <PhotosField />
    </>
  );
}

/** Step 2: contact details and service; Back and Send Request. */
export function DetailsStep() {
  return (
    <>
      <DetailsFields />
      <PrivacyLines />
      <BackAndSend text={buttons.send} />
    </>
  );
}
