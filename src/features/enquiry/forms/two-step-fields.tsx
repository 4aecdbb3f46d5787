import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { buttons, fieldText } from '#content/forms/common.ts';
import { locationPreset, locations, popupServices } from '#content/forms/options.ts';
import { BackAndSend, PrivacyLines } from '../fields/form-ends.tsx';
import { LongTextField } from '../fields/LongTextField.tsx';
import { PhotosField } from '../fields/PhotosField.tsx';
import { EmailField, NameField, PhoneField } from '../fields/person-fields.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { SeasonalChips } from './SeasonalChips.tsx';

const places = [locationPreset, ...locations];

/** Step 1: only a phone; Continue says what is missing. */
export function PhoneStep({ note }: { note?: string }) {
  return (
    <>
      <PhoneField />
      <Button type="submit">{buttons.continue}</Button>
      {note ? <FormHelperText>{note}</FormHelperText> : null}
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
      <PhotosField />
    </>
  );
}

/** Step 2: who and what; Back and Send Request. */
export function DetailsStep() {
  return (
    <>
      <DetailsFields />
      <PrivacyLines />
      <BackAndSend text={buttons.send} />
    </>
  );
}
