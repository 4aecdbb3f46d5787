import { fieldText } from '#content/forms/common.ts';
import { suburbSuggestions } from '#content/forms/options.ts';
import { TextField } from './TextField.tsx';

/** The address of the building, with suburbs as suggestions. */
export function AddressField() {
  return (
    <TextField
      name="address"
      text={fieldText.address}
      required
      autoComplete="street-address"
      suggestions={suburbSuggestions}
    />
  );
}
