import { fieldText } from '#content/forms/common.ts';
import { suburbSuggestions } from '#content/forms/options.ts';
import { TextField } from './TextField.tsx';

/** Where the building stands; suburbs are put forward. */
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
